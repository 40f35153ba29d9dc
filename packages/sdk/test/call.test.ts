import { describe, expect, test } from 'vitest'
import { FakeClock } from './clock.ts'
import { away, info, login, ok, refusal, silent, type Reply } from './server.ts'
import { setup } from './setup.ts'

const busy = refusal('unavailable', 503, { retryable: true })
/** The challenge to solve, requested before the call. */
const puzzle = ok({ challenge: { puzzle: 0 } })
const challenge = refusal('challenge_required', 403, { retryable: true, details: { challenge: { puzzle: 1 } } })

describe('a call', () => {
  test('sends token, module and language, and unwraps the value', async () => {
    const { sdk, seen } = setup([ok(info)], { baseUrl: 'http://gateway.test/' })
    sdk.store.set(login())
    expect(await sdk.member.info()).toEqual(info)
    expect(seen[0]?.path).toBe('/wps/member/info')
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token-one-0001',
      'x-module-id': 'COMM3',
      'accept-language': 'en',
    })
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull()
  })

  test('puts the input of a GET and a DELETE in the query, of the rest in the body', async () => {
    const { sdk, clock, seen } = setup([ok({ games: [] }), ok({}), ok({})])
    sdk.store.set(login())
    await sdk.games.list({ filter: 'HOT', gameName: 'চাকা & co', pageNo: 2, vassalage: undefined })
    await sdk.favourites.remove({ nodeId: 7 })
    await sdk.favourites.add({ nodeId: 8 })
    expect(seen.map(({ method, query, body }) => ({ method, query, body }))).toEqual([
      { method: 'GET', query: { filter: 'HOT', gameName: 'চাকা & co', pageNo: '2' }, body: undefined },
      { method: 'DELETE', query: { nodeId: '7' }, body: undefined },
      { method: 'POST', query: {}, body: { nodeId: 8 } },
    ])
    expect(clock.pending).toBe(0)
  })

  test('does not send its token with calls only visitors make', async () => {
    const { sdk, seen } = setup([puzzle, ok(login('token-two-0002'))])
    sdk.store.set(login())
    await sdk.session.freePlay()
    // What follows is the logout of the session that was replaced.
    expect(seen.slice(0, 2).map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
    expect(sdk.store.get().session?.token).toBe('token-two-0002')
  })

  test('fails when a list has no rows', async () => {
    const { sdk, seen, fails } = setup([ok({ totalPages: 1 })])
    expect(await fails(sdk.games.list())).toMatchObject({ code: 'unknown', details: { reason: 'wrong_shape' } })
    expect(seen.length).toBe(1)
  })
})

describe('policy × answer → calls made', () => {
  const rows: [
    string,
    (sdk: ReturnType<typeof setup>['sdk']) => Promise<unknown>,
    Reply[],
    number,
    string | undefined,
  ][] = [
    ['GET, network away once', (sdk) => sdk.games.list(), [away, ok({ games: [] })], 2, undefined],
    ['GET, network away for long', (sdk) => sdk.games.list(), [away], 3, 'network_abnormal'],
    ['GET, 503 with our envelope', (sdk) => sdk.games.list(), [busy, busy, ok({ games: [] })], 3, undefined],
    [
      'GET, 502 with HTML',
      (sdk) => sdk.games.list(),
      [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), ok({ games: [] })],
      2,
      undefined,
    ],
    [
      'GET, refused for good',
      (sdk) => sdk.games.list(),
      [refusal('function_not_available', 403)],
      1,
      'function_not_available',
    ],
    [
      'GET, 429 is not retryable',
      (sdk) => sdk.games.list(),
      [refusal('rate_limited', 429, { retryAfterMs: 10 })],
      1,
      'rate_limited',
    ],
    [
      'GET, the server wants longer than we have',
      (sdk) => sdk.games.list(),
      [refusal('maintenance', 503, { retryable: true, retryAfterMs: 60_000 })],
      1,
      'maintenance',
    ],
    ['GET whose policy says no', (sdk) => sdk.system.captcha(), [away], 1, 'network_abnormal'],
    ['POST, network away', (sdk) => sdk.favourites.add({ nodeId: 1 }), [away], 1, 'network_abnormal'],
    ['POST, 503', (sdk) => sdk.favourites.add({ nodeId: 1 }), [busy], 1, 'unavailable'],
    [
      'PUT whose policy allows it',
      (sdk) => sdk.member.language({ language: 'bn' }),
      [away, ok({ language: 'bn' })],
      2,
      undefined,
    ],
    ['no answer in time', (sdk) => sdk.games.list(), [silent], 1, 'timeout'],
    [
      'proof first, then the call: none is refused',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [puzzle, ok(login())],
      2,
      undefined,
    ],
    [
      'a proof too old is renewed',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [puzzle, challenge, ok(login())],
      3,
      undefined,
    ],
    [
      'but once',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [puzzle, challenge],
      3,
      'challenge_required',
    ],
    [
      'a gateway that gives out none is asked by the call',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [refusal('not_found', 404), challenge, ok(login())],
      3,
      undefined,
    ],
    [
      'no challenge to be had',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [refusal('maintenance', 503)],
      1,
      'maintenance',
    ],
    [
      'wrong password is asked once',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [puzzle, refusal('bad_credentials', 401)],
      2,
      'bad_credentials',
    ],
    [
      'login is never repeated after a cut',
      (sdk) => sdk.session.login({ username: 'u', password: 'p' }),
      [puzzle, away],
      2,
      'network_abnormal',
    ],
  ]
  test.each(rows)('%s', async (_name, make, replies, calls, code) => {
    const { sdk, seen, fails } = setup(replies)
    if (make.toString().includes('favourites') || make.toString().includes('member')) sdk.store.set(login())
    expect((await fails(make(sdk)))?.code).toBe(code)
    expect(seen.length).toBe(calls)
  })

  test('of many refused clients no two need retry at once: never sooner than requested, half as long again at most', async () => {
    const waited = async (random: number) => {
      const { sdk, clock } = setup([
        refusal('unavailable', 503, { retryable: true }, { 'retry-after': '2' }),
        ok({ games: [] }),
      ])
      clock.random = () => random
      await clock.until(sdk.games.list())
      return clock.waits.filter((ms) => ms >= 2000 && ms <= 3000)
    }
    expect([await waited(0), await waited(0.5), await waited(0.999_999)].flat().map(Math.round)).toEqual([
      2000, 2500, 3000,
    ])
  })

  test('waits as long as the server requested and a little longer, else a little longer each time', async () => {
    const setupWithRetry = setup([
      refusal('unavailable', 503, { retryable: true }, { 'retry-after': '3' }),
      ok({ games: [] }),
    ])
    await setupWithRetry.clock.until(setupWithRetry.sdk.games.list())
    expect(setupWithRetry.clock.waits).toContain(3750)
    const own = setup([away, away, ok({ games: [] })])
    await own.clock.until(own.sdk.games.list())
    expect(own.clock.waits.filter((ms) => ms < 15_000)).toEqual([250, 500])
  })
})

describe('sealed and challenged', () => {
  test('the first call of a page brings its proof; a renewed one, the same idempotency key and a new seal', async () => {
    const { sdk, seen: all } = setup([puzzle, challenge, ok(login())])
    await sdk.session.login({ username: 'u', password: 'p' })
    expect(all[0]).toMatchObject({ method: 'GET', path: '/wps/system/challenge', query: { purpose: 'login' } })
    const seen = all.slice(1)
    expect(seen.map(({ headers }) => headers.get('x-challenge'))).toEqual([
      'proof of {"puzzle":0}',
      'proof of {"puzzle":1}',
    ])
    expect(seen.map(({ headers }) => headers.get('encryption'))).toEqual(['test', 'test'])
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^.{8,255}$/)
    expect(seen[1]?.headers.get('idempotency-key')).toBe(seen[0]?.headers.get('idempotency-key'))
    expect(seen.map(({ body }) => (body as { sealed: number }).sealed)).toEqual([1, 2])
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('password')
  })

  test('a refused seal is made once more with new keys, and with another proof', async () => {
    const { sdk, seen, fails } = setup([puzzle, refusal('seal_invalid', 400), puzzle, ok(login())])
    expect(await fails(sdk.session.login({ username: 'u', password: 'p' }))).toBeUndefined()
    expect(seen.length).toBe(4)
    const stubborn = setup([puzzle, refusal('seal_invalid', 400), puzzle, refusal('seal_invalid', 400)])
    expect((await stubborn.fails(stubborn.sdk.session.login({ username: 'u', password: 'p' })))?.code).toBe(
      'seal_invalid',
    )
    expect(stubborn.seen.length).toBe(4)
  })

  test('a clock that is off is set by the answer, and the call made again in server time', async () => {
    const date = new Date(new FakeClock().now() + 3_600_000).toUTCString()
    const { sdk, clock, seen } = setup([
      puzzle,
      refusal('stale', 400, { retryable: true }, { date }),
      puzzle,
      ok(login()),
    ])
    await clock.until(sdk.session.login({ username: 'u', password: 'p' }))
    const [first, second] = seen
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { now: number }).now)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(3_599_000)
    expect(sdk.now() - clock.now()).toBe(3_600_500)
  })
})

describe('throttle', () => {
  test('the second call in the same second is refused here, with the retry time', async () => {
    const { sdk, clock, seen, fails } = setup([ok('png')])
    await sdk.system.captcha()
    await clock.advance(400)
    expect(await fails(sdk.system.captcha())).toMatchObject({
      code: 'throttled',
      retryAfterMs: 600,
      status: 429,
      key: 'err.throttled',
    })
    expect(seen.length).toBe(1)
    await clock.advance(600)
    await sdk.system.captcha()
    expect(seen.length).toBe(2)
  })

  test('favourites are counted per call and per session', async () => {
    const { sdk, seen, fails } = setup([ok({})])
    sdk.store.set(login())
    await sdk.favourites.add({ nodeId: 1 })
    await sdk.favourites.remove({ nodeId: 1 })
    expect((await fails(sdk.favourites.add({ nodeId: 2 })))?.code).toBe('throttled')
    sdk.store.end('expired')
    sdk.store.set(login('token-two-0002'))
    await sdk.favourites.add({ nodeId: 1 })
    expect(seen.length).toBe(3)
  })
})

describe('kept answers', () => {
  test('one call per session and language, shared by callers at the same time', async () => {
    let language = 'en'
    const { sdk, seen } = setup([ok({ data: { lanes: [] } })], { language: () => language })
    await Promise.all([sdk.games.lanes(), sdk.games.lanes(), sdk.games.lanes()])
    expect(seen.length).toBe(1)
    await sdk.system.whitelabel()
    language = 'bn'
    await sdk.games.lanes()
    await sdk.system.whitelabel()
    expect(seen.map(({ path }) => path.split('_').at(-1))).toEqual([
      'newGameVendor',
      '/wps/system/whitelabel',
      'newGameVendor',
    ])
    sdk.store.set(login())
    await sdk.games.lanes()
    expect(seen.length).toBe(4)
  })

  test("a failure is not cached, and one caller's abort leaves the others their answer", async () => {
    const { sdk, seen, fails } = setup([refusal('unknown', 500), ok([])])
    expect((await fails(sdk.system.whitelabel()))?.code).toBe('unknown')
    const aborter = new AbortController()
    const [gone, stays] = [sdk.system.whitelabel({}, { signal: aborter.signal }), sdk.system.whitelabel()]
    aborter.abort()
    expect((await fails(gone))?.code).toBe('aborted')
    expect(await stays).toEqual([])
    expect(seen.length).toBe(2)
  })
})
