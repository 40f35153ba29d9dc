import { GatewayError } from '@brand/sdk'
import { expect, it } from 'vitest'
import { errorMessage } from '../../app/errors/error-text.ts'
import { accessKey } from './access-text.ts'

// Phone verification: what the service's adapter makes of its reasons, and the words each has.
it.each([
  ['field_invalid', 'auth/invalid-phone-number', 'identity.number'],
  ['field_invalid', 'auth/missing-phone-number', 'identity.noNumber'],
  ['sms_too_many', 'auth/too-many-requests', 'sms_too_many'],
  ['social_failed', 'auth/internal-error', 'identity.unknown'],
  ['sms_wrong', 'auth/invalid-verification-code', 'sms_wrong'],
  ['sms_wrong', 'auth/missing-verification-code', 'identity.noCode'],
  ['social_failed', 'auth/captcha-check-failed', 'identity.captcha'],
  ['sms_too_many', 'auth/quota-exceeded', 'identity.quota'],
  ['social_failed', 'auth/operation-not-allowed', 'identity.off'],
  ['sms_expired', 'auth/code-expired', 'sms_expired'],
  ['social_failed', 'auth/popup-closed-by-user', 'social_failed'],
  ['social_failed', 'closed', 'social_failed'],
])('%s because of %s reads %s', (code, reason, key) => {
  const error = new GatewayError({ code, details: { reason } })
  expect(accessKey(error) ?? errorMessage(error).key).toBe(key)
})

it('returns 5 minutes to wait where the service does not state how long', () => {
  expect(
    errorMessage(new GatewayError({ code: 'sms_too_many', details: { reason: 'auth/too-many-requests' } })).values,
  ).toEqual({ minutes: 5, count: 5 })
})

it('is no sentence for anything else', () => {
  for (const odd of [
    new Error('auth/quota-exceeded'),
    new GatewayError({ code: 'unknown', details: { reason: 7 } }),
    new GatewayError({ code: 'unknown', details: { reason: 'constructor' } }),
    null,
  ])
    expect(accessKey(odd)).toBeUndefined()
})
