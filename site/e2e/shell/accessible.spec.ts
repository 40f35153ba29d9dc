import { faults } from '../support/axe.ts'
import { expect, fillLogin, test } from '../support/test.ts'

test('home and its dialogs are accessible', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/')
  expect(await faults(page)).toEqual([])
  await page.goto('/login')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/register')
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('Accept the terms to open an account')).toBeVisible()
  // What the sticky action covers is scrolled to, but counts as too small while it is covered.
  await page.setViewportSize({ width: 1280, height: 1400 })
  expect(await faults(page)).toEqual([])
})

test('the agent site is accessible', async ({ page, site }) => {
  await page.goto('/agent')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
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
