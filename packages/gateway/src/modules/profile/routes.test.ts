import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import {
  call,
  freshApp,
  password,
  refusalOf,
  registered,
  type SignedIn,
  trialToken,
  valueOf,
} from '../../testing/inject.ts'
import { seedChat } from '../chat/index.ts'
import type { Outgoing } from '../../lib/messenger.ts'

const sentOut: Outgoing[] = []
const { app, db, owner, clock } = await freshApp({ messenger: { send: async (message) => void sentOut.push(message) } })
const { profile } = contract

interface Shown {
  values: Record<string, string>
  once: string[]
  rules: { field: string; order: number }[]
  mobile: string | null
  email: string | null
}
const show = async (token: string) => valueOf(await call<Shown>(app, profile.show, {}, { token }))
const update = (token: string, values: Record<string, string>) =>
  call<Shown>(app, profile.update, { values }, { token })

test('fields are returned with their rules, changed, removed; what is left out stays', async () => {
  const token = await registered(app, 'profile01')
  const before = await show(token)
  expect(before.rules.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'nickname',
      'birthday',
      'nationality',
      'address',
      'occupation',
      'sourceOfIncome',
      'telegram',
      'zalo',
    ]),
  )
  expect(before.values).toEqual({ nickname: 'profile01' })
  valueOf(await update(token, { nickname: 'মিতু', telegram: '@rina', address: '12 Lake Road' }))
  expect((await show(token)).values).toEqual({ nickname: 'মিতু', telegram: '@rina', address: '12 Lake Road' })
  expect(valueOf(await update(token, { telegram: '' })).values).toEqual({ nickname: 'মিতু', address: '12 Lake Road' })
})

test('what is written once stays; the same again changes nothing', async () => {
  const token = await registered(app, 'profile02')
  valueOf(await update(token, { birthday: '1990-02-28', nationality: 'BD' }))
  expect((await update(token, { birthday: '1990-02-28', nickname: 'Again' })).status).toBe(200)
  for (const birthday of ['1991-01-01', ''])
    expect(refusalOf(await update(token, { birthday, nickname: 'Other' }))).toMatchObject({
      code: 'edit_used',
      field: 'birthday',
    })
  expect((await show(token)).values).toEqual({ birthday: '1990-02-28', nationality: 'BD', nickname: 'Again' })
})

test('a field that breaks its rule, or is unknown, is named, and nothing is written', async () => {
  const token = await registered(app, 'profile03')
  const refused = refusalOf(
    await update(token, { nickname: 'x', qqNum: 'abc', shoeSize: '42', address: '12 Lake Road' }),
  )
  expect(refused.code).toBe('field_invalid')
  expect(Object.keys((refused.details?.['fields'] ?? {}) as object).toSorted()).toEqual([
    'nickname',
    'qqNum',
    'shoeSize',
  ])
  expect(refusalOf(await update(token, { birthday: '2015-01-01' })).code).toBe('underage')
  expect((await show(token)).values).toEqual({ nickname: 'profile03' })
  expect(refusalOf(await call(app, profile.show, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
})

test('a nickname is one line without towers, and not that of the house, a host or an agent above', async () => {
  const token = await registered(app, 'profile04')
  const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = 'profile04'`)
  await seedChat(db, clock.now())
  const upline = await registered(app, 'uplinename')
  valueOf(await update(upline, { nickname: 'Shapla House' }))
  await db.execute(sql`update member set type = 1 where account = 'uplinename'`)
  await owner.execute(sql`insert into member_line (ancestor_id, descendant_id, depth)
    select id, ${rows[0]?.id}::uuid, 1 from member where account = 'uplinename'`)
  for (const nickname of [
    'Customer\nservice',
    `Cu${'\u0301'.repeat(30)}stomer service`,
    'অপারেটর',
    'Rina',
    'R1na',
    'রিনা',
    'Tareq 2',
    'shapla_h0use',
    'UplineName',
    'Admin\u3164',
    'Ad\u17B4min',
    'R\uFFA0ina',
  ])
    expect(refusalOf(await update(token, { nickname })), nickname).toMatchObject({
      code: 'name_reserved',
      field: 'nickname',
    })
  expect(valueOf(await update(token, { nickname: `Pad${'\u0301'.repeat(30)}ma\r\n Boat` })).values['nickname']).toBe(
    'Pad\u0301\u0301ma Boat',
  )
  // Somebody of another line may be called like an agent there.
  valueOf(await update(await registered(app, 'profile05'), { nickname: 'Shapla House' }))
})

test('a new contact needs its code and the password, belongs to one account, and the old one is notified', async () => {
  const [token, other] = [await registered(app, 'contact01'), await registered(app, 'contact02')]
  const update = (input: object, of = token) => {
    clock.forward(1100)
    return call(app, profile.contactCode, { ...input }, { token: of })
  }
  const set = (input: object, of = token) =>
    call<Shown>(app, profile.setContact, { loginPassword: password, ...input }, { token: of })
  const lastCode = async (to: string) => {
    await expect.poll(() => sentOut.some((one) => one.to === to && /\d{6}/.test(one.text))).toBe(true)
    return /\d{6}/.exec(sentOut.findLast((one) => one.to === to && /\d{6}/.test(one.text))?.text ?? '')?.[0] ?? ''
  }
  const number = { kind: 'mobile', mobileNum: '01755000123', countryDialingCode: '880' }
  valueOf(await update(number))
  const verificationCode = await lastCode('+8801755000123')
  expect(refusalOf(await set({ ...number, verificationCode, loginPassword: 'Wrong1234' })).code).toBe('bad_credentials')
  expect(
    refusalOf(await set({ ...number, verificationCode: verificationCode === '000000' ? '111111' : '000000' })).code,
  ).toBe('sms_wrong')
  // The code is valid only for this person and this number.
  expect(refusalOf(await set({ ...number, verificationCode }, other)).code).toBe('sms_expired')
  expect(valueOf(await set({ ...number, verificationCode })).mobile).toBe('+880****23')

  clock.forward(61_000)
  valueOf(await update(number, other))
  expect(refusalOf(await set({ ...number, verificationCode: await lastCode('+8801755000123') }, other)).code).toBe(
    'mobile_taken',
  )

  const next = { kind: 'mobile', mobileNum: '01755000456', countryDialingCode: '880' }
  valueOf(await update(next))
  // Whoever has the number before asked for a code to reset the password.
  const { kind: _kind, ...before } = number
  valueOf(await call(app, contract.verification.sms, before))
  const stolen = await lastCode('+8801755000123')
  valueOf(await set({ ...next, verificationCode: await lastCode('+8801755000456') }))
  const reset = { ...before, verificationCode: stolen, newPassword: 'Stolen1234' }
  expect(refusalOf(await call(app, contract.password.resetByMobile, reset)).code).toBe('sms_expired')
  await expect.poll(() => sentOut.filter(({ to }) => to === '+8801755000123').at(-1)?.text).toContain('+880****56')

  const mail = { kind: 'email', email: 'Rina@example.org' }
  valueOf(await update(mail))
  expect(valueOf(await set({ ...mail, verificationCode: await lastCode('Rina@example.org') })).email).toBe(
    'R***@example.org',
  )
  expect(refusalOf(await update({ kind: 'email', email: 'no address' })).code).toBe('field_invalid')
})

test('a contact that is set again by the login that set it, its answer lost, is set; the code opens nothing else', async () => {
  const token = await registered(app, 'contact03')
  const number = { kind: 'mobile', mobileNum: '01755000555', countryDialingCode: '880' }
  valueOf(await call(app, profile.contactCode, number, { token }))
  await expect.poll(() => sentOut.some(({ to }) => to === '+8801755000555')).toBe(true)
  const verificationCode = /\d{6}/.exec(sentOut.findLast(({ to }) => to === '+8801755000555')?.text ?? '')?.[0]
  const input = { ...number, verificationCode, loginPassword: password }
  const set = (of = token, more = {}) => call<Shown>(app, profile.setContact, { ...input, ...more }, { token: of })
  const notices = () => sentOut.filter(({ to }) => to === '+8801755000555').length
  // Both at once, and once more.
  const answers = [...(await Promise.all([set(), set()])), await set()]
  expect(answers.map((answer) => valueOf(answer).mobile)).toEqual(Array(3).fill('+880****55'))
  expect(notices()).toBe(1)
  expect(
    refusalOf(await set(token, { verificationCode: verificationCode === '000000' ? '111111' : '000000' })).code,
  ).toBe('sms_expired')
  const other = valueOf(await call<SignedIn>(app, contract.session.login, { username: 'contact03', password }))
  expect(refusalOf(await set(other.token)).code).toBe('sms_expired')
  await db.execute(sql`update member set mobile = null where account = 'contact03'`)
  expect(refusalOf(await set()).code).toBe('sms_expired')
})

test('a number gets so many codes in an hour, however many accounts name it', async () => {
  const { perHour } = app.services.settings().codes
  const ask = async (at: number) => {
    const token = await registered(app, `flood${String(at).padStart(3, '0')}`)
    const number = { kind: 'mobile', mobileNum: '01755000789', countryDialingCode: '880' }
    return call(app, profile.contactCode, number, { token, ip: `198.51.100.${at}` })
  }
  for (let at = 1; at <= perHour; at++) valueOf(await ask(at))
  expect(refusalOf(await ask(perHour + 1))).toMatchObject({ code: 'sms_too_many', retryAfterMs: expect.any(Number) })
  expect(sentOut.filter(({ to }) => to === '+8801755000789')).toHaveLength(perHour)
})

test('an account that was closed opens to no login from before when it is reopened', async () => {
  await app.services.settingsStore.write('currency', { playMoney: false })
  await registered(app, 'closed001')
  const login = await call<SignedIn>(app, contract.session.login, { username: 'closed001', password, remember: true })
  const { token } = valueOf(login)
  const cookie = String(login.headers['set-cookie']).match(/__Host-remember=[^;]+/)?.[0] ?? ''
  const operate = runner(db, 'rafi', clock)
  await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })
  expect((await operate('accounts', 'close', { account: 'closed001', reason: 'Asked' })).json.done).toBe(true)
  expect((await operate('accounts', 'reopen', { account: 'closed001' })).json.done).toBe(true)
  await app.services.settingsStore.write('currency', {})
  expect(refusalOf(await call(app, profile.show, {}, { token })).code).toBe('session_revoked')
  expect(refusalOf(await call(app, contract.session.remembered, {}, { headers: { cookie } })).code).toBe(
    'bad_credentials',
  )
  valueOf(await call(app, contract.session.login, { username: 'closed001', password }))
})

test('of two accounts that set one number at once one has it', async () => {
  const number = { kind: 'mobile', mobileNum: '01755000321', countryDialingCode: '880' }
  const codes: string[] = []
  const people = [await registered(app, 'twice001'), await registered(app, 'twice002')]
  for (const [at, token] of people.entries()) {
    valueOf(await call(app, profile.contactCode, number, { token, ip: `198.51.101.${at + 1}` }))
    await expect.poll(() => sentOut.filter(({ to }) => to === '+8801755000321')).toHaveLength(at + 1)
    codes.push(/\d{6}/.exec(sentOut.findLast(({ to }) => to === '+8801755000321')?.text ?? '')?.[0] ?? '')
  }
  const answers = await Promise.all(
    people.map((token, at) =>
      call(app, profile.setContact, { ...number, loginPassword: password, verificationCode: codes[at] }, { token }),
    ),
  )
  expect(answers.map(({ body }) => (body.success ? 'ok' : body.code)).toSorted()).toEqual(['mobile_taken', 'ok'])
})
