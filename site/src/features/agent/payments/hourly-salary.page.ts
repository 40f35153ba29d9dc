import { clockCounterClockwise } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'hourlySalary',
  centre: 'agent',
  group: 'income',
  order: 32,
  module: 'HOURSAL3',
  permission: 'hourlySalary',
  icon: clockCounterClockwise,
  words: ['err', 'payments', 'records'],
  component: './PaymentPages.tsx#HourlySalary',
})
