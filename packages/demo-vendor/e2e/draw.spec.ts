import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { close, expect, figure, messagesReceived, result, test } from './harness.ts'

const vietnam = { gameCode: 'northern-draw', gameName: 'Northern Draw', gameType: 'LOTT', nodeId: 70_001 }
const keno = { gameCode: 'minute-keno', gameName: 'Minute Keno', gameType: 'ELOTT', nodeId: 80_002 }
/** More than five seconds are left to bet. */
const fresh = (page: Page) => page.locator('main[data-tone="open"]').waitFor({ timeout: 30_000 })

test('by keyboard: numbers written, lucky ones, a line dropped; the issue is drawn, settled once and can be checked', async ({
  harness,
}) => {
  const { page, complaints } = await harness.open(harness.launchUrl('en', vietnam))
  await fresh(page)
  const [debits, credits] = [harness.count('debit'), harness.count('credit')]
  const onto = page.getByRole('button', { name: 'Add to slip' })
  await expect(onto).toHaveAttribute('aria-disabled', 'true')
  for (const digit of ['4', '7']) {
    await page.getByRole('button', { name: digit, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await onto.focus()
  await page.keyboard.press('Enter')
  await page.locator('.line', { hasText: 'Ends in 47' }).getByText('wins 482.50').waitFor()
  await page.getByRole('button', { name: 'Lucky numbers' }).click()
  await onto.click()
  await page.getByRole('radio', { name: /^Last digit/ }).check({ force: true })
  await page.getByRole('button', { name: /^Odd/ }).click()
  await page.getByRole('button', { name: /^Even/ }).click()
  await page.getByRole('button', { name: 'Remove: Ends in 47' }).click()
  await expect(page.locator('.line')).toHaveCount(3)
  await page.locator('.place').click()
  await expect(result(page)).toHaveText(/Bet of ৳.15.00 placed/)
  await expect.poll(() => harness.count('credit'), { timeout: 30_000 }).toBe(credits + 1)
  expect(harness.count('debit')).toBe(debits + 1)
  // Odd and even together return less than was staked: shown plainly, unless the lucky numbers fell.
  await expect(result(page)).toHaveText(/Drawn: \d \d \d \d \d\. (৳.9\.65 of ৳.15\.00 returned|Win)/, {
    timeout: 15_000,
  })
  await expect.poll(() => figure(page, 'Balance')).toBe(harness.gateway.wallet.balance / 100)
  const drawn = (await page.locator('.road .bead').first().innerText()).trim()
  await page.getByRole('button', { name: 'Game information' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const row = page.locator('tbody tr').first()
  await expect(row).toContainText('Odd @ 1.93')
  const verify = await page.context().newPage()
  await verify.goto(`${harness.vendorUrl}${await row.getByRole('link', { name: 'Verify' }).getAttribute('href')}`)
  await verify.getByText('Matches the fingerprint shown before play').waitFor()
  await expect(verify.locator('.verify-total')).toContainText(`Drawn: ${[...drawn].join(' ')}`)
  expect(complaints).toEqual([])
  await close(page)
})

const faces = [
  ['phone, light, Bengali', keno, { width: 390, height: 844 }, 'light', 'bn'],
  ['desktop, dark', vietnam, { width: 1440, height: 900 }, 'dark', 'en'],
] as const
for (const [title, game, viewport, scheme, lang] of faces) {
  test(`${title}: no axe finding, no overflow, targets of 44 px`, async ({ harness }) => {
    const { page } = await harness.open(harness.launchUrl(lang, game), { viewport, reducedMotion: 'reduce' })
    await page.locator('.key').first().waitFor()
    await page.evaluate((value) => (document.documentElement.dataset.scheme = value), scheme)
    await page.locator('.key').nth(2).click()
    const faults = await page.evaluate(() => {
      const beyond = [...document.querySelectorAll('button, .figure, .felt, h1, .chip .chip-face')].filter(
        (node) => node.getBoundingClientRect().left < -1 || node.getBoundingClientRect().right > innerWidth + 1,
      )
      const small = [...document.querySelectorAll('main button, .chip .chip-face, .way span')].filter(
        (node) => Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height) < 44,
      )
      return [...beyond, ...small].map((node) => node.className)
    })
    expect(faults).toEqual([])
    for (const tab of ['', '#tab-rules', '#tab-history']) {
      if (tab === '#tab-rules') await page.locator('.bar .tool').click()
      if (tab) await page.click(tab)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${tab} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await close(page)
  })
}

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1440, height: 800 },
]) {
  test(`a sports board for visitors, ${viewport.width} px: odds and results, no way to bet`, async ({ harness }) => {
    const { page, complaints } = await harness.open(
      `${harness.vendorUrl}/play/BGS/football-live?guest=1&lang=en&parent=${encodeURIComponent(harness.siteOrigin)}`,
      { viewport },
    )
    await page.locator('.option').first().click()
    await expect(page.locator('.place')).toHaveText('Log in to place bets')
    await expect(page.locator('.is-wanted, .figure:visible')).toHaveCount(0)
    await expect(page.locator('.road .bead').first()).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    expect(complaints).toEqual([])
    await close(page)
  })
}

test('inside the site a visitor who wants to bet is asked to log in, and no bet is placed', async ({ harness }) => {
  const address = `${harness.vendorUrl}/play/BGS/football-live?guest=1&lang=en&nonce=n-123&parent=${encodeURIComponent(harness.siteOrigin)}`
  const { page, complaints } = await harness.open(harness.framed(address))
  const game = page.frameLocator('iframe')
  await game.locator('.option').first().click()
  await game.locator('.place').click()
  await expect
    .poll(async () => (await messagesReceived(page)).map(({ type }) => type))
    .toEqual(['ready', 'login.request', 'login.request'])
  await expect(game.locator('.is-wanted')).toHaveCount(0)
  expect(complaints).toEqual([])
  await close(page)
})
