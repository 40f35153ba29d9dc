import { arrowsLeftRight } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferFund',
  centre: 'member',
  group: 'money',
  order: 30,
  module: 'FUNDTRANS3',
  permission: 'transferFund',
  icon: arrowsLeftRight,
  words: ['tickets', 'transfer'],
  component: './TransferPages.ts#Funds',
})
