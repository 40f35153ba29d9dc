import { agentEndpoints } from '@brand/sdk/agent'
import { handshake } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'contracts',
  centre: 'agent',
  group: 'income',
  order: 20,
  module: 'COMM3',
  icon: handshake,
  badge: 'contracts',
  words: ['contracts', 'err', 'tickets'],
  calls: () => [call(agentEndpoints.contracts.list, { scope: 'open', role: 'DOWN' }, { pages: true })],
  component: './ContractsPage.tsx',
})
