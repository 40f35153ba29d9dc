import { logIn } from '../support/player.ts'
import { balanceOf, expect, test } from '../support/test.ts'

test(
  'maintenance: shows the reason, the end and the remaining time, and opens again when it is over',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const end = new Date(Date.now() + 84 * 60_000)
    await page.clock.install()
    await site.set('site', { customerService: [{ csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/house' }] })
    await site.set('maintenance', { on: true, end: end.toISOString() })
    try {
      // The gateway learns of a setting a moment after it was written.
      await expect.poll(async () => (await page.request.get('/rng')).status()).toBe(503)
      await page.goto('/rng')
      await expect(page.getByText('Scheduled maintenance')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', 'https://t.me/house')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Back at ${new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(end)}`,
      )
      await expect(page.getByRole('timer')).toHaveText(/^1 h 2\d min$/)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    } finally {
      await site.set('maintenance', { on: false })
    }
    // No press is needed: the site polls within 70 seconds.
    await page.clock.runFor(70_000)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
)

test('planned maintenance is announced half an hour ahead; at its start the page polls and closes automatically', async ({
  page,
  site,
}) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  await page.clock.install()
  await site.set('maintenance', { start: at(20), end: at(50) })
  try {
    await page.goto('/rng')
    await expect(page.getByText('Maintenance from')).toBeVisible()
    await expect(page.getByText('20 min left')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { same: true }))
    // A pending chunk would never arrive by the clock of this test.
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Only the poll at the full hour can report it: nothing else is answered. A status before it would also bring the
    // time of the gateway, which stays where it is.
    let atTheHour = false
    await page.route(
      ({ pathname }) => pathname.startsWith('/wps/') && !(atTheHour && pathname.endsWith('/system/status')),
      (route) => route.abort(),
    )
    await site.set('maintenance', { start: at(-1), end: at(50) })
    await page.clock.fastForward('18:30')
    await expect(page.getByText(/^[12] min left$/)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()
    atTheHour = true
    await page.clock.fastForward('01:30')
    await page.clock.runFor(8000)
    await expect(page.getByRole('timer')).toHaveText(/^\d+ min \d+ s$/)
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    expect((await page.reload())?.status()).toBe(503)
  } finally {
    await site.set('maintenance', { on: false })
  }
})

test('a blocked region shows the visitor’s IP address; maintenance takes precedence', async ({ page, site }) => {
  await site.set('region', { blockedIps: ['127.0.0.0/8'] })
  try {
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(451)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your region')
    await expect(page.getByText(/^127\.\d+\.\d+\.\d+$/)).toBeVisible()
    await site.set('maintenance', { on: true })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon')
  } finally {
    await site.set('maintenance', { on: false })
    await site.set('region', {})
  }
})

test('an open page closes when the gateway reports maintenance', async ({ page, site }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Free play' })).toBeVisible()
  // The late calls of home are held back, so that only the next action of the person can report it.
  await page.route('**/wps/relay/**', (route) => route.abort())
  await site.set('maintenance', { on: true })
  try {
    // A call of the page's own, as the probe of the connection, may report it before the click.
    const press = page.getByRole('button', { name: 'Free play' }).click()
    const closed = page.getByRole('heading', { level: 1, name: 'Back soon' })
    await Promise.race([press.catch(() => undefined), closed.waitFor()])
    await expect(closed).toBeVisible()
  } finally {
    await site.set('maintenance', { on: false })
  }
})

test('with a session, the page follows maintenance by the stream without polling', async ({ page, site }) => {
  await logIn(page.context(), site.account('member'))
  await page.goto('/')
  await expect(balanceOf(page)).toContainText('10,000.00')
  await page.evaluate(() => Object.assign(window, { same: true }))
  // Only the stream can report it.
  await page.route('**/wps/system/status', (route) => route.abort())
  await site.set('maintenance', {
    on: true,
    end: new Date(Date.now() + 3_600_000).toISOString(),
    message: 'New carpets',
  })
  try {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Back at/)
    await expect(page.getByText('New carpets')).toBeVisible()
  } finally {
    await site.set('maintenance', {})
  }
  await expect(balanceOf(page)).toContainText('10,000.00')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

test('after the planned end, the page polls within ten seconds', async ({ page, site }) => {
  await page.clock.install()
  await site.set('maintenance', { on: true, end: new Date(Date.now() + 30_000).toISOString() })
  try {
    await page.goto('/')
    await expect(page.getByRole('timer')).toHaveText(/^0 min \d+ s$/)
  } finally {
    await site.set('maintenance', {})
  }
  await page.clock.runFor(42_000)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('a missing response is reported, and retried', async ({ page }) => {
  await page.route('**/wps/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be reached')
  await page.unroute('**/wps/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('an unknown URL shows a message and a link to home', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('one spelling of each URL, one history entry, and no menu entry without a page', async ({ page, site }) => {
  expect((await page.goto('/RNG/?vassalage=PG'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/rng\?vassalage=PG$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
  await page.goto('/agenthome')
  await expect(page).toHaveURL(/\/agent$/)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Fishing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
  const entries = await page.evaluate(() => history.length)
  await menu.getByRole('link', { name: 'Fishing' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fishing' }).click()
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await logIn(page.context(), site.account('member'))
  await page.goto('/')
  await expect(balanceOf(page)).toContainText('10,000.00')
  await page.route('**/wps/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: message.unread\ndata: {"unreadMessage":4}\n\n' }),
  )
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Notices, 4 messages unread' })).toBeVisible()
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  const places = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(places).toEqual(expect.arrayContaining(['/', '/rng', '/favorite', '/recent', '/agent']))
  for (const place of places) expect((await page.request.get(place)).status(), place).toBe(200)
  await page.keyboard.press('Escape')

  await site.set('modules', { GAMELOFAV3: false, FEEDBACK3: false })
  try {
    await page.goto('/favorite')
    await expect(page).toHaveURL(/\/$/)
    await expect(menu.getByRole('link', { name: 'Recent' })).toBeVisible()
    await expect(page.locator('a[href="/favorite"]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' })).toHaveCount(0)
  } finally {
    await site.set('modules', {})
  }
})

test('a missing chunk reloads once, then shows the error view', async ({ page }) => {
  let loads = 0
  page.on('load', () => loads++)
  // All but those of the first load.
  await page.route(/\/assets\/(?!boot|roll|base|site)[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(loads).toBe(2)
})
