import type { Frame, Page } from '@playwright/test'
import { faults, halfOfThem, looks } from './support/axe.ts'
import { expect, fillLogin, test } from './support/test.ts'

// The page around a game, with a stand-in for the vendor whose every word the test chooses.
const address = '/seamless?vassalage=JL&gameType=RNG&nodeId=10001&back=%2Frng%3Fpage%3D2'

async function open(page: Page, account: { username: string; password: string }, to = address): Promise<void> {
  await page.route('http://vendor.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Game</title><main><h1>Game</h1><button>Spin</button></main>' }))
  await page.goto(to)
  await fillLogin(page, account)
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible()
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.getByTitle('Game: Padma Gold').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('no frame')
  await frame.waitForURL('http://vendor.test/**')
  return frame
}

/** The game speaks, as itself unless told otherwise. */
const speak = (frame: Frame, message: object, nonce?: string) =>
  frame.evaluate(([said, other]) => parent.postMessage({ v: 1, nonce: other ?? new URL(location.href).searchParams.get('nonce'), ...(said as object) }, '*'), [message, nonce] as const)

test('a visitor logs in first and comes back to the game, in its sandbox', async ({ page, site }) => {
  await open(page, site.account('member'))
  const frame = page.getByTitle('Game: Padma Gold')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  await expect(frame).toHaveAttribute('allow', 'fullscreen; autoplay')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(page.getByText('Opening your seat')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toHaveCount(0)

  const game = await frameOf(page)
  await game.evaluate(() => addEventListener('message', (event) => Object.assign(window, { heard: [...((Reflect.get(window, 'heard') as unknown[] | undefined) ?? []), { ...(event.data as object), origin: event.origin }] })))
  await speak(game, { type: 'ready' })
  await expect(page.getByText('Opening your seat')).toHaveCount(0)
  await expect(frame).toBeFocused()
  const heard = () => game.evaluate(() => Reflect.get(window, 'heard') as object[] | undefined)
  await expect.poll(heard).toEqual([{ v: 1, nonce: new URL(game.url()).searchParams.get('nonce'), type: 'theme', scheme: 'dark', origin: site.url }])

  const asked = page.waitForRequest('**/wps/v2/wallets/balance')
  await speak(game, { type: 'balance.changed', amount: '999999.00' })
  await asked
  await expect(page.getByRole('banner')).not.toContainText('999,999')
  await speak(game, { type: 'exit' })
  await expect(page).toHaveURL(/\/rng\?page=2$/)
})

test('nobody else is heard: another nonce, the page itself', async ({ page, site }) => {
  await open(page, site.account('member'))
  const game = await frameOf(page)
  await speak(game, { type: 'exit' }, 'made-up')
  await page.evaluate((nonce) => window.postMessage({ v: 1, nonce, type: 'exit' }, '*'), new URL(game.url()).searchParams.get('nonce'))
  await speak(game, { type: 'ready' })
  await expect(page.getByText('Opening your seat')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/seamless')
})

test('a game that ends says why and opens again with a new address', async ({ page, site }) => {
  await open(page, site.account('member'))
  const game = await frameOf(page)
  const token = new URL(game.url()).searchParams.get('token')
  await speak(game, { type: 'ready' })
  await speak(game, { type: 'error', code: 'session_expired' })
  await expect(page.getByRole('heading', { name: 'Your game session has ended' })).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()
  const again = await frameOf(page)
  expect(new URL(again.url()).searchParams.get('token')).not.toBe(token)
  await speak(again, { type: 'ready' })
  await expect(page.getByText('Opening your seat')).toHaveCount(0)
  await page.getByRole('button', { name: 'Favourite: Padma Gold' }).click()
  await expect(page.getByRole('button', { name: 'Favourite: Padma Gold' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourite: Padma Gold' }).click()
})

test('a game that does not come: slow is said at 10 s, given up at 120 s', async ({ page, site }) => {
  await page.clock.install()
  await open(page, site.account('member'))
  await expect(page.getByText('Opening your seat')).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect(page.getByText('This takes longer than usual')).toBeVisible()
  await page.clock.fastForward(110_000)
  await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/rng\?page=2$/)
})

test('what is not open says so; a real-only game needs a real account; a made-up game is nowhere', async ({ page, site }) => {
  await open(page, site.account('member'), '/seamless?vassalage=EG2&gameType=LIVE&nodeId=20024')
  await expect(page.getByRole('heading', { name: 'This game is not open' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/live$/)
  await page.goto('/seamless?vassalage=JL&gameType=RNG&nodeId=999999')
  await expect(page.getByRole('heading', { name: 'This game is not here any more' })).toBeVisible()
  await page.goto('/seamless?vassalage=JL&gameType=RNG')
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})

for (const lang of ['en', 'bn'] as const) {
  test.describe(`accessible in ${lang}`, () => {
    test.use({ reducedMotion: 'reduce', locale: lang === 'en' ? 'en-GB' : 'bn-BD' })
    test('home, lobby, empty lobby, game page', async ({ page, site }) => {
      await page.goto('/')
      // The hot games, and the first row below them: it comes when it is near.
      await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
      await expect(page.getByRole('article').nth(7)).toBeVisible()
      // Back, or the header half covers a button, which counts as too small.
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
      await expect(page.getByText('Opening your seat')).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
      await speak(await frameOf(page), { type: 'error', code: 'game_off' })
      await expect(page.getByRole('heading', { name: 'This game is not open' })).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
      await page.goto('/favorite')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faults(page, looks, 'main')).toEqual([])
    })
  })
}
