import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { Credential, LoginResult } from './session.ts'
import { Code, DialingCode, MobileNumber } from '../shapes.ts'
import { Sent } from './verification.ts'

export const change = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Change the password. The session gets a new token, all others end.',
  source: '§3 Change-password payload, pages C-22',
  principals: ['member', 'agent'],
  module: 'PASS3',
  sealed: true,
  session: 'renews',
  input: z.strictObject({ oldPassword: Credential, newPassword: Credential, confirmNewPassword: Credential }),
  output: LoginResult,
  /** `locked`: too many wrong old passwords; the login answers that as a wrong password. */
  errors: ['bad_credentials', 'locked', 'field_invalid', 'real_account_required'],
})

export const byMail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Send a code to the mail address of an account; the answer is the same where there is none.',
  source: '§3 Forgot password by email',
  principals: ['visitor'],
  module: 'CHNGPASSMAIL3',
  challenge: 'sms',
  throttleMs: 1000,
  input: z.strictObject({ username: Credential, email: z.email().max(128) }),
  output: Sent,
  errors: ['sms_too_many'],
})

export const resetByMail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email/verification',
  summary: 'Set a new password with the code from the mail; then log in.',
  source: '§8 Reset success (path ours)',
  principals: ['visitor'],
  module: 'CHNGPASSMAIL3',
  sealed: true,
  input: z.strictObject({
    username: Credential,
    email: z.email().max(128),
    verificationCode: Code,
    newPassword: Credential,
  }),
  output: z.object({}),
  errors: ['sms_wrong', 'sms_expired', 'field_invalid'],
})

export const resetByMobile = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Set a new password with the code from the telephone, and be logged in.',
  source: '§3 Forgot password by phone, §4 After phone reset',
  principals: ['visitor'],
  module: 'CHNGPASSVERIF3',
  sealed: true,
  session: 'begins',
  input: z.strictObject({
    mobileNum: MobileNumber,
    countryDialingCode: DialingCode.optional(),
    verificationCode: Code,
    newPassword: Credential,
  }),
  output: LoginResult,
  errors: ['sms_wrong', 'sms_expired', 'field_invalid', 'member_no_enter'],
})
