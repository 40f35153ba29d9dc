import { contract } from '../../contract/index.ts'
import { freshAccount, freshMobile, registration } from '../people.ts'
import { type Samples, secretOf, tokenOf } from '../scene.ts'

export const samples: Samples = {
  'member.register': () => registration(freshAccount()),
  'member.registerMobile': () => ({
    mobileNum: freshMobile(),
    countryDialingCode: '880',
    ...secretOf(freshAccount()),
    verificationCode: '000000',
    agreed: true,
  }),
  'member.language': () => ({ language: 'en' }),
  'member.setIcon': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.member.icon, {}, tokenOf(people))
    return { icon: contract.member.icon.output.parse(value).choices[0]?.icon }
  },
}
