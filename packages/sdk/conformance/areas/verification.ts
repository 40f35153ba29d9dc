import { freshMobile } from '../people.ts'
import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'verification.sms': () => ({ mobileNum: freshMobile(), countryDialingCode: '880' }),
  'verification.register': () => ({ mobileNo: freshMobile(), countryDialingCode: '880' }),
}
