import { arrowCircleUp } from '@brand/ui/icons'
import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'withdraw',
  centre: 'member',
  group: 'money',
  order: 20,
  module: 'WITH3',
  icon: arrowCircleUp,
  words: ['fund-password', 'limits', 'tickets'],
  calls: ({ language }) => [
    call(memberEndpoints.withdrawals.settings, {}),
    call(memberEndpoints.payoutAccounts.list, { language }),
    call(memberEndpoints.turnover.info, {}),
    call(memberEndpoints.fundPassword.status, {}),
    call(memberEndpoints.withdrawals.orders, { pageSize: 10 }),
  ],
  component: './WithdrawPage.tsx',
})
