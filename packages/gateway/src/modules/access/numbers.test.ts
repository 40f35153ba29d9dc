import { contract, mobileReadings } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { mobileOf } from '../../auth/mobile.ts'
import {
  call,
  codeReader,
  freshApp,
  password,
  refusalOf,
  registration,
  valueOf,
  type SignedIn,
} from '../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { verification, session, member: members, password: passwords } = contract

/** One number of Bangladesh as people write it. */
const spellings = (local: string) => [
  `0${local}`,
  local,
  `880${local}`,
  `+880${local}`,
  `00880${local}`,
  `+880 (0) ${local}`,
  `0${local.slice(0, 4)}-${local.slice(4)}`,
  `+880 ${local.slice(0, 4)} ${local.slice(4)}`,
  `\u202A+880${local}\u202C`,
  `tel:+880${local}`,
  `＋880 ${local.slice(0, 4)}\u2011${local.slice(4)}\u200B`,
  `0${local}`.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? ''),
  `0${local}`.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
]

const codeFor = codeReader(app)
let addresses = 0
const ip = () => `10.66.0.${++addresses}`

async function byNumber(local: string): Promise<void> {
  const from = ip()
  valueOf(await call(app, verification.register, { mobileNo: `0${local}`, countryDialingCode: '880' }, { ip: from }))
  const input = {
    mobileNum: `0${local}`,
    countryDialingCode: '880',
    password,
    confirmPassword: password,
    agreed: true,
    verificationCode: await codeFor(`+880${local}`),
  }
  valueOf(await call(app, members.registerMobile, input, { ip: from }))
}

test('a member registered by number and password logs in with the number in any spelling', async () => {
  await byNumber('1715835200')
  for (const username of spellings('1715835200')) {
    const { token } = valueOf(await call<SignedIn>(app, session.login, { username, password }, { ip: ip() }))
    expect(valueOf(await call(app, members.info, {}, { token }))).toMatchObject({ account: '8801715835200' })
  }
})

test('failures of all spellings are one count, and do not reveal whether an account exists', async () => {
  await byNumber('1715835201')
  for (const local of ['1715835201', '1715835299']) {
    const codes = []
    for (const username of spellings(local).slice(0, 4))
      codes.push(refusalOf(await call(app, session.login, { username, password: 'Wrong1234' }, { ip: ip() })).code)
    expect(codes).toEqual(['bad_credentials', 'bad_credentials', 'bad_credentials', 'captcha_required'])
  }
})

test('codes, logins by code and resets know every spelling', async () => {
  await byNumber('1715835202')
  for (const [at, mobileNum] of spellings('1715835202').slice(0, 4).entries()) {
    clock.forward(15 * 60_000)
    const from = ip()
    const countryDialingCode = at % 2 === 0 ? '880' : '+880'
    valueOf(await call(app, verification.sms, { mobileNum, countryDialingCode }, { ip: from }))
    const code = await codeFor('+8801715835202')
    valueOf(
      await call(
        app,
        session.login,
        { username: mobileNum, password: code, type: 'sms', countryDialingCode },
        { ip: from },
      ),
    )
  }
  clock.forward(15 * 60_000)
  valueOf(await call(app, verification.sms, { mobileNum: '+8801715835202', countryDialingCode: '880' }, { ip: ip() }))
  const reset = {
    mobileNum: '01715835202',
    countryDialingCode: '880',
    verificationCode: await codeFor('+8801715835202'),
    newPassword: 'Monsoon77',
  }
  valueOf(await call(app, passwords.resetByMobile, reset, { ip: ip() }))
  valueOf(await call(app, session.login, { username: '01715835202', password: 'Monsoon77' }, { ip: ip() }))
})

test('a number bound in the centre, and one beside a name, are stored in the common form', async () => {
  const { token } = valueOf(await call<SignedIn>(app, members.register, registration('binder01')))
  valueOf(
    await call(
      app,
      contract.profile.contactCode,
      { kind: 'mobile', mobileNum: '+880 1715-835203', countryDialingCode: '880' },
      { token },
    ),
  )
  const input = {
    kind: 'mobile',
    mobileNum: '8801715835203',
    countryDialingCode: '880',
    verificationCode: await codeFor('+8801715835203'),
    loginPassword: password,
  }
  valueOf(await call(app, contract.profile.setContact, input, { token }))
  expect((await db.select().from(member).where(eq(member.account, 'binder01')))[0]?.mobile).toBe('+8801715835203')
})

test('a name that reads as a number of ours cannot be taken', async () => {
  await app.services.settingsStore.write('register', {
    fields: [
      { field: 'username', required: true, patternId: 'digits', minLength: 4, maxLength: 16 },
      { field: 'password', required: true, patternId: 'any', minLength: 1, maxLength: 20, type: 'password' },
      { field: 'confirmPassword', patternId: 'any', minLength: 1, maxLength: 20, type: 'password' },
    ],
  })
  expect(refusalOf(await call(app, members.register, registration('01715835200'))).details).toEqual({
    fields: { username: { code: 'field_invalid' } },
  })
  valueOf(await call(app, members.register, registration('20267777')))
  valueOf(await call(app, session.login, { username: '20267777', password }, { ip: ip() }))
  await app.services.settingsStore.write('register', {})
})

test.each([
  ['880', '01715835200', '+8801715835200'],
  ['880', '8801715835200', '+8801715835200'],
  ['91', '9876543210', '+919876543210'],
  ['91', '919876543210', '+919876543210'],
  ['91', '9123456789', '+919123456789'],
  ['+225', '0701020304', '+2250701020304'],
  ['44', '07400 123456', '+447400123456'],
  ['880', '12', undefined],
  ['880', '', undefined],
])('with %s in front, %s is %s', (dial, number, wanted) => {
  expect(
    mobileOf(
      { ...app.services.settings(), site: { ...app.services.settings().site, countries: ['BD', 'IN', 'CI', 'GB'] } },
      number,
      dial,
    ),
  ).toBe(wanted)
  if (wanted) expect(mobileReadings(number, dial)).toContain(wanted)
})
