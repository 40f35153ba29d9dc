import { freshAccount, freshMobile } from '../people.ts'
import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'password.change': () => ({ oldPassword: 'not-it-0', newPassword: 'Better-1234', confirmNewPassword: 'Better-1234' }),
  'password.byMail': () => ({ username: freshAccount().username, email: 'nobody@example.org' }),
  'password.resetByMail': () => ({
    username: freshAccount().username,
    email: 'nobody@example.org',
    verificationCode: '000000',
    newPassword: 'Better-1234',
  }),
  'password.resetByMobile': () => ({
    mobileNum: freshMobile(),
    verificationCode: '000000',
    newPassword: 'Better-1234',
  }),
}
