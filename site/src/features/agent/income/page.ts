import { agentEndpoints } from '@brand/sdk/agent'
import { coins } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'income',
  query: 'agentRevenueReport',
  centre: 'agent',
  group: 'income',
  order: 10,
  module: 'AGEREV3',
  icon: coins,
  words: ['err', 'income'],
  calls: () => [call(agentEndpoints.income.terms, {}), call(agentEndpoints.income.running, {})],
  component: './Income.tsx#Income',
})
