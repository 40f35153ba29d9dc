import { contract, type Endpoint } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { key, launchPlayer } from '../rounds/testing.play.ts'
import { listenTo } from '../stream/testing.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { fakeVendors } from '../transfers/testing.ts'
import { profiles } from './profiles.ts'

/**
 * With transfer wallets, bets and wins happen at the vendors: their balances are queried before each bet and for the
 * figures.
 */
const vendors = fakeVendors()
const { app, clock } = await freshApp({
  vendorWallets: vendors,
  vendorSecrets: { key },
  vendorOrigin: 'http://vendor.test',
})
await app.services.settingsStore.write('wallet', { isSingle: false })
await app.services.settingsStore.write('session', { idleMinutes: 600 })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const minute = 60_000
const { limits } = contract

async function player(account: string) {
  const token = await registered(app, account)
  const send = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
    valueOf(await call<z.output<E['output']>>(app, endpoint, { ...input }, { token }))
  const open = async () => {
    const game = await launchPlayer(app, clock, token)
    const wallet = { memberId: game.memberId, vendor: 'PG', asset: 'BDT' }
    /** The gateway queries every minute. */
    const play = async (won: bigint) => {
      vendors.play(wallet, won)
      clock.forward(minute)
      await app.services.transfers.work()
    }
    return { ...game, play }
  }
  return { token, send, openGame: open }
}

test("what was lost at a vendor counts within a minute: the day's limit stops the next bet, and is published at once", async () => {
  const who = await player('faraway1')
  await who.send(limits.submit, { kind: 'LOSS', period: 'DAY', value: '100.00' })
  const { play, mayBet } = await who.openGame()
  const stream = await listenTo(url, who.token)
  await stream.next('balance')
  const used = async () => (await who.send(limits.list)).limits[0]?.used
  expect(await mayBet()).toBe('OK')
  await play(-7_000n)
  await play(2_000n)
  expect([await used(), await mayBet()]).toEqual(['50.00', 'OK'])
  await play(-5_000n)
  expect(await stream.next('rg.pause')).toMatchObject({
    pause: { why: 'LIMIT', limit: { kind: 'LOSS', period: 'DAY' } },
  })
  expect([await used(), await mayBet()]).toEqual(['100.00', 'LIMIT_LOSS'])
  // An open round may still win.
  await play(3_000n)
  expect(await stream.next('rg.pause')).toEqual({ pause: null })
  expect(await mayBet()).toBe('OK')
  stream.leave()
})

test('a pause that ended while the stream was broken is over for the client that comes back', async () => {
  const who = await player('faraway4')
  await who.send(limits.submit, { kind: 'LOSS', period: 'DAY', value: '100.00' })
  const { play, mayBet } = await who.openGame()
  const stream = await listenTo(url, who.token)
  await stream.next('balance')
  expect(await mayBet()).toBe('OK')
  await play(-10_000n)
  expect(await stream.next('rg.pause')).toMatchObject({ pause: { why: 'LIMIT' } })
  stream.leave()
  await stream.ended
  await play(3_000n)
  const again = await listenTo(url, who.token, { 'last-event-id': stream.lastId() })
  expect(await again.next('rg.pause')).toEqual({ pause: null })
  again.leave()
})

test('the clock of play advances with each requested bet: time limits, reality checks, breaks', async () => {
  const who = await player('faraway2')
  await who.send(limits.submit, { kind: 'SESSION', period: 'DAY', value: '70' })
  const { mayBet } = await who.openGame()
  for (let n = 0; n < 6; n++) {
    expect(await mayBet()).toBe('OK')
    clock.forward(10 * minute)
  }
  expect(await mayBet()).toBe('REALITY_CHECK_REQUIRED')
  await who.send(limits.acknowledge)
  expect(await mayBet()).toBe('OK')
  clock.forward(10 * minute)
  expect(await mayBet()).toBe('OK')
  expect(await mayBet()).toBe('LIMIT_SESSION')
})

test('a session set before play is over once all that may be lost there is lost, and the pause is published', async () => {
  await app.services.settingsStore.write('rg', { profile: 'ES' })
  const who = await player('faraway3')
  await who.send(limits.preset, { minutes: 30, loss: '40.00' })
  const { play, mayBet } = await who.openGame()
  const stream = await listenTo(url, who.token)
  await stream.next('balance')
  expect(await mayBet()).toBe('OK')
  const lastBet = clock.now().getTime()
  await play(-4_000n)
  const until = new Date(lastBet + (profiles.ES.presetSession?.coolOffMin ?? 0) * minute).toISOString()
  expect(await stream.next('rg.pause')).toMatchObject({ pause: { why: 'SESSION', until } })
  expect(await mayBet()).toBe('BREAK_ACTIVE')
  stream.leave()
  await app.services.settingsStore.write('rg', {})
})
