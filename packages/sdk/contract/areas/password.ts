import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Credential, LoginResult } from './session.ts'
import { Code, DialingCode, MobileNumber } from '../shapes.ts'
import { Sent } from './verification.ts'

export default area(
  'password',
  { entry: 'main', about: 'Change and reset of the login password.' },
  {
    change: endpoint({
      method: 'POST',
      path: '/wps/member/password',
      summary: 'Changes the login password. The session gets a new token; all other sessions end.',
      principals: ['member', 'agent'],
      module: 'PASS3',
      beforePasswordChange: true,
      sealed: true,
      session: 'renews',
      input: z.strictObject({
        oldPassword: Credential.describe('Current password.'),
        newPassword: Credential.describe('New password; the password rule of the registration form applies.'),
        confirmNewPassword: Credential.describe('The new password again; both must be equal.'),
      }),
      output: LoginResult,
      /** `locked`: too many wrong old passwords. The login reports the same as a wrong password. */
      errors: ['bad_credentials', 'locked', 'field_invalid', 'real_account_required'],
    }),
    byMail: endpoint({
      method: 'POST',
      path: '/wps/member/password/email',
      summary: 'Sends a code to the email address of an account. The answer is the same if there is no such account.',
      principals: ['visitor'],
      module: 'CHNGPASSMAIL3',
      form: true,
      challenge: 'sms',
      throttleMs: 1000,
      input: z.strictObject({
        username: Credential.describe('Username of the account.'),
        email: z.email().max(128).describe('Email address of the account.'),
      }),
      output: Sent,
      errors: ['sms_too_many'],
    }),
    resetByMail: endpoint({
      method: 'POST',
      path: '/wps/member/password/email/verification',
      summary:
        'Sets a new password with the code from the email. It does not log the person in. The same call again, while ' +
        'the code would be valid, is answered as the first.',
      principals: ['visitor'],
      module: 'CHNGPASSMAIL3',
      sealed: true,
      input: z.strictObject({
        username: Credential.describe('Username of the account.'),
        email: z.email().max(128).describe('Email address of the account.'),
        verificationCode: Code,
        newPassword: Credential.describe('New password; the password rule of the registration form applies.'),
      }),
      output: z.object({}),
      errors: ['sms_wrong', 'sms_expired', 'field_invalid'],
    }),
    resetByMobile: endpoint({
      method: 'POST',
      path: '/wps/member/password/verification',
      summary: 'Sets a new password with the code sent to the phone, and starts a session.',
      principals: ['visitor'],
      module: 'CHNGPASSVERIF3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        mobileNum: MobileNumber,
        countryDialingCode: DialingCode.optional(),
        verificationCode: Code,
        newPassword: Credential.describe('New password; the password rule of the registration form applies.'),
      }),
      output: LoginResult,
      errors: ['sms_wrong', 'sms_expired', 'field_invalid', 'member_no_enter'],
    }),
  },
)
