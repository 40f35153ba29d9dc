import type { FieldRule } from '@brand/sdk'
import { compileRules, fitsFamily, patternIds } from '@brand/ui/forms'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fits } from '../../../../../packages/gateway/src/settings/rules.ts'
import { patternIds as sent } from '../../../../../packages/sdk/contract/areas/system.ts'
import { accountOf, registerRules, type Way } from './register-rules.ts'

const rule = (over: Partial<FieldRule>): FieldRule => ({
  field: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '^[a-z]+$',
  patternId: 'letter_first',
  minLength: 6,
  maxLength: 12,
  type: 'text',
  order: 1,
  ...over,
})
const rules = [rule({ field: 'email', patternId: 'email', required: false, order: 2 }), rule({ required: false })]
const names = (way: Way, { captcha = false, proof = false, password = true, given = rules } = {}) =>
  compileRules(registerRules({ rules: given, captcha }, way, { proof, password })).fields.map(
    ({ name, required }) => `${name}${required ? '*' : ''}`,
  )
const secret = (field: string, order: number) => rule({ field, type: 'password', order })

it('the families of the contract are those of the kit', () => {
  expect([...patternIds].sort()).toEqual([...sent].sort())
})

// The form and the gateway keep a copy each, as neither may import the other; they must never part.
it.each(sent)('a value is of the family %s in the form exactly when it is at the gateway', (id) => {
  const letter = fc.constantFrom(...'aZmQ09 -_.@!/ก漢한é\t\u00a0')
  const value = fc.oneof(
    fc.string({ unit: letter, maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.tuple(fc.nat(40), fc.nat(40), fc.nat(3000)).map(([d, m, y]) =>
      (id === 'date_mdy' ? [m, d] : [d, m])
        .map((n) => String(n).padStart(2, '0'))
        .toSpliced(id === 'date_mdy' ? 2 : 0, 0, String(y).padStart(4, '0'))
        .join('-'),
    ),
  )
  fc.assert(
    fc.property(value, (text) => fitsFamily(id, text) === fits(id, text)),
    { numRuns: 2000 },
  )
})

it('lists the fields of the server, then captcha, age and terms; never an account without a name', () => {
  expect(names('username')).toEqual(['username*', 'email', 'age*', 'agree*', 'marketing'])
  expect(names('username', { captcha: true })).toEqual([
    'username*',
    'email',
    'captcha*',
    'age*',
    'agree*',
    'marketing',
  ])
})

it('by telephone the number is the name, and comes first', () => {
  const given = [...rules, secret('password', 3), secret('confirmPassword', 4)]
  expect(names('mobile', { given, proof: true })).toEqual([
    'mobileNum*',
    'verificationCode*',
    'email',
    'password*',
    'confirmPassword*',
    'age*',
    'agree*',
    'marketing',
  ])
  expect(names('mobile', { given, proof: true, password: false })).toEqual([
    'mobileNum*',
    'verificationCode*',
    'email',
    'age*',
    'agree*',
    'marketing',
  ])
  expect(names('mobile', { given })).toEqual([
    'mobileNum*',
    'email',
    'password*',
    'confirmPassword*',
    'age*',
    'agree*',
    'marketing',
  ])
})

it('a number beside a name is verified as well, and required as the rule states', () => {
  const given = [...rules, rule({ field: 'mobileNum', required: false, order: 3 })]
  expect(names('username', { given, proof: true })).toEqual([
    'username*',
    'email',
    'mobileNum',
    'verificationCode',
    'age*',
    'agree*',
    'marketing',
  ])
})

it('sends filled fields of the account only', () => {
  expect(
    accountOf({
      username: 'rahim77',
      password: 'a',
      confirmPassword: 'a',
      email: '',
      captcha: 'X',
      age: 'on',
      agree: 'on',
      referralCode: 'VR1',
    }),
  ).toEqual({
    username: 'rahim77',
    password: 'a',
    confirmPassword: 'a',
    referralCode: 'VR1',
  })
})
