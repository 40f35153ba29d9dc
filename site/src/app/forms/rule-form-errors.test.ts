import { GatewayError } from '@brand/sdk'
import type { FieldRule } from '@brand/ui/forms'
import { describe, expect, it } from 'vitest'
import { errorMessage } from '../errors/error-text.ts'
import { formErrors } from './form-errors.ts'
import { ruleFormErrors } from './rule-form-errors.ts'

const fields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'newPassword',
  'email',
  'referralCode',
  'affiliateCode',
  'captcha',
  'birthday',
  'agree',
]
const rules: FieldRule[] = fields.map((field) => ({ field, patternId: 'letter_first', minLength: 6, maxLength: 12 }))
const words = { text: (error: unknown): string => errorMessage(error).key }
const refusal = (code: string, more: { field?: string; details?: Record<string, unknown> } = {}, given = rules) =>
  ruleFormErrors(new GatewayError({ code, ...more }), given, words)

// Every refusal of an access call (contract) and the field its words stand beside; `form`: above it.
it.each([
  ['captcha_required', {}, 'captcha'],
  ['captcha_wrong', {}, 'captcha'],
  ['sms_wrong', { field: 'verificationCode' }, 'verificationCode'],
  ['sms_expired', {}, 'verificationCode'],
  ['username_taken', { field: 'username' }, 'username'],
  ['mobile_taken', { field: 'mobileNum' }, 'mobileNum'],
  ['terms_required', { field: 'agreed' }, 'agree'],
  ['underage', {}, 'birthday'],
  ['invitation_code_error', {}, 'referralCode'],
  ['invitation_code_error', { field: 'affiliateCode' }, 'affiliateCode'],
  ['field_invalid', { field: 'mobileNo' }, 'mobileNum'],
  ['bad_credentials', {}, 'form'],
  ['locked', {}, 'form'],
  ['member_no_enter', {}, 'form'],
  ['error_not_agent', {}, 'form'],
  ['ip_verification_required', {}, 'form'],
  ['must_change_password', {}, 'form'],
  ['social_failed', {}, 'form'],
  ['sms_too_many', {}, 'form'],
  ['rate_limited', {}, 'form'],
  ['throttled', {}, 'form'],
  ['function_not_available', {}, 'form'],
  ['token_expired', {}, 'form'],
  ['session_revoked', {}, 'form'],
  ['challenge_required', {}, 'form'],
  ['stale', {}, 'form'],
  ['replayed', {}, 'form'],
  ['seal_invalid', {}, 'form'],
  ['encryption_required', {}, 'form'],
  ['network_abnormal', {}, 'form'],
  ['timeout', {}, 'form'],
  ['maintenance', {}, 'form'],
  ['region_restricted', {}, 'form'],
  ['unavailable', {}, 'form'],
  ['unknown', {}, 'form'],
] as const)('%s %j is shown with its own key beside: %s', (code, more, where) => {
  const { fields: beside, message, values } = refusal(code, more)
  expect(where === 'form' ? message : beside?.[where]).toEqual(where === 'form' ? code : { kind: 'said', words: code })
  expect(values).toEqual({ captcha: '' })
})

describe('of values', () => {
  it('is shown beside each of them, under the names of the form', () => {
    const details = {
      fields: {
        username: { code: 'field_invalid', patternId: 'digits', min: 1, max: 2 },
        mobileNo: { code: 'required' },
      },
    }
    expect(refusal('validation', { details }).fields).toEqual({
      username: { kind: 'pattern', patternId: 'digits', min: 1, max: 2 },
      mobileNum: { kind: 'required' },
    })
  })
  it('an error of a field the form does not show is shown above the form', () => {
    expect(refusal('validation', { details: { fields: { nobody: {} } } }).message).toBe('validation')
    expect(refusal('invitation_code_error', {}, rules.slice(0, 2)).message).toBe('invitation_code_error')
  })
})

it('a code of a newer gateway and a broken line have words too', () => {
  expect(refusal('from_the_future').message).toBe('unknown')
  expect(ruleFormErrors(new TypeError('x'), [], { text: () => 'words' })).toEqual({ message: 'words' })
})

it('a form has sentences of its own for what is wrong with a field', () => {
  const ofField = (code: string, field: string) => (code === 'same' ? `${field} as before` : undefined)
  const details = { fields: { newPassword: { code: 'same' }, username: { code: 'required' } } }
  const error = new GatewayError({ code: 'field_invalid', details })
  expect(ruleFormErrors(error, rules, { ...words, ofField }).fields).toEqual({
    newPassword: { kind: 'said', words: 'newPassword as before' },
    username: { kind: 'required' },
  })
  expect(formErrors(error, ['newPassword'], { ...words, ofField }).fields).toEqual({
    newPassword: 'newPassword as before',
  })
})

describe('a form that is not made of rules', () => {
  const place = (code: string, field?: string) =>
    formErrors(new GatewayError({ code, ...(field ? { field } : {}) }), ['amount', 'fundPassword'], words)
  it('shows a refusal beside the field it names, or the field its code is always about', () => {
    expect(place('fund_password_wrong', 'fundPassword').fields).toEqual({ fundPassword: 'fund_password_wrong' })
    expect(place('insufficient_funds').fields).toEqual({ amount: 'insufficient_funds' })
    expect(place('insufficient_funds', 'roomId')).toEqual({
      fields: { amount: 'insufficient_funds' },
      message: undefined,
    })
  })
  it('shows the rest for the whole form', () => {
    expect(place('terms_changed', 'terms')).toEqual({ fields: {}, message: 'terms_changed' })
    expect(formErrors(new TypeError('x'), ['amount'], words)).toEqual({ fields: {}, message: 'unknown' })
  })
})
