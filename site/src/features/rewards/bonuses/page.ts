import { memberEndpoints } from '@brand/sdk/member'
import { sparkle } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'bonuses',
  centre: 'member',
  group: 'rewards',
  order: 12,
  module: 'COMM3',
  icon: sparkle,
  words: ['bonuses', 'records', 'rewards'],
  calls: () => [
    call(memberEndpoints.bonuses.open, {}),
    call(memberEndpoints.rewards.list, { status: 'IN_PROGRESS' }, { pages: true }),
  ],
  component: './BonusesPage.tsx',
})
