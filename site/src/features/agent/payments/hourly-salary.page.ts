import { agentEndpoints } from '@brand/sdk/agent'
import { clockCounterClockwise } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'hourlySalary',
  centre: 'agent',
  group: 'income',
  order: 32,
  module: 'HOURSAL3',
  permission: 'hourlySalary',
  icon: clockCounterClockwise,
  words: ['err', 'payments', 'records'],
  calls: () => [call(agentEndpoints.contracts.hourlySalaries, { role: 'received' }, { pages: true })],
  component: './PaymentPages.tsx#HourlySalary',
})
