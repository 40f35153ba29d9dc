import { agentEndpoints } from '@brand/sdk/agent'
import { chartPieSlice } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'dividends',
  centre: 'agent',
  group: 'income',
  order: 30,
  module: 'SIGNCONDIV3',
  permission: 'dividends',
  icon: chartPieSlice,
  words: ['err', 'payments', 'records'],
  calls: () => [call(agentEndpoints.contracts.dividends, { role: 'received' }, { pages: true })],
  component: './PaymentPages.tsx#Dividends',
})
