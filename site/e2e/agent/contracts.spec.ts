import { expect, type Locator, type Page } from '@playwright/test'
import { openContract } from '../support/contracts.ts'
import { logIn } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import type { Product } from '../support/servers/product.ts'
import { write } from '../support/servers/rows.ts'
import { isSound } from '../support/sound.ts'
import { addTeam } from '../support/team.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const [en, bn] = [wordsOf('en'), wordsOf('bn')]
const at = (tab: string) => `/agentHome?page=contracts&tab=${tab}`
const main = (page: Page) => page.getByRole('main')

const chip = (contract: Locator) => contract.locator('[data-component="status-chip"]')
const isActive = (contract: Locator) => expect(chip(contract)).toHaveAttribute('data-state', 'active')

/** The first contract that waits for an answer, opened and looked at. */
async function open(page: Page, t: typeof en) {
  const dialog = await openContract(page, t)
  await isSound(page)
  return dialog
}

test(
  'an offer goes down the line; whoever accepts less reads first whose contract ends, and it ends',
  { tag: '@smoke' },
  async ({ page, context, browser, product }) => {
    const { agent } = await addTeam(product)
    const offer = (rate: string) =>
      operate(product.dataDir, 'contracts', 'offer', {
        account: 'demo_agent',
        kind: 'REAL_TIME',
        period: '5MIN',
        tiers: [{ rate }],
      })
    await offer('1')
    await logIn(context, product.account('agent'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await (await open(page, en)).getByRole('button', { name: 'Accept' }).click()
    const mine = main(page).getByRole('article', { name: en('contracts', 'kind.REAL_TIME') })
    await isActive(mine)

    // At most the own rate, and on to the one below.
    await main(page)
      .getByRole('button', { name: en('contracts', 'offer') })
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Downline’s username/).fill(agent)
    await form.getByRole('combobox', { name: en('contracts', 'kind') }).click()
    await page.getByRole('option', { name: en('contracts', 'kind.REAL_TIME') }).click()
    await form.getByLabel(/^Rate/).fill('1.2')
    await form.getByRole('button', { name: en('contracts', 'offer.send') }).click()
    await expect(form.getByRole('alert').last()).toContainText(/\S/)
    await isSound(page)
    await form.getByLabel(/^Rate/).fill('0.6')
    await form.getByRole('button', { name: en('contracts', 'offer.send') }).click()
    await expect(form).toBeHidden()
    await page.goto(at('down'))
    await expect(main(page).getByRole('article')).toContainText(agent)
    await isSound(page)

    const phone = await browser.newContext({
      baseURL: product.url,
      locale: 'bn-BD',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    await logIn(phone, { username: agent, password: 'Padma2026' })
    const theirs = await phone.newPage()
    await (await open(theirs, bn)).locator('button').filter({ hasText: 'গ্রহণ' }).first().click()
    await isActive(main(theirs).getByRole('article'))
    await isSound(theirs)

    await offer('0.5')
    const less = await open(page, en)
    await expect(less).toContainText(agent)
    await less.getByRole('button', { name: 'Accept' }).click()
    await expect(less).toBeHidden()
    await page.goto(at('down'))
    await expect(main(page)).toContainText(en('contracts', 'none.down'))
    await theirs.goto(at('ended'))
    await expect(chip(main(theirs).getByRole('article'))).toHaveAttribute('data-state', 'autoTerminated')
    await isSound(theirs)
    await phone.close()
  },
)

/** An agent at the top of a line, with an agent below. */
async function topAgent({ dataDir, ...product }: Product) {
  const { agent, player } = await addTeam({ dataDir, ...product })
  await write(dataDir, `update member set upline_id = null where account = $1`, agent)
  await write(dataDir, `update member set type = 1 where account = $1`, player)
  const offer = (kind: string, period: string, rate: string) =>
    operate(dataDir, 'contracts', 'offer', { account: agent, kind, period, tiers: [{ rate }] })
  return { top: agent, below: player, offer }
}
const password = 'Padma2026'

test('what waits for an answer opens, can be put off by keyboard, and is counted until it is answered', async ({
  browser,
  product,
}) => {
  const { top, offer } = await topAgent(product)
  await offer('DIVIDEND', 'MONTHLY', '18')
  await offer('REAL_TIME', '5MIN', '1')
  const phone = await browser.newContext({
    baseURL: product.url,
    locale: 'bn-BD',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  })
  await logIn(phone, { username: top, password })
  const page = await phone.newPage()
  await page.goto('/agentHome')
  const dialog = page.getByRole('dialog', { name: bn('contracts', 'request.NEW') })
  const card = (kind: string) => dialog.getByRole('region', { name: bn('contracts', `kind.${kind}`) })
  await expect(card('DIVIDEND')).toBeVisible()
  await expect(dialog).toContainText(bn('contracts', 'request.more_one', { n: '১' }))
  await isSound(page)

  const later = dialog.getByRole('button', { name: 'পরে', exact: true })
  for (let steps = 0; steps < 12; steps += 1) {
    if (await later.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(later).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card('REAL_TIME')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  // The first page names it among what changed as well.
  const entry = main(page).getByRole('link', { name: new RegExp(`^${bn('agent', 'page.contracts')}( [০-৯]|$)`) })
  await expect(entry).toContainText('২')
  await expect(dialog).toBeHidden()

  // What is offered meanwhile opens, as nobody types, and is counted.
  await offer('HOURLY', 'HOUR', '0.5')
  await expect(card('HOURLY')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entry).toContainText('৩')
  await isSound(page)

  await entry.click()
  for (const left of ['২', '১']) {
    await main(page)
      .getByRole('button', { name: bn('contracts', 'answer') })
      .first()
      .click()
    await dialog.locator('button').filter({ hasText: 'গ্রহণ' }).first().click()
    await expect(dialog).toBeHidden()
    await page.goto('/agentHome')
    await expect(entry).toContainText(left)
    await entry.click()
  }
  await phone.close()
})

test('terms are tried on past periods from both sides, and offered; an offer shows what it would have paid', async ({
  page,
  context,
  product,
}) => {
  const { top, below, offer } = await topAgent(product)
  // Play of past months: what is counted keeps no more of it than this.
  const plays = [-182_000, -264_000, 42_000, -308_000]
  for (const [ago, pnl] of plays.entries())
    await write(
      product.dataDir,
      `insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
       select id, currency, date_bin('5 minutes', now() - make_interval(months => $2), timestamptz '2000-01-01 00:00:00Z'),
         'RNG', 900000000, $3 from (select id, 'BDT' as currency from member where account = $1) m`,
      below,
      plays.length - ago,
      pnl * 100,
    )
  await offer('DIVIDEND', 'MONTHLY', '18')
  await logIn(context, { username: top, password })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await (await open(page, en)).getByRole('button', { name: 'Accept' }).click()
  await isActive(main(page).getByRole('article'))

  await page.goto('/agentHome')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: en('agent', 'page.contractSimulator') })
    .click()
  await page.getByLabel(/^Downline’s username/).fill(below)
  await page.getByLabel(/^Rate/).fill('14.5')
  const together = page.getByRole('group', { name: en('contracts', 'simulator.together') })
  await expect(together).toContainText('103,240.00')
  await expect(together).toContainText('24,920.00')
  await expect(main(page)).toContainText(en('contracts', 'simulator.even', { rate: '18%' }))
  await isSound(page)
  await page.getByLabel(/^Rate/).fill('20')
  await expect(together).toContainText(en('contracts', 'simulator.paidIn'))
  await expect(page.getByRole('table').getByText(en('contracts', 'simulator.paidIn')).first()).toBeVisible()
  await isSound(page)

  await page.getByLabel(/^Rate/).fill('14.5')
  await page.getByRole('button', { name: en('contracts', 'simulator.offer') }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(/^Rate/)).toHaveValue('14.5')
  await form.getByRole('button', { name: en('contracts', 'offer.send') }).click()
  await expect(form).toBeHidden()

  await offer('DIVIDEND', 'MONTHLY', '16')
  const less = await open(page, en)
  const compared = less.getByRole('group', { name: en('contracts', 'compared') })
  await expect(compared).toContainText('84,800.00')
  await expect(compared).toContainText('95,400.00')
  await isSound(page)
})
