import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { loginCode, rememberToken } from '../../auth/login/schema.ts'
import { member, session as sessions } from '../../auth/schema.ts'
import { verification } from '../../auth/second-factor/schema.ts'
import {
  call,
  freshApp,
  codeReader,
  password,
  refusalOf,
  registered,
  registration,
  trialToken,
  valueOf,
  type Answer,
  type SignedIn,
} from '../../testing/inject.ts'

const { app, db, owner, clock } = await freshApp()
const { session, security, member: members, password: passwords } = contract
const minute = 60_000

afterEach(async () => {
  for (const group of ['modules', 'password'] as const) await app.services.settingsStore.write(group, {})
})

const setCookies = ({ headers }: Answer) => [headers['set-cookie']].flat().map(String)
const rememberOf = (answer: Answer) =>
  /__Host-remember=([\w-]*);/.exec(setCookies(answer).find((one) => one.startsWith('__Host-remember')) ?? '')?.[1]
const withCookie = (token: string) => ({ headers: { cookie: `lang=en; __Host-remember=${token}` } })
const login = (username: string, more: object = {}, how: object = {}) =>
  call<SignedIn>(app, session.login, { username, password, ...more }, how)
const info = (token: string) => call(app, members.info, {}, { token })
const idOf = async (account: string) =>
  (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''

test('a remembered browser is logged in by a cookie no script can read, and gets another one each time', async () => {
  await registered(app, 'remember1')
  expect(rememberOf(await login('remember1'))).toBeUndefined()
  const first = await login('remember1', { remember: true })
  expect(setCookies(first).find((one) => one.startsWith('__Host-remember='))).toMatch(
    /^__Host-remember=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=86400$/,
  )
  const cookie = rememberOf(first) ?? ''
  expect(JSON.stringify(await db.select().from(rememberToken))).not.toContain(cookie)

  const second = await call<SignedIn>(app, session.remembered, {}, withCookie(cookie))
  valueOf(await info(valueOf(second).token))
  const next = rememberOf(second) ?? ''
  expect(next).not.toBe(cookie)

  // Two tabs may use a token at the same time; a use of the same token some time later counts as theft and ends the
  // whole family.
  valueOf(await call(app, session.remembered, {}, withCookie(cookie)))
  clock.forward(11_000)
  const stolen = await call(app, session.remembered, {}, withCookie(cookie))
  expect([refusalOf(stolen).code, rememberOf(stolen)]).toEqual(['bad_credentials', ''])
  expect(refusalOf(await call(app, session.remembered, {}, withCookie(next))).code).toBe('bad_credentials')
})

test('being remembered lasts a day from the password, and ends with a logout or another password', async () => {
  await registered(app, 'remember2')
  let cookie = rememberOf(await login('remember2', { remember: true })) ?? ''
  clock.forward(23 * 60 * minute)
  cookie = rememberOf(await call(app, session.remembered, {}, withCookie(cookie))) ?? ''
  clock.forward(61 * minute)
  expect(refusalOf(await call(app, session.remembered, {}, withCookie(cookie))).code).toBe('bad_credentials')

  const again = await login('remember2', { remember: true })
  const remember = rememberOf(again) ?? ''
  const out = await call(app, session.logout, {}, { token: valueOf(again).token, ...withCookie(remember) })
  expect(rememberOf(out)).toBe('')
  expect(refusalOf(await call(app, session.remembered, {}, withCookie(remember))).code).toBe('bad_credentials')

  const third = await login('remember2', { remember: true })
  valueOf(
    await call(
      app,
      passwords.change,
      { oldPassword: password, newPassword: 'Another123', confirmNewPassword: 'Another123' },
      { token: valueOf(third).token },
    ),
  )
  expect(refusalOf(await call(app, session.remembered, {}, withCookie(rememberOf(third) ?? ''))).code).toBe(
    'bad_credentials',
  )
})

test('a self-exclusion ends being remembered too', async () => {
  await registered(app, 'remember7x')
  const first = await login('remember7x', { remember: true })
  const input = { months: 6, account: 'remember7x' }
  valueOf(await call(app, contract.limits.exclude, input, { token: valueOf(first).token }))
  expect(refusalOf(await call(app, session.remembered, {}, withCookie(rememberOf(first) ?? ''))).code).toBe(
    'bad_credentials',
  )
})

test('a login that is ended from elsewhere is not restored by the remember cookie; a stranger ends nothing', async () => {
  const mine = await registered(app, 'remember5x')
  const stranger = await registered(app, 'remember6x')
  for (const input of [{ one: true }, { one: false }]) {
    const other = await login('remember5x', { remember: true })
    const sessionId = app.services.sessions.idOf(valueOf(other).token)
    expect(refusalOf(await call(app, security.endSession, { sessionId }, { token: stranger })).code).toBe('not_found')
    const renewed = await call<SignedIn>(app, session.remembered, {}, withCookie(rememberOf(other) ?? ''))
    valueOf(renewed)
    valueOf(await call(app, security.endSession, input.one ? { sessionId } : {}, { token: mine }))
    expect(refusalOf(await call(app, session.remembered, {}, withCookie(rememberOf(renewed) ?? ''))).code).toBe(
      'bad_credentials',
    )
  }
})

test('agents are not remembered; a login without it ends an earlier one', async () => {
  const demo = await app.services.passwords.hash(password)
  await db.update(member).set({ passwordHash: demo }).where(eq(member.account, 'demo_agent'))
  expect(rememberOf(await login('demo_agent', { portal: 'agent', remember: true }))).toBeUndefined()
  await registered(app, 'remember3')
  const remember = rememberOf(await login('remember3', { remember: true })) ?? ''
  expect(rememberOf(await login('remember3', {}, withCookie(remember)))).toBe('')
  expect(
    await db
      .select()
      .from(rememberToken)
      .where(eq(rememberToken.memberId, await idOf('remember3'))),
  ).toEqual([])
})

test('a launch code carries a login elsewhere: once, within a minute, and is not stored', async () => {
  const token = await registered(app, 'carried1')
  const code = async () => valueOf(await call<{ code: string }>(app, session.code, {}, { token })).code
  const one = await code()
  expect(JSON.stringify(await db.select().from(loginCode))).not.toContain(one)
  const there = valueOf(await call<SignedIn>(app, session.exchange, { code: one })).token
  expect(valueOf(await info(there))).toMatchObject({ account: 'carried1' })
  valueOf(await info(token))
  expect((await call(app, session.exchange, { code: one })).status).toBe(401)
  const late = await code()
  clock.forward(61_000)
  expect(refusalOf(await call(app, session.exchange, { code: late })).code).toBe('bad_credentials')
  const raced = await code()
  const both = await Promise.all([1, 2, 3].map(() => call(app, session.exchange, { code: raced })))
  expect(both.filter(({ body }) => body.success)).toHaveLength(1)
  expect(refusalOf(await call(app, session.exchange, { code: 'A'.repeat(32) })).code).toBe('bad_credentials')
})

test('changing the password gives this session a new token and ends the others', async () => {
  const here = await registered(app, 'change01')
  const other = valueOf(await login('change01')).token
  const changed = (input: object, token = here) =>
    call<SignedIn>(
      app,
      passwords.change,
      { oldPassword: password, newPassword: 'Monsoon77', confirmNewPassword: 'Monsoon77', ...input },
      { token },
    )
  expect(refusalOf(await changed({ confirmNewPassword: 'Monsoon78' })).details).toEqual({
    fields: { confirmNewPassword: { code: 'mismatch' } },
  })
  expect(refusalOf(await changed({ newPassword: 'short', confirmNewPassword: 'short' }))).toMatchObject({
    code: 'field_invalid',
    field: 'newPassword',
  })
  expect(refusalOf(await changed({ newPassword: password, confirmNewPassword: password })).details).toEqual({
    fields: { newPassword: { code: 'same' } },
  })
  expect(refusalOf(await changed({ oldPassword: 'Wrong1234' }))).toMatchObject({
    code: 'bad_credentials',
    field: 'oldPassword',
  })
  const fresh = valueOf(await changed({})).token
  expect(fresh).not.toBe(here)
  valueOf(await info(fresh))
  expect((await info(here)).status).toBe(401)
  expect(refusalOf(await info(other)).code).toBe('session_revoked')
  expect(refusalOf(await login('change01')).code).toBe('bad_credentials')
  valueOf(await login('change01', { password: 'Monsoon77' }))
  for (let i = 0; i < 3; i++)
    expect(refusalOf(await changed({ oldPassword: 'Wrong1234' }, fresh)).code).toBe('bad_credentials')
  expect(
    refusalOf(
      await changed({ oldPassword: 'Monsoon77', newPassword: 'Monsoon79', confirmNewPassword: 'Monsoon79' }, fresh),
    ),
  ).toMatchObject({ code: 'locked', retryAfterMs: 180_000 })
  expect(refusalOf(await changed({}, await trialToken(app))).code).toBe('real_account_required')
})

test('a password changes with the end of what the old one opened, or not at all', async () => {
  const here = await registered(app, 'change02')
  const other = valueOf(await login('change02')).token
  const stuck = sql.raw(`check (member_id <> '${await idOf('change02')}' or revoked_at is null) not valid`)
  await owner.execute(sql`alter table session add constraint stuck ${stuck}`)
  const change = () =>
    call<SignedIn>(
      app,
      passwords.change,
      { oldPassword: password, newPassword: 'Monsoon77', confirmNewPassword: 'Monsoon77' },
      { token: here },
    )
  refusalOf(await change())
  await owner.execute(sql`alter table session drop constraint stuck`)
  for (const token of [here, other]) valueOf(await info(token))
  valueOf(await login('change02'))
  valueOf(await change())
  expect(refusalOf(await info(other)).code).toBe('session_revoked')
  expect(refusalOf(await login('change02')).code).toBe('bad_credentials')
})

test('an initial password only allows changing it, and only for three days', async () => {
  await registered(app, 'initial2')
  await db
    .update(member)
    .set({ mustChangePassword: true, passwordChangedAt: clock.now() })
    .where(eq(member.account, 'initial2'))
  const first = valueOf(await login('initial2'))
  expect(first).toMatchObject({ mustChangePassword: true, passwordExpired: false })
  expect(refusalOf(await call(app, contract.wallet.balance, {}, { token: first.token })).code).toBe(
    'must_change_password',
  )
  const changed = valueOf(
    await call<SignedIn>(
      app,
      passwords.change,
      { oldPassword: password, newPassword: 'Monsoon77', confirmNewPassword: 'Monsoon77' },
      { token: first.token },
    ),
  )
  expect(changed).toMatchObject({ mustChangePassword: false })
  valueOf(await call(app, contract.wallet.balance, {}, { token: changed.token }))

  await registered(app, 'initial3')
  await db
    .update(member)
    .set({ mustChangePassword: true, passwordChangedAt: clock.now() })
    .where(eq(member.account, 'initial3'))
  clock.forward(72 * 60 * minute + 1000)
  expect(refusalOf(await login('initial3')).code).toBe('bad_credentials')
})

test('an old password must be changed where the operator requires it, but not after a login without one', async () => {
  await registered(app, 'expired1')
  await app.services.settingsStore.write('password', { maxAgeDays: 30 })
  clock.forward(31 * 24 * 60 * minute)
  expect(valueOf(await login('expired1'))).toMatchObject({ passwordExpired: false, mustChangePassword: false })
  await app.services.settingsStore.write('modules', { PWDEXPFORCECHANGE3: true })
  const old = valueOf(await login('expired1'))
  expect(old).toMatchObject({ passwordExpired: true, mustChangePassword: true })
  expect(refusalOf(await call(app, contract.wallet.balance, {}, { token: old.token })).code).toBe(
    'must_change_password',
  )
  await db
    .update(sessions)
    .set({ way: 'sms' })
    .where(eq(sessions.memberId, await idOf('expired1')))
  valueOf(await call(app, contract.wallet.balance, {}, { token: old.token }))
})

test('a login from a place the account was never used from needs the code that was sent', async () => {
  await app.services.settingsStore.write('modules', { LOGINIPVERF3: true })
  valueOf(
    await call(app, members.register, registration('placed01', { email: 'rina@example.org' }), { ip: '198.51.100.1' }),
  )
  valueOf(await login('placed01', {}, { ip: '198.51.100.1' }))
  const abroad = { ip: '203.0.113.77' }
  const requested = refusalOf(await login('placed01', {}, abroad))
  expect(requested).toMatchObject({
    code: 'ip_verification_required',
    details: { channel: 'email', to: 'r***@example.org', expiredMinutes: 5 },
  })
  const verificationId = String(requested.details?.['verificationId'])
  // Requesting it again a moment later sends nothing new.
  expect(refusalOf(await login('placed01', {}, abroad)).details?.['verificationId']).toBe(verificationId)
  const code = await codeReader(app)('rina@example.org')
  const wrong = code === '000000' ? '111111' : '000000'
  expect(refusalOf(await call(app, session.verify, { verificationId, verificationCode: wrong }, abroad))).toMatchObject(
    { code: 'sms_wrong', details: { left: 4 } },
  )
  valueOf(
    await info(
      valueOf(await call<SignedIn>(app, session.verify, { verificationId, verificationCode: code }, abroad)).token,
    ),
  )
  expect(refusalOf(await call(app, session.verify, { verificationId, verificationCode: code }, abroad)).code).toBe(
    'sms_expired',
  )
  valueOf(await login('placed01', {}, abroad))
  expect(JSON.stringify(await db.select().from(verification))).not.toContain(code)
})
