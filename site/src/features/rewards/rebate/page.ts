import { memberEndpoints } from '@brand/sdk/member'
import { percent } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'rebate',
  centre: 'member',
  group: 'rewards',
  order: 30,
  module: 'REBATE3',
  icon: percent,
  words: ['rebates', 'records'],
  calls: () => [
    call(memberEndpoints.rebates.summary, {}),
    call(memberEndpoints.rebates.settings, {}),
    call(memberEndpoints.rebates.history, {}, { pages: true }),
  ],
  component: './RebatePage.tsx',
})
