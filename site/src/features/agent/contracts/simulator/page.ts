import { agentEndpoints } from '@brand/sdk/agent'
import { slidersHorizontal } from '@brand/ui/icons'
import { call, definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'contractSimulator',
  centre: 'agent',
  group: 'income',
  order: 25,
  module: 'COMM3',
  icon: slidersHorizontal,
  words: ['contracts', 'err', 'records'],
  calls: () => [
    call(agentEndpoints.contracts.list, { role: 'UP' }),
    call(agentEndpoints.downline.list, { kind: 'AGENT', sort: 'account', pageSize: 100 }),
  ],
  component: './SimulatorPage.tsx',
})
