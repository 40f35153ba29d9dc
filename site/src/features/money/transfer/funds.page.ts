import { endpoints } from '@brand/sdk'
import { arrowsLeftRight } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferFund',
  centre: 'member',
  group: 'money',
  order: 30,
  module: 'FUNDTRANS3',
  permission: 'transferFund',
  icon: arrowsLeftRight,
  words: ['tickets', 'transfer'],
  calls: () => [call(endpoints.wallet.merchant, {})],
  component: './TransferPages.ts#Funds',
})
