import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { loginLock } from '../../auth/login/schema.ts'
import { member } from '../../auth/schema.ts'
import { verification as codes } from '../../auth/second-factor/schema.ts'
import {
  call,
  codeReader,
  freshApp,
  proofFor,
  password,
  refusalOf,
  registered,
  registration,
  sandboxInbox,
  valueOf,
  type Answer,
  type SignedIn,
} from '../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const codeFor = codeReader(app)
const { verification, session, password: passwords, member: members } = contract
const minute = 60_000
let people = 0
/** An unused number, and an unused address. */
const fresh = () => ({ mobile: `017${String(10_000_000 + ++people)}`, ip: `10.${people >> 8}.${people & 255}.9` })

afterEach(async () => {
  await app.services.settingsStore.write('modules', {})
  await app.services.settingsStore.write('sandbox', {})
})

const e164 = (mobile: string) => `+880${mobile.slice(1)}`
const other = (code: string) => (code === '000000' ? '111111' : '000000')

interface Sent {
  expiredMinutes: number
  resendAfterSec: number
}
const requestCode = (mobile: string, ip: string) =>
  call<Sent>(app, verification.sms, { mobileNum: mobile, countryDialingCode: '+880' }, { ip })

/** A member with a verified number. */
async function withMobile(): Promise<{ mobile: string; ip: string; token: string }> {
  const { mobile, ip } = fresh()
  valueOf(await call(app, verification.register, { mobileNo: mobile, countryDialingCode: '880' }, { ip }))
  const input = {
    mobileNum: mobile,
    countryDialingCode: '880',
    password,
    confirmPassword: password,
    agreed: true,
    verificationCode: await codeFor(e164(mobile)),
  }
  const { token } = valueOf(await call<SignedIn>(app, members.registerMobile, input, { ip }))
  clock.forward(1100)
  return { mobile, ip, token }
}

test('an account by telephone: the number is proved, is the name, and is one account’s only', async () => {
  const { mobile, ip, token } = await withMobile()
  expect(valueOf(await call(app, members.info, {}, { token }))).toMatchObject({
    account: `880${mobile.slice(1)}`,
    type: 0,
  })
  expect(valueOf(await call(app, contract.wallet.balance, {}, { token }))).toMatchObject({ sumBalance: '10000.00' })
  valueOf(await call(app, session.login, { username: `880${mobile.slice(1)}`, password }))

  clock.forward(minute)
  valueOf(await call(app, verification.register, { mobileNo: mobile, countryDialingCode: '880' }, { ip }))
  const code = await codeFor(e164(mobile))
  const again = { mobileNum: mobile, countryDialingCode: '880', password, confirmPassword: password, agreed: true }
  expect(refusalOf(await call(app, members.registerMobile, again)).details).toEqual({
    fields: { verificationCode: { code: 'required' } },
  })
  expect(refusalOf(await call(app, members.registerMobile, { ...again, verificationCode: other(code) })).code).toBe(
    'sms_wrong',
  )
  expect(refusalOf(await call(app, members.registerMobile, { ...again, verificationCode: code }))).toMatchObject({
    code: 'mobile_taken',
    field: 'mobileNum',
  })
})

test('numbers that are none, or of a country we do not serve, are refused by name; the trunk zero is read over', async () => {
  for (const [mobileNum, countryDialingCode] of [
    ['12', '880'],
    ['0171234567890123', '880'],
    ['2125550123', '1'],
  ]) {
    const refused = refusalOf(await call(app, verification.sms, { mobileNum, countryDialingCode }, { ip: fresh().ip }))
    expect([refused.code, refused.field ?? Object.keys((refused.details?.['fields'] ?? {}) as object)[0]]).toEqual([
      expect.stringMatching(/field_invalid|validation/),
      'mobileNum',
    ])
  }
  const { mobile, ip } = await withMobile()
  clock.forward(minute)
  valueOf(
    await call(
      app,
      verification.sms,
      { mobileNum: `${mobile.slice(1, 5)} ${mobile.slice(5)}`, countryDialingCode: '880' },
      { ip },
    ),
  )
  expect(await codeFor(e164(mobile))).toMatch(/^\d{6}$/)
})

test('a member logs in by number and code; the code is spent by it', async () => {
  const { mobile, ip } = await withMobile()
  clock.forward(minute)
  expect(valueOf(await requestCode(mobile, ip))).toEqual({ expiredMinutes: 5, resendAfterSec: 60 })
  const code = await codeFor(e164(mobile))
  const login = (given: string) =>
    call<SignedIn>(
      app,
      session.login,
      { username: mobile, password: given, type: 'sms', countryDialingCode: '880' },
      { ip },
    )
  expect(refusalOf(await login(other(code)))).toMatchObject({ code: 'sms_wrong', details: { left: 4 } })
  expect(valueOf(await login(code))).toMatchObject({ mustChangePassword: false, firstTimeLogin: false })
  expect(refusalOf(await login(code)).code).toBe('sms_expired')
  await app.services.settingsStore.write('modules', { MOBILEVERCODELOGIN3: false })
  expect(refusalOf(await login(code)).code).toBe('function_not_available')
})

test('a code is voided by five wrong tries, by five minutes, and by the next one', async () => {
  const { mobile, ip } = await withMobile()
  const login = (given: string) => call(app, session.login, { username: mobile, password: given, type: 'sms' }, { ip })
  const next = async () => {
    clock.forward(minute + 1000)
    valueOf(await requestCode(mobile, ip))
    return codeFor(e164(mobile))
  }
  const tried = await next()
  for (let left = 4; left >= 0; left--) expect(refusalOf(await login(other(tried))).details).toEqual({ left })
  expect(refusalOf(await login(tried)).code).toBe('sms_expired')

  const late = await next()
  clock.forward(5 * minute + 1000)
  expect(refusalOf(await login(late)).code).toBe('sms_expired')

  const first = await next()
  const second = await next()
  if (first !== second) expect(refusalOf(await login(first)).code).toBe('sms_wrong')
  valueOf(await login(second))
})

test('of parallel guesses five are checked, and a right code logs one in', async () => {
  const { mobile, ip } = await withMobile()
  clock.forward(minute)
  valueOf(await requestCode(mobile, ip))
  const code = await codeFor(e164(mobile))
  const login = (given: string) => call(app, session.login, { username: mobile, password: given, type: 'sms' }, { ip })
  const wrong = await Promise.all(Array.from({ length: 12 }, () => login(other(code))))
  expect(wrong.filter((answer) => refusalOf(answer).code === 'sms_wrong')).toHaveLength(5)
  expect(refusalOf(await login(code)).code).toBe('sms_expired')

  clock.forward(minute + 1000)
  valueOf(await requestCode(mobile, ip))
  const right = await codeFor(e164(mobile))
  const raced = await Promise.all(Array.from({ length: 4 }, () => login(right)))
  expect(raced.filter(({ body }) => body.success)).toHaveLength(1)
})

test('one a minute and five an hour per number, twenty an hour per address, exactly, and the wait is returned', async () => {
  const { mobile, ip } = fresh()
  const parallel = await Promise.all(Array.from({ length: 6 }, (_, at) => requestCode(mobile, `10.200.0.${at}`)))
  expect(parallel.filter(({ body }) => body.success)).toHaveLength(1)
  const refused = parallel.find(({ body }) => !body.success) as Answer
  expect([refused.status, refusalOf(refused).code]).toEqual([429, 'sms_too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(55)
  for (let i = 0; i < 4; i++) {
    clock.forward(minute + 1000)
    valueOf(await requestCode(mobile, ip))
  }
  clock.forward(minute + 1000)
  expect(refusalOf(await requestCode(mobile, ip)).retryAfterMs).toBeGreaterThan(50 * minute)
  clock.forward(56 * minute)
  valueOf(await requestCode(mobile, ip))

  const flood = '10.201.0.1'
  const answers = []
  for (let i = 0; i < 22; i++) {
    clock.forward(1100)
    answers.push(await requestCode(fresh().mobile, flood))
  }
  expect(answers.filter(({ body }) => body.success)).toHaveLength(20)
})

test('codes from before the clock was put back keep nobody waiting, and open nothing', async () => {
  const { mobile, ip } = await withMobile()
  const hour = 60 * minute
  clock.forward(3 * hour)
  for (let at = 0; at < 5; at++) {
    valueOf(await requestCode(mobile, ip))
    clock.forward(61_000)
  }
  const former = await codeFor(e164(mobile))
  clock.forward(-3 * hour)
  const login = (given: string) => call(app, session.login, { username: mobile, password: given, type: 'sms' }, { ip })
  expect(refusalOf(await login(former)).code).toBe('sms_expired')
  valueOf(await requestCode(mobile, ip))
})

test('an unknown number gets the same answer, and nothing is sent', async () => {
  const { mobile, ip } = await withMobile()
  clock.forward(minute)
  const unknown = fresh()
  const [existing, nobody] = [await requestCode(mobile, ip), await requestCode(unknown.mobile, unknown.ip)]
  expect({ status: nobody.status, value: valueOf(nobody) }).toEqual({
    status: existing.status,
    value: valueOf(existing),
  })
  await codeFor(e164(mobile))
  expect((await sandboxInbox(app)).filter(({ to }) => to === e164(unknown.mobile))).toEqual([])
  expect(
    refusalOf(await call(app, session.login, { username: unknown.mobile, password: '123456', type: 'sms' })).code,
  ).toBe('sms_wrong')
  expect(JSON.stringify(await db.select().from(codes))).not.toContain(mobile.slice(1))
})

test('a new password by telephone logs in, ends every other session, and works while the account is locked', async () => {
  const { mobile, ip, token } = await withMobile()
  const account = `880${mobile.slice(1)}`
  await db.insert(loginLock).values({ accountKey: account, until: new Date(clock.now().getTime() + 5 * minute) })
  clock.forward(minute)
  valueOf(await requestCode(mobile, ip))
  const verificationCode = await codeFor(e164(mobile))
  const reset = (more: object = {}) =>
    call<SignedIn>(app, passwords.resetByMobile, {
      mobileNum: mobile,
      verificationCode,
      newPassword: 'Padma2026',
      ...more,
    })
  expect(refusalOf(await reset({ newPassword: 'short' }))).toMatchObject({
    code: 'field_invalid',
    field: 'newPassword',
  })
  const { token: now } = valueOf(await reset())
  valueOf(await call(app, members.info, {}, { token: now }))
  expect(refusalOf(await call(app, members.info, {}, { token })).code).toBe('session_revoked')
  expect(refusalOf(await reset()).code).toBe('sms_expired')
  expect(refusalOf(await call(app, session.login, { username: account, password })).code).toBe('bad_credentials')
  // A login call with an empty type.
  valueOf(await call(app, session.login, { username: account, password: 'Padma2026', type: '' }))
})

test('a new password by mail: the same answer for all, a code for the owner, then log in', async () => {
  valueOf(await call(app, members.register, registration('bymail01', { email: 'Mina@Example.org' })))
  const before = await registered(app, 'bymail02')
  const send = async (username: string, email: string) => {
    clock.forward(1100)
    return call<Sent>(app, passwords.byMail, { username, email })
  }
  const answers = [
    await send('BYMAIL01', 'mina@example.org'),
    await send('bymail01', 'else@example.org'),
    await send('nobody99', 'mina@example.org'),
  ]
  expect(new Set(answers.map((answer) => JSON.stringify(valueOf(answer)))).size).toBe(1)
  const verificationCode = await codeFor('Mina@Example.org')
  expect((await sandboxInbox(app)).filter(({ channel }) => channel === 'email').map(({ to }) => to)).toEqual([
    'Mina@Example.org',
  ])
  const reset = (more: object = {}) =>
    call(app, passwords.resetByMail, {
      username: 'bymail01',
      email: 'mina@example.org',
      verificationCode,
      newPassword: 'Jamuna2026',
      ...more,
    })
  expect(refusalOf(await reset({ username: 'bymail02' })).code).toBe('sms_expired')
  expect(refusalOf(await reset({ verificationCode: other(verificationCode) })).code).toBe('sms_wrong')
  expect(valueOf(await reset())).toEqual({})
  // Sent again, its answer lost: it is done; the code brings no other password.
  expect(valueOf(await reset())).toEqual({})
  expect(refusalOf(await reset({ newPassword: 'Meghna2026' })).code).toBe('sms_expired')
  expect(refusalOf(await reset({ verificationCode: other(verificationCode) })).code).toBe('sms_expired')
  valueOf(await call(app, session.login, { username: 'bymail01', password: 'Jamuna2026' }))
  valueOf(await call(app, members.info, {}, { token: before }))
})

test('the reset by mail takes a form as well as JSON', async () => {
  valueOf(await call(app, members.register, registration('bymail03', { email: 'Form@Example.org' })))
  const send = async (payload: string, type = 'application/x-www-form-urlencoded') => {
    clock.forward(61_000)
    return app.inject({
      method: 'POST',
      url: passwords.byMail.path,
      payload,
      headers: { 'content-type': type, 'x-challenge': await proofFor(app, 'sms') },
    })
  }
  expect((await send('username=bymail03&email=form%40example.org')).json()).toMatchObject({
    success: true,
    value: { expiredMinutes: 5 },
  })
  expect(await codeFor('Form@Example.org')).toMatch(/^\d{6}$/)
  for (const wrong of ['username=bymail03&username=b&email=form%40example.org', 'username=bymail03', '%%%', ''])
    expect((await send(wrong)).json()).toMatchObject({ success: false, code: 'validation' })
  expect((await send('{"username":"bymail03","email":"form@example.org"}', 'text/plain')).json()).toMatchObject({
    code: 'validation',
  })
  // No other call takes one.
  const other = await app.inject({
    method: 'POST',
    url: contract.system.speedTest.path,
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(other.json()).toMatchObject({ code: 'validation' })
})

test('without passwords an account by telephone has none, and needs the code', async () => {
  const { mobile, ip } = fresh()
  await app.services.settingsStore.write('modules', { MOBILENUMPASSREG3: false })
  valueOf(await call(app, verification.register, { mobileNo: mobile, countryDialingCode: '880' }, { ip }))
  const input = {
    mobileNum: mobile,
    countryDialingCode: '880',
    agreed: true,
    verificationCode: await codeFor(e164(mobile)),
  }
  expect(
    refusalOf(await call(app, members.registerMobile, { ...input, password, confirmPassword: password })).code,
  ).toBe('validation')
  valueOf(await call(app, members.registerMobile, input))
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.mobile, e164(mobile)))
  expect(row?.passwordHash).toBeNull()
  await app.services.settingsStore.write('modules', { MOBILENUMPASSREG3: false, REGMOBVERF3: false })
  expect(
    refusalOf(
      await call(app, members.registerMobile, { ...input, mobileNum: fresh().mobile, verificationCode: undefined }),
    ).code,
  ).toBe('function_not_available')
})

test('the inbox is served only on this machine, and can be turned off', async () => {
  const page = await app.inject('/sandbox/inbox')
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
  expect(page.body).toMatch(/<ol><li>/)
  expect((await app.inject({ url: '/sandbox/inbox', remoteAddress: '203.0.113.4' })).statusCode).toBe(404)
  await app.services.settingsStore.write('sandbox', { inbox: 'open' })
  expect((await app.inject({ url: '/sandbox/inbox.json', remoteAddress: '203.0.113.4' })).statusCode).toBe(200)
  await app.services.settingsStore.write('sandbox', { inbox: 'off' })
  expect((await app.inject('/sandbox/inbox')).statusCode).toBe(404)
})
