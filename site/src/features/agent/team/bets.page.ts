import { endpoints } from '@brand/sdk'
import { agentEndpoints } from '@brand/sdk/agent'
import { ticket } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamBets',
  centre: 'agent',
  group: 'team',
  order: 40,
  module: 'TEAMBETTING3',
  icon: ticket,
  words: ['err', 'records', 'team'],
  calls: ({ language }) => [
    call(endpoints.games.lanes, { language }),
    call(agentEndpoints.team.bets, { range: 'today', scope: 'team', language }, { pages: true }),
  ],
  component: './reports/TeamBets.tsx#TeamBets',
})
