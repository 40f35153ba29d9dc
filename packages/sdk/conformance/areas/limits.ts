import { contract } from '../../contract/index.ts'
import { type Samples, tokenOf } from '../scene.ts'

export const samples: Samples = {
  'limits.submit': () => ({ kind: 'WAGER', period: 'MONTH', value: '900000000.00' }),
  'limits.confirm': () => ({ kind: 'SINGLE_BET', period: 'BET' }),
  'limits.cancel': () => ({ kind: 'SINGLE_BET', period: 'BET' }),
  // No account is excluded from play by a test: the name is another's.
  'limits.timeout': () => ({ hours: 24, account: 'somebody.else' }),
  'limits.exclude': () => ({ months: 6, account: 'somebody.else' }),
  'limits.closeTypes': () => ({ gameTypes: ['LIVE'], days: 1, account: 'somebody.else' }),
  'limits.interval': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.limits.profile, {}, tokenOf(people))
    return { minutes: contract.limits.profile.output.parse(value).realityCheck.options[0] ?? 60 }
  },
}
