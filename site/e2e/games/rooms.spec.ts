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
  await expect(rooms.getByRole('heading', { name: 'No tables right now' })).toBeVisible()
})

test('live hosts: none where the operator has no chat; who is there comes first, and a visitor reads in their room', async ({
  page,
  site,
}) => {
  const hosts = page.getByRole('region', { name: 'Live hosts' })
  await page.goto('/live')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(hosts).toHaveCount(0)

  await site.set('modules', { CBS3: true })
  await page.goto('/live')
  await expect(hosts.getByRole('listitem')).toHaveText([/Tareq.*Online/, /Maya.*Away/])
  expect(await faults(page, halfOfThem, 'section[aria-label="Live hosts"]')).toEqual([])
  await hosts.getByRole('button', { name: 'Enter chat: Maya' }).click()
  const room = page.getByRole('dialog', { name: 'Maya' })
  await expect(room.getByRole('article').first()).toBeVisible()
  await expect(room.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(room.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(room).toBeHidden()
  await expect(page).toHaveURL(/\/live$/)
})
