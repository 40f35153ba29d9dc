import { createHash } from 'node:crypto'
import { withoutPageAnswers } from '../support/page-answers.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { expect, fillLogin, onTurnedSite } from '../support/test.ts'

const test = onTurnedSite()
test.use({ reducedMotion: 'no-preference' })

const banner = (id: string, more: object = {}) => ({
  id,
  picture: '/art/banner/rng/10003-seven-2.svg',
  texts: { en: { title: `Banner ${id}`, action: `Go ${id}` }, bn: { title: 'ব্যানার', action: 'যান' } },
  ...more,
})

test('banners of the gateway replace the prerendered ones without a layout shift, at most three, and link to their targets', async ({
  page,
  site,
}) => {
  const heroes = page.getByRole('region', { name: 'Featured games' })
  const bannersResponse = page.waitForResponse(/MCSFE_getBanners/)
  await page.goto('/')
  await bannersResponse
  await expect(heroes.getByRole('heading')).toHaveText([
    'Hilsa Hunter runs deep',
    'Live odds on every over',
    'Gold on the Padma',
  ])

  await site.set('banners', {
    w_home: [
      banner('game', { target: { kind: 'GAME', nodeId: 10003 } }),
      banner('page', { target: { kind: 'ROUTE', path: '/fish' } }),
      banner('out', { target: { kind: 'LINK', url: 'https://news.example/cup' }, audience: 'VISITOR' }),
      banner('words'),
      banner('fifth'),
    ],
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(heroes.getByRole('heading')).toHaveText(['Banner game', 'Banner page', 'Banner out'])
    expect(await page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift)).toBeLessThan(0.01)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faults(page, halfOfThem, 'section[aria-label="Featured games"]')).toEqual([])

  await heroes.getByRole('button', { name: /Banner out/ }).click()
  const out = heroes.getByRole('link', { name: /^Go out/ })
  await expect(out).toHaveAttribute('href', 'https://news.example/cup')
  await expect(out).toHaveAttribute('rel', /noopener/)
  await heroes.getByRole('button', { name: /Banner page/ }).click()
  await heroes.getByRole('link', { name: 'Go page' }).click()
  await expect(page).toHaveURL(/\/fish$/)

  // A game requires a login, and opens after it.
  await page.goto('/')
  await heroes.getByRole('link', { name: 'Go game' }).click()
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/seamless\?.*nodeId=10003/)
  await page.goto('/')
  await expect(heroes.getByRole('heading')).toHaveText(['Banner game', 'Banner page', 'Banner words'])
  await heroes.getByRole('button', { name: /Banner words/ }).click()
  await expect(heroes.locator('[data-state="open"]').getByRole('link')).toHaveCount(0)

  // Without banners of the operator the prerendered ones stay.
  await site.set('banners', { w_home: [] })
  const none = page.waitForResponse(/MCSFE_getBanners/)
  await page.goto('/')
  await none
  await expect(heroes.getByRole('heading')).toHaveText([
    'Hilsa Hunter runs deep',
    'Live odds on every over',
    'Gold on the Padma',
  ])
})

test('the jackpot dialog shows pools, contributions and hits, from home and from a game; an illustration is labelled', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How the jackpot works' }).click()
  await expect(page).toHaveURL(/\/\?jackpot=1$/)
  const dialog = page.getByRole('dialog', { name: 'Jackpot' })
  // No bet has opened the pool yet.
  await expect(dialog).toContainText('For illustration only')
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  // A pool that was hit once, by a round whose draw anybody can verify.
  const seed = 'b'.repeat(64)
  const hash = createHash('sha256').update(seed).digest('hex')
  const hit = {
    id: 'grand',
    customerName: 'ra***a',
    nodeId: 10001,
    gameName: 'Padma Gold',
    amount: '12345.60',
    at: '2026-11-22T07:00:00.000Z',
    hash,
    seed,
    onePer: 1,
    draw: 'JL:r-1',
    stake: '1.00',
  }
  const pool = {
    id: 'grand',
    amount: '10250.75',
    hash: 'c'.repeat(64),
    onePer: 2_500_000,
    sharePercent: 1,
    startsWith: '10000.00',
  }
  const value = { mode: 'pool', currency: 'BDT', amount: pool.amount, pools: [pool], hits: [hit] }
  await page.route('**/wps/relay/VIS_getJackpot*', (route) =>
    route.fulfill({ json: { success: true, value, requestId: 'r' } }),
  )
  await page.goto('/rng?game=10001')
  const game = page.getByRole('dialog', { name: 'Padma Gold' })
  await game.getByRole('link', { name: 'How it works' }).click()
  await expect(dialog).toContainText('10,250.75')
  await expect(dialog).toContainText(/at least .{1,4}10,000\.00/)
  await expect(dialog).toContainText(/1 in [\d,]+ per .{1,4}1\.00 staked/)
  await expect(dialog).toContainText('1%')
  await expect(dialog).toContainText(/ra\*\*\*a.{1,4}12,345\.60.*Padma Gold/)
  await dialog.getByText('Verify the draw').click()
  await dialog.getByRole('button', { name: 'Verify here' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Verified: the seed matches its commitment, and the round hits.')
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await page.goBack()
  await expect(game).toBeVisible()
  await expect(game).toContainText(/plays for the .{1,5}10,250\.75.{0,2} jackpot/)
  await page.unrouteAll({ behavior: 'wait' })

  await site.set('jackpot', { mode: 'off' })
  await page.goto('/?jackpot=1')
  await expect(dialog.getByRole('heading', { name: 'No jackpot right now' })).toBeVisible()
})

const screens = [
  { width: 320, height: 640, language: 'bn' },
  { width: 390, height: 844, language: 'en', tag: '@full' },
  { width: 1280, height: 900, language: 'bn', tag: '@full' },
  { width: 1440, height: 900, language: 'en' },
]

for (const { width, height, language, tag } of screens) {
  const what =
    'nobody, one, five or twenty winners, told late, move nothing; the jackpot and the games stay in sight, ' +
    `and no banner’s button is covered at ${width} px`
  test(what, { tag: tag ?? [] }, async ({ page, site }) => {
    await site.set('jackpot', { onePer: 1_000_000_000 })
    await withoutPageAnswers(page)
    let count = 0
    await page.route('**/ODSFE2_getWinnerBoard*', async (route) => {
      const vo = (n: number) => ({
        customerName: 'sh***4',
        gameName: `শ্রীমঙ্গলের চা বাগানের সোনালি সকালের দীর্ঘ গল্প ${n}`,
        iconUrl: '/art/rng/10001.svg',
        winAmount: `${9_876_543_210 - n}.50`,
        nodeId: 10_001 + n,
        at: '2026-11-22T10:00:00.000Z',
        gameType: 'RNG',
        vassalage: 'JL',
      })
      await new Promise((resolve) => setTimeout(resolve, 500))
      // Layout shifts caused by fonts are counted separately: the fallback font of this machine may have no Bengali
      // letters.
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
        const seen = Reflect.get(window, 'seen') as { shift: number; beforeWinners: number; moved: string[] }
        Object.assign(seen, { beforeWinners: seen.shift, shift: 0, moved: [] })
      })
      await route.fulfill({
        json: {
          success: true,
          requestId: 'r',
          value: { list: Array.from({ length: count }, (_, n) => ({ vo: vo(n) })) },
        },
      })
    })
    await page.addInitScript(() => {
      const seen = { shift: 0, beforeWinners: 0, moved: [] as string[] }
      Object.assign(window, { seen })
      interface Shift extends PerformanceEntry {
        value: number
        sources: { node: Node | null }[]
      }
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.shift += value
          seen.moved.push(`${value.toFixed(4)} ${(sources[0]?.node as Element | null)?.outerHTML?.slice(0, 120)}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width, height })
    await page.context().addCookies([{ name: 'lang', value: language, url: site.url }])
    const found: unknown[] = []
    for (count of [0, 1, 5, 20]) {
      const winnerBoard = page.waitForResponse('**/ODSFE2_getWinnerBoard*')
      await page.goto('/')
      await page
        .locator('[data-component="winners-scroller"], [data-component="jackpot-ticker"]')
        .first()
        .scrollIntoViewIfNeeded()
      await winnerBoard
      const board = page.locator('[data-component="winners-scroller"]')
      await expect(board.locator('ul').first().locator('li')).toHaveCount(count)
      found.push(
        await page.evaluate(() => {
          const at = (selector: string) => {
            const { top, height: tall } = document.querySelector(selector)?.getBoundingClientRect() ?? {
              top: -1,
              height: -1,
            }
            return [Math.round(top + scrollY), Math.round(tall)]
          }
          return {
            jackpot: at('[data-component="jackpot-ticker"]')[0],
            board: at('[data-component="winners-scroller"]'),
            hot: at('#hot'),
            casino: at('#row-RNG'),
            moved: (({ shift, beforeWinners, moved }) =>
              shift + beforeWinners < 0.02 ? [] : [beforeWinners, ...moved])(
              Reflect.get(window, 'seen') as { shift: number; beforeWinners: number; moved: string[] },
            ),
          }
        }),
      )
    }
    expect(new Set(found.map((one) => JSON.stringify(one))).size, JSON.stringify(found)).toBe(1)
    expect(found[0], `${width}`).toMatchObject({ moved: [] })
    const { jackpot, hot } = found[0] as { jackpot: number; hot: number[] }
    expect([jackpot < height / 2, Number(hot[0]) < height], `${width}: ${jackpot}, ${hot[0]}`).toEqual([true, true])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const dir of width > 760 ? ['ltr'] : ['ltr', 'rtl']) {
      const covered = await page.evaluate((to) => {
        document.documentElement.dir = to
        const button = document.querySelector('[data-component="showcase"] [data-state="open"] a') as HTMLElement
        button.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const points = [
          [left + 8, top + 8],
          [right - 8, top + 8],
          [left + 8, bottom - 8],
          [right - 8, bottom - 8],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const
        return points.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
      }, dir)
      expect(covered, `${width} ${dir}`).toEqual([])
    }
  })
}

test('only the hot games are on a small phone’s first screen; a page too high shows the last one, an empty list a message', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const games = page.getByRole('main').getByRole('article')
  await page.goto('/?type=HOT')
  await expect(games.first()).toBeInViewport({ ratio: 0.9 })
  await page.goto('/?type=HOT&page=99')
  await expect(page).toHaveURL(/\?type=HOT&page=\d$/)
  await expect(games.first()).toBeInViewport()
  await page.getByRole('navigation', { name: 'Game lobby' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'Featured games' })).toBeVisible()
  await withoutPageAnswers(page)
  await page.route('**/GCSGAME_hotGamesV2*', (route) =>
    route.fulfill({
      json: { success: true, requestId: 'r', value: { list: [], pageNum: 1, totalPages: 0, totalCount: 0 } },
    }),
  )
  await page.goto(`${site.url}/?type=HOT`)
  await expect(page.getByRole('heading', { name: 'No games here' })).toBeVisible()
})
