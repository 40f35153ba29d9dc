import { contract } from '../../contract/index.ts'
import { type Samples, tokenOf } from '../scene.ts'

export const samples: Samples = {
  'session.login': ({ people: { member } }) => ({ username: member.username, password: member.password }),
  'session.verify': () => ({ verificationId: crypto.randomUUID(), verificationCode: '000000' }),
  'session.exchange': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.session.code, {}, tokenOf(people))
    return { code: contract.session.code.output.parse(value).code }
  },
  'session.social': () => ({ provider: 'google', idToken: 'not-a-token-of-anybody' }),
  'session.acceptTerms': () => ({ termsVersion: 'of-nobody' }),
}
