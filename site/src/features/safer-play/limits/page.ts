import { endpoints } from '@brand/sdk'
import { sessionsPerPage } from './sessions-per-page.ts'
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
  calls: () => [
    call(memberEndpoints.limits.list, {}),
    call(memberEndpoints.limits.profile, {}),
    call(memberEndpoints.limits.session, {}),
    call(endpoints.wallet.merchant, {}),
    call(memberEndpoints.limits.history, { pageNo: 1, pageSize: sessionsPerPage }),
  ],
  component: './LimitsPage.tsx',
})
