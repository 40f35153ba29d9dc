import { memberEndpoints } from '@brand/sdk/member'
import { arrowCircleDown } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'deposit',
  centre: 'agent',
  group: 'money',
  order: 10,
  module: 'DEPO3',
  icon: arrowCircleDown,
  words: ['deposit', 'err', 'tickets'],
  calls: ({ language }) => [
    call(memberEndpoints.deposits.settings, { language }),
    call(memberEndpoints.deposits.channels, { language }),
  ],
  component: './Deposit.tsx#Deposit',
})
