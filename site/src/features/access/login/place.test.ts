import { GatewayError } from '@brand/sdk'
import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

const details = {
  verificationId: 'id-1',
  channel: 'email',
  to: 'r***@example.com',
  expiredMinutes: 5,
}

it('is what the gateway returns about the code it sent', () => {
  expect(
    placeOf(new GatewayError({ code: 'ip_verification_required', details: { ...details, resendAfterSec: 42 } })),
  ).toEqual(details)
  expect(placeOf(new GatewayError({ code: 'ip_verification_required', details: { verificationId: 'id-1' } }))).toEqual({
    verificationId: 'id-1',
    channel: 'sms',
    to: '',
    expiredMinutes: 1,
  })
})

it.each([
  new GatewayError({ code: 'ip_verification_required' }),
  new GatewayError({ code: 'bad_credentials', details }),
  new Error('x'),
])('is not required by %s', (error) => {
  expect(placeOf(error)).toBeUndefined()
})
