import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { member, session as sessions } from '../../../auth/schema.ts'
import {
  call,
  codeReader,
  freshApp,
  password,
  refusalOf,
  registered,
  trialToken,
  valueOf,
  type SignedIn,
} from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { session, security, member: members, password: passwords } = contract
const minute = 60_000
const next = 'Monsoon77'

const login = async (username: string) =>
  valueOf(await call<SignedIn>(app, session.login, { username, password })).token
const codeOf = async (token: string) => valueOf(await call<{ code: string }>(app, session.code, {}, { token })).code
const exchange = (code: string) => call<SignedIn>(app, session.exchange, { code })
const info = (token: string) => call(app, members.info, {}, { token })
const wayOf = async (token: string) =>
  (
    await db
      .select({ way: sessions.way })
      .from(sessions)
      .where(eq(sessions.tokenHash, app.services.sessions.idOf(token)))
  )[0]?.way
const newPassword = { oldPassword: password, newPassword: next, confirmNewPassword: next }

/** All ways in which a session of the member can end, whether or not the other session is notified. */
const ends: Record<string, (other: string, owner: string) => Promise<unknown>> = {
  'its own logout': async (other) => valueOf(await call(app, session.logout, {}, { token: other })),
  'the end of all other sessions': async (_thief, owner) =>
    valueOf(await call(app, security.endSession, {}, { token: owner })),
  'its end from elsewhere': async (other, owner) =>
    valueOf(await call(app, security.endSession, { sessionId: app.services.sessions.idOf(other) }, { token: owner })),
  'a new password set elsewhere': async (_thief, owner) =>
    valueOf(await call(app, passwords.change, newPassword, { token: owner })),
  'a new password set in the same session': async (other) =>
    valueOf(await call(app, passwords.change, newPassword, { token: other })),
  'an operator who blocks the account': async () => db.update(member).set({ status: 'blocked' }),
}
let people = 0

test.each(Object.keys(ends))('a code is worth nothing after %s', async (how) => {
  const account = `victim${++people}x`
  const owner = await registered(app, account)
  const other = await login(account)
  const code = await codeOf(other)
  await ends[how]?.(other, owner)
  expect(['bad_credentials', 'member_no_enter']).toContain(refusalOf(await exchange(code)).code)
  await db.update(member).set({ status: 'active' })
})

test('a code is worth nothing after half an hour without a call in its session, nor after its end', async () => {
  const quiet = await registered(app, 'quiet0001')
  clock.forward(29.5 * minute)
  await db.update(sessions).set({ lastSeenAt: new Date(clock.now().getTime() - 29.5 * minute) })
  const code = await codeOf(quiet)
  await db.update(sessions).set({ lastSeenAt: new Date(clock.now().getTime() - 29.5 * minute) })
  clock.forward(40_000)
  expect(refusalOf(await exchange(code)).code).toBe('bad_credentials')
})

test('a session with seconds left makes none that lasts longer, nor do its children', async () => {
  const first = await registered(app, 'shortly01')
  const end = new Date(clock.now().getTime() + 20_000)
  await db
    .update(sessions)
    .set({ expiresAt: end })
    .where(eq(sessions.tokenHash, app.services.sessions.idOf(first)))
  const made = valueOf(await call<{ code: string; expires: string }>(app, session.code, {}, { token: first }))
  expect(made.expires).toBe(end.toISOString())
  const second = valueOf(await exchange(made.code))
  expect(second.expiresAt).toBe(end.toISOString())
  const third = valueOf(await exchange(await codeOf(second.token)))
  expect(third.expiresAt).toBe(end.toISOString())
  clock.forward(21_000)
  for (const token of [first, second.token, third.token]) expect((await info(token)).status).toBe(401)
})

test('a remembered session stays one through a code: security settings stay locked', async () => {
  await registered(app, 'remember9')
  const made = await call<SignedIn>(app, session.login, { username: 'remember9', password, remember: true })
  const cookie = /__Host-remember=([\w-]+);/.exec([made.headers['set-cookie']].flat().map(String).join())?.[1] ?? ''
  const remembered = valueOf(
    await call<SignedIn>(app, session.remembered, {}, { headers: { cookie: `__Host-remember=${cookie}` } }),
  ).token
  const carried = valueOf(await exchange(await codeOf(remembered))).token
  expect(await wayOf(carried)).toBe('remember')
  const set = { loginPassword: password, newFundPassword: '280416', confirmFundPassword: '280416' }
  expect(refusalOf(await call(app, contract.fundPassword.set, set, { token: carried })).code).toBe('relogin_required')
  const change = { fundPassword: '280416', newFundPassword: '731592', confirmFundPassword: '731592' }
  expect(refusalOf(await call(app, contract.fundPassword.change, change, { token: carried })).code).toBe(
    'relogin_required',
  )
  expect(refusalOf(await call(app, security.beginPasskey, { loginPassword: password }, { token: carried })).code).toBe(
    'relogin_required',
  )
  // The login history shows how it was opened.
  const history = valueOf(await call<{ list: { way: string }[] }>(app, security.logins, {}, { token: carried }))
  expect(history.list[0]?.way).toBe('code')
})

test('a login with a password stays one, and a trial stays a trial', async () => {
  const full = await registered(app, 'fullway01')
  expect(await wayOf(valueOf(await exchange(await codeOf(full))).token)).toBe('password')
  const trial = await trialToken(app)
  const carried = valueOf(await exchange(await codeOf(trial))).token
  expect(await wayOf(carried)).toBe('trial')
  expect(valueOf(await info(carried))).toMatchObject({ type: 4 })
})

test('after a code and the end of all sessions at once, no session is left', async () => {
  const owner = await registered(app, 'racing001')
  for (let round = 0; round < 8; round++) {
    const code = await codeOf(await login('racing001'))
    const [opened] = await Promise.all([exchange(code), call(app, security.endSession, {}, { token: owner })])
    if (opened.body.success) expect(refusalOf(await info(opened.body.value.token)).code).toBe('session_revoked')
  }
})

test('what one session began no other session of the person can finish, and a new password ends it', async () => {
  const other = await registered(app, 'begun0001')
  const mine = await login('begun0001')
  const contact = { kind: 'email', email: 'thief@mail.test' }
  valueOf(await call(app, contract.profile.contactCode, contact, { token: other }))
  const verificationCode = await codeReader(app)(contact.email)
  const take = (token: string, loginPassword = password) =>
    call(app, contract.profile.setContact, { ...contact, verificationCode, loginPassword }, { token })
  expect(refusalOf(await take(mine)).code).toBe('sms_expired')
  const { stepId } = valueOf(
    await call<{ stepId: string }>(app, security.beginPasskey, { loginPassword: password }, { token: other }),
  )
  expect(
    refusalOf(await call(app, security.addPasskey, { stepId, response: {}, name: 'phone' }, { token: mine })).code,
  ).toBe('passkey_refused')
  const { secret } = valueOf(
    await call<{ secret: string }>(app, security.beginAuthenticator, { loginPassword: password }, { token: other }),
  )
  const renewed = valueOf(await call<SignedIn>(app, passwords.change, newPassword, { token: other })).token
  expect(refusalOf(await take(renewed, next)).code).toBe('sms_expired')
  const app6 = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  expect(refusalOf(await call(app, security.confirmAuthenticator, { code: app6 }, { token: renewed })).code).toBe(
    'second_factor_wrong',
  )
})

test('a login that waits for its second step or a code of its place ends with the password it was begun with', async () => {
  const owner = await registered(app, 'waiting01')
  const { secret } = valueOf(
    await call<{ secret: string }>(app, security.beginAuthenticator, { loginPassword: password }, { token: owner }),
  )
  const now = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  valueOf(await call(app, security.confirmAuthenticator, { code: now() }, { token: owner }))
  const waiting = refusalOf(await call(app, session.login, { username: 'waiting01', password }))
  valueOf(await call(app, passwords.change, newPassword, { token: owner }))
  clock.forward(31_000)
  expect(
    refusalOf(await call(app, security.secondStep, { stepId: waiting.details?.['stepId'], code: now() })).code,
  ).toBe('second_factor_over')
})
