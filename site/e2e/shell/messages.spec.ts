import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { operate } from '../support/servers/operate.ts'
import { header, newName, signUp } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

const bell = (page: Page) => header(page).getByRole('button', { name: /^Notices/ })
const list = (page: Page) => page.getByRole('list', { name: 'Messages' })

async function arrive(page: Page): Promise<void> {
  await signUp(page, newName())
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 message unread')
}

test(
  'the bell opens the messages, and its dot disappears when they are read; a deletion is undone',
  { tag: '@smoke' },
  async ({ page }) => {
    await arrive(page)
    await bell(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    const welcome = list(page).getByRole('link', { name: /Welcome/ })
    await expect(welcome).toHaveAccessibleName(/^Unread:/)
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await welcome.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Welcome' })).toBeFocused()
    await expect(bell(page)).toHaveAccessibleName('Notices')
    await expect(welcome).not.toHaveAccessibleName(/Unread/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Welcome' })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notices')

    await page.getByRole('button', { name: 'Delete, Welcome' }).click()
    await expect(page.getByRole('heading', { name: 'No messages', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(welcome).toBeVisible()

    await page.goto('/member?page=messageV2&message=999999999')
    await expect(page.getByRole('heading', { name: 'Message not found' })).toBeVisible()
  },
)

test('a message that arrives while the page is open joins the list, is in the language of the page, and links to its order', async ({
  page,
  product,
}) => {
  await arrive(page)
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
  await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill('1000')
  await page.getByRole('button', { name: /^Deposit .*৳/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
  const orderNo = new URL(page.url()).searchParams.get('order') ?? ''

  await page.goto('/member?page=messageV2')
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await operate(product.dataDir, 'deposits', 'reject', {
    orderNo,
    reason: 'the payment was made from another account',
  })
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 messages unread')
  await list(page)
    .getByRole('link', { name: /Deposit not credited/ })
    .click()
  await expect(page.getByText(new RegExp(`${orderNo} of ৳ 1,000\\.00`)).last()).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 message unread')

  await page.context().addCookies([{ name: 'lang', value: 'bn', url: product.url }])
  await page.evaluate(() => localStorage.clear())
  const messages = page.url()
  await page.goto(messages)
  await expect(page.getByRole('heading', { level: 2, name: /যোগ করা যায়নি/ })).toBeVisible()
  await page.getByRole('link', { name: 'অর্ডারটি খুলুন' }).click()
  await expect(page).toHaveURL(new RegExp(`page=depositv2&order=${orderNo}`))
})

test('a member writes with a picture, finds it under “My feedback” from the account menu, and its answer among the messages', async ({
  page,
  product,
}) => {
  await arrive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click()
  const form = page.getByRole('dialog', { name: 'Feedback' })
  await expect(form.getByRole('textbox', { name: 'Captcha' })).toHaveCount(0)
  await form.getByLabel(/^Message/).fill('The door sticks')
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await form.getByLabel('Pictures').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
  await expect(form.getByText('door.png')).toBeVisible()
  await form.getByRole('button', { name: 'Send' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await expect(thanks).toContainText('We answer in your messages')
  const feedbackNo = (await thanks.locator('output').textContent()) ?? ''
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  expect(await operate(product.dataDir, 'feedback', 'answer', { feedbackNo, text: 'It is oiled now.' })).toContain(
    'answered',
  )
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 messages unread')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'My feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My feedback' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('It is oiled now.')
  await page.getByRole('button', { name: 'Picture 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Picture 1' })).toBeVisible()
})

test('on a phone a message replaces the list, and back returns to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, newName())
  await page.goto('/member?page=messageV2')
  await list(page)
    .getByRole('link', { name: /Welcome/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome' })).toBeVisible()
  await expect(list(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(list(page)).toBeVisible()
})
