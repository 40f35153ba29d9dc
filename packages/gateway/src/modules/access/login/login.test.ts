import { contract } from '@brand/sdk/contract'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { quickPasswords } from '../../../auth/passwords/passwords.ts'
import { captcha as captchas } from '../../../auth/challenges/schema.ts'
import { loginFailure, loginLock } from '../../../auth/login/schema.ts'
import { member, session as sessions } from '../../../auth/schema.ts'
import { seed } from '../../../app/seed.ts'
import {
  call,
  freshApp,
  inject,
  password,
  refusalOf,
  registered,
  trialToken,
  valueOf,
  type SignedIn,
} from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { login, logout, freePlay } = contract.session
const minute = 60_000
let addresses = 0

interface Try {
  username: string
  password?: string
  portal?: string
  captcha?: string
  captchaId?: string
  ip?: string
}
const attempt = ({ ip = `10.0.${++addresses >> 8}.${addresses & 255}`, ...input }: Try) =>
  call<SignedIn>(app, login, { password: 'Wrong1234', ...input }, { ip })

/** Issues a captcha and sets its answer in the database. */
async function solvedCaptcha(): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = `captcha-of-a-test-${++addresses}`
  valueOf(
    await call(app, contract.system.captcha, { id: captchaId }, { ip: `10.9.${addresses >> 8}.${addresses & 255}` }),
  )
  const { createHash } = await import('node:crypto')
  await db
    .update(captchas)
    .set({ answerHash: createHash('sha256').update(`${captchaId}:77777`).digest('hex') })
    .where(eq(captchas.id, captchaId))
  return { captcha: '77777', captchaId }
}

/** Fails `n` times in a row, with captchas where required; returns the codes. */
async function fail(username: string, n: number): Promise<string[]> {
  const codes: string[] = []
  for (let i = 0; i < n; i++) {
    const answer = await attempt({ username })
    const refusal = refusalOf(answer)
    codes.push(
      refusal.code === 'captcha_required'
        ? refusalOf(await attempt({ username, ...(await solvedCaptcha()) })).code
        : refusal.code,
    )
  }
  return codes
}

test('the right password opens a session; the name is read without regard to case', async () => {
  await registered(app, 'Jamuna01')
  const signedIn = valueOf(await attempt({ username: 'jaMUNA01', password }))
  expect(signedIn).toMatchObject({ firstTimeLogin: false, passwordExpired: false, mustChangePassword: false })
  expect(signedIn.token).toMatch(/^[\w-]{43}$/)
  expect(new Date(signedIn.expiresAt).getTime() - clock.now().getTime()).toBeGreaterThan(11.9 * 60 * minute)
  expect(signedIn.lastLoginAt).not.toBeNull()
})

test('no token is in the database, only its hash', async () => {
  const token = await registered(app, 'hashed01')
  const rows = JSON.stringify(await db.select().from(sessions))
  expect(rows).not.toContain(token)
})

test('unknown name, wrong password and locked account get the same answer', async () => {
  await registered(app, 'uniform1')
  await registered(app, 'uniform2')
  await fail('uniform2', 5)
  expect(await db.select().from(loginLock).where(eq(loginLock.accountKey, 'uniform2'))).toHaveLength(1)
  const answers = [
    await attempt({ username: 'uniform2', password, ...(await solvedCaptcha()) }),
    await attempt({ username: 'uniform2', ...(await solvedCaptcha()) }),
  ]
  await fail('uniform1', 3)
  await fail('nobody01', 3)
  answers.push(
    await attempt({ username: 'uniform1', ...(await solvedCaptcha()) }),
    await attempt({ username: 'nobody01', ...(await solvedCaptcha()) }),
  )
  const reported = answers.map(({ status, body: { requestId: _id, ...rest } }) => JSON.stringify({ status, rest }))
  expect(new Set(reported)).toEqual(
    new Set([
      JSON.stringify({
        status: 401,
        rest: {
          success: false,
          value: null,
          code: 'bad_credentials',
          message: 'bad_credentials',
          details: { captchaRequired: true },
          retryable: false,
        },
      }),
    ]),
  )
})

test('an unknown name costs the same work as a wrong password', async () => {
  await registered(app, 'timing01')
  const verify = vi.spyOn(app.services.passwords, 'verify')
  await attempt({ username: 'timing01' })
  await attempt({ username: 'timing-none' })
  // A verification takes nearly all the time of the call, and takes as long without a stored hash.
  expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual([false, true])
  verify.mockRestore()
})

test('a captcha is required from the third failure, and only then', async () => {
  await registered(app, 'captcha1')
  const answers = []
  for (let i = 0; i < 4; i++) answers.push(refusalOf(await attempt({ username: 'captcha1' })))
  expect(answers.map(({ code, details }) => [code, details?.['captchaRequired']])).toEqual([
    ['bad_credentials', false],
    ['bad_credentials', false],
    ['bad_credentials', true],
    ['captcha_required', true],
  ])
})

test('a captcha is used up by one try, right or wrong, and a wrong one does not count as a failure', async () => {
  await fail('captcha2', 3)
  const wrong = await solvedCaptcha()
  expect(refusalOf(await attempt({ username: 'captcha2', ...wrong, captcha: '22222' })).code).toBe('captcha_wrong')
  expect(refusalOf(await attempt({ username: 'captcha2', ...wrong })).code).toBe('captcha_wrong')
  const right = await solvedCaptcha()
  expect(refusalOf(await attempt({ username: 'captcha2', ...right })).code).toBe('bad_credentials')
  expect(refusalOf(await attempt({ username: 'captcha2', ...right })).code).toBe('captcha_wrong')
  expect(await db.select().from(loginFailure).where(eq(loginFailure.accountKey, 'captcha2'))).toHaveLength(4)
})

test('a captcha is good for five minutes', async () => {
  await registered(app, 'captcha3')
  await fail('captcha3', 3)
  const old = await solvedCaptcha()
  clock.forward(5 * minute + 1000)
  expect(refusalOf(await attempt({ username: 'captcha3', password, ...old })).code).toBe('captcha_wrong')
  expect(valueOf(await attempt({ username: 'captcha3', password, ...(await solvedCaptcha()) })).token).toBeTruthy()
})

test('the captcha of a client that names none is found by its cookie', async () => {
  await fail('captcha4', 3)
  const drawn = await call(app, contract.system.captcha, {}, { ip: '10.77.0.1' })
  const cookie = String(drawn.headers['set-cookie'])
  expect(cookie).toMatch(/^captcha=[\w-]{22}; Path=\/wps; HttpOnly; SameSite=Strict; Max-Age=300$/)
  const answer = await call(
    app,
    login,
    { username: 'captcha4', password: 'Wrong1234', captcha: '00000' },
    { headers: { cookie } },
  )
  expect(refusalOf(answer).code).toBe('captcha_wrong')
  const id = /captcha=([\w-]+)/.exec(cookie)?.[1] ?? ''
  expect(await db.select().from(captchas).where(eq(captchas.id, id))).toEqual([])
})

test('five failures in a quarter of an hour lock for five minutes; further tries do not extend it', async () => {
  await registered(app, 'locked01')
  expect(await fail('locked01', 5)).toEqual(Array<string>(5).fill('bad_credentials'))
  const [lock] = await db.select().from(loginLock).where(eq(loginLock.accountKey, 'locked01'))
  expect(lock && Math.round((lock.until.getTime() - clock.now().getTime()) / 1000)).toBeGreaterThan(298)
  clock.forward(2 * minute)
  for (let i = 0; i < 4; i++)
    expect(refusalOf(await attempt({ username: 'locked01', password, ...(await solvedCaptcha()) })).code).toBe(
      'bad_credentials',
    )
  clock.forward(3 * minute + 1000)
  expect(valueOf(await attempt({ username: 'locked01', password, ...(await solvedCaptcha()) })).token).toBeTruthy()
})

test('after a lock has run out the next five are counted anew', async () => {
  await fail('locked02', 5)
  clock.forward(5 * minute + 1000)
  await fail('locked02', 4)
  const [lock] = await db.select().from(loginLock).where(eq(loginLock.accountKey, 'locked02'))
  expect(lock && lock.until < clock.now()).toBe(true)
  await fail('locked02', 1)
  const [again] = await db.select().from(loginLock).where(eq(loginLock.accountKey, 'locked02'))
  expect(again && again.until > clock.now()).toBe(true)
})

test('failures older than a quarter of an hour no longer count, and a login resets them', async () => {
  await registered(app, 'forget01')
  await fail('forget01', 4)
  clock.forward(15 * minute + 1000)
  expect(refusalOf(await attempt({ username: 'forget01' })).details).toEqual({ captchaRequired: false })
  valueOf(await attempt({ username: 'forget01', password }))
  expect(await db.select().from(loginFailure).where(eq(loginFailure.accountKey, 'forget01'))).toEqual([])
})

test('of many parallel guesses exactly five are checked', async () => {
  await registered(app, 'parallel')
  await app.services.settingsStore.write('login', { captchaFromFailure: 1000 })
  await Promise.all(Array.from({ length: 16 }, () => attempt({ username: 'parallel' })))
  await app.services.settingsStore.write('login', {})
  const looked = await db.select().from(loginFailure).where(eq(loginFailure.accountKey, 'parallel'))
  expect(looked).toHaveLength(5)
})

test('thirty failures of one address block it for some time, whatever the names; logins that succeed do not count', async () => {
  await registered(app, 'address1')
  const ip = '203.0.113.50'
  for (let i = 0; i < 3; i++) valueOf(await attempt({ username: 'address1', password, ip }))
  for (let i = 0; i < 30; i++)
    expect(refusalOf(await attempt({ username: `spray${i}`, ip })).code).toBe('bad_credentials')
  const stopped = await attempt({ username: 'address1', password, ip })
  expect([stopped.status, refusalOf(stopped).code]).toEqual([429, 'rate_limited'])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60)
  valueOf(await attempt({ username: 'address1', password, ip: '203.0.113.51' }))
  clock.forward(15 * minute + 1000)
  valueOf(await attempt({ username: 'address1', password, ip }))
})

test('only agents can log in on the agent site; all accounts can on the player site', async () => {
  const demo = Object.fromEntries((await seed(db)).map((account) => [account.kind, account]))
  const at = (kind: string, portal: string) =>
    attempt({ username: demo[kind]?.username ?? '', password: demo[kind]?.password ?? '', portal })
  expect(refusalOf(await at('member', 'agent')).code).toBe('error_not_agent')
  expect(refusalOf(await at('trial', 'agent')).code).toBe('error_not_agent')
  for (const [kind, portal] of [
    ['agent', 'agent'],
    ['agent', 'player'],
    ['member', 'player'],
    ['trial', 'player'],
  ] as const)
    expect(valueOf(await at(kind, portal)).token).toBeTruthy()
  expect(await db.select().from(loginFailure).where(eq(loginFailure.accountKey, 'demo_player'))).toEqual([])
})

test('a blocked account is reported as blocked only after the right password', async () => {
  await registered(app, 'blocked1')
  await db.update(member).set({ status: 'blocked' }).where(eq(member.account, 'blocked1'))
  expect(refusalOf(await attempt({ username: 'blocked1' })).code).toBe('bad_credentials')
  expect(refusalOf(await attempt({ username: 'blocked1', password })).code).toBe('member_no_enter')
})

test('logout ends the session at once; a token is dead after half an hour without a call and after twelve hours', async () => {
  const info = (token: string) => call(app, contract.member.info, {}, { token })
  const out = await registered(app, 'ending01')
  valueOf(await call(app, logout, {}, { token: out }))
  expect(refusalOf(await info(out)).code).toBe('session_revoked')

  const idle = await registered(app, 'ending02')
  clock.forward(29 * minute)
  valueOf(await info(idle))
  clock.forward(29 * minute)
  valueOf(await info(idle))
  clock.forward(31 * minute)
  expect([(await info(idle)).status, refusalOf(await info(idle)).code]).toEqual([401, 'token_expired'])

  const busy = await registered(app, 'ending03')
  for (let spent = 0; spent < 12 * 60; spent += 20) {
    valueOf(await info(busy))
    clock.forward(20 * minute)
  }
  expect(refusalOf(await info(busy)).code).toBe('token_expired')
})

test('the time a person was last seen is written at most once a minute', async () => {
  const token = await registered(app, 'seen0001')
  const seen = async () =>
    (
      await db
        .select({ at: sessions.lastSeenAt })
        .from(sessions)
        .innerJoin(member, eq(member.id, sessions.memberId))
        .where(eq(member.account, 'seen0001'))
    )[0]?.at.getTime()
  const first = await seen()
  clock.forward(40_000)
  await call(app, contract.member.info, {}, { token })
  expect(await seen()).toBe(first)
  clock.forward(21_000)
  await call(app, contract.member.info, {}, { token })
  expect(await seen()).toBeGreaterThan(Number(first) + 60_000)
})

test('free play is a new account of type 4 with its own coins, for a day', async () => {
  const signedIn = valueOf(await call<SignedIn>(app, freePlay))
  expect(signedIn.firstTimeLogin).toBe(true)
  expect(valueOf(await call(app, contract.member.info, {}, { token: signedIn.token }))).toMatchObject({
    type: 4,
    currency: 'FUN',
  })
  expect(valueOf(await call(app, contract.wallet.balance, {}, { token: signedIn.token }))).toMatchObject({
    currency: 'FUN',
    sumBalance: '10000.00',
  })
  expect(new Date(signedIn.expiresAt).getTime() - clock.now().getTime()).toBeGreaterThan(23.9 * 60 * minute)
  expect(await trialToken(app)).not.toBe(signedIn.token)
})

test('an initial password must be changed first: until then only member info, public calls and logout work', async () => {
  const token = await registered(app, 'initial1')
  await db.update(member).set({ mustChangePassword: true }).where(eq(member.account, 'initial1'))
  expect(refusalOf(await call(app, contract.wallet.balance, {}, { token })).code).toBe('must_change_password')
  expect(valueOf(await call(app, contract.member.info, {}, { token }))).toMatchObject({
    flags: { mustChangePassword: true },
  })
  valueOf(await call(app, contract.system.status, {}, { token }))
  valueOf(await inject(app, { method: 'DELETE', url: logout.path, headers: { authorization: `Bearer ${token}` } }))
})

test('when one password is tried on many names from many addresses, every login needs a captcha until it is over', async () => {
  await registered(app, 'sprayed01')
  clock.forward(16 * minute)
  await app.services.settingsStore.write('login', { sprayedNames: 12 })
  for (let i = 0; i < 12; i++) expect(refusalOf(await attempt({ username: `nobody${i}` })).code).toBe('bad_credentials')
  const right = await attempt({ username: 'sprayed01', password })
  expect(refusalOf(right)).toMatchObject({ code: 'captcha_required', details: { captchaRequired: true } })
  expect(refusalOf(await attempt({ username: 'nobody99' })).code).toBe('captcha_required')
  valueOf(await attempt({ username: 'sprayed01', password, ...(await solvedCaptcha()) }))
  clock.forward(15 * minute + 1000)
  valueOf(await attempt({ username: 'sprayed01', password }))
  // Parallel requests do not bypass it.
  const codes = (await Promise.all(Array.from({ length: 30 }, (_, at) => attempt({ username: `atonce${at}` })))).map(
    (answer) => refusalOf(answer).code,
  )
  expect(codes.filter((code) => code === 'bad_credentials').length).toBeLessThan(30)
  expect(codes).toContain('captcha_required')
  await app.services.settingsStore.write('login', {})
})

test('a password with letters of two forms opens the account from every device, also one set before they were one', async () => {
  const [typed, elsewhere] = ['\u09DFারা-দরজা-26', '\u09AF\u09BCারা-দরজা-26']
  await registered(app, 'letters01')
  const passwordHash = await hash(typed, quickPasswords)
  await db.update(member).set({ passwordHash }).where(eq(member.account, 'letters01'))
  expect((await attempt({ username: 'letters01', password: elsewhere })).status).toBe(401)
  valueOf(await attempt({ username: 'letters01', password: typed }))
  valueOf(await attempt({ username: 'letters01', password: elsewhere }))
})
