import { contract } from '@brand/sdk/contract'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app/app.ts'
import {
  call,
  freshApp,
  refusalOf,
  registered,
  testClock,
  valueOf,
  type Answer,
  type How,
} from '../../testing/inject.ts'
import { memoryLimiter, sharedLimiter } from './rate-limit.ts'

// Limits are counted over all gateways of one database.
const { app, db, clock } = await freshApp()
const other = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
afterAll(() => other.close())

const codeOf = ({ body }: Answer) => (body.success ? 'ok' : body.code)
/** Sent at once, every second one to the other gateway. */
const both = (
  times: number,
  endpoint: Parameters<typeof call>[1],
  input: (n: number) => Record<string, unknown>,
  how: (n: number) => How = () => ({}),
) =>
  Promise.all(
    Array.from({ length: times }, async (_, n) => codeOf(await call(n % 2 ? app : other, endpoint, input(n), how(n)))),
  )
const tally = (codes: string[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))

const { session, verification, system, content, favourites, games } = contract

test('parallel guesses at one account: the captcha after three, the lock at five, at whichever gateway', async () => {
  await registered(app, 'shared01')
  const wrong = (n: number) => ({ username: 'shared01', password: `Wrong123${n % 10}` })
  expect(tally(await both(40, session.login, wrong, (n) => ({ ip: `198.51.100.${n}` })))).toEqual({
    bad_credentials: 3,
    captcha_required: 37,
  })
  await app.services.settingsStore.write('login', { captchaFromFailure: 99 })
  await other.services.settingsStore.reload()
  await both(10, session.login, wrong, (n) => ({ ip: `198.51.101.${n}` }))
  expect(refusalOf(await call(other, session.login, { username: 'shared01', password: 'Secret123' })).code).toBe(
    'bad_credentials',
  )
  clock.forward(5 * 60_000 + 1)
  valueOf(await call(other, session.login, { username: 'shared01', password: 'Secret123' }))
})

test('parallel guesses of one address at many names: thirty, over both gateways', async () => {
  const guess = (times: number) =>
    both(
      times,
      session.login,
      (n) => ({ username: `spray${n}`, password: 'Wrong1234' }),
      () => ({ ip: '198.51.102.1' }),
    )
  // A gateway hashes twenty passwords at once and refuses more: the first ones fit, and few of the rest get as far.
  const codes = [...(await guess(24)), ...(await guess(26))]
  expect(tally(codes)).toEqual({ bad_credentials: 30, rate_limited: 20 })
  expect(
    await both(
      2,
      session.login,
      () => ({ username: 'shared01', password: 'Secret123' }),
      () => ({ ip: '198.51.102.1' }),
    ),
  ).toEqual(['rate_limited', 'rate_limited'])
  await app.services.settingsStore.write('login', {})
})

test('codes: one a minute per number and twenty an hour per address, over both gateways', async () => {
  clock.forward(3_600_000)
  const same = await both(
    20,
    verification.sms,
    () => ({ mobileNum: '1700000001', countryDialingCode: '880' }),
    (n) => ({ ip: `198.51.103.${n}` }),
  )
  expect(tally(same)).toEqual({ ok: 1, sms_too_many: 19 })
  await app.services.settingsStore.write('challenge', { maxNumber: 50 })
  const numbers = []
  for (let n = 0; n < 24; n++) {
    clock.forward(1001) // the rate limit of one a second
    numbers.push(
      ...(await both(
        1,
        verification.sms,
        () => ({ mobileNum: `17000001${String(n).padStart(2, '0')}`, countryDialingCode: '880' }),
        () => ({ ip: '198.51.104.1' }),
      )),
    )
  }
  expect(tally(numbers)).toEqual({ ok: 20, sms_too_many: 4 })
})

test('one a second of captchas and favourites, and limited feedback an hour, over both gateways', async () => {
  const token = await registered(app, 'shared02')
  const {
    games: [game],
  } = valueOf(await call<{ games: { nodeId: number }[] }>(app, games.list, { gameType: 'RNG' }))
  clock.forward(1001)
  expect(
    tally(
      await both(
        20,
        system.captcha,
        () => ({}),
        () => ({ ip: '198.51.105.1' }),
      ),
    ),
  ).toEqual({ ok: 1, throttled: 19 })
  expect(
    tally(
      await both(
        20,
        favourites.add,
        () => ({ nodeId: game?.nodeId }),
        () => ({ token }),
      ),
    ),
  ).toEqual({ ok: 1, throttled: 19 })
  expect(
    tally(
      await both(
        30,
        content.feedback,
        () => ({ content: 'hello' }),
        () => ({ token }),
      ),
    ),
  ).toEqual({ ok: 20, rate_limited: 10 })
})

test('a session is shared by all gateways, and ends everywhere at once', async () => {
  const token = await registered(app, 'shared03')
  valueOf(await call(other, contract.member.info, {}, { token }))
  valueOf(await call(other, session.logout, {}, { token }))
  expect(refusalOf(await call(app, contract.member.info, {}, { token })).code).toBe('session_revoked')
})

test('the shared count decides as the exact one in memory does, at any gateway and any time', async () => {
  let run = 0
  const step = fc.record({
    gateway: fc.boolean(),
    key: fc.constantFrom('a', 'b'),
    forward: fc.integer({ min: 0, max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 5 }),
      async (steps, burst, perSecond) => {
        const own = testClock()
        const model = memoryLimiter(own)
        const shared = [sharedLimiter(db, own), sharedLimiter(db, own)]
        run++
        for (const { gateway, key, forward } of steps) {
          own.forward(forward)
          const wanted = model.take(key, { perSecond, burst })
          expect(await shared[Number(gateway)]?.take(`${run}${key}`, { perSecond, burst })).toBe(wanted)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('after a clock is put back nobody waits longer than the limit asks for; one that is a little behind opens nothing', async () => {
  const rate = { perSecond: 1, burst: 1 }
  const limiter = sharedLimiter(db, clock)
  expect(await limiter.take('put back', rate)).toBe(0)
  clock.forward(-60_000)
  expect(await limiter.take('put back', rate)).toBeGreaterThan(59_000)
  clock.forward(-3_600_000)
  expect(await limiter.take('put back', rate)).toBe(0)
  expect(await limiter.take('put back', rate)).toBe(1000)
  clock.forward(3_660_000)
})
