import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { DialingCode, MobileNumber } from '../shapes.ts'

/** The answer is the same whether anybody is known by the number or not. */
export const Sent = z
  .object({
    expiredMinutes: z.number().int(),
    /** Seconds until another code may be asked for. */
    resendAfterSec: z.number().int(),
  })
  .meta({ id: 'Sent' })

export const sms = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a code to a member’s telephone: to log in with, or to set a new password.',
  source: '§7 Session and account, §3 Sms code request',
  principals: ['visitor'],
  module: 'VERIFICATION3',
  challenge: 'sms',
  throttleMs: 1000,
  input: z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode }),
  output: Sent,
  errors: ['field_invalid', 'sms_too_many'],
})

export const register = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send a code to a telephone that is to be registered.',
  source: '§7 Session and account',
  principals: ['visitor'],
  module: 'REGMOBVERF3',
  challenge: 'sms',
  throttleMs: 1000,
  input: z.strictObject({ mobileNo: MobileNumber, countryDialingCode: DialingCode }),
  output: Sent,
  errors: ['field_invalid', 'sms_too_many'],
})
