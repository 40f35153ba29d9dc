import type { Frame, Page } from '@playwright/test'
import { faults, halfOfThem, looks } from '../support/axe.ts'
import { logIn, newName, signUp } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

// The game page, with a stub in place of the vendor that sends the messages a test chooses.
const address = '/seamless?vassalage=JL&gameType=RNG&nodeId=10001&back=%2Frng%3Fpage%3D2'

/** Only addresses of games have a nonce. */
const isGame = ({ searchParams }: URL): boolean => searchParams.has('nonce')

/** Opens a game, for a new account unless one is given. */
async function open(page: Page, account?: { username: string; password: string }, to = address): Promise<void> {
  await page.route(isGame, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Game</title><main><h1>Game</h1><button>Spin</button></main>',
    }),
  )
  await (account ? logIn(page.context(), account) : signUp(page, newName()))
  await page.goto(to)
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible()
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.getByTitle('Game: Padma Gold').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('no frame')
  await frame.waitForURL(isGame)
  return frame
}

/** Sends a message of the game, with its own origin and nonce unless told otherwise. */
const postMessage = (frame: Frame, message: object, nonce?: string) =>
  frame.evaluate(
    ([statement, other]) =>
      parent.postMessage(
        { v: 1, nonce: other ?? new URL(location.href).searchParams.get('nonce'), ...(statement as object) },
        '*',
      ),
    [message, nonce] as const,
  )

test(
  'a visitor logs in first and comes back to the game, in its sandbox',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await open(page, site.account('member'))
    const frame = page.getByTitle('Game: Padma Gold')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
    await expect(frame).toHaveAttribute('allow', 'fullscreen; autoplay')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(page.getByText('Opening the game')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toHaveCount(0)

    const game = await frameOf(page)
    await game.evaluate(() =>
      addEventListener('message', (event) =>
        Object.assign(window, {
          heard: [
            ...((Reflect.get(window, 'heard') as unknown[] | undefined) ?? []),
            { ...(event.data as object), origin: event.origin },
          ],
        }),
      ),
    )
    await postMessage(game, { type: 'ready' })
    await expect(page.getByText('Opening the game')).toHaveCount(0)
    await expect(frame).toBeFocused()
    const received = () => game.evaluate(() => Reflect.get(window, 'heard') as object[] | undefined)
    const message = { v: 1, nonce: new URL(game.url()).searchParams.get('nonce'), origin: site.url }
    await expect.poll(received).toEqual([{ ...message, type: 'theme', scheme: 'dark' }])
    // On a request for the balance the page sends no amount: the game asks its own server.
    await postMessage(game, { type: 'balance.request' })
    await expect.poll(received).toEqual([
      { ...message, type: 'theme', scheme: 'dark' },
      { ...message, type: 'balance' },
    ])

    const balanceRequest = page.waitForRequest('**/wps/v2/wallets/balance')
    await postMessage(game, { type: 'balance.changed', amount: '999999.00' })
    await balanceRequest
    await expect(page.getByRole('banner')).not.toContainText('999,999')
    await postMessage(game, { type: 'exit' })
    await expect(page).toHaveURL(/\/rng\?page=2$/)
  },
)

test('a game is launched once while its page loads, and its frame comes before what stands around it', async ({
  page,
  site,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    requested.push(isGame(url) ? 'frame' : (url.pathname.split('/').at(-1) ?? ''))
  })
  const launch = page.waitForRequest('**/wps/game/launchGame')
  await page.route(/\/assets\/Seam-/, async (route) => {
    await launch
    await route.continue()
  })
  await open(page, site.account('member'))
  await frameOf(page)
  const around = ['GCS_getGameSession', 'GCS_merchantWallet', 'MCSFE_getFavoriteGames', 'MCSFE_getNotices']
  await expect.poll(() => around.filter((call) => !requested.includes(call))).toEqual([])
  const frame = requested.indexOf('frame')
  expect(around.filter((call) => requested.indexOf(call) < frame)).toEqual([])
  expect(requested.filter((call) => call === 'launchGame')).toHaveLength(1)
})

test('messages with another nonce or from the page itself are ignored', async ({ page, site }) => {
  await open(page, site.account('member'))
  const game = await frameOf(page)
  await postMessage(game, { type: 'exit' }, 'made-up')
  await page.evaluate(
    (nonce) => window.postMessage({ v: 1, nonce, type: 'exit' }, '*'),
    new URL(game.url()).searchParams.get('nonce'),
  )
  await postMessage(game, { type: 'ready' })
  await expect(page.getByText('Opening the game')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/seamless')
})

test('a game that ends shows why and reopens with a new URL', async ({ page }) => {
  await open(page)
  const game = await frameOf(page)
  const token = new URL(game.url()).searchParams.get('token')
  await postMessage(game, { type: 'ready' })
  await postMessage(game, { type: 'error', code: 'session_expired' })
  await expect(page.getByRole('heading', { name: 'Your game session has ended' })).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()
  const again = await frameOf(page)
  expect(new URL(again.url()).searchParams.get('token')).not.toBe(token)
  await postMessage(again, { type: 'ready' })
  await expect(page.getByText('Opening the game')).toHaveCount(0)
  await page.getByRole('button', { name: 'Favourite: Padma Gold' }).click()
  await expect(page.getByRole('button', { name: 'Favourite: Padma Gold' })).toHaveAttribute('aria-pressed', 'true')
})

test('a game that does not load: reported as slow after 10 s, failed after 120 s', async ({ page, site }) => {
  // Requests for parts of the page time out after 120 s of the test clock, so none may be pending when it is advanced.
  const coming = new Set<unknown>()
  page.on('request', (request) => ['script', 'stylesheet'].includes(request.resourceType()) && coming.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => coming.delete(request))
  await page.clock.install()
  await open(page, site.account('member'))
  await expect(page.getByText('Opening the game')).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect(page.getByText('This takes longer than usual')).toBeVisible()
  await expect.poll(() => coming.size).toBe(0)
  await page.clock.fastForward(110_000)
  await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/rng\?page=2$/)
})

test('a closed game shows its state; a real-money game needs a real account; an unknown game is not found', async ({
  page,
  site,
}) => {
  await open(page, site.account('member'), '/seamless?vassalage=EG2&gameType=LIVE&nodeId=20024')
  await expect(page.getByRole('heading', { name: 'This game is not open' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/live$/)
  await page.goto('/seamless?vassalage=JL&gameType=RNG&nodeId=999999')
  await expect(page.getByRole('heading', { name: 'This game is no longer available' })).toBeVisible()
  await page.goto('/seamless?vassalage=JL&gameType=RNG')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a game without the language of the page lists its languages, and opens in the accepted one', async ({
  page,
  site,
}) => {
  const requests: Record<string, unknown>[] = []
  await page.route('**/wps/game/launchGame', async (route) => {
    requests.push(route.request().postDataJSON() as Record<string, unknown>)
    if (requests.length > 1) return route.fallback()
    const details = { language: 'en', languages: ['bn'] }
    await route.fulfill({
      status: 409,
      json: {
        success: false,
        value: null,
        code: 'language_not_available',
        message: '',
        details,
        retryable: false,
        requestId: 'r',
      },
    })
  })
  await open(page, site.account('member'))
  await expect(page.getByRole('heading', { name: 'Not available in your language' })).toBeVisible()
  await page.getByRole('button', { name: 'Open in Bangla' }).click()
  await postMessage(await frameOf(page), { type: 'ready' })
  await expect(page.getByText('Opening the game')).toHaveCount(0)
  expect(requests.map(({ otherLanguage }) => otherLanguage)).toEqual([undefined, 'bn'])
})

test('money at vendors is transferred back when the game is left; the screen stays awake during play', async ({
  page,
  site,
}) => {
  await page.route('**/GCS_merchantWallet', (route) =>
    route.fulfill({ json: { success: true, value: { isSingle: false }, requestId: 'r' } }),
  )
  await page.addInitScript(() => {
    const lock = { release: async () => void (document.documentElement.dataset['awake'] = 'no') }
    const request = async () => ((document.documentElement.dataset['awake'] = 'yes'), lock)
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await open(page, site.account('member'))
  const game = await frameOf(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
  await postMessage(game, { type: 'ready' })
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes')
  const home = page.waitForRequest('**/GCS_recallAllWallets')
  await page.getByRole('button', { name: 'Leave the game' }).click()
  expect((await home).postDataJSON()).toEqual({ vassalage: 'JL', left: true })
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'no')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one row and a menu; in landscape the game fills the screen; money is deposited next to the running game', async ({
    page,
    site,
  }) => {
    await open(page, site.account('member'))
    const game = await frameOf(page)
    await postMessage(game, { type: 'ready' })
    await expect(page.getByText('Opening the game')).toHaveCount(0)
    const main = page.getByRole('main')
    for (const button of await main.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await main.getByRole('button', { name: 'More about this game' }).click()
    await page.getByRole('menuitem', { name: 'About this game' }).click()
    const dialog = page.getByRole('dialog', { name: 'Padma Gold' })
    await expect(dialog.getByText('96.12%')).toBeVisible()
    expect(await faults(page, halfOfThem)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(main.getByText('10,000.00')).toBeVisible()
    expect((await page.getByTitle('Game: Padma Gold').boundingBox())?.height).toBe(390 - 44)

    const [deposit] = await Promise.all([
      page.waitForEvent('popup'),
      main.getByRole('link', { name: /^Deposit/ }).click(),
    ])
    await expect(deposit.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(deposit.url()).pathname).toBe('/member')
    await deposit.close()
    await expect(page.getByTitle('Game: Padma Gold')).toBeVisible()
    expect(page.frames().find((frame) => frame.url() === game.url())).toBe(game)
  })
})

for (const lang of ['en', 'bn'] as const) {
  test.describe(`accessible in ${lang}`, { tag: lang === 'en' ? [] : ['@full'] }, () => {
    test.use({ locale: lang === 'en' ? 'en-GB' : 'bn-BD' })
    test('home, lobby, empty lobby, game page', async ({ page, site }) => {
      await page.goto('/')
      // The hot games, and the first row below them, which loads when it is near the viewport.
      await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
      await expect(page.getByRole('article').nth(7)).toBeVisible()
      // Scrolls back, since a button half covered by the header would count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      const which = lang === 'en' ? looks : halfOfThem
      expect(await faults(page, which)).toEqual([])
      for (const at of ['/rng', '/live', '/rng?q=qqqqqq']) {
        await page.goto(at)
        await expect(page.getByRole('article').first()).toBeVisible()
        expect(await faults(page, which)).toEqual([])
      }
      if (lang === 'bn') return
      await open(page, site.account('member'))
      await expect(page.getByText('Opening the game')).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
      await postMessage(await frameOf(page), { type: 'error', code: 'game_off' })
      await expect(page.getByRole('heading', { name: 'This game is not open' })).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
      await page.goto('/favorite')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
    })
  })
}
