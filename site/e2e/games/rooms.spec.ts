import { faults, halfOfThem } from '../support/axe.ts'
import { expect, fillLogin, onTurnedSite } from '../support/test.ts'

const test = onTurnedSite()

test('rooms by stake: a visitor logs in and enters; a room that needs a higher balance shows its minimum', async ({
  page,
  site,
}) => {
  const level = (id: string, stake: number, minBalance: number) => ({
    id,
    name: { en: `Table ${id}` },
    stake,
    minBalance,
  })
  await site.set('pvp', { levels: [level('near', 100, 2000), level('far', 10_000, 1_000_001)] })
  await page.route('http://vendor.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Game</title><h1>Game</h1>',
    }),
  )
  await page.goto('/pvp')
  const rooms = page.getByRole('region', { name: 'Rooms' })
  const joinButton = rooms.getByRole('button', { name: 'Sit down: Teen Patti Lounge, Table near' })
  await joinButton.scrollIntoViewIfNeeded()
  expect(await faults(page, halfOfThem, 'section[aria-label="Rooms"]')).toEqual([])
  await joinButton.click()
  const launched = page.waitForRequest('**/wps/game/launchGame')
  await fillLogin(page, site.account('member'))
  const { gameType, roomId } = (await launched).postDataJSON() as Record<string, string>
  expect([gameType, roomId]).toEqual(['PVP', expect.stringMatching(/^\d+-near$/)])
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]stake=1\.00(&|$)/)
  const own = page.url()
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/pvp$/)
  await expect(rooms.getByText(/You need at least \S*৳\s10,000\.01/).first()).toBeVisible()
  await expect(rooms.getByRole('link', { name: /Table far$/ })).toHaveCount(0)

  // An outdated or invented address: the response is the same.
  await page.goto(own.replace('-near', '-far'))
  await expect(page.getByRole('heading', { name: 'Not enough for this table' })).toBeVisible()
  await site.set('pvp', { levels: [] })
  await page.goto('/pvp')
  await expect(rooms.getByRole('heading', { name: 'No table is set' })).toBeVisible()
})

test('live hosts: none if the operator has no chat; available ones are first, and a chat opens in a new window', async ({
  page,
  site,
}) => {
  const hosts = page.getByRole('region', { name: 'Live hosts' })
  await page.goto('/live')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(hosts).toHaveCount(0)

  const host = (modelId: string, name: string, online: boolean) => ({
    modelId,
    name,
    language: 'bn',
    iconUrl: '/art/avatar/lotus.svg',
    online,
  })
  await site.set('modules', { CBS3: true })
  await page.goto('/live')
  await expect(hosts.getByRole('heading', { name: 'Nobody is hosting right now' })).toBeVisible()
  await site.set('chat', { url: 'https://t.me/room', models: [host('m1', 'Mina', false), host('m2', 'Rina', true)] })
  await page.goto('/live')
  await expect(hosts.getByRole('listitem')).toHaveText([/Rina.*Online/, /Mina.*Away/])
  await expect(hosts.getByRole('button', { name: 'Enter chat: Mina' })).toBeDisabled()
  expect(await faults(page, halfOfThem, 'section[aria-label="Live hosts"]')).toEqual([])
  await hosts.getByRole('button', { name: 'Enter chat: Rina' }).click()
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/live$/)

  await page
    .context()
    .route('https://t.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
    )
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    hosts.getByRole('button', { name: 'Enter chat: Rina' }).click(),
  ])
  await chat.waitForURL(/^https:\/\/t\.me\/room\?ticket=/)
  expect(await chat.evaluate(() => [window.opener, innerWidth <= 440])).toEqual([null, true])
  await chat.close()

  // A chat URL outside of the operator's hosts is not opened.
  await site.set('chat', { url: 'https://elsewhere.example/room', models: [host('m2', 'Rina', true)] })
  await hosts.getByRole('button', { name: 'Enter chat: Rina' }).click()
  await expect(page.getByText('The chat window could not be opened', { exact: true })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})
