import { agentEndpoints } from '@brand/sdk/agent'
import { chartBar } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamOverview',
  centre: 'agent',
  group: 'team',
  order: 10,
  module: 'AGEINFO3',
  icon: chartBar,
  words: ['err', 'records', 'team'],
  calls: () => [
    call(agentEndpoints.team.overview, { range: 'today', scope: 'team' }),
    call(agentEndpoints.team.changes, {}),
    call(agentEndpoints.team.top, { range: 'today', by: 'validBet' }),
  ],
  component: './overview/TeamOverview.tsx#TeamOverview',
})
