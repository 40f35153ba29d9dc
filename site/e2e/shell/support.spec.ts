import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { header, newName, signUp } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

const main = (page: Page) => page.getByRole('main')

test(
  'a member asks about an order, an operator answers by command, and the member reads it and takes a choice',
  { tag: '@smoke' },
  async ({ page, product }) => {
    await signUp(page, newName())
    await page.goto('/member?page=depositv2')
    await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
    await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill('1000')
    await page.getByRole('button', { name: /^Deposit .*৳/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Ask about this' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Ask a question' })).toBeVisible()
    await expect(main(page).locator('[data-part="subject"]')).toContainText('Instant wallet')
    await page.getByLabel('Your question').fill('I paid. When does my deposit arrive?')
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /When does my deposit arrive/ })).toBeVisible()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    const ticketNo = new URL(page.url()).searchParams.get('no') ?? ''

    await page.goto('/')
    const answer = { ticketNo, text: 'It is there.', name: 'Mita', choices: ['I see it', 'Not yet'] }
    await operate(product.dataDir, 'tickets', 'answer', answer)
    const bell = header(page).getByRole('button', { name: /^Notices/ })
    await expect(bell).toHaveAccessibleName('Notices, 2 messages unread')
    await bell.click()
    await page.getByRole('link', { name: /We need your reply/ }).click()
    await page.getByRole('link', { name: 'Open question' }).click()
    await expect(page.getByRole('article', { name: /Mita.*, customer service/ })).toContainText('It is there.')
    await page.getByRole('button', { name: 'I see it' }).click()
    await expect(page.getByRole('button', { name: 'I see it' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('I see it')
  },
)
