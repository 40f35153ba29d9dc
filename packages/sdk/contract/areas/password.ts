import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Credential, LoginResult } from './session.ts'
import { Code, DialingCode, MobileNumber } from '../shapes.ts'
import { Sent } from './verification.ts'

export default area(
  'password',
  { entry: 'main' },
  {
    change: endpoint({
      method: 'POST',
      path: '/wps/member/password',
      summary: 'Change the password. The session gets a new token, all others end.',
      principals: ['member', 'agent'],
      module: 'PASS3',
      beforePasswordChange: true,
      sealed: true,
      session: 'renews',
      input: z.strictObject({
        oldPassword: Credential.describe('Password in force.'),
        newPassword: Credential.describe('New password, by the rule of the registration form.'),
        confirmNewPassword: Credential.describe('The new password once more; the two have to be the same.'),
      }),
      output: LoginResult,
      /** `locked`: too many wrong old passwords; the login answers that as a wrong password. */
      errors: ['bad_credentials', 'locked', 'field_invalid', 'real_account_required'],
    }),
    byMail: endpoint({
      method: 'POST',
      path: '/wps/member/password/email',
      summary: 'Send a code to the mail address of an account; the answer is the same where there is none.',
      principals: ['visitor'],
      module: 'CHNGPASSMAIL3',
      challenge: 'sms',
      throttleMs: 1000,
      input: z.strictObject({
        username: Credential.describe('User name of the account.'),
        email: z.email().max(128).describe('Mail address of the account.'),
      }),
      output: Sent,
      errors: ['sms_too_many'],
    }),
    resetByMail: endpoint({
      method: 'POST',
      path: '/wps/member/password/email/verification',
      summary: 'Set a new password with the code from the mail; then log in.',
      principals: ['visitor'],
      module: 'CHNGPASSMAIL3',
      sealed: true,
      input: z.strictObject({
        username: Credential.describe('User name of the account.'),
        email: z.email().max(128).describe('Mail address of the account.'),
        verificationCode: Code,
        newPassword: Credential.describe('New password, by the rule of the registration form.'),
      }),
      output: z.object({}),
      errors: ['sms_wrong', 'sms_expired', 'field_invalid'],
    }),
    resetByMobile: endpoint({
      method: 'POST',
      path: '/wps/member/password/verification',
      summary: 'Set a new password with the code from the telephone, and be logged in.',
      principals: ['visitor'],
      module: 'CHNGPASSVERIF3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        mobileNum: MobileNumber,
        countryDialingCode: DialingCode.optional(),
        verificationCode: Code,
        newPassword: Credential.describe('New password, by the rule of the registration form.'),
      }),
      output: LoginResult,
      errors: ['sms_wrong', 'sms_expired', 'field_invalid', 'member_no_enter'],
    }),
  },
)
