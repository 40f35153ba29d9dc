import { GatewayError, type FieldRule } from '@brand/sdk'
import { compileRules, fitsFamily, patternIds } from '@brand/ui/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits } from '../../../../packages/gateway/src/settings/rules.ts'
import { patternIds as sent } from '../../../../packages/sdk/contract/system.ts'
import { accountOf, answerTo, registerRules } from './register-rules.ts'

const rule = (over: Partial<FieldRule>): FieldRule => ({
  field: 'username', enabled: true, required: true, acceptedPattern: '^[a-z]+$', patternId: 'letter_first', minLength: 6, maxLength: 12, type: 'text', order: 1, ...over,
})
const rules = [rule({ field: 'email', patternId: 'email', required: false, order: 2 }), rule({ required: false })]
const names = (captcha: boolean) => compileRules(registerRules({ rules, captcha })).fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)

it('the families of the contract are those of the kit', () => {
  expect([...patternIds].sort()).toEqual([...sent].sort())
})

// The form and the gateway keep a copy each, as neither may import the other; they must never part.
it.each(sent)('a value is of the family %s in the form exactly when it is at the gateway', (id) => {
  const letter = fc.constantFrom(...'aZmQ09 -_.@!/ก漢한é\t\u00a0')
  const value = fc.oneof(
    fc.string({ unit: letter, maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.tuple(fc.nat(40), fc.nat(40), fc.nat(3000)).map(([d, m, y]) => (id === 'date_mdy' ? [m, d] : [d, m]).map((n) => String(n).padStart(2, '0')).toSpliced(id === 'date_mdy' ? 2 : 0, 0, String(y).padStart(4, '0')).join('-')),
  )
  fc.assert(fc.property(value, (text) => fitsFamily(id, text) === fits(id, text)), { numRuns: 2000 })
})

it('asks for what the server lists, then captcha, age and terms; never for an account without a name', () => {
  expect(names(false)).toEqual(['username*', 'email', 'age*', 'agree*'])
  expect(names(true)).toEqual(['username*', 'email', 'captcha*', 'age*', 'agree*'])
})

it('sends filled fields of the account only', () => {
  expect(accountOf({ username: 'rahim77', password: 'a', confirmPassword: 'a', email: '', captcha: 'X', age: 'on', agree: 'on', referralCode: 'VR1' })).toEqual({
    username: 'rahim77', password: 'a', confirmPassword: 'a', referralCode: 'VR1',
  })
})

describe('a refusal', () => {
  const refusal = (code: string, more: { field?: string; details?: Record<string, unknown> }) => answerTo(new GatewayError({ code, ...more }), registerRules({ rules, captcha: true }), () => 'words')
  it.each([['username_taken', { field: 'username' }, 'username'], ['captcha_wrong', {}, 'captcha'], ['terms_required', { field: 'agreed' }, 'agree']])('%s stands beside its field', (code, more, field) => {
    expect(refusal(code, more)).toEqual({ fields: { [field]: { kind: 'said', words: 'words' } }, values: { captcha: '' } })
  })
  it('of values stands beside each of them', () => {
    expect(refusal('validation', { details: { fields: { username: { code: 'field_invalid', patternId: 'digits', min: 1, max: 2 } } } }).fields).toEqual({ username: { kind: 'pattern', patternId: 'digits', min: 1, max: 2 } })
  })
  it.each([['rate_limited', {}], ['validation', { details: { fields: { nobody: {} } } }], ['invitation_code_error', {}]])('%s that no field shows stands above the form', (code, more) => {
    expect(refusal(code, more)).toEqual({ message: 'words', values: { captcha: '' } })
  })
  it('of a broken line as well', () => expect(answerTo(new TypeError('x'), [], () => 'words').message).toBe('words'))
})
