import { agentEndpoints } from '@brand/sdk/agent'
import { lightning } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'realtimeSalary',
  centre: 'agent',
  group: 'income',
  order: 33,
  module: 'RTSALARY3',
  permission: 'realtimeSalary',
  icon: lightning,
  words: ['err', 'payments', 'records'],
  calls: () => [call(agentEndpoints.contracts.realtimeSalaries, { role: 'received' }, { pages: true })],
  component: './PaymentPages.tsx#RealtimeSalary',
})
