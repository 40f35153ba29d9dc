import { memberEndpoints } from '@brand/sdk/member'
import { clockCounterClockwise } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'limits',
  centre: 'member',
  group: 'account',
  order: 40,
  module: 'RG3',
  icon: clockCounterClockwise,
  words: ['limits'],
  calls: () => [call(memberEndpoints.limits.list, {})],
  component: './LimitsPage.tsx',
})
