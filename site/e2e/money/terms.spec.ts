import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { memberCalls } from '@brand/sdk/member'
import { expect } from '@playwright/test'
import { amountIn, at, press } from '../support/money-page.ts'
import { newName, signUp } from '../support/player.ts'
import { write } from '../support/servers/rows.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
const t = wordsOf('en')

/** Waits until the gateway returns the new terms to a member. */
async function waitForValue<T>(
  url: string,
  account: string,
  send: (calls: ReturnType<typeof memberCalls>) => Promise<T>,
  wanted: T,
) {
  const sdk = createBrandClient({ baseUrl: url, session: createSessionStore(memoryStorage()) })
  await sdk.session.login({ username: account, password: 'Padma2026' })
  await expect.poll(() => send(memberCalls(sdk))).toBe(wanted)
  sdk.close()
}

test('terms that change while a deposit is filled in are shown, nothing is submitted, and the next press accepts the new ones', async ({
  page,
  product,
}) => {
  const account = newName()
  const orders = (more = '') =>
    write(
      product.dataDir,
      `select 1 from deposit_order o join member m on m.id = o.member_id where m.account = $1 ${more}`,
      account,
    )
  await signUp(page, account)
  await page.goto(at('depositv2'))
  await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
  await amountIn(page).fill('500')
  await turn(product.dataDir, 'turnover', { depositMultiple: 3 })
  await waitForValue(product.url, account, async (calls) => (await calls.deposits.settings({})).multiple, 3)
  await press(page).click()
  await expect(page.locator('main')).toContainText(t('err', 'terms_changed'))
  expect(await orders()).toBe(0)
  await expect(amountIn(page)).toHaveValue('500.00')
  await press(page).click()
  await expect.poll(() => orders("and (o.terms ->> 'multiple') = '3'")).toBe(1)
})

test('an increase of a limit under outdated terms is refused, the new waiting time is shown, and the next press accepts it', async ({
  page,
  product,
}) => {
  const account = newName()
  await signUp(page, account)
  await page.goto(at('limits'))
  await page.getByRole('button', { name: 'Set a limit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.locator('[data-limit="DEPOSIT DAY"]')
  await expect(card).toContainText('500.00')
  await card.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('800')
  await expect(dialog).toContainText('A higher limit takes 24 hours')
  await turn(product.dataDir, 'rg', { profile: 'ES' })
  try {
    await waitForValue(
      product.url,
      account,
      async (calls) => (await calls.limits.profile({})).limits.increaseDelayH,
      72,
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText(t('err', 'terms_changed'))
    await expect(dialog).toContainText('A higher limit takes 72 hours')
    await expect(card).not.toContainText('after you confirm')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('after you confirm')
  } finally {
    await turn(product.dataDir, 'rg', {})
  }
})
