import { memberEndpoints } from '@brand/sdk/member'
import { gift } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'rewards',
  centre: 'member',
  group: 'rewards',
  order: 10,
  module: 'REWCEN3',
  icon: gift,
  badge: 'rewards',
  words: ['records', 'rewards'],
  calls: () => [
    call(memberEndpoints.rewards.list, { status: 'CLAIMABLE' }, { pages: true }),
    call(memberEndpoints.rewards.list, { status: 'IN_PROGRESS' }, { pages: true }),
  ],
  component: './RewardsPage.tsx',
})
