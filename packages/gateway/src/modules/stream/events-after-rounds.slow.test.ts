import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { key, launchPlayer } from '../rounds/testing.play.ts'
import { transact } from '../../db/client.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { addRequirement } from '../turnover/index.ts'
import { listenTo } from './testing.ts'

const { app, db, clock } = await freshApp({ vendorSecrets: { key }, vendorOrigin: 'http://vendor.test' })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

async function player(account: string) {
  const token = await registered(app, account)
  const game = await launchPlayer(app, clock, token)
  const stream = await listenTo(url, token)
  await stream.next('balance')
  const addTurnover = (base: bigint) =>
    transact(db, (tx) =>
      addRequirement(tx, {
        memberId: game.memberId,
        asset: 'BDT',
        source: 'DEPOSIT',
        ref: randomUUID(),
        base,
        multiple: 1,
        now: clock.now(),
      }),
    )
  const limit = (kind: string, value: string) =>
    call(app, contract.limits.submit, { kind, period: 'DAY', value }, { token })
  const timeout = (hours: number) => call(app, contract.limits.timeout, { hours, account }, { token })
  const closeTypes = (...gameTypes: string[]) =>
    call(app, contract.limits.closeTypes, { gameTypes, days: 30, account }, { token })
  const lose = async (amount: string) => {
    const roundId = randomUUID()
    return [await game.bet(amount, roundId), await game.end(roundId)]
  }
  const times = (name: string) => stream.text().split(`event: ${name}\n`).length - 1
  return { ...game, stream, addTurnover, limit, timeout, closeTypes, lose, times }
}

test('a losing round publishes turnover progress, though it moves no money; without a requirement there is no event', async () => {
  const [who, free] = [await player('turning1'), await player('turning2')]
  await who.addTurnover(10_000n)
  expect(await who.stream.next('turnover')).toEqual({ open: 1, remaining: '100.00', percent: 0 })
  const roundId = randomUUID()
  await who.bet('10.00', roundId)
  expect(await who.stream.next('balance')).toMatchObject({ sumBalance: '9990.00' })
  await who.end(roundId)
  expect(await who.stream.next('turnover')).toEqual({ open: 1, remaining: '90.00', percent: 10 })
  expect(who.times('balance')).toBe(2)

  // Many rounds may end within a second.
  const [begun, before] = [performance.now(), who.times('turnover')]
  for (let n = 0; n < 10; n++) expect(await who.lose('1.00')).toEqual(['OK', 'OK'])
  let last = await who.stream.next('turnover')
  while (last['remaining'] !== '80.00') last = await who.stream.next('turnover')
  expect(who.times('turnover') - before).toBeLessThanOrEqual(Math.floor((performance.now() - begun) / 1000) + 1)

  // The stream reports that no requirement is open any more.
  await who.lose('80.00')
  expect(await who.stream.next('turnover')).toEqual({ open: 0, remaining: '0.00', percent: 100 })
  expect(await free.lose('5.00')).toEqual(['OK', 'OK'])
  expect(await free.stream.next('balance')).toMatchObject({ sumBalance: '9995.00' })
  const late = await listenTo(url, await registered(app, 'turning3'))
  await late.next('balance')
  expect(free.times('turnover') + late.text().split('event: turnover').length - 1).toBe(0)
  for (const { stream } of [who, free, { stream: late }]) stream.leave()
})

test('a limit is published with the round that used it up, and again when a win has made room', async () => {
  const who = await player('limited1')
  valueOf(await who.limit('LOSS', '100.00'))
  const [winning, losing] = [randomUUID(), randomUUID()]
  expect(await who.bet('60.00', winning)).toBe('OK')
  expect(await who.bet('40.00', losing)).toBe('OK')
  expect(await who.end(losing)).toBe('OK')
  const until = windowsAt(clock.now(), app.services.settings().site.timeZone).DAY.resetAt
  const pause = { why: 'LIMIT', limit: { kind: 'LOSS', period: 'DAY' }, until: until.toISOString() }
  expect(await who.stream.next('rg.pause')).toEqual({
    pause: { ...pause, leftSec: Math.ceil((until.getTime() - clock.now().getTime()) / 1000) },
  })
  expect(refusalOf(await who.launch())).toMatchObject({
    code: 'rg_pause',
    details: { why: 'LIMIT', until: pause.until },
  })
  expect(await who.bet('1.00')).toBe('LIMIT_LOSS')
  expect(await who.end(winning, '80.00')).toBe('OK')
  expect(await who.stream.next('rg.pause')).toEqual({ pause: null })
  valueOf(await who.launch())
  // A lower limit that is already exhausted.
  valueOf(await who.limit('LOSS', '20.00'))
  expect(await who.stream.next('rg.pause')).toMatchObject({ pause })
  who.stream.leave()
})

test('a time-out that was started elsewhere covers games that are open', async () => {
  const who = await player('timedout1')
  valueOf(await who.launch())
  const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString()
  valueOf(await who.timeout(24))
  const pause = { why: 'TIMEOUT', until, leftSec: 24 * 3600 }
  expect(await who.stream.next('rg.pause')).toEqual({ pause })
  expect(await who.bet('1.00')).toBe('PLAYER_EXCLUDED')
  expect(refusalOf(await who.launch()).code).toBe('rg_timeout')
  who.stream.leave()
})

test('categories that were closed elsewhere are told beside a pause, for open games of them', async () => {
  const who = await player('closedtypes1')
  const until = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString()
  valueOf(await who.closeTypes('RNG', 'FISH'))
  const gameTypes = [
    { gameType: 'FISH', until },
    { gameType: 'RNG', until },
  ]
  expect(await who.stream.next('rg.pause')).toEqual({ pause: null, gameTypes })
  expect(await who.bet('1.00')).toBe('GAME_TYPE_EXCLUDED')
  valueOf(await who.timeout(24))
  expect(await who.stream.next('rg.pause')).toMatchObject({ pause: { why: 'TIMEOUT' }, gameTypes })
  who.stream.leave()
})

test('playing time that is used up is published when the round that did it ends', async () => {
  const who = await player('limited2')
  valueOf(await who.limit('SESSION', '20'))
  for (let n = 0; n < 3; n++) {
    expect(await who.lose('1.00')).toEqual(['OK', 'OK'])
    if (n < 2) {
      expect(who.times('rg.pause')).toBe(0)
      clock.forward(10 * 60_000)
    }
  }
  expect(await who.stream.next('rg.pause')).toMatchObject({
    pause: { why: 'LIMIT', limit: { kind: 'SESSION', period: 'DAY' } },
  })
  expect(await who.bet('1.00')).toBe('LIMIT_SESSION')
  who.stream.leave()
})
