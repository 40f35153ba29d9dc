import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vendorFixture } from '../../rounds/testing.ts'
import { transact } from '../../../db/client.ts'
import { gameSession } from '../../games/schema.ts'
import { rgPlan } from '../schema.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { settingsOf } from '../../../app/settings.ts'
import { closeTypes } from '../game-types.ts'
import { coverOf, pauseOf, restrictionOn } from './restrictions.ts'
import { publishPauses } from './forced-breaks.ts'
import { setPlan } from '../limits/session-limits.ts'
import { profiles } from '../profiles.ts'
import { type PlayState, stateOf } from '../state.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const minute = 60_000
const forward = (minutes: number) =>
  void (fixture.clock.time = new Date(fixture.clock.time.getTime() + minutes * minute))
const now = () => fixture.clock.now()
const under = (profile: 'DE' | 'ES' | 'SANDBOX') => {
  fixture.set('rg', { profile })
  return settingsOf([{ key: 'rg', value: { profile } }])
}
const reported = (memberId: string) =>
  fixture.published.filter((event) => event.name === 'rg.pause' && event.memberId === memberId).length
const listener = {
  publish: async (_on: unknown, event: (typeof fixture.published)[number]) => void fixture.published.push(event),
  subscribe: () => () => {},
}

async function player(options: Parameters<typeof fixture.launchGame>[1] = {}) {
  const launched = await fixture.launchGame('T1', options)
  // A launch is valid for hours; here for days.
  await db
    .update(gameSession)
    .set({ expiresAt: new Date(now().getTime() + 30 * 24 * 60 * minute) })
    .where(eq(gameSession.memberId, launched.playerId))
  const bet = async (amount = '1.00', more: Record<string, unknown> = {}) =>
    (await fixture.send('debit', launched.body({ roundId: randomUUID(), txId: randomUUID(), amount, ...more }))).body
      .status
  const win = async (roundId: string, amount: string) =>
    (await fixture.send('credit', launched.body({ roundId, txId: randomUUID(), amount, roundClosed: true }))).body
      .status
  const plan = (minutes: number, loss: bigint) =>
    transact(db, (tx) => setPlan(tx, launched.playerId, { minutes, loss }, now(), under('ES')))
  return { ...launched, bet, win, plan }
}

/** Reality checks have tests of their own. */
const unchecked = (memberId: string) =>
  db.$client.query('update play_session set next_check_at = null where member_id = $1', [memberId])

describe('categories a player has closed to themselves', () => {
  test('no bet there until then, nothing makes it shorter, and wins and other categories still work', async () => {
    under('SANDBOX')
    const who = await player()
    const roundId = randomUUID()
    expect(await who.bet('5.00', { roundId })).toBe('OK')
    const close = (gameType: 'RNG' | 'LIVE', days: number) =>
      transact(db, (tx) =>
        closeTypes(tx, who.playerId, [gameType, gameType], new Date(now().getTime() + days * 1440 * minute)),
      )
    await close('LIVE', 365)
    expect(await who.bet()).toBe('OK')
    await close('RNG', 7)
    await close('RNG', 1)
    expect(await who.bet()).toBe('GAME_TYPE_EXCLUDED')
    expect(await who.win(roundId, '9.00')).toBe('OK')
    fixture.set('wallet', { isSingle: false })
    expect((await fixture.send('balance', who.body({}))).body.status).toBe('GAME_TYPE_EXCLUDED')
    under('SANDBOX')
    forward(7 * 1440 - 1)
    expect(await who.bet()).toBe('GAME_TYPE_EXCLUDED')
    forward(1)
    expect(await who.bet()).toBe('OK')
  })
})

describe('a forced break', () => {
  test('without a pause a player is stopped at the hour, notified once, and still paid; with own pauses never', async () => {
    const settings = under('DE')
    const [steady, calm] = [await player(), await player()]
    const playing = async (who: typeof steady, pauses: boolean) => {
      const statuses: string[] = []
      const roundId = randomUUID()
      for (let gone = 0; gone < 60; gone += 4) {
        statuses.push(await who.bet('1.00', gone === 56 ? { roundId } : {}))
        forward(4)
        if (pauses) await unchecked(who.playerId)
        if (pauses && gone === 28) forward(5)
      }
      return { statuses: new Set(statuses), roundId }
    }
    const { statuses: seen, roundId } = await playing(steady, false)
    expect(seen).toEqual(new Set(['OK']))
    await publishPauses(db, listener, now(), settings)
    await publishPauses(db, listener, now(), settings)
    expect(reported(steady.playerId)).toBe(1)
    expect(await steady.bet()).toBe('BREAK_ACTIVE')
    expect(reported(steady.playerId)).toBe(2)
    expect(await steady.win(roundId, '3.00')).toBe('OK')
    expect(pauseOf(await stateOf(db, steady.playerId, 'RNG', now(), settings), now(), settings)).toEqual({
      why: 'BREAK',
      until: new Date(now().getTime() + minute),
    })
    forward(1)
    expect(await steady.bet()).toBe('REALITY_CHECK_REQUIRED')
    expect((await playing(calm, true)).statuses).toEqual(new Set(['OK']))
    expect(pauseOf(await stateOf(db, calm.playerId, 'RNG', now(), settings), now(), settings)).toBeUndefined()
    under('SANDBOX')
  })

  test('any play: no stretch of it is longer than the profile allows, and no wait is longer than a break', async () => {
    const { afterMin, breakMin } = profiles.DE.forcedBreak ?? { afterMin: 0, breakMin: 0 }
    const settings = under('DE')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 10, maxLength: 40 }), async (gaps) => {
        const who = await player()
        let [since, last] = [NaN, NaN]
        for (const gap of gaps) {
          forward(gap)
          const at = now().getTime() / minute
          await unchecked(who.playerId)
          if (Number.isNaN(since) || at - last >= breakMin) since = at
          const wanted = at - since >= afterMin ? 'BREAK_ACTIVE' : 'OK'
          expect(await who.bet()).toBe(wanted)
          if (wanted === 'OK') last = at
          else
            expect(restrictionOn(await stateOf(db, who.playerId, 'RNG', now(), settings), now(), settings)).toEqual({
              why: 'BREAK',
              until: new Date((last + breakMin) * minute),
            })
        }
      }),
      { numRuns: 6 },
    )
    under('SANDBOX')
  })
})

test('a game is covered by a time-out or a used-up limit, whichever lasts longer', () => {
  const at = (hours: number) => new Date(now().getTime() + hours * 60 * minute)
  const none = { trial: false, timeoutUntil: null, excludedUntil: null, typeUntil: null, stretch: null, plan: null }
  const reached = { kind: 'LOSS', period: 'MONTH', until: at(300) } as const
  const cover = (state: Partial<PlayState>) => coverOf({ ...none, ...state }, now(), under('SANDBOX'))
  expect(cover({})).toBeUndefined()
  expect(cover({ timeoutUntil: at(24) })).toEqual({ why: 'TIMEOUT', until: at(24) })
  expect(cover({ timeoutUntil: at(24), reached })).toMatchObject({ why: 'LIMIT', until: at(300) })
  expect(cover({ timeoutUntil: at(400), reached })).toEqual({ why: 'TIMEOUT', until: at(400) })
})

describe('a session set before play', () => {
  test('no bet is taken before it is set; it ends by its time, and a pause follows', async () => {
    const settings = under('ES')
    const who = await player()
    expect(await who.bet()).toBe('SESSION_REQUIRED')
    await expect(who.plan(31, 1_000n)).rejects.toMatchObject({ code: 'validation' })
    await who.plan(30, 10_000n)
    await expect(who.plan(60, 90_000n)).rejects.toMatchObject({ code: 'rg_session_set' })
    const roundId = randomUUID()
    expect(await who.bet('60.00', { roundId })).toBe('OK')
    expect(await who.bet('40.01')).toBe('LIMIT_PRESET')
    await who.win(roundId, '20.00')
    expect(await who.bet('60.00')).toBe('OK')
    // The whole loss limit is lost.
    expect(await who.bet('0.01')).toBe('BREAK_ACTIVE')
    expect(pauseOf(await stateOf(db, who.playerId, null, now(), settings), now(), settings)).toEqual({
      why: 'SESSION',
      until: new Date(now().getTime() + 60 * minute),
    })
    await expect(who.plan(15, 1_000n)).rejects.toMatchObject({ code: 'rg_pause' })
    forward(60)
    expect(await who.bet()).toBe('SESSION_REQUIRED')
    await who.plan(15, 1_000n)
    expect(await who.bet('1.00')).toBe('OK')
    forward(15)
    await publishPauses(db, listener, now(), settings)
    await publishPauses(db, listener, now(), settings)
    expect(reported(who.playerId)).toBe(2)
    expect(await who.bet()).toBe('BREAK_ACTIVE')
    forward(59)
    expect(await who.bet()).toBe('BREAK_ACTIVE')
    forward(1)
    expect(await who.bet()).toBe('SESSION_REQUIRED')
    // A session without bets needs no pause.
    await who.plan(15, 1_000n)
    forward(15)
    expect(await who.bet()).toBe('SESSION_REQUIRED')
    under('SANDBOX')
    expect(await who.bet()).toBe('OK')
    expect(await db.$count(rgPlan, eq(rgPlan.memberId, who.playerId))).toBe(3)
  })

  test('trial players set none', async () => {
    under('ES')
    const { body } = await fixture.launchGame('T1', { type: 4, asset: 'FUN' })
    expect(
      (await fixture.send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }))).body.status,
    ).toBe('OK')
    under('SANDBOX')
  })

  test('the round that loses the rest publishes the pause as it ends: not at its bet, nor where something is left', async () => {
    under('ES')
    const ways = [
      async (who: Awaited<ReturnType<typeof player>>, roundId: string) => void (await who.win(roundId, '0.00')),
      async (who: Awaited<ReturnType<typeof player>>, roundId: string) =>
        void (await fixture.send('round-close', who.body({ roundId }))),
    ]
    for (const end of ways) {
      const who = await player()
      await who.plan(30, 5_000n)
      const [paid, lost] = [randomUUID(), randomUUID()]
      expect(await who.bet('50.00', { roundId: paid })).toBe('OK')
      expect(await who.win(paid, '30.00')).toBe('OK')
      expect(await who.bet('30.00', { roundId: lost })).toBe('OK')
      expect(reported(who.playerId)).toBe(0)
      await end(who, lost)
      expect(reported(who.playerId)).toBe(1)
    }
    const atOnce = await player()
    await atOnce.plan(30, 5_000n)
    expect(await atOnce.bet('50.00', { roundClosed: true })).toBe('OK')
    expect(reported(atOnce.playerId)).toBe(1)
    under('SANDBOX')
  })

  test('bets at once do not lose more than was set', async () => {
    under('ES')
    const who = await player()
    await who.plan(60, 30_000n)
    const response = await Promise.all(Array.from({ length: 10 }, () => who.bet('100.00')))
    expect(response.filter((status) => status === 'OK').length).toBe(3)
    under('SANDBOX')
  })

  test('its pause is the one shown when it was set, whatever the profile has at its end', async () => {
    const preset = profiles.ES.presetSession
    if (!preset) throw new Error('the profile asks for no session')
    const settings = under('ES')
    const who = await player()
    await who.plan(30, 10_000n)
    expect(await who.bet()).toBe('OK')
    forward(30)
    const { coolOffMin } = preset
    preset.coolOffMin = coolOffMin * 4
    try {
      expect(pauseOf(await stateOf(db, who.playerId, 'RNG', now(), settings), now(), settings)).toEqual({
        why: 'SESSION',
        until: new Date(now().getTime() + coolOffMin * minute),
      })
      forward(coolOffMin)
      expect(pauseOf(await stateOf(db, who.playerId, 'RNG', now(), settings), now(), settings)).toBeUndefined()
    } finally {
      preset.coolOffMin = coolOffMin
      under('SANDBOX')
    }
  })

  test('any play: never longer, never more lost, and never without the pause', async () => {
    const step = fc.record({
      gap: fc.integer({ min: 0, max: 25 }),
      amount: fc.integer({ min: 1, max: 60 }),
      win: fc.integer({ min: 0, max: 50 }),
      back: fc.boolean(),
      acknowledge: fc.boolean(),
    })
    const coolOff = profiles.ES.presetSession?.coolOffMin ?? 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        under('ES')
        const who = await player()
        let plan: { ends: number; lost: number; bets: number; last: number } | undefined
        for (const { gap, amount, win, back, acknowledge: ask } of steps) {
          forward(gap)
          await unchecked(who.playerId)
          const at = now().getTime() / minute
          const spent = plan !== undefined && plan.lost >= 100
          const open = plan !== undefined && !spent && at < plan.ends
          const ended = plan && (spent ? Math.min(plan.last, plan.ends) : plan.ends)
          const paused = plan !== undefined && !open && plan.bets > 0 && at < (ended ?? 0) + coolOff
          if (ask) {
            const set = await who.plan(30, 10_000n).then(
              () => 'ok',
              (error: { code: string }) => error.code,
            )
            expect(set).toBe(open ? 'rg_session_set' : paused ? 'rg_pause' : 'ok')
            if (set === 'ok') plan = { ends: at + 30, lost: 0, bets: 0, last: 0 }
            // Two sessions never begin in one millisecond.
            fixture.clock.time = new Date(fixture.clock.time.getTime() + 1)
            continue
          }
          const wanted = paused
            ? 'BREAK_ACTIVE'
            : !open
              ? 'SESSION_REQUIRED'
              : Math.max(0, plan?.lost ?? 0) + amount > 100
                ? 'LIMIT_PRESET'
                : 'OK'
          const [roundId, txId] = [randomUUID(), randomUUID()]
          expect(await who.bet(`${amount}.00`, { roundId, txId })).toBe(wanted)
          if (wanted !== 'OK' || !plan) continue
          plan = { ...plan, lost: plan.lost + amount, bets: plan.bets + amount, last: at }
          if (back) {
            await fixture.send('rollback', who.body({ txId: randomUUID(), refTxId: txId }))
            plan = { ...plan, lost: plan.lost - amount, bets: plan.bets - amount }
          } else {
            await who.win(roundId, `${win}.00`)
            plan.lost -= win
          }
        }
      }),
      { numRuns: 10 },
    )
    under('SANDBOX')
  })
})
