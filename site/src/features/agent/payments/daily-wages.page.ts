import { calendarCheck } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'dailyWages',
  centre: 'agent',
  group: 'income',
  order: 31,
  module: 'DAILYSALCONT3',
  permission: 'dailyWages',
  icon: calendarCheck,
  words: ['err', 'payments', 'records'],
  component: './PaymentPages.tsx#DailyWages',
})
