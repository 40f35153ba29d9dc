import type { Fixtures, Requests } from '../shape.ts'
import { session } from '../shapes.ts'

const sent = { expiredMinutes: 5, resendAfterSec: 60 }

export const verification: Fixtures['verification'] = { sms: sent, register: sent }

export const password: Fixtures['password'] = {
  change: session({ token: 'fixture-token-0002' }),
  byMail: sent,
  resetByMail: {},
  resetByMobile: session(),
}

export const requests = {
  'password.byMail': { username: 'rina2026', email: 'rina@example.org' },
  'password.change': {
    oldPassword: 'Lantern-1234',
    newPassword: 'Monsoon-5678',
    confirmNewPassword: 'Monsoon-5678',
  },
  'password.resetByMail': {
    username: 'rina2026',
    email: 'rina@example.org',
    verificationCode: '123456',
    newPassword: 'Monsoon-5678',
  },
  'password.resetByMobile': {
    mobileNum: '1711000000',
    countryDialingCode: '880',
    verificationCode: '123456',
    newPassword: 'Monsoon-5678',
  },
  'verification.register': { mobileNo: '1711000000', countryDialingCode: '880' },
  'verification.sms': { mobileNum: '1711000000', countryDialingCode: '880' },
} satisfies Requests
