import { freshMobile } from '../people.ts'
import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'profile.contactCode': () => ({ kind: 'mobile', mobileNum: freshMobile(), countryDialingCode: '880' }),
  'profile.setContact': ({ people: { member } }) => ({
    kind: 'mobile',
    mobileNum: freshMobile(),
    countryDialingCode: '880',
    verificationCode: '000000',
    loginPassword: member.password,
  }),
  'profile.setMarketing': () => ({ marketing: true }),
}
