import { chartPieSlice } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'dividends',
  centre: 'agent',
  group: 'income',
  order: 30,
  module: 'SIGNCONDIV3',
  permission: 'dividends',
  icon: chartPieSlice,
  words: ['err', 'payments', 'records'],
  component: './PaymentPages.tsx#Dividends',
})
