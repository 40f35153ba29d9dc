import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { balanceOf, expect, fillLogin, test } from './support/test.ts'

const looks = [['veranda', 'dark'], ['veranda', 'light'], ['haat', 'dark'], ['haat', 'light']] as const

/** What axe finds in what is on screen, in both houses and schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [brand, scheme] of looks) {
    await page.evaluate(([b, s]) => Object.assign(document.documentElement.dataset, { brand: b, scheme: s }), [brand, scheme])
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    found.push(...violations.map(({ id, nodes }) => `${brand} ${scheme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`))
  }
  return found
}

test.use({ reducedMotion: 'reduce' })

test('home and its dialogs are accessible', async ({ page }) => {
  await page.goto('/')
  expect(await faults(page)).toEqual([])
  await page.goto('/login')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/register')
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('Agree to the terms to open an account')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('the agents’ view is accessible', async ({ page, site }) => {
  await page.goto('/agent')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await fillLogin(page, site.account('agent'))
  await expect(page.getByRole('heading', { name: 'Account overview' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('closed pages are accessible', async ({ page, site }) => {
  await site.set('maintenance', { on: true, end: new Date(Date.now() + 3_600_000).toISOString() })
  try {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faults(page)).toEqual([])
  } finally {
    await site.set('maintenance', { on: false })
  }
})

test('the keyboard alone logs in and out', async ({ page, site }) => {
  const { username, password } = site.account('member')
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(balanceOf(page)).toBeVisible()
  await page.getByRole('button', { name: `Account of ${username}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(balanceOf(page)).toBeHidden()
})
