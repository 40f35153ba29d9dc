import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { DialingCode, MobileNumber } from '../shapes.ts'

export const Sent = z
  .object({
    expiredMinutes: z.number().int().describe('Minutes the code is good for.'),
    resendAfterSec: z.number().int().describe('Seconds until another code may be asked for.'),
  })
  .meta({
    id: 'Sent',
    description: 'A code was sent; the answer is the same whether anybody is known by the number or not.',
  })

export default area(
  'verification',
  { entry: 'main' },
  {
    sms: endpoint({
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      summary: 'Send a code to a member’s telephone: to log in with, or to set a new password.',
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
      summary: 'Send a code to a telephone that is to be registered.',
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
