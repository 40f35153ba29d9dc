import { contract, type Endpoint } from '@brand/sdk/contract'
import { afterEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { depositor } from '../deposits/testing.ts'
import { key, launchPlayer } from '../rounds/testing.play.ts'
import { withdrawalFixture } from '../withdrawals/testing.ts'
import {
  call,
  freshApp,
  refusalOf,
  registered,
  registration,
  trialToken,
  valueOf,
  type Answer,
} from '../../testing/inject.ts'
import { settingsOf } from '../../app/settings.ts'
import { type ProfileCode, profileCodes, profiles } from './profiles.ts'

/**
 * Every key of the jurisdiction profile, and how it is enforced. A key without a row fails, and so does a row without a
 * key: a new key needs a test here or elsewhere, or the feature it waits for.
 */
const fresh = await freshApp({ vendorSecrets: { key }, vendorOrigin: 'http://vendor.test' })
const { app, clock } = fresh
const cashier = await withdrawalFixture(fresh)
const write = app.services.settingsStore.write.bind(app.services.settingsStore)
const under = (profile: ProfileCode) => write('rg', { profile })
type Out<E extends Endpoint> = z.output<E['output']>
const send = <E extends Endpoint>(endpoint: E, input: object = {}, token?: string) =>
  call<Out<E>>(app, endpoint, { ...input }, token === undefined ? {} : { token }) as Promise<Answer<Out<E>>>
let people = 0
const someone = () => registered(app, `profiled${++people}`)
const day = 86_400_000

afterEach(async () => {
  for (const group of ['rg', 'register', 'jackpot', 'withdraw'] as const) await write(group, {})
})

/** Behaviour that no setting changes: no profile requires anything else, and one that did would need code. */
interface Always {
  always: unknown
}
/** Tested in another file of this folder. */
interface Tested {
  tested: string
}
/** A feature that does not exist yet. */
interface Waits {
  waitsFor: string
}
type Row = (() => Promise<void>) | Always | Tested | Waits

const born = (years: number, later = 0) => {
  const at = new Date(clock.now().getTime() + later * day)
  at.setUTCFullYear(at.getUTCFullYear() - years)
  return at.toISOString().slice(0, 10)
}
const trial = (input: object = {}) => call(app, contract.session.freePlay, { ...input })
/** Results of two bets, the second `afterMs` milliseconds after the first. */
async function betResultsAfter(profile: ProfileCode, afterMs: number) {
  await under(profile)
  const token = await someone()
  // A preset session is started first where one is required.
  if (profiles[profile].presetSession)
    valueOf(await send(contract.limits.preset, { minutes: 60, loss: '500.00' }, token))
  const game = await launchPlayer(app, clock, token)
  const first = await game.bet('1.00', undefined, { roundClosed: true })
  clock.forward(afterMs)
  return [first, await game.bet('1.00', undefined, { roundClosed: true })]
}

const rows: Record<string, Row> = {
  async code() {
    for (const profile of profileCodes) {
      await under(profile)
      expect(valueOf(await send(contract.system.status)).rgProfile.code).toBe(profile)
    }
  },
  async minAge() {
    const fields = [
      ...settingsOf().register.fields,
      { field: 'birthday', required: true, patternId: 'date_ymd', minLength: 10, maxLength: 10, type: 'date' } as const,
    ]
    await write('register', { fields })
    const join = (birthday: string) =>
      call(app, contract.member.register, registration(`aged${++people}x`, { birthday }))
    await under('ON')
    expect(valueOf(await send(contract.system.status)).info.registerRules.minAge).toBe(19)
    expect(refusalOf(await join(born(19, 2)))).toMatchObject({ code: 'underage', field: 'birthday' })
    valueOf(await join(born(19, -2)))
    const token = valueOf(
      await call<{ token: string }>(
        app,
        contract.member.register,
        registration(`aged${++people}y`, { birthday: born(30) }),
      ),
    ).token
    expect(token).toBeTruthy()
    await under('SANDBOX')
    valueOf(await join(born(19, 2)))
    // An operator may be stricter than the profile, but not more lenient.
    await write('register', { fields, minAge: 16 })
    expect(refusalOf(await join(born(17)))).toMatchObject({ code: 'underage' })
    await write('register', { fields, minAge: 21 })
    expect(refusalOf(await join(born(20)))).toMatchObject({ code: 'underage' })
  },
  async demo() {
    const token = await trialToken(app)
    const { games } = valueOf(await send(contract.games.list, { gameType: 'RNG' }))
    const game = games.find(({ demo }) => demo)
    const launch = () =>
      send(
        contract.games.launch,
        { nodeId: game?.nodeId, vassalage: game?.vassalage, gameType: 'RNG', language: 'en', backUrl: '/' },
        token,
      )
    const offered = async () =>
      JSON.stringify(valueOf(await send(contract.system.status)).info.whitelabel).includes(
        '{"modId":"FREEPLAY3","enabled":"1"',
      )
    expect(await offered()).toBe(true)
    await under('MGA')
    expect(refusalOf(await trial())).toMatchObject({ code: 'underage', field: 'ageConfirmed' })
    valueOf(await trial({ ageConfirmed: true }))
    for (const profile of ['UKGC', 'DE'] as const) {
      await under(profile)
      expect(await offered()).toBe(false)
      expect(refusalOf(await trial({ ageConfirmed: true })).code).toBe('function_not_available')
      expect(refusalOf(await launch()).code).toBe('function_not_available')
    }
  },
  'limits.kinds': { tested: 'profile-keys.test.ts' },
  // The form on the site asks where `askLimit` says so: `first-limit.test.tsx`; all cases: `limits/limit-prompt.test.ts`.
  async 'limits.prompt'() {
    const who = await depositor(app, `profiled${++people}`)
    const first = { channelId: 'instant-wallet' }
    for (const profile of profileCodes) {
      await under(profile)
      expect([profile, (await who.settings()).askLimit]).toEqual([profile, profiles[profile].limits.prompt])
    }
    await under('UKGC')
    expect(refusalOf(await who.submit(first))).toMatchObject({ code: 'rg_limit_prompt', field: 'withoutLimit' })
    await under('SANDBOX')
    valueOf(await who.submit(first))
  },
  async 'limits.increaseDelayH'() {
    for (const [profile, hours] of [
      ['SANDBOX', 24],
      ['DE', 168],
    ] as const) {
      await under(profile)
      const token = await someone()
      for (const value of ['100.00', '200.00'])
        valueOf(await send(contract.limits.submit, { kind: 'DEPOSIT', period: 'DAY', value }, token))
      const [limit] = valueOf(await send(contract.limits.list, {}, token)).limits
      expect(limit?.pending?.effectiveAt).toBe(new Date(clock.now().getTime() + hours * 3_600_000).toISOString())
    }
  },
  'limits.grossOnly': { always: true },
  async 'realityCheck.defaultMin'() {
    expect(valueOf(await send(contract.limits.list, {}, await someone())).realityMinutes).toBe(60)
  },
  async 'realityCheck.options'() {
    const set = async (minutes: number) => (await send(contract.limits.interval, { minutes }, await someone())).body
    await under('ES')
    expect(await set(120)).toMatchObject({ code: 'validation', field: 'minutes' })
    expect(await set(30)).toMatchObject({ success: true })
    await under('SANDBOX')
    expect(await set(120)).toMatchObject({ success: true })
  },
  'realityCheck.blocking': { always: true },
  'gameTypeExclusion.days': {
    tested: 'calls.test.ts',
  },
  'presetSession.minutes': {
    tested: 'calls.test.ts',
  },
  'presetSession.coolOffMin': {
    tested: 'breaks/forced-breaks.test.ts',
  },
  'forcedBreak.afterMin': {
    tested: 'breaks/forced-breaks.test.ts',
  },
  'forcedBreak.breakMin': { tested: 'calls.test.ts' },
  'statement.yearMessage': {
    tested: 'statement.test.ts',
  },
  'selfTest.keep': {
    tested: 'calls.test.ts',
  },
  'bars.clock': { always: true },
  'bars.elapsed': { always: true },
  'bars.netPosition': { always: true },
  'bars.panic': { waitsFor: 'the button in the game bar that takes a break at once' },
  async 'game.minCycleMs.slot'() {
    expect(await betResultsAfter('UKGC', 2000)).toEqual(['OK', 'TOO_SOON'])
    expect(await betResultsAfter('UKGC', 2500)).toEqual(['OK', 'OK'])
    expect(await betResultsAfter('DE', 4900)).toEqual(['OK', 'TOO_SOON'])
    expect(await betResultsAfter('SANDBOX', 0)).toEqual(['OK', 'OK'])
  },
  'game.minCycleMs.other': {
    tested: 'limits/limits.test.ts',
  },
  'game.autoplay': { waitsFor: 'autoplay in a game' },
  'game.turbo': { waitsFor: 'faster reels in a game' },
  'game.multiGame': { waitsFor: 'several games beside one another' },
  'game.ldwCelebration': { always: false },
  async 'game.maxStake'() {
    await under('DE')
    const game = await launchPlayer(app, clock, await someone())
    expect([await game.bet('1.01'), await game.bet('1.00')]).toEqual(['STAKE_OUT_OF_RANGE', 'OK'])
  },
  async 'bonus.maxWagering'() {
    for (const [profile, required] of [
      ['SANDBOX', '10000.00'],
      ['UKGC', '5000.00'],
    ] as const) {
      await under(profile)
      expect(
        valueOf(await send(contract.deposits.settings, { amount: '1000.00' }, await someone())).offers[0]?.quote
          ?.required,
      ).toBe(required)
    }
  },
  async 'bonus.mixedProducts'() {
    const counts = async () =>
      valueOf(await send(contract.deposits.settings, {}, await someone()))
        .offers[0]?.eligible.filter(({ pct }) => pct > 0)
        .map(({ gameType }) => gameType)
    expect((await counts())?.length).toBeGreaterThan(1)
    await under('UKGC')
    expect(await counts()).toEqual(['RNG'])
  },
  async 'bonus.welcome'() {
    const offers = async () =>
      valueOf(await send(contract.deposits.settings, { amount: '1000.00' }, await someone())).offers.map(
        ({ bonusId }) => bonusId,
      )
    const others = ['monsoon-reload', 'cricket-evenings']
    expect(await offers()).toEqual(['FIRST_DEPOSIT', 'welcome-match', ...others])
    for (const profile of ['ON', 'BR'] as const) {
      await under(profile)
      expect(await offers()).toEqual(others)
    }
  },
  async 'bonus.vip'() {
    const token = await someone()
    const shown = async () => {
      const { hasVip } = valueOf(await send(contract.member.info, {}, token))
      const { body } = await send<Endpoint>(contract.vip.progress, {}, token)
      const { info } = valueOf(await send(contract.system.status))
      return [hasVip, body.success, info.whitelabel.find(({ modId }) => modId === 'VIP3')?.enabled]
    }
    expect(await shown()).toEqual([true, true, '1'])
    await under('DE')
    expect(await shown()).toEqual([false, false, '0'])
  },
  async 'withdraw.cancelAllowed'() {
    const who = await cashier.person()
    const order = async () => valueOf(await cashier.submitOrder(who, who.bank, '3000.00'))
    const cancel = (orderNo: string) => send(contract.withdrawals.cancel, { orderNo }, who.token)
    const before = await order()
    expect(before.canCancel).toBe(true)
    await under('UKGC')
    expect(valueOf(await send(contract.withdrawals.settings, {}, who.token)).cancelAllowed).toBe(false)
    const now = await order()
    for (const { orderNo } of [before, now]) {
      expect((await cashier.detail(who, orderNo)).canCancel).toBe(false)
      expect(refusalOf(await cancel(orderNo)).code).toBe('function_not_available')
    }
    // The terms at the time of the order apply: under UKGC it cannot be cancelled.
    await under('SANDBOX')
    expect(refusalOf(await cancel(now.orderNo)).code).toBe('function_not_available')
    expect(valueOf(await cancel(before.orderNo)).status).toBe('CANCELLED')
  },
  async 'withdraw.receiptMinutes'() {
    const who = await cashier.person()
    const reported = async () => valueOf(await send(contract.system.status)).rgProfile.withdraw.receiptMinutes
    const { receiptDeadline } = await cashier.sent(who)
    expect([await reported(), receiptDeadline]).toEqual([
      30,
      new Date(clock.now().getTime() + 30 * 60_000).toISOString(),
    ])
    // The setting of the operator is what clients see.
    await write('withdraw', { receiptMinutes: 45 })
    expect([await reported(), (await cashier.sent(who)).receiptDeadline]).toEqual([
      45,
      new Date(clock.now().getTime() + 45 * 60_000).toISOString(),
    ])
  },
  async 'history.onlineDays'() {
    const token = await someone()
    const at = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * day).toISOString()
    const calls = [
      contract.records.bets,
      contract.records.ledger,
      contract.records.deposits,
      contract.records.withdrawals,
    ] as const
    const read = async (daysAgo: number) =>
      (
        await Promise.all(
          calls.map((one) => send<Endpoint>(one, { startTime: at(daysAgo), endTime: at(daysAgo - 5) }, token)),
        )
      ).map(({ body }) => body.success)
    expect(await read(89)).toEqual([true, true, true, true])
    expect(await read(120)).toEqual([false, false, false, false])
    await under('MGA')
    expect(await read(120)).toEqual([true, true, true, true])
    expect(await read(190)).toEqual([false, false, false, false])
    expect(refusalOf(await send<Endpoint>(contract.records.bets, { startTime: at(190) }, token)).details).toEqual({
      fields: { startTime: { code: 'too_old', days: 180 } },
    })
  },
  async jackpotTicker() {
    const { body } = await send(contract.games.jackpot)
    expect(body.success).toBe(true)
    for (const [profile, allowed] of [
      ['SANDBOX', ['pool', 'illustration']],
      ['UKGC', ['pool', 'off']],
    ] as const) {
      await under(profile)
      expect(allowed).toContain(valueOf(await send(contract.games.jackpot)).mode)
    }
  },
}

test('a kind the profile does not name cannot be set', async () => {
  const { limits } = profiles.SANDBOX
  const all = limits.kinds
  try {
    limits.kinds = ['DEPOSIT']
    expect(
      refusalOf(await send(contract.limits.submit, { kind: 'LOSS', period: 'DAY', value: '100.00' }, await someone())),
    ).toMatchObject({ code: 'validation', field: 'kind' })
    valueOf(await send(contract.limits.submit, { kind: 'DEPOSIT', period: 'DAY', value: '100.00' }, await someone()))
  } finally {
    limits.kinds = all
  }
})

/** Paths of the leaves of an object: `limits.kinds`. */
const ends = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, part]) => ends(part, path ? `${path}.${name}` : name))
    : [path]
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value)

test('every key of the profile has a row here, and every row a key', () => {
  const all = new Set(Object.values(profiles).flatMap((profile) => ends(profile)))
  // Keys that one profile has and another lacks.
  for (const path of all) if ([...all].some((other) => other.startsWith(`${path}.`))) all.delete(path)
  expect(Object.keys(rows).toSorted()).toEqual([...all].toSorted())
})

test.each(Object.entries(rows))('%s is obeyed', async (path, row) => {
  if (typeof row === 'function') return row()
  if ('always' in row) for (const profile of Object.values(profiles)) expect(at(profile, path)).toBe(row.always)
  if ('waitsFor' in row) expect(row.waitsFor.length).toBeGreaterThan(10)
})
