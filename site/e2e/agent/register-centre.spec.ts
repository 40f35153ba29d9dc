import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { fillLogin } from '../support/test.ts'
import { logIn, newName, register } from '../support/player.ts'
import { makeReady } from '../support/ready.ts'
import { write } from '../support/servers/rows.ts'
import { wholeProduct } from '../support/whole.ts'
import { pin } from '../support/withdrawals.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })
const t = wordsOf('en')
const at = (page: string, tab?: string) => `/agentHome?page=${page}${tab ? `&tab=${tab}` : ''}`
const main = (page: Page) => page.getByRole('main')

test.beforeEach(async ({ product, context }) => {
  await makeReady(product.url, product.account('agent'))
  await logIn(context, product.account('agent'))
})

test('an agent makes an account for an agent, who logs in, has to change the password, and sees the agent centre', async ({
  page,
  browser,
  product,
}) => {
  const username = newName()
  await page.goto(at('registerCenter'))
  await main(page).getByText(t('register-centre', 'kind.AGENT'), { exact: true }).click()
  await main(page).getByLabel(t('register-centre', 'username')).fill(username)
  await main(page).getByLabel(t('site', 'category.RNG'), { exact: true }).fill('0.9')
  await main(page).getByLabel(t('register-centre', 'agreed')).check()
  const create = main(page).getByRole('button', { name: t('register-centre', 'create') })
  await create.click()
  await expect(main(page)).toContainText(t('register-centre', 'rates.wrong', { rate: '0.8' }))
  await main(page).getByLabel(t('site', 'category.RNG'), { exact: true }).fill('0.6')
  await create.click()
  await expect(main(page).getByRole('heading', { name: t('register-centre', 'made') })).toBeVisible()
  const password = await main(page).locator('dd bdi[dir=ltr]').innerText()
  // Leaving forgets it.
  await page.reload()
  await expect(main(page).getByLabel(t('register-centre', 'username'))).toBeVisible()
  await expect(page.getByText(password)).toHaveCount(0)

  // Lost: a new one, which ends the one before.
  await page.goto(at('downlineManagmentView'))
  await main(page).getByRole('row').filter({ hasText: username }).getByRole('button').first().click()
  await main(page)
    .getByRole('button', { name: t('team', 'action.password.of', { account: username }) })
    .click()
  const lost = page.getByRole('dialog')
  await lost.getByRole('button', { name: t('team', 'password.make') }).click()
  await expect(lost.getByText(t('team', 'password.once'))).toBeVisible()
  const anew = await lost.locator('dd bdi[dir=ltr]').innerText()
  expect(anew).not.toBe(password)
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await lost.getByRole('button', { name: t('team', 'password.done') }).click()
  await expect(page.getByText(anew)).toHaveCount(0)

  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB', reducedMotion: 'reduce' })
  const theirs = await other.newPage()
  await theirs.goto('/agent')
  await fillLogin(theirs, { username, password: anew })
  // Whoever uses the account has accepted nothing yet.
  await theirs.getByRole('button', { name: t('access', 'terms.accept') }).click()
  const dialog = theirs.getByRole('dialog')
  await dialog.getByLabel(/^New password\*?$/).fill('Jamuna2026')
  await dialog.getByLabel(/^Confirm new password\*?$/).fill('Jamuna2026')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await theirs.goto('/agentHome')
  await expect(main(theirs)).toContainText(username)
  await expect(theirs.getByRole('link', { name: t('agent', 'page.registerCentre') }).first()).toBeVisible()
  await other.close()
})

test('a link registers a player with the rates of the link', async ({ page, browser, product }) => {
  await page.goto(at('registerCenter', 'links'))
  await main(page)
    .getByRole('button', { name: t('register-centre', 'link.create') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('site', 'category.RNG'), { exact: true }).fill('0.25')
  await dialog.getByLabel(t('register-centre', 'channel')).fill('Tea stall')
  await dialog.getByRole('button', { name: t('register-centre', 'link.create') }).click()
  await expect(dialog).toBeHidden()
  const card = main(page).getByRole('article').filter({ hasText: 'Tea stall' })
  const url = await card.getByText(/affiliateCode=/).innerText()

  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB', reducedMotion: 'reduce' })
  const theirs = await other.newPage()
  const username = newName()
  await theirs.goto(new URL(url).pathname + new URL(url).search)
  await register(theirs, username)
  await other.close()
  // The query counts its rows.
  const given = `select 1 from member_rate r join member m on m.id = r.member_id join member u on u.id = m.upline_id
    where m.account = $1 and u.account = 'demo_agent' and r.game_type = 'RNG' and r.ppm = 2500`
  expect(await write(product.dataDir, given, username)).toBe(1)
  await page.reload()
  await expect(card.locator('dl')).toContainText(/Visits\s*1\s*Registered\s*1/)
  await card.getByRole('button', { name: t('register-centre', 'people') }).click()
  await expect(page.getByRole('dialog')).toContainText('ra***')
})

test('a transfer down and a red packet arrive on the other side', async ({ page, browser, product }) => {
  const player = product.account('member')
  await page.goto(at('transferDownline'))
  await main(page).getByLabel(t('transfer', 'account')).fill(player.username)
  await main(page)
    .getByRole('textbox', { name: t('transfer', 'amount') })
    .fill('150')
  await main(page).getByLabel(t('transfer', 'remark')).fill('for the boat')
  await main(page).getByLabel(t('transfer', 'fundPassword')).fill(pin)
  await main(page)
    .getByRole('button', { name: t('transfer', 'upline.send') })
    .click()
  await expect(main(page).getByRole('table')).toContainText(player.username)

  await page.goto(at('redPacket'))
  await main(page)
    .getByRole('textbox', { name: t('transfer', 'packet.each') })
    .fill('20')
  await main(page)
    .getByRole('textbox', { name: t('transfer', 'packet.person', { n: '1' }) })
    .fill(player.username)
  await main(page)
    .getByRole('button', { name: t('transfer', 'packet.remove', { n: '2' }) })
    .click()
  await main(page).getByLabel(t('transfer', 'packet.words')).fill('A good week')
  await main(page).getByLabel(t('transfer', 'fundPassword')).fill(pin)
  await main(page)
    .getByRole('button', { name: t('transfer', 'packet.send') })
    .click()
  await expect(main(page).getByRole('table')).toContainText(t('transfer', 'kind.packet'))

  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB', reducedMotion: 'reduce' })
  await logIn(other, player)
  const theirs = await other.newPage()
  await theirs.goto('/member?page=transactionHistory&type=TRANSFER')
  const rows = main(theirs).getByRole('grid')
  await expect(rows).toContainText('for the boat')
  await expect(rows).toContainText('A good week')
  await expect(rows).toContainText('150.00')
  await other.close()
})
