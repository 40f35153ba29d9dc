import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { DialingCode, MobileNumber } from '../shapes.ts'

export const Sent = z
  .object({
    expiredMinutes: z.number().int().describe('Validity of the code, in minutes.'),
    resendAfterSec: z.number().int().describe('Seconds until another code can be requested.'),
  })
  .meta({
    id: 'Sent',
    description: 'Result of a request for a code. It is the same whether or not an account has the number or address.',
  })

export default area(
  'verification',
  { entry: 'main', about: 'Codes that are sent to phones for logins, registrations and password resets.' },
  {
    sms: endpoint({
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      summary: 'Sends a code to a member’s phone, for a login or a password reset.',
      principals: ['visitor'],
      module: 'VERIFICATION3',
      challenge: 'sms',
      throttleMs: 1000,
      input: z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode }),
      output: Sent,
      errors: ['field_invalid', 'sms_too_many'],
    }),
    register: endpoint({
      method: 'POST',
      path: '/wps/verification/sms/register',
      summary: 'Sends a code to a phone number before its registration.',
      principals: ['visitor'],
      module: 'REGMOBVERF3',
      challenge: 'sms',
      throttleMs: 1000,
      input: z.strictObject({ mobileNo: MobileNumber, countryDialingCode: DialingCode }),
      output: Sent,
      errors: ['field_invalid', 'sms_too_many'],
    }),
  },
)
