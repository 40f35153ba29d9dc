import { expect, type Browser, type Page } from '@playwright/test'
import { browserArgs, installedBrowser } from '../../../scripts/lib/browser.ts'
import { faults, looks } from '../support/axe.ts'
import { acceptContract, moveSlot } from '../support/contracts.ts'
import { secondTab } from '../support/once.ts'
import { arrive, gameOf, header, languageButton, newName, register, spin } from '../support/player.ts'
import { makeReady } from '../support/ready.ts'
import { operate } from '../support/servers/operate.ts'
import type { Product } from '../support/servers/product.ts'
import { write } from '../support/servers/rows.ts'
import { turn } from '../support/servers/settings.ts'
import { lose, wager } from '../support/servers/wager.ts'
import { isSound } from '../support/sound.ts'
import { fillLogin } from '../support/test.ts'
import { wholeProduct } from '../support/whole.ts'
import { askFor, fillAccount, orderNoOf, orders, pin, setFundPassword } from '../support/withdrawals.ts'
import { wordsOf } from '../support/words.ts'

// The ten steps by which the product is accepted, played one after another by one member and one line of agents:
// `npm run acceptance`. No name but that of this machine can be looked up, and what waits for time has its rows moved.
const test = wholeProduct()
const browserPath = installedBrowser()
test.use({
  launchOptions: {
    args: [...browserArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    ...(browserPath && { executablePath: browserPath }),
  },
  viewport: { width: 1440, height: 900 },
})
test.describe.configure({ timeout: 900_000 })

const t = wordsOf('en')
const password = 'Padma2026'
const slot = '/seamless?vassalage=JL&gameType=RNG&nodeId=10001'
const main = (page: Page) => page.getByRole('main')
const net = (page: Page) =>
  main(page)
    .locator('dl > div', { hasText: t('play', 'net') })
    .locator('dd')

/** The link by which the demo member invites friends. */
async function invitation(browser: Browser, product: Product): Promise<string> {
  const page = await arrive(browser, product, product.account('member'))
  await page.goto('/member?page=referral')
  const link = await main(page)
    .getByRole('region', { name: t('referral', 'invite') })
    .locator('[data-component="qr-code"] [data-part="text"]')
    .innerText()
  await page.context().close()
  return link
}

test(
  'the ten steps: arrive, register, deposit, play, rewards, withdraw, agents, contracts, limits, addresses',
  { tag: '@full' },
  async ({ page, context, browser, product, ledger }) => {
    const { dataDir } = product
    await turn(dataDir, 'turnover', { depositMultiple: 0.02 })
    // Every wallet is paid in parts, by other members.
    const channels = [
      { channelId: 'wallet-instant', behaviour: 'split' },
      { channelId: 'wallet-c2c', behaviour: 'split' },
    ] as const
    await turn(dataDir, 'withdraw', { sandboxSlowSeconds: 0, channels: [...channels] })
    await turn(dataDir, 'points', { rates: { RNG: 1000 }, minPoints: 100 })
    const account = newName()

    await test.step('1: the site opens, changes its language, and stands mirrored', async () => {
      await page.goto('/')
      await expect(main(page)).toBeVisible()
      const language = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: /Language/ })
      await language.click()
      await languageButton(page, 'বাংলা').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
      await page.getByRole('navigation', { name: 'মেনু' }).getByRole('button', { name: /ভাষা/ }).click()
      await languageButton(page, 'English').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await faults(page, [looks[0]])).toEqual([])
    })

    await test.step('2: registration by an invitation, with the age confirmed', async () => {
      const link = new URL(await invitation(browser, product))
      await page.goto(link.pathname + link.search)
      const dialog = page.getByRole('dialog', { name: 'Join Veranda' })
      await dialog.getByRole('button', { name: 'Join', exact: true }).click()
      await expect(dialog.getByText('Confirm your age to open an account')).toBeVisible()
      await register(page, account)
      await expect(header(page)).toContainText('10,000.00')
    })

    await test.step('3: a limit, a deposit by a channel of the sandbox, its timeline, and the balance as it comes', async () => {
      // The profile of the sandbox asks nobody for a limit.
      await turn(dataDir, 'rg', { profile: 'MGA' })
      await page.goto('/member?page=depositv2')
      await page.getByRole('radio', { name: t('deposit', 'deposit.firstLimit.set') }).check()
      await page.getByRole('radio', { name: t('deposit', 'deposit.firstLimit.period.DAY') }).check()
      await page.getByRole('textbox', { name: t('deposit', 'deposit.firstLimit.value') }).fill('5000')
      await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
      await page.getByRole('textbox', { name: t('deposit', 'deposit.amount') }).fill('1000')
      await page.getByRole('button', { name: /^Deposit .*৳/ }).click()
      await page.getByRole('button', { name: t('deposit', 'deposit.paid.send') }).click()
      await expect(page.locator('[data-part="result"]')).toContainText('1,000.00')
      await expect(header(page)).toContainText('11,000.00')
      await turn(dataDir, 'rg', {})
      await expect(main(page).locator('ol').getByRole('listitem').first()).toBeVisible()
    })

    await test.step('4: a bonus with what it costs, thirty rounds, a stake above its maximum, a crash in a round', async () => {
      await operate(dataDir, 'rewards', 'offer', {
        account,
        key: 'acceptance',
        form: 'BONUS',
        amount: '50',
        multiple: 2,
        maxBet: '2',
        note: 'Have fun',
      })
      await page.goto('/member?page=rewardCenter')
      await main(page)
        .getByRole('link', { name: t('rewards', 'terms.see') })
        .click()
      await expect(main(page).getByRole('img', { name: /100/ })).toBeVisible()
      await expect(main(page).getByRole('table', { name: t('rewards', 'cost.games') })).toBeVisible()
      await main(page)
        .getByRole('button', { name: /^Take / })
        .click()
      await expect(main(page).getByRole('tab', { selected: true })).toContainText(t('rewards', 'tab.IN_PROGRESS'))
      await expect(header(page)).toContainText('11,050.00')

      const bar = await secondTab(page, context, '/member?page=bonusDetails')
      const progress = main(bar).getByRole('progressbar').first()
      await expect(progress).toHaveJSProperty('value', 0)

      // A game behind another tab hardly moves.
      await page.bringToFront()
      await page.goto(slot)
      const game = await gameOf(page, 'Padma Gold')
      for (let round = 0; round < 30; round++) await (await spin(game)).over()
      await expect.poll(() => ledger.openRounds(account)).toBe(0)
      const { bet, net: won } = await ledger.played(account)
      expect(bet).toBe(30)
      const signed = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(won) / 100)
      await expect(net(page)).toContainText(signed)
      await expect.poll(() => progress.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0)

      for (const _ of ['2.00', '3.00']) await game.getByRole('button', { name: t('vendor', 'stake.raise') }).click()
      await game.getByRole('button', { name: 'Spin', exact: true }).click()
      await expect(game.getByRole('status')).toHaveText(t('vendor', 'refused.BONUS_MAX_BET'))
      for (const _ of ['2.00', '1.00']) await game.getByRole('button', { name: t('vendor', 'stake.lower') }).click()

      // With its animations a round takes long enough to crash in it.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.reload()
      const again = await gameOf(page, 'Padma Gold')
      const taken = page.waitForResponse(
        (response) => response.url().endsWith('/api/rounds') && response.request().method() === 'POST',
      )
      const round = await spin(again)
      await taken
      await product.killGateway()
      expect(await ledger.openRounds(account)).toBe(1)
      await product.startGateway()
      await round.over()
      await expect.poll(() => ledger.openRounds(account), { timeout: 20_000 }).toBe(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await ledger.played(account)).toMatchObject({ bet: 31, win: 31, rollback: 0 })
      await expect(header(page)).toContainText(await ledger.balance(account), { timeout: 20_000 })
      expect(await ledger.breaches()).toEqual([])
      await bar.close()
    })

    await test.step('5: a mission is collected; points have come and become cash with the fund password', async () => {
      await page.goto('/member?page=withdraw')
      await setFundPassword(page, t)
      await page.goto('/member?page=missionLeaderboard')
      await main(page)
        .getByRole('tab', { name: t('missions', 'status.C') })
        .click()
      const card = main(page).getByRole('article', { name: 'Thirty rounds' })
      await card.getByRole('button', { name: t('missions', 'claim') }).click()
      await expect(page.getByText(t('missions', 'paid')).first()).toBeVisible()
      await expect(card).toHaveCount(0)

      await page.goto('/pointMall?tab=convert')
      await main(page)
        .getByRole('spinbutton', { name: t('points', 'points') })
        .fill('100')
      await main(page).getByLabel(t('points', 'fund')).and(page.locator('input')).fill(pin)
      await main(page)
        .getByRole('button', { name: t('points', 'convert'), exact: true })
        .click()
      await expect.poll(() => ledger.movements(account, 'points_convert')).toBe(1)
      expect(await ledger.breaches()).toEqual([])
    })

    await test.step('6: play that is left is explained; then a withdrawal is received, and another one by its deadline', async () => {
      await page.goto('/member?page=withdraw')
      const { save, dialog } = await fillAccount(
        page,
        t,
        { realName: 'Rina Akter', walletName: 'Dheu', walletNumber: `017${String(Date.now()).slice(-8)}` },
        'Mobile wallet',
      )
      await save()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('withdraw', 'withdraw.blocked'))).toBeVisible()
      await expect(page.locator('[data-requirement]').first()).toBeVisible()
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
      await wager(product, account, ...Array.from({ length: 60 }, () => '2.00'))
      await expect(page.locator('[data-requirement]')).toHaveCount(0)

      const received = orders(page).getByRole('button', { name: t('withdraw', 'receipt.yes'), exact: true })
      await askFor(page, t, '1000')
      await expect(received.first()).toBeVisible({ timeout: 60_000 })
      for (let parts = await received.count(); parts > 0; parts -= 1) {
        await received.first().click()
        await expect(received).toHaveCount(parts - 1)
      }
      const chip = (order: ReturnType<typeof orders>) => order.locator('[data-component="status-chip"]')
      await expect(chip(orders(page).first())).toHaveAttribute('data-tone', 'success')

      await askFor(page, t, '1500')
      await expect(received.first()).toBeVisible({ timeout: 60_000 })
      const orderNo = await orderNoOf(page)
      const due = `update payout_part set deadline = now() - interval '1 second' where order_no = $1 and deadline is not null`
      expect(await write(dataDir, due, orderNo)).toBeGreaterThan(0)
      const order = page.locator(`#order-${orderNo}`)
      await expect(chip(order)).toHaveAttribute('data-tone', 'success', { timeout: 60_000 })
      await order.getByRole('button', { name: t('withdraw', 'withdraw.steps') }).click()
      await expect(order.locator('ol').last()).toContainText(t('withdraw', 'withdraw.state.AUTO_RECEIVED'))
      expect(await ledger.breaches()).toEqual([])
    })

    const agent = await arrive(browser, product, product.account('agent'))
    const below = newName()
    let theirs: Page | undefined
    const offer = (rate: string) =>
      operate(dataDir, 'contracts', 'offer', {
        account: 'demo_agent',
        kind: 'REAL_TIME',
        period: '5MIN',
        tiers: [{ rate }],
      })

    await test.step('7: an agent makes a downline and a link; a contract goes down the line, and five minutes pay it', async () => {
      await makeReady(product.url, product.account('agent'))
      await agent.goto('/agentHome?page=registerCenter')
      await main(agent).getByText(t('register-centre', 'kind.AGENT'), { exact: true }).click()
      await main(agent).getByLabel(t('register-centre', 'username')).fill(below)
      await main(agent).getByLabel(t('site', 'category.RNG'), { exact: true }).fill('0.6')
      await main(agent).getByLabel(t('register-centre', 'agreed')).check()
      await main(agent)
        .getByRole('button', { name: t('register-centre', 'create') })
        .click()
      await expect(main(agent).getByRole('heading', { name: t('register-centre', 'made') })).toBeVisible()
      const initial = await main(agent).locator('dd bdi[dir=ltr]').innerText()
      await agent.goto('/agentHome?page=registerCenter&tab=links')
      await main(agent)
        .getByRole('button', { name: t('register-centre', 'link.create') })
        .first()
        .click()
      const form = agent.getByRole('dialog')
      await form.getByLabel(t('register-centre', 'channel')).fill('Tea stall')
      await form.getByRole('button', { name: t('register-centre', 'link.create') }).click()
      await expect(main(agent).getByRole('article').filter({ hasText: 'Tea stall' })).toContainText('affiliateCode=')

      await offer('1')
      await acceptContract(agent, t)
      await main(agent)
        .getByRole('button', { name: t('contracts', 'offer') })
        .click()
      await form.getByLabel(/^Downline’s username/).fill(below)
      await form.getByRole('combobox', { name: t('contracts', 'kind') }).click()
      await agent.getByRole('option', { name: t('contracts', 'kind.REAL_TIME') }).click()
      await form.getByLabel(/^Rate/).fill('0.6')
      await form.getByRole('button', { name: t('contracts', 'offer.send') }).click()
      await expect(form).toBeHidden()

      theirs = await arrive(browser, product)
      await theirs.goto('/agent')
      await fillLogin(theirs, { username: below, password: initial })
      await theirs.getByRole('button', { name: t('access', 'terms.accept') }).click()
      const dialog = theirs.getByRole('dialog')
      await dialog.getByLabel(/^New password\*?$/).fill(password)
      await dialog.getByLabel(/^Confirm new password\*?$/).fill(password)
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toBeHidden()
      await acceptContract(theirs, t)

      // In one slot of five minutes.
      await expect.poll(() => (Date.now() % 300_000) / 1000, { timeout: 120_000 }).toBeLessThan(210)
      await wager(product, below, ...Array.from({ length: 100 }, () => '100.00'))
      const counted = `select 1 from contract_play p join member m on m.id = p.member_id
        where m.account = $1 having sum(valid_bet) = 1000000`
      await expect.poll(() => write(dataDir, counted, below), { timeout: 60_000 }).toBe(1)
      // The member of the steps before is in the same line: that play was yesterday.
      const yesterday = `update contract_play set slot = slot - interval '1 day'
        where member_id = (select id from member where account = $1)`
      await write(dataDir, yesterday, account)
      await moveSlot(product, below, 'demo_agent')

      const paid = async (on: Page, query: string, amount: string) =>
        expect(async () => {
          await on.goto(`/agentHome?page=realtimeSalary${query}`)
          await expect(main(on)).toContainText(amount, { timeout: 3000 })
          await expect(main(on).locator('[data-component="status-chip"][data-tone="success"]').first()).toBeVisible()
        }).toPass({ timeout: 120_000 })
      await paid(theirs, '', '60.00')
      await paid(agent, '', '100.00')
      await paid(agent, '&role=paid', '60.00')
      await agent.goto('/agentHome?page=agentRevenueReport&kind=REAL_TIME')
      const income = main(agent)
        .locator('dl > div')
        .filter({ has: agent.getByText(t('income', 'netIncome'), { exact: true }) })
      await expect(income).toContainText('40.00')
      await isSound(agent)
      expect(await ledger.breaches()).toEqual([])
    })

    await test.step('8: the upline offers less: whose contract ends is read before, and it ends', async () => {
      await offer('0.5')
      await acceptContract(agent, t, (dialog) => expect(dialog).toContainText(below))
      await agent.goto('/agentHome?page=contracts&tab=down')
      await expect(main(agent)).toContainText(t('contracts', 'none.down'))
      await theirs!.goto('/agentHome?page=contracts&tab=ended')
      await expect(
        main(theirs!).getByRole('article').locator('[data-component="status-chip"][data-state="autoTerminated"]'),
      ).toHaveCount(1)
      await theirs!.context().close()
      await agent.context().close()
    })

    await test.step('9: a reality check blocks the next round, a limit on losses is hit, and an exclusion closes play', async () => {
      await page.goto(slot)
      const game = await gameOf(page, 'Padma Gold')
      await (await spin(game)).over()
      const due = `update play_session set started_at = started_at - interval '65 minutes', next_check_at = now() - interval '1 second'
        where member_id = (select id from member where account = $1)`
      expect(await write(dataDir, due, account)).toBe(1)
      await expect(wager(product, account, '1.00')).rejects.toThrow('REALITY_CHECK_REQUIRED')
      const check = page.getByRole('dialog', { name: 'Reality check' })
      await check.getByRole('button', { name: 'Continue playing' }).click()
      await expect(check).toBeHidden()
      await (await spin(game)).over()

      // A win is no room for a larger stake: what was won is lost first, by stakes below the limit, then all of the limit.
      const { net: had } = await ledger.played(account)
      const won = Math.max(0, had)
      const stakes = [...Array<number>(Math.floor(won / 100_00)).fill(100_00), won % 100_00, 100_00].filter(
        (one) => one > 0,
      )
      await page.goto('/member?page=limits')
      await page.getByRole('button', { name: 'Set a limit' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Type' }).click()
      await page.getByRole('option', { name: 'Losses' }).click()
      await dialog.getByRole('textbox', { name: 'Limit' }).fill((100 - Math.min(0, had) / 100).toFixed(2))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('[data-limit="LOSS DAY"]')).toBeVisible()
      await page.goto(slot)
      await gameOf(page, 'Padma Gold')
      await lose(product, account, ...stakes.map((stake) => (stake / 100).toFixed(2)))
      const reached = page.getByRole('dialog', { name: t('limits', 'pause.LOSS') })
      await expect(reached).toBeVisible()
      await expect(wager(product, account, '1.00')).rejects.toThrow('LIMIT_LOSS')
      await reached.getByRole('button', { name: 'Leave the game' }).click()

      await page.goto('/member?page=limits')
      await page.getByRole('button', { name: 'Exclude myself' }).click()
      await dialog.getByRole('button', { name: 'I understand' }).click()
      await dialog.getByRole('textbox', { name: /^Enter your username/ }).fill(account)
      await dialog.getByRole('button', { name: 'Exclude me for 6 months' }).click()
      await fillLogin(page, { username: account, password })
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
      await page.goto(slot)
      await expect(page.getByText('You are taking a break from play')).toBeVisible()
      await page.goto('/member?page=withdraw')
      await askFor(page, t, '500')
      // Less the fee of a wallet.
      await expect(orders(page).first()).toContainText('495.00')
      expect(await ledger.breaches()).toEqual([])
    })

    await test.step('10: the addresses are signed, and a forged list of them is refused', async () => {
      await page.goto('/mirrors')
      await expect(main(page)).toContainText(t('mirrors', 'signed'))
      // A list of other hosts, below the signature of ours.
      await page.route('**/.well-known/wps-mirrors.json', async (route) => {
        const response = await route.fetch()
        const signed = (await response.json()) as { payload: string }
        const list = Buffer.from(signed.payload, 'base64url').toString().replaceAll('localhost', 'elsewhere')
        await route.fulfill({ response, json: { ...signed, payload: Buffer.from(list).toString('base64url') } })
      })
      await page.reload()
      await expect(main(page)).toContainText(t('mirrors', 'here.forged', { host: new URL(product.url).host }))
    })
  },
)
