import { agentEndpoints } from '@brand/sdk/agent'
import { trendDown } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamPnl',
  centre: 'agent',
  group: 'team',
  order: 50,
  module: 'AGETEAMPNL3',
  icon: trendDown,
  words: ['err', 'records', 'team'],
  calls: () => [call(agentEndpoints.team.pnl, { range: 'today', lines: 'line' }, { pages: true })],
  component: './reports/TeamPnl.tsx#TeamPnl',
})
