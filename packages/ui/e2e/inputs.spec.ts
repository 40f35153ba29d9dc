import type { Browser, Locator, Page } from '@playwright/test'
import { openStory } from './story-page.ts'
import { expect, test, type Stage } from './storybook.ts'

// What only a browser can test in inputs: native keys, the caret, the clipboard, dropped files, timers.

interface Look {
  language?: 'en' | 'ar'
  phone?: boolean
  before?: (page: Page) => Promise<unknown>
}

const open = (
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language, phone = false, before }: Look = {},
): Promise<Page> =>
  openStory(browser, stage, title, name, {
    language,
    before,
    viewport: { width: phone ? 390 : 1100, height: 780 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })

async function paste(page: Page, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+v')
}
const caretOf = (input: Locator) => input.evaluate((node: HTMLInputElement) => node.selectionStart)

test('radio group: one tab stop, arrows select, wrap at the ends and skip disabled options', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Forms/Radio', 'List')
  const radio = (name: string) => page.getByRole('radio', { name })
  await page.keyboard.press('Tab')
  await expect(radio('All downlines')).toBeFocused()
  for (const [key, name] of [
    ['ArrowDown', 'My own only'],
    ['ArrowDown', 'All downlines'],
    ['ArrowUp', 'My own only'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(radio(name)).toBeFocused()
    await expect(radio(name)).toBeChecked()
  }
  await page.keyboard.press('Tab')
  await expect(radio('My own only')).not.toBeFocused()
})

for (const [language, on] of [
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const) {
  test(`segmented control: arrows follow the text (${language}); by hand they only move`, async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/SegmentedControl', 'Filters', { language })
    const radio = (name: string) => page.getByRole('radio', { name })
    await page.keyboard.press('Tab')
    await page.keyboard.press(on)
    await expect(radio('Hot')).toBeChecked()
    await expect(radio('Hot')).toBeFocused()

    const byHand = await open(browser, stage, 'Forms/SegmentedControl', 'By Hand', { language })
    const choice = (name: string) => byHand.getByRole('radio', { name })
    await byHand.keyboard.press('Tab')
    await expect(choice('New')).toBeFocused()
    await byHand.keyboard.press(on)
    await expect(choice('Favourites')).toBeFocused()
    await expect(choice('New')).toBeChecked()
    await byHand.keyboard.press('Space')
    await expect(choice('Favourites')).toBeChecked()
  })
}

test('switch: Space toggles it', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/Switch', 'Off')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch')).toBeChecked()
})

test('filter bar: wraps on a wide screen; on a phone it scrolls and keeps the selected chip visible', async ({
  browser,
  stage,
}) => {
  const wide = await open(browser, stage, 'Forms/FilterBar', 'Vendors')
  expect(await wide.getByRole('group').evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  const phone = await open(browser, stage, 'Forms/FilterBar', 'One On', { phone: true })
  const row = phone.getByRole('group')
  expect(await row.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(100)
  await expect(phone.getByRole('button', { name: /^JL/ })).toBeInViewport({ ratio: 1 })
  expect(await row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})

test('number: arrows step, the caret stays at the edit', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/NumberField', 'Bounded')
  const input = page.getByRole('spinbutton', { name: 'Members' })
  await input.press('ArrowUp')
  await expect(input).toHaveValue('8')
  await input.press('PageUp')
  await input.press('PageUp')
  await input.press('PageUp')
  await expect(input).toHaveValue('30')
  await input.fill('')
  await page.keyboard.type('1234567')
  await expect(input).toHaveValue('1,234,567')
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('99')
  await expect(input).toHaveValue('123,994,567')
  expect(await caretOf(input)).toBe(6)
  await page.keyboard.press('Backspace')
  await expect(input).toHaveValue('12,394,567')
  expect(await caretOf(input)).toBe(5)
})

test('money: amounts are typed, cut and pasted in usual notations', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/MoneyField', 'Empty')
  const input = page.getByRole('textbox', { name: 'Amount' })
  await input.focus()
  await page.keyboard.type('24860.50')
  await expect(input).toHaveValue('24,860.50')
  await page.keyboard.type('5')
  await expect(input, 'what is no amount stays as typed').toHaveValue('24,860.505')
  await input.press('ControlOrMeta+a')
  await paste(page, '৳ ৫,০০০.৫০')
  await expect(input).toHaveValue('5,000.50')
  await input.press('ControlOrMeta+a')
  await paste(page, '5k')
  await expect(input).toHaveValue('5k')
  await input.press('ControlOrMeta+a')
  await paste(page, '5,5')
  await expect(input).toHaveValue('5.5')
  await input.fill('5,000.50')
  await input.press('Home')
  await input.press('ArrowRight')
  await input.press('Delete')
  await expect(input).toHaveValue('500.50')
  expect(await caretOf(input)).toBe(1)
  await input.fill('٢٥٬٠٠٠')
  await input.press('Tab')
  await expect(input).toHaveValue('25,000.00')
})

test('money, as a headline: the input itself shows what it holds, at rest and while it is edited', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Forms/MoneyField', 'Deposit')
  const input = page.getByRole('textbox', { name: 'Amount' })
  const ink = () => input.evaluate((node) => getComputedStyle(node).webkitTextFillColor)
  const box = page.locator('[data-part="box"]')
  const text = () => input.evaluate((node) => getComputedStyle(node.closest('[data-component]') as Element).color)
  expect(await ink()).toBe(await text())
  await page.getByRole('button', { name: '10,000' }).click()
  await expect(input).toHaveValue('10,000.00')
  expect(await ink()).toBe(await text())
  await expect(box, 'beside the input stands the sign alone').toHaveText('৳')
  expect(await input.evaluate((node) => node.scrollWidth <= node.clientWidth), 'nothing of it is cut off').toBe(true)
})

test('one-time code: pasted with words around it; digits run from left to right in Arabic', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Forms/OtpField', 'Empty', { language: 'ar' })
  const input = page.getByRole('textbox', { name: 'Verification code' })
  await input.focus()
  await page.keyboard.type('48')
  expect(await input.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr')
  const [field, box] = [await input.boundingBox(), await page.locator('[data-part="box"]').boundingBox()]
  // The block of digits is at the start of the Arabic line.
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 24)
  await input.press('ControlOrMeta+a')
  await paste(page, 'رمزك هو ٤٨٢ ٠١٩')
  await expect(input).toHaveValue('482019')
})

test('countdown: a suspended tab shows the right time when it resumes', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/CountdownButton', 'Press And Wait', {
    before: (one) => one.clock.install(),
  })
  const button = page.getByRole('button')
  await button.press('Enter')
  await expect(button).toContainText('1:00')
  // Like a suspended device: no timer runs meanwhile, each fires at most once afterwards.
  await page.clock.fastForward(41_000)
  await expect(button).toContainText('0:19')
  await expect(button).toBeFocused()
  await page.clock.fastForward(60_000)
  await expect(button).toHaveText('Send code')
  await page.close()
})

test('captcha: a second press within a second is refused with a message', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/Captcha', 'Refresh')
  const picture = page.getByRole('img', { name: 'Picture with the letters to type' })
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Another picture' }).dblclick()
  await expect(page.getByText('One picture a second')).toBeVisible()
  const second = await picture.getAttribute('src')
  expect(second).not.toBe(first)
  await expect(page.getByText('One picture a second')).toBeHidden()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('files: selected, dropped, rejected by content, removed by keyboard; every preview URL is revoked', async ({
  browser,
  stage,
}) => {
  const watch = () => {
    const open = new Set<string>()
    const [make, giveBack] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
    URL.createObjectURL = (blob) => {
      const address = make(blob)
      open.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      open.delete(address)
      giveBack(address)
    }
    Object.assign(window, { openAddresses: open })
  }
  const page = await open(browser, stage, 'Forms/FileUpload', 'Empty', { before: (one) => one.addInitScript(watch) })
  const addresses = () => page.evaluate(() => (Reflect.get(window, 'openAddresses') as Set<string>).size)
  const rows = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await page.getByLabel('Proof of payment').setInputFiles([
    { name: 'receipt.png', mimeType: 'image/png', buffer: png },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
  ])
  await expect(rows).toHaveText([/receipt\.png/])
  await expect(page.getByRole('alert')).toContainText('page.pngNot a PNG or JPG picture')
  expect(await rows.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    1,
  )

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }))
      return transfer
    },
    [...png],
  )
  await page.locator('[data-part="zone"]').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(rows).toHaveText([/receipt\.png/, /dropped\.png/])
  expect(await addresses()).toBe(2)

  await page.getByRole('button', { name: 'Remove receipt.png' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove dropped.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Proof of payment')).toBeFocused()
  expect(await addresses()).toBe(0)
  await page.close()
})
