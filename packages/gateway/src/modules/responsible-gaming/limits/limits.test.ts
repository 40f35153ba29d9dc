import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { gameSession, game } from '../../games/schema.ts'
import { rgMember } from '../schema.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { vendorFixture } from '../../rounds/testing.ts'
import { settingsOf } from '../../../app/settings.ts'
import { type LimitKey, cancelPending, confirmLimit, limitsOf, setLimit, takeBreak } from './player-limits.ts'
import { publishChecks } from '../breaks/reality-checks.ts'
import { acknowledge, playOf, setReality } from '../sessions.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const settings = settingsOf()
const minute = 60_000
const forward = (ms: number) => void (fixture.clock.time = new Date(fixture.clock.time.getTime() + ms))
const now = () => fixture.clock.now()

async function player() {
  const launched = await fixture.launchGame('T1')
  const bet = async (amount: string, more: Record<string, unknown> = {}) =>
    (await fixture.send('debit', launched.body({ roundId: randomUUID(), txId: randomUUID(), amount, ...more }))).body
      .status
  const win = (roundId: string, amount: string) =>
    fixture.send('credit', launched.body({ roundId, txId: randomUUID(), amount, roundClosed: true }))
  const set = (key: LimitKey, value: bigint | null) =>
    transact(db, (tx) => setLimit(tx, launched.playerId, key, value, now(), settings))
  const limits = () => limitsOf(db, launched.playerId, now(), settings)
  return { ...launched, bet, win, set, limits }
}

describe('limits of play', () => {
  test('a bet that would pass one is refused, and the one that just fits is taken', async () => {
    const who = await player()
    await who.set({ kind: 'SINGLE_BET', period: 'BET' }, 50_000n)
    expect(await who.bet('500.01')).toBe('LIMIT_SINGLE_BET')
    await who.set({ kind: 'WAGER', period: 'WEEK' }, 100_000n)
    expect(await who.bet('500.00')).toBe('OK')
    expect(await who.bet('499.99')).toBe('OK')
    expect(await who.bet('0.02')).toBe('LIMIT_WAGER')
    expect(await who.bet('0.01')).toBe('OK')
  })

  test('what is won gives room to lose again, and what is taken back does too', async () => {
    const who = await player()
    await who.set({ kind: 'LOSS', period: 'DAY' }, 10_000n)
    const [roundId, txId] = [randomUUID(), randomUUID()]
    expect(await who.bet('100.00', { roundId, txId })).toBe('OK')
    expect(await who.bet('0.01')).toBe('LIMIT_LOSS')
    await who.win(roundId, '60.00')
    expect(await who.bet('60.01')).toBe('LIMIT_LOSS')
    expect(await who.bet('60.00')).toBe('OK')
    await fixture.send('rollback', who.body({ txId: randomUUID(), refTxId: txId }))
    expect((await who.limits()).map(({ used }) => used)).toEqual([0n])
    expect(await who.bet('100.00')).toBe('OK')
  })

  test('bets at once do not pass a limit together', async () => {
    const who = await player()
    await who.set({ kind: 'LOSS', period: 'MONTH' }, 30_000n)
    const response = await Promise.all(Array.from({ length: 12 }, () => who.bet('100.00')))
    expect(response.filter((status) => status === 'OK').length).toBe(3)
    expect(new Set(response)).toEqual(new Set(['OK', 'LIMIT_LOSS']))
  })

  test('any play: never beyond a limit, and each day separately', async () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 400 }),
      win: fc.integer({ min: 0, max: 500 }),
      hours: fc.nat(20),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const who = await player()
        await who.set({ kind: 'LOSS', period: 'DAY' }, 50_000n)
        const start = fixture.clock.time
        let [day, lost] = ['', 0]
        for (const { amount, win, hours } of steps) {
          forward(hours * 60 * minute)
          // A launch is valid for hours; here for days.
          await db
            .update(gameSession)
            .set({ expiresAt: new Date(fixture.clock.time.getTime() + minute) })
            .where(eq(gameSession.memberId, who.playerId))
          const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Dhaka' }).format(fixture.clock.time)
          if (today !== day) [day, lost] = [today, 0]
          const roundId = randomUUID()
          const status = await who.bet(`${amount}.00`, { roundId })
          expect(status).toBe(Math.max(0, lost) + amount <= 500 ? 'OK' : 'LIMIT_LOSS')
          if (status !== 'OK') continue
          await who.win(roundId, `${win}.00`)
          lost += amount - win
        }
        fixture.clock.time = start
      }),
      { numRuns: 15 },
    )
  })

  test('minutes of play are counted while bets come, not the pauses between', async () => {
    const who = await player()
    await who.set({ kind: 'SESSION', period: 'DAY' }, 20n)
    for (let i = 0; i < 3; i++) {
      expect(await who.bet('1.00')).toBe('OK')
      forward(10 * minute)
    }
    expect((await who.limits())[0]?.used).toBe(20n)
    expect(await who.bet('1.00')).toBe('LIMIT_SESSION')
    const other = await player()
    await other.set({ kind: 'SESSION', period: 'DAY' }, 20n)
    for (let i = 0; i < 4; i++) {
      expect(await other.bet('1.00')).toBe('OK')
      forward(16 * minute)
    }
  })
})

describe('a limit is changed', () => {
  const key = { kind: 'LOSS', period: 'DAY' } as const

  test('downwards at once; upwards, or away, after a day and confirmed again', async () => {
    const who = await player()
    await who.set(key, 10_000n)
    await who.set(key, 5_000n)
    expect((await who.limits())[0]).toMatchObject({ value: 5_000n })
    await who.set(key, 8_000n)
    const requested = now()
    forward(23 * 60 * minute)
    await who.set(key, 8_000n)
    expect((await who.limits())[0]).toMatchObject({
      value: 5_000n,
      pending: { value: 8_000n, effectiveAt: new Date(requested.getTime() + 24 * 60 * minute), confirmable: false },
    })
    const confirm = () => transact(db, (tx) => confirmLimit(tx, who.playerId, key, now()))
    await expect(confirm()).rejects.toMatchObject({ code: 'rg_limit_waiting' })
    forward(61 * minute)
    expect((await who.limits())[0]).toMatchObject({ value: 5_000n, pending: { confirmable: true } })
    await confirm()
    expect((await who.limits())[0]).toEqual({ ...key, value: 8_000n, used: 0n, resetAt: expect.any(Date) })
    await expect(confirm()).rejects.toMatchObject({ code: 'not_found' })

    await who.set(key, null)
    await transact(db, (tx) => cancelPending(tx, who.playerId, key))
    forward(25 * 60 * minute)
    await expect(confirm()).rejects.toMatchObject({ code: 'not_found' })
    await who.set(key, null)
    forward(25 * 60 * minute)
    await confirm()
    expect(await who.limits()).toEqual([])
  })

  test('a lower one drops the higher one that waits', async () => {
    const who = await player()
    await who.set(key, 10_000n)
    await who.set(key, 20_000n)
    await who.set(key, 9_000n)
    expect(await who.limits()).toEqual([{ ...key, value: 9_000n, used: 0n, resetAt: expect.any(Date) }])
  })
})

describe('breaks', () => {
  test('no bets, but wins and take-backs; nothing makes one shorter', async () => {
    const who = await player()
    const [roundId, txId] = [randomUUID(), randomUUID()]
    await who.bet('10.00', { roundId, txId })
    const until = (days: number) => new Date(now().getTime() + days * 24 * 60 * minute)
    await transact(db, (tx) => takeBreak(tx, who.playerId, 'timeoutUntil', until(7)))
    await transact(db, (tx) => takeBreak(tx, who.playerId, 'timeoutUntil', until(1)))
    const [row] = await db.select().from(rgMember).where(eq(rgMember.memberId, who.playerId))
    expect(row?.timeoutUntil).toEqual(until(7))
    expect(await who.bet('1.00')).toBe('PLAYER_EXCLUDED')
    expect((await who.win(roundId, '5.00')).body.status).toBe('OK')
    expect((await fixture.send('rollback', who.body({ txId: randomUUID(), refTxId: txId }))).body.status).toBe('OK')
  })
  test('hold where the money is at the vendor too: it queries before each bet', async () => {
    const who = await player()
    fixture.set('wallet', { isSingle: false })
    const requested = async () => (await fixture.send('balance', who.body({}))).body.status
    expect(await requested()).toBe('OK')
    await transact(db, (tx) => takeBreak(tx, who.playerId, 'timeoutUntil', new Date(now().getTime() + minute)))
    expect(await requested()).toBe('PLAYER_EXCLUDED')
    fixture.set('wallet', {})
    // The bet is refused, and the figure is returned.
    expect(await requested()).toBe('OK')
  })
})

describe('reality check', () => {
  async function playing(minutes: number) {
    const who = await player()
    expect(await who.bet('5.00')).toBe('OK')
    await transact(db, (tx) => setReality(tx, who.playerId, 15, now(), settings))
    for (let gone = 0; gone < minutes; gone += 5) {
      forward(5 * minute)
      if (gone + 5 < 15) expect(await who.bet('5.00')).toBe('OK')
    }
    return who
  }
  const reported = (id: string) =>
    fixture.published.filter((event) => event.name === 'rg.realityCheck' && event.memberId === id).length

  test('when it comes due it is published once, and no bet is taken until it is acknowledged', async () => {
    const who = await playing(15)
    const look = () =>
      publishChecks(
        db,
        { publish: async (_on, event) => void fixture.published.push(event), subscribe: () => () => {} },
        now(),
        15,
      )
    await look()
    await look()
    expect(reported(who.playerId)).toBe(1)
    const refused = { roundId: randomUUID(), txId: randomUUID() }
    expect(await who.bet('5.00', refused)).toBe('REALITY_CHECK_REQUIRED')
    expect((await playOf(db, who.playerId, now(), settings))?.row).toMatchObject({ staked: 1_500n, won: 0n })
    expect(await transact(db, (tx) => acknowledge(tx, who.playerId, now(), settings))).toBe(true)
    expect(await transact(db, (tx) => acknowledge(tx, who.playerId, now(), settings))).toBe(false)
    // A repeat of the refused bet is refused again; the next one is a different bet.
    expect(await who.bet('5.00', refused)).toBe('REALITY_CHECK_REQUIRED')
    expect(await who.bet('5.00')).toBe('OK')
    expect((await playOf(db, who.playerId, now(), settings))?.row.nextCheckAt).toEqual(
      new Date(now().getTime() + 15 * minute),
    )
  })

  test('a bet publishes it where it was not yet checked; a player who has left gets none and starts anew', async () => {
    const who = await playing(15)
    expect(await who.bet('5.00')).toBe('REALITY_CHECK_REQUIRED')
    expect(await who.bet('5.00')).toBe('REALITY_CHECK_REQUIRED')
    expect(reported(who.playerId)).toBe(1)
    const left = await playing(15)
    forward(30 * minute)
    expect(await left.bet('5.00')).toBe('OK')
    expect((await playOf(db, left.playerId, now(), settings))?.row).toMatchObject({ staked: 500n, startedAt: now() })
  })

  test('trial players get no reality check', async () => {
    const { body, playerId } = await fixture.launchGame('T1', { type: 4, asset: 'FUN' })
    await fixture.send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }))
    expect((await playOf(db, playerId, now(), settings))?.row.nextCheckAt).toBeNull()
  })
})

test('the order of checks: player, break, reality check, region, game, stake, time between bets, limits, funds', async () => {
  const who = await player()
  await who.set({ kind: 'WAGER', period: 'DAY' }, 2_000_000n)
  const until = new Date(now().getTime() + 60 * minute)
  const member = eq(rgMember.memberId, who.playerId)
  expect(await who.bet('10000.01')).toBe('INSUFFICIENT_FUNDS')
  expect(await who.bet('20000.01')).toBe('LIMIT_WAGER')
  await db.update(game).set({ minBet: 100n, maxBet: 1_000_000n }).where(eq(game.nodeId, who.nodeId))
  expect(await who.bet('0.99')).toBe('STAKE_OUT_OF_RANGE')
  expect(await who.bet('20000.01')).toBe('STAKE_OUT_OF_RANGE')
  await db.update(game).set({ status: 'MAINTENANCE' }).where(eq(game.nodeId, who.nodeId))
  expect(await who.bet('20000.01')).toBe('GAME_OFF')
  await db.update(gameSession).set({ ip: '203.0.113.9' }).where(eq(gameSession.memberId, who.playerId))
  fixture.set('region', { blockedIps: ['203.0.113.0/24'] })
  expect(await who.bet('20000.01')).toBe('REGION_RESTRICTED')
  await transact(db, (tx) => takeBreak(tx, who.playerId, 'excludedUntil', until))
  expect(await who.bet('20000.01')).toBe('PLAYER_EXCLUDED')
  await db.delete(rgMember).where(member)
  fixture.set('region', {})
  await db.update(game).set({ status: 'ON', minBet: null, maxBet: null }).where(eq(game.nodeId, who.nodeId))
  expect(await who.bet('1.00')).toBe('OK')
})

test('a profile with a minimum time between bets and a largest stake holds the game to both', async () => {
  const who = await player()
  fixture.set('rg', { profile: 'DE' })
  expect(await who.bet('1.01')).toBe('STAKE_OUT_OF_RANGE')
  fixture.set('rg', { profile: 'UKGC' })
  expect(await who.bet('1.00')).toBe('OK')
  forward(2_400)
  expect(await who.bet('1.00')).toBe('TOO_SOON')
  forward(200)
  expect(await who.bet('1.00')).toBe('OK')
  fixture.set('rg', {})
})
