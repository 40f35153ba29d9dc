import { agentEndpoints } from '@brand/sdk/agent'
import { calendarCheck } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'dailyWages',
  centre: 'agent',
  group: 'income',
  order: 31,
  module: 'DAILYSALCONT3',
  permission: 'dailyWages',
  icon: calendarCheck,
  words: ['err', 'payments', 'records'],
  calls: () => [call(agentEndpoints.contracts.dailySalaries, { role: 'received' }, { pages: true })],
  component: './PaymentPages.tsx#DailyWages',
})
