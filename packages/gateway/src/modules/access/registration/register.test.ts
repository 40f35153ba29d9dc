import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../../auth/schema.ts'
import { setting } from '../../../settings/schema.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import {
  call,
  freshApp,
  password,
  refusalOf,
  registered,
  registration,
  valueOf,
  type SignedIn,
} from '../../../testing/inject.ts'

const { app, db } = await freshApp()
const { register } = contract.member
const send = (username: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call<SignedIn>(app, register, registration(username, more), { headers })
const fieldsOf = async (answer: ReturnType<typeof send>) => refusalOf(await answer).details?.['fields']

test('the rules list the fields of the form, in order, with bounds', async () => {
  const { rules, captcha, minAge } = valueOf(
    await call<{ rules: { field: string; required: boolean }[]; captcha: boolean; minAge: number }>(
      app,
      contract.system.registerRules,
    ),
  )
  expect(rules.map(({ field, required }) => [field, required])).toEqual([
    ['username', true],
    ['password', true],
    ['confirmPassword', true],
    ['email', false],
    ['referralCode', false],
  ])
  expect(rules[0]).toMatchObject({
    patternId: 'letter_first',
    minLength: 6,
    maxLength: 16,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    order: 1,
  })
  expect([captcha, minAge]).toEqual([false, 18])
})

test('a new member is logged in for the first time, has Bengali by default, and has the grant', async () => {
  const first = valueOf(await send('newcomer', { email: 'new@example.org', referralCode: 'WELCOME' }))
  expect(first).toMatchObject({ firstTimeLogin: true, lastLoginAt: null })
  const [row] = await db.select().from(member).where(eq(member.account, 'newcomer'))
  expect(row).toMatchObject({
    type: 0,
    language: 'bn',
    asset: 'BDT',
    registration: { email: 'new@example.org', referralCode: 'WELCOME', registerMethod: 'WEB' },
  })
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(row)).not.toContain(password)
  expect(valueOf(await call(app, contract.wallet.balance, {}, { token: first.token }))).toMatchObject({
    sumBalance: '10000.00',
    bonus: '0.00',
    hold: '0.00',
  })
  expect(await checkInvariants(db)).toEqual([])
  expect(valueOf(await send('newcomer2', { language: 'en' }))).toBeTruthy()
  expect((await db.select().from(member).where(eq(member.account, 'newcomer2')))[0]?.language).toBe('en')
})

test.each([
  [
    'a short name',
    { username: 'abc' },
    { username: { code: 'field_invalid', patternId: 'letter_first', min: 6, max: 16 } },
  ],
  [
    'a name that starts with a digit',
    { username: '1abcdef' },
    { username: { code: 'field_invalid', patternId: 'letter_first', min: 6, max: 16 } },
  ],
  [
    'a password without digits',
    { password: 'onlyletters', confirmPassword: 'onlyletters' },
    { password: { code: 'field_invalid', patternId: 'letters_and_digits', min: 8, max: 20 } },
  ],
  ['another confirmation', { confirmPassword: 'Secret124' }, { confirmPassword: { code: 'mismatch' } }],
  [
    'a password that is the name',
    { username: 'faulty12345', password: 'Faulty12345', confirmPassword: 'Faulty12345' },
    { password: { code: 'field_invalid' } },
  ],
  ['a bad address', { email: 'nowhere' }, { email: { code: 'field_invalid', patternId: 'email', min: 6, max: 64 } }],
  ['a field the form does not have', { qqNum: '12345' }, { qqNum: { code: 'unknown' } }],
  [
    'two at once',
    { username: 'x', email: 'y' },
    {
      username: { code: 'field_invalid', patternId: 'letter_first', min: 6, max: 16 },
      email: { code: 'field_invalid', patternId: 'email', min: 6, max: 64 },
    },
  ],
  ['a missing name', { username: undefined }, { username: { code: 'required' } }],
])('%s is reported at its field', async (_what, more, fields) =>
  expect(await fieldsOf(send('faulty01', more))).toEqual(fields),
)

test('an empty optional field is not a fault', async () => {
  valueOf(await send('optional1', { email: '', referralCode: '' }))
})

test('a name is taken without regard to case, also when two request it at once', async () => {
  await registered(app, 'TakenName')
  const refused = await send('takenname')
  expect([refused.status, refusalOf(refused).code, refusalOf(refused).field]).toEqual([
    409,
    'username_taken',
    'username',
  ])
  const both = await Promise.all([send('atonce01'), send('AtOnce01')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await checkInvariants(db)).toEqual([])
})

test('without agreement, or to another version of the terms, there is no account', async () => {
  expect(refusalOf(await send('agreeing', { agreed: false })).code).toBe('terms_required')
  expect(refusalOf(await send('agreeing', { termsVersion: '0' })).code).toBe('terms_required')
  valueOf(await send('agreeing', { termsVersion: '3' }))
})

test('POST reaches the same call, sealed for its own method', async () => {
  valueOf(await call<SignedIn>(app, { ...register, method: 'POST' }, registration('bypost01')))
})

test('with the captcha flag on, the form lists it and the captcha is required', async () => {
  await app.services.settingsStore.write('modules', { CAPTCHA3: true })
  const { captcha } = valueOf(await call<{ captcha: boolean }>(app, contract.system.registerRules))
  expect(captcha).toBe(true)
  expect(refusalOf(await send('captcha99')).code).toBe('captcha_required')
  expect(refusalOf(await send('captcha99', { captcha: '22222', captchaId: 'no-such-captcha-id' })).code).toBe(
    'captcha_wrong',
  )
  const picture = Buffer.from(
    valueOf(await call<string>(app, contract.system.captcha, { id: 'a-captcha-of-tests' })),
    'base64',
  )
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  await app.services.settingsStore.write('modules', {})
})

test('a captcha is drawn once a second per visitor, and never kept by a cache', async () => {
  const requestCaptcha = () => call(app, contract.system.captcha, { id: 'a-captcha-of-tests' }, { ip: '198.51.100.20' })
  const first = await requestCaptcha()
  const second = await requestCaptcha()
  expect(first.headers['cache-control']).toBe('no-store')
  expect([first.status, second.status, refusalOf(second).code]).toEqual([200, 429, 'throttled'])
  expect(refusalOf(second).retryAfterMs).toBeLessThanOrEqual(1000)
  expect((await call(app, contract.system.captcha, { id: 'a-captcha-of-tests' }, { ip: '198.51.100.21' })).status).toBe(
    200,
  )
})

test('the fields follow the settings', async () => {
  await db.insert(setting).values({
    key: 'register',
    value: {
      fields: [
        { field: 'username', required: true, patternId: 'alphanumeric', minLength: 3, maxLength: 5 },
        { field: 'password', required: true, patternId: 'any', minLength: 1, maxLength: 9 },
        { field: 'confirmPassword', required: true, patternId: 'any', minLength: 1, maxLength: 9 },
        { field: 'payeeName', required: true, patternId: 'english_name', minLength: 2, maxLength: 40 },
      ],
    },
  })
  await app.services.settingsStore.reload()
  expect(await fieldsOf(send('abcd', { password: 'x', confirmPassword: 'x' }))).toEqual({
    payeeName: { code: 'required' },
  })
  valueOf(await send('abcd', { password: 'x', confirmPassword: 'x', payeeName: 'Rahima Khatun' }))
})

test('a person who is too young opens no account, however the operator writes a day', async () => {
  const secret = { minLength: 8, maxLength: 20, type: 'password' } as const
  const named = [
    { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 16 } as const,
    { field: 'password', required: true, patternId: 'letters_and_digits', ...secret } as const,
    { field: 'confirmPassword', patternId: 'any', ...secret } as const,
  ]
  const bornAs = (patternId: 'date_ymd' | 'date_mdy') =>
    app.services.settingsStore.write('register', {
      fields: [...named, { field: 'birthday', required: true, patternId, minLength: 10, maxLength: 10, type: 'date' }],
    })
  try {
    await bornAs('date_ymd')
    expect(refusalOf(await send('toddler1', { birthday: '2020-01-31' }))).toMatchObject({
      code: 'underage',
      field: 'birthday',
    })
    expect(await fieldsOf(send('toddler1', { birthday: '01-31-1990' }))).toMatchObject({
      birthday: { patternId: 'date_ymd' },
    })
    valueOf(await send('grownup1', { birthday: '1990-01-31' }))
    expect((await db.select().from(member).where(eq(member.account, 'grownup1')))[0]?.registration).toMatchObject({
      birthday: '1990-01-31',
    })
    await bornAs('date_mdy')
    expect(refusalOf(await send('toddler2', { birthday: '01-31-2020' })).code).toBe('underage')
  } finally {
    await app.services.settingsStore.write('register', {})
  }
})

test('a fund password that is typed in the form is the one of the account, by its own rule', async () => {
  const secret = { required: true, patternId: 'any', minLength: 8, maxLength: 20, type: 'password' } as const
  await app.services.settingsStore.write('register', {
    fields: [
      { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 16 },
      { field: 'password', ...secret },
      { field: 'confirmPassword', ...secret },
      { field: 'paymentPassword', patternId: 'any', minLength: 1, maxLength: 64 },
    ],
  })
  try {
    const { rules } = valueOf(await call<{ rules: object[] }>(app, contract.system.registerRules))
    const rule = { patternId: 'digits', minLength: 6, maxLength: 6, type: 'password' }
    expect(rules.at(-1)).toMatchObject({ field: 'paymentPassword', required: false, ...rule })
    expect(await fieldsOf(send('frugal01', { paymentPassword: 'Padma' }))).toEqual({
      paymentPassword: { code: 'field_invalid', patternId: 'digits', min: 6, max: 6 },
    })
    expect(await fieldsOf(send('frugal01', { paymentPassword: '123456' }))).toEqual({
      paymentPassword: { code: 'too_easy' },
    })
    const { token } = valueOf(await send('frugal01', { paymentPassword: '280317' }))
    const status = () => call<{ set: boolean }>(app, contract.fundPassword.status, {}, { token })
    expect(valueOf(await status())).toMatchObject({ set: true })
    const change = (fundPassword: string) => {
      const input = { fundPassword, newFundPassword: '730182', confirmFundPassword: '730182' }
      return call(app, contract.fundPassword.change, input, { token })
    }
    expect(refusalOf(await change('280318')).code).toBe('fund_password_wrong')
    expect(valueOf(await change('280317'))).toEqual({ set: true })
    const other = valueOf(await send('frugal02'))
    expect(valueOf(await call(app, contract.fundPassword.status, {}, { token: other.token }))).toMatchObject({
      set: false,
    })
  } finally {
    await app.services.settingsStore.write('register', {})
  }
})

test('the code of a link counts where the form does not ask for one', async () => {
  const { fields } = app.services.settings().register
  await app.services.settingsStore.write('register', { fields: fields.filter(({ field }) => field !== 'referralCode') })
  try {
    expect(refusalOf(await send('linked01', { referralCode: 'NOSUCHCODE' }))).toMatchObject({
      code: 'invitation_code_error',
      field: 'referralCode',
    })
    valueOf(await send('linked01', { referralCode: 'WELCOME' }))
    const row = async (account: string) => (await db.select().from(member).where(eq(member.account, account)))[0]
    expect((await row('linked01'))?.uplineId).toBe((await row('demo_agent'))?.id)
  } finally {
    await app.services.settingsStore.write('register', {})
  }
})

test('the language of a member is one the brand supports', async () => {
  await db.delete(setting).where(eq(setting.key, 'register'))
  await app.services.settingsStore.reload()
  const token = await registered(app, 'speaker1')
  expect(valueOf(await call(app, contract.member.language, { language: 'en' }, { token }))).toEqual({ language: 'en' })
  expect(valueOf(await call(app, contract.member.info, {}, { token }))).toMatchObject({ language: 'en' })
  expect(refusalOf(await call(app, contract.member.language, { language: 'fr' }, { token })).code).toBe('validation')
})

test('an unknown invitation code is reported at its field, and one of an agent makes that agent the upline', async () => {
  expect(refusalOf(await send('invited01', { referralCode: 'NOSUCHCODE' }))).toMatchObject({
    code: 'invitation_code_error',
    field: 'referralCode',
  })
  expect(refusalOf(await send('invited01', { referralCode: 'WELCOME', affiliateCode: 'NOSUCHCODE' }))).toMatchObject({
    code: 'invitation_code_error',
    field: 'affiliateCode',
  })
  valueOf(await send('invited01', { referralCode: '（ｗｅｌｃｏｍｅ）.' }))
  const row = async (account: string) => (await db.select().from(member).where(eq(member.account, account)))[0]
  expect((await row('invited01'))?.uplineId).toBe((await row('demo_agent'))?.id)
  const { fields } = app.services.settings().register
  await app.services.settingsStore.write('register', {
    fields: [...fields, { field: 'affiliateCode', patternId: 'alphanumeric', minLength: 4, maxLength: 32 }],
  })
  await app.services.settingsStore.write('modules', { AFFMAN3: false, REFER3: false })
  const { rules } = valueOf(await call<{ rules: { field: string }[] }>(app, contract.system.registerRules))
  expect(rules.map(({ field }) => field)).toEqual(['username', 'password', 'confirmPassword', 'email'])
  await app.services.settingsStore.write('register', {})
  expect(await fieldsOf(send('invited02', { referralCode: 'WELCOME' }))).toEqual({ referralCode: { code: 'unknown' } })
  await app.services.settingsStore.write('modules', {})
})
