import { describe, expect, test } from 'vitest'
import {
  createCaller,
  createSessionStore,
  passwordChange,
  sessionLogin,
  systemWhitelabel,
  type GatewayError,
} from '../client/index.ts'
import { createFakeClient } from '../testing/index.ts'
import { settle } from './clock.ts'
import { fakeFetch, info, login, ok, away, refusal } from './server.ts'
import { setup } from './setup.ts'

describe('the session', () => {
  const dead: [string, string][] = [
    ['token_expired', 'expired'],
    ['session_revoked', 'revoked'],
  ]
  test.each(dead)('%s ends it once, and reports why', async (code, reason) => {
    const { sdk, fails } = setup([refusal(code, 401)])
    sdk.store.set(login())
    const log: string[] = []
    sdk.onSessionEnd((why) => log.push(why))
    const failures = await Promise.all([fails(sdk.member.info()), fails(sdk.wallet.balance())])
    expect(failures.map((error) => error?.code)).toContain(code)
    expect(log).toEqual([reason])
    expect(sdk.store.get().session).toBeNull()
  })

  test('a call visitors may make is made again without the dead token', async () => {
    const { sdk, seen } = setup([refusal('token_expired', 401), ok({ games: [] })])
    sdk.store.set(login())
    await sdk.games.list()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-one-0001', null])
  })

  test('a token renewed while the call was under way is tried instead of ending the session', async () => {
    const { sdk, seen } = setup([
      (seen) => {
        sdk.store.renew(login('token-two-0002'))
        return refusal('token_expired', 401)(seen)
      },
      ok(info),
    ])
    sdk.store.set(login())
    await sdk.member.info()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-one-0001',
      'Bearer token-two-0002',
    ])
    expect(sdk.store.get().session?.token).toBe('token-two-0002')
  })

  test('a token that is refused while it is being renewed ends no session', async () => {
    let renewed: (response: Response) => void = () => undefined
    const { sdk, seen } = setup([
      (call) =>
        call.method === 'GET' && call.headers.get('authorization') === 'Bearer token-one-0001'
          ? refusal('token_expired', 401)(call)
          : call.method === 'GET'
            ? ok(info)(call)
            : new Promise((resolve) => (renewed = resolve)),
    ])
    sdk.store.set(login())
    const log: string[] = []
    sdk.onSessionEnd((why) => log.push(why))
    const change = sdk.method(passwordChange)({ oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' })
    await settle()
    const under = sdk.member.info()
    await settle()
    await settle()
    renewed(Response.json({ success: true, value: login('token-two-0002'), requestId: 'r' }))
    await change
    await under
    expect(log).toEqual([])
    expect(sdk.store.get()).toMatchObject({ epoch: 1, session: { token: 'token-two-0002' } })
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer token-two-0002')
  })

  test('an answer for a session that has ended is discarded', async () => {
    let answer: (response: Response) => void = () => undefined
    const { sdk, fails } = setup([() => new Promise((resolve) => (answer = resolve))])
    sdk.store.set(login())
    const under = fails(sdk.wallet.balance())
    await new Promise(setImmediate)
    sdk.store.end('logout')
    answer(Response.json({ success: true, value: { sumBalance: '1.00' } }))
    expect((await under)?.code).toBe('aborted')
  })

  test('signing in during another session ends that one, with its own token', async () => {
    const { sdk, seen } = setup([ok(login('token-of-a-member')), ok({}), ok(info)])
    sdk.store.set(login('token-of-a-trial'))
    await sdk.session.exchange({ code: 'a-code-that-came-in-the-address' })
    expect(sdk.store.get().session?.token).toBe('token-of-a-member')
    await expect.poll(() => seen.length).toBe(2)
    await sdk.member.info()
    expect(seen.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
      ['/wps/session/login/code', null],
      ['/wps/session/logout', 'Bearer token-of-a-trial'],
      ['/wps/member/info', 'Bearer token-of-a-member'],
    ])
  })

  test('a first login ends no session', async () => {
    const { sdk, seen } = setup([ok(login('token-of-a-member'))])
    await sdk.session.exchange({ code: 'a-code-that-came-in-the-address' })
    await new Promise(setImmediate)
    expect(seen.length).toBe(1)
  })

  test('logging out ends it at once, also when the network is down', async () => {
    const { sdk, clock, seen } = setup([away])
    sdk.store.set(login())
    const log: string[] = []
    sdk.onSessionEnd((why) => log.push(why))
    const left = sdk.session.logout()
    expect(sdk.store.get().session).toBeNull()
    await clock.until(left)
    expect(log).toEqual(['logout'])
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token-one-0001')
  })

  test.each(['constructor', 'toString', '__proto__'])('a refusal with the code %s ends no session', async (code) => {
    const { sdk } = setup([refusal(code, 401)])
    sdk.store.set(login())
    await expect(sdk.wallet.balance()).rejects.toMatchObject({ code })
    expect(sdk.store.get().session?.token).toBe('token-one-0001')
  })

  test('a logout answered late does not end the session that began meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined
    const { sdk } = setup([() => new Promise((resolve) => (answer = resolve))])
    sdk.store.set(login())
    const loggingOut = sdk.session.logout()
    await new Promise(setImmediate)
    sdk.store.set(login('token-two-0002'))
    answer(Response.json({ success: false, code: 'token_expired' }, { status: 401 }))
    await loggingOut
    expect(sdk.store.get().session?.token).toBe('token-two-0002')
  })

  test('the bare pipeline uses the session it is given, and keeps answers apart by it', async () => {
    const { fetch, seen } = fakeFetch(ok([]))
    const session = createSessionStore()
    const call = createCaller({ fetch, session })
    session.set(login())
    await call(systemWhitelabel, {})
    await call(systemWhitelabel, {})
    session.end('logout')
    session.set(login('token-two-0002'))
    await call(systemWhitelabel, {})
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-one-0001',
      'Bearer token-two-0002',
    ])
    await expect(call(sessionLogin, { username: 'u', password: 'p' })).rejects.toMatchObject({
      cause: { message: 'needs ...sealing' },
    })
  })

  test('registering signs in; an answer without a session does not', async () => {
    const fine = setup([ok(login())])
    await fine.sdk.member.register({ username: 'u', password: 'p', confirmPassword: 'p', agreed: true })
    expect(fine.sdk.store.get()).toMatchObject({ epoch: 1, session: { token: 'token-one-0001' } })
    const odd = setup([ok({ hello: 1 })])
    expect(await odd.fails(odd.sdk.session.freePlay())).toMatchObject({
      code: 'unknown',
      details: { reason: 'wrong_shape' },
    } satisfies Partial<GatewayError>)
    expect(odd.sdk.store.get().epoch).toBe(0)
  })

  test('a remembered browser is signed in again', async () => {
    const { sdk } = setup([ok(login('token-two-0002'))])
    await sdk.session.remembered()
    expect(sdk.store.get()).toMatchObject({ epoch: 1, session: { token: 'token-two-0002' } })
  })

  test('a new password renews the session: another token, the same person', async () => {
    const sdk = createFakeClient({}, { signedIn: true })
    const before = sdk.store.get()
    await sdk.password.change({ oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' })
    expect(sdk.store.get()).toMatchObject({ epoch: before.epoch, session: { token: 'fixture-token-0002' } })
  })
})
