import { contract } from '@brand/sdk/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { authenticator, passkey, recoveryCode } from '../../auth/second-factor/schema.ts'
import {
  call,
  freshApp,
  password,
  refusalOf,
  registered,
  trialToken,
  valueOf,
  type SignedIn,
} from '../../testing/inject.ts'
import { idOf } from '../records/testing.ts'

const { app, db, clock } = await freshApp()
const { security, session } = contract
const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const login = (username: string, more: Record<string, unknown> = {}, ip = '10.1.1.1') =>
  call<SignedIn>(app, session.login, { username, password, ...more }, { ip, headers: { 'user-agent': chrome } })
const codeAt = (secret: string, ms = clock.now().getTime()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms })

/** Turns two-factor authentication on; returns the secret of the app and the recovery codes. */
async function withApp(username: string) {
  const token = await registered(app, username)
  const { secret, uri } = valueOf(
    await call<{ secret: string; uri: string }>(
      app,
      security.beginAuthenticator,
      { loginPassword: password },
      { token },
    ),
  )
  expect(uri).toContain(`secret=${secret}`)
  const { recoveryCodes } = valueOf(
    await call<{ recoveryCodes: string[] }>(app, security.confirmAuthenticator, { code: codeAt(secret) }, { token }),
  )
  // The code that turned it on is used up, so logins need the next one.
  clock.forward(30_000)
  return { token, secret, recoveryCodes }
}
const stepOf = async (username: string) => {
  const refusal = refusalOf(await login(username))
  expect(refusal.code).toBe('second_factor_required')
  return String(refusal.details?.['stepId'])
}
const finish = (stepId: string, code: string) => call<SignedIn>(app, security.secondStep, { stepId, code })

test('with an app for codes, the password alone is not enough; each code is valid once', async () => {
  const { secret } = await withApp('factor01')
  const first = await stepOf('factor01')
  expect(refusalOf(await finish(first, '000000'))).toMatchObject({ code: 'second_factor_wrong', details: { left: 4 } })
  const code = codeAt(secret)
  const { token } = valueOf(await finish(first, code))
  expect((await call(app, contract.member.info, {}, { token })).status).toBe(200)
  expect(refusalOf(await finish(first, code)).code).toBe('second_factor_over')
  expect(refusalOf(await finish(await stepOf('factor01'), code)).code).toBe('second_factor_wrong')
  clock.forward(30_000)
  expect((await finish(await stepOf('factor01'), codeAt(secret))).status).toBe(200)
})

test('of many at once with one code, one succeeds', async () => {
  const { secret } = await withApp('factor02')
  const steps: string[] = []
  for (let n = 0; n < 5; n++) steps.push(await stepOf('factor02'))
  const answers = await Promise.all(steps.map((step) => finish(step, codeAt(secret))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a step is voided by five wrong codes and by five minutes', async () => {
  const { secret } = await withApp('factor03')
  const worn = await stepOf('factor03')
  const codes: string[] = []
  for (let n = 0; n < 5; n++) codes.push(refusalOf(await finish(worn, '000000')).code)
  expect(codes).toEqual([...Array<string>(4).fill('second_factor_wrong'), 'second_factor_over'])
  expect(refusalOf(await finish(worn, codeAt(secret))).code).toBe('second_factor_over')
  const late = await stepOf('factor03')
  clock.forward(5 * 60_000)
  expect(refusalOf(await finish(late, codeAt(secret))).code).toBe('second_factor_over')
})

test('a caller with the password cannot guess codes through one step after another', async () => {
  await withApp('factor07')
  const codes: string[] = []
  for (let n = 0; n < 4; n++) {
    const step = await stepOf('factor07')
    for (let tries = 0; tries < 4; tries++) codes.push(refusalOf(await finish(step, '000000')).code)
  }
  expect(codes.slice(0, 9)).toEqual(Array<string>(9).fill('second_factor_wrong'))
  expect(codes.slice(-4)).toEqual(Array<string>(4).fill('locked'))
})

test('a code on paper is valid once, however it is typed; neither it nor the secret is kept as text', async () => {
  const { secret, recoveryCodes, token } = await withApp('factor04')
  expect(new Set(recoveryCodes).size).toBe(10)
  const [paper = ''] = recoveryCodes
  expect((await finish(await stepOf('factor04'), paper.toLowerCase().replace('-', ''))).status).toBe(200)
  expect(refusalOf(await finish(await stepOf('factor04'), paper)).code).toBe('second_factor_wrong')
  const stored = JSON.stringify([await db.select().from(authenticator), await db.select().from(recoveryCode)])
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(paper)
  expect(valueOf(await call(app, security.overview, {}, { token }))).toMatchObject({
    recoveryCodes: 9,
    measures: { authenticator: true },
  })
})

test('turning it off needs the password and a code; then the password alone is enough', async () => {
  const { secret, token } = await withApp('factor05')
  const end = (input: Record<string, string>) => call(app, security.endAuthenticator, input, { token })
  expect(refusalOf(await end({ loginPassword: 'Wrong1234', code: codeAt(secret) })).code).toBe('bad_credentials')
  expect(refusalOf(await end({ loginPassword: password, code: '000000' })).code).toBe('second_factor_wrong')
  expect((await end({ loginPassword: password, code: codeAt(secret) })).status).toBe(200)
  // Sent again, its answer lost.
  expect((await end({ loginPassword: password, code: codeAt(secret) })).status).toBe(200)
  expect((await login('factor05')).status).toBe(200)
})

test('codes for paper whose answer was lost come again, others, for a minute and until another code is used', async () => {
  const token = await registered(app, 'factor11')
  const { secret } = valueOf(
    await call<{ secret: string }>(app, security.beginAuthenticator, { loginPassword: password }, { token }),
  )
  const code = codeAt(secret)
  const confirm = (code: string) =>
    call<{ recoveryCodes: string[] }>(app, security.confirmAuthenticator, { code }, { token })
  const first = valueOf(await confirm(code)).recoveryCodes
  const second = valueOf(await confirm(code)).recoveryCodes
  expect(second).toHaveLength(first.length)
  expect(second).not.toEqual(first)
  expect(refusalOf(await confirm(codeAt(secret, clock.now().getTime() + 30_000))).code).toBe('second_factor_wrong')
  expect(refusalOf(await confirm(code)).code).toBe('second_factor_wrong')
  expect(refusalOf(await finish(await stepOf('factor11'), first[0] ?? '')).code).toBe('second_factor_wrong')
  valueOf(await finish(await stepOf('factor11'), second[0] ?? ''))
})

test('an unconfirmed secret requires nothing at login', async () => {
  const token = await registered(app, 'factor06')
  valueOf(await call(app, security.beginAuthenticator, { loginPassword: password }, { token }))
  expect((await login('factor06')).status).toBe(200)
})

test('logins and failed ones under the right name are in the history of their person only', async () => {
  await registered(app, 'history1')
  expect((await login('history1', { password: 'Wrong1234' }, '10.2.2.2')).status).toBe(401)
  const { token } = valueOf(await login('history1', {}, '10.2.2.3'))
  await expect
    .poll(async () => valueOf(await call<{ list: object[] }>(app, security.logins, {}, { token })).list)
    .toMatchObject([
      { way: 'password', result: 'OK', ip: '10.2.2.3', device: 'Chrome · Android' },
      { result: 'WRONG_PASSWORD', ip: '10.2.2.2' },
      { result: 'OK' },
    ])
  const stranger = await registered(app, 'history2')
  expect(valueOf(await call<{ list: object[] }>(app, security.logins, {}, { token: stranger })).list).toHaveLength(1)
})

test('other logins are seen and ended: one by name, or all but this', async () => {
  const here = await registered(app, 'sessions1')
  const [one, two] = [valueOf(await login('sessions1')).token, valueOf(await login('sessions1')).token]
  type Seen = { list: { sessionId: string; current: boolean }[] }
  const seen = valueOf(await call<Seen>(app, security.sessions, {}, { token: here })).list
  expect(seen.map(({ current }) => current).filter(Boolean)).toHaveLength(1)
  expect(seen).toHaveLength(3)
  const stranger = await registered(app, 'sessions2')
  const other = seen.find(({ current }) => !current)?.sessionId
  expect(refusalOf(await call(app, security.endSession, { sessionId: other }, { token: stranger })).code).toBe(
    'not_found',
  )
  valueOf(await call(app, security.endSession, { sessionId: other }, { token: here }))
  const alive = async () =>
    (await Promise.all([here, one, two].map((token) => call(app, contract.member.info, {}, { token })))).map(
      ({ status }) => status,
    )
  expect((await alive()).filter((status) => status === 200)).toHaveLength(2)
  valueOf(await call(app, security.endSession, {}, { token: here }))
  expect(await alive()).toEqual([200, 401, 401])
})

test('a phrase is stored, changed and removed; trial players have none of this', async () => {
  const token = await registered(app, 'phrase01')
  const set = async (phrase: string) =>
    valueOf(await call<{ phrase: string | null }>(app, security.setPhrase, { phrase }, { token })).phrase
  expect([await set('আম আর বৃষ্টি'), await set('mango rain'), await set('')]).toEqual(['আম আর বৃষ্টি', 'mango rain', null])
  expect(refusalOf(await call(app, security.overview, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
})

test('an invented passkey, a challenge used twice and an unknown signature get the same answer', async () => {
  const { stepId } = valueOf(await call<{ stepId: string }>(app, security.askPasskey, {}))
  const answer = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key', response: {}, clientExtensionResults: {} }
  for (const response of [answer, answer, {}])
    expect(refusalOf(await call(app, security.passkeyLogin, { stepId, response })).code).toBe('passkey_refused')
})

test('a passkey that is kept is answered again to its person alone', async () => {
  const [mine, other] = [await registered(app, 'keeper001'), await registered(app, 'keeper002')]
  await db.insert(passkey).values({
    id: 'kept-before',
    memberId: await idOf(db, 'keeper001'),
    publicKey: 'AA',
    counter: 0,
    transports: [],
    name: 'phone',
    createdAt: clock.now(),
  })
  const { stepId } = valueOf(
    await call<{ stepId: string }>(app, security.beginPasskey, { loginPassword: password }, { token: mine }),
  )
  const add = (token: string) =>
    call(app, security.addPasskey, { stepId, response: { id: 'kept-before' }, name: 'phone' }, { token })
  expect(valueOf(await add(mine))).toEqual({ passkeyId: 'kept-before' })
  expect(refusalOf(await add(other)).code).toBe('passkey_refused')
})
