import type { Browser, Page } from '@playwright/test'
import { openStory } from './story-page.ts'
import { expect, test, type Stage } from './storybook.ts'

// What only a browser can test of forms: input methods, its own order at a reset, disabled fieldsets.

const open = (browser: Browser, stage: Stage, title: string, name: string) =>
  openStory(browser, stage, title, name, { viewport: { width: 1100, height: 780 } })
const form = (page: Page) => page.locator('form')
const sent = (page: Page) =>
  form(page).evaluate((node: HTMLFormElement) =>
    [...new FormData(node)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`),
  )
const first = [
  'name=Rahim',
  'remark=None',
  'password=secret',
  'code=482019',
  'letters=ab',
  'members=1500',
  'amount=500.00',
  'birthday=1990-01-05',
  'period=2026-11-01/2026-11-02',
  'river=padma',
  'rivers=padma',
  'rivers=meghna',
  'home=padma',
  'agree=on',
  'messages=on',
  'ferry=padma',
  'bank=meghna',
  'picture=',
]

test('one-time code: composed in Bengali digits, and read once', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/OtpField', 'Empty')
  const input = page.getByRole('textbox', { name: 'Verification code' })
  await input.focus()
  const method = await page.context().newCDPSession(page)
  const steps = '১২৩৪৫৬'
  for (let length = 1; length <= steps.length; length += 1) {
    const text = steps.slice(0, length)
    await method.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
    await expect(input).toHaveValue(text)
  }
  await method.send('Input.insertText', { text: steps })
  await expect(input).toHaveValue('123456')
  // What is composed in the middle stays there, and what was given up leaves nothing.
  await input.press('Backspace')
  await method.send('Input.imeSetComposition', { text: '٩', selectionStart: 1, selectionEnd: 1 })
  await expect(input).toHaveValue('12345٩')
  await method.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect(input).toHaveValue('12345')
})

test('a form: sends, resets and disables every control', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/Field', 'In A Form')
  expect(await sent(page)).toEqual(first)
  const words = await form(page).innerText()

  await page.getByLabel('Name').fill('Karim')
  await page.getByLabel('Remark').fill('Many')
  await page.getByLabel('Password', { exact: true }).fill('other')
  await page.getByLabel('Code').fill('111111')
  await page.getByLabel('Members').fill('2x')
  await page.getByLabel('Amount').fill('20')
  await page.getByLabel('Birthday').fill('31/2/1990')
  await page.getByRole('combobox', { name: 'River' }).fill('jam')
  await page.getByRole('combobox', { name: 'River' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Padma' }).click()
  await page.getByRole('combobox', { name: 'Home' }).click()
  await page.getByRole('option', { name: 'Jamuna' }).click()
  await page.getByLabel('Agree').uncheck()
  await page.getByLabel('Messages').uncheck()
  await page.getByRole('radiogroup', { name: 'Ferry' }).getByText('Jamuna').click()
  await page.getByRole('radiogroup', { name: 'Bank' }).getByText('Jamuna').click()
  await page.locator('[name="picture"]').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  })
  await expect(page.getByRole('list', { name: 'Chosen files' })).toBeVisible()
  expect(await sent(page)).toEqual([
    'name=Karim',
    'remark=Many',
    'password=other',
    'code=111111',
    'letters=ab',
    'members=',
    'amount=20.00',
    'birthday=',
    'period=2026-11-01/2026-11-02',
    'river=jamuna',
    'rivers=meghna',
    'home=jamuna',
    'ferry=jamuna',
    'bank=jamuna',
    'picture=a.png',
  ])
  // A number and a day that are none keep the form from being sent, and say so in their places.
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Members')).toBeFocused()
  await expect(page.getByLabel('Members')).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => sent(page)).toEqual(first)
  expect(await form(page).innerText()).toBe(words)
  await expect(page.getByLabel('Members')).toHaveValue('1,500')
  await expect(page.getByLabel('Birthday')).toHaveValue('05/01/1990')
  await expect(page.getByRole('combobox', { name: 'River' })).toHaveValue('Padma')
  await expect(page.getByRole('radiogroup', { name: 'Ferry' }).getByLabel('Padma')).toBeChecked()
  await expect(page.getByLabel('Agree')).toBeChecked()

  await page.locator('form > fieldset').evaluate((node: HTMLFieldSetElement) => (node.disabled = true))
  expect(await sent(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Home' }).click({ force: true })
  await page.getByRole('button', { name: /^Rivers/ }).click({ force: true })
  await page.getByRole('button', { name: /^Period/ }).click({ force: true })
  await page.getByRole('button', { name: 'Show the list' }).click({ force: true })
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'b.png'))
    return transfer
  })
  await page.locator('[data-part="zone"]').dispatchEvent('drop', { dataTransfer: dropped })
  await page.locator('form > fieldset').evaluate((node: HTMLFieldSetElement) => (node.disabled = false))
  await expect.poll(() => sent(page)).toEqual(first)
})
