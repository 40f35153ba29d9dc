import { lightning } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'realtimeSalary',
  centre: 'agent',
  group: 'income',
  order: 33,
  module: 'RTSALARY3',
  permission: 'realtimeSalary',
  icon: lightning,
  words: ['err', 'payments', 'records'],
  component: './PaymentPages.tsx#RealtimeSalary',
})
