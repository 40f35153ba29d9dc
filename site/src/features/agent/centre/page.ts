import { centres } from '../../../app/centre/centres.ts'
import { agentEndpoints } from '@brand/sdk/agent'
import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'agentHome',
  path: centres.agent.path,
  who: 'agent',
  frame: 'agent',
  title: { area: 'agent', key: centres.agent.overview },
  outline: 'agent',
  words: ['err', 'team'],
  files: ['src/features/agent/team/overview/TeamToday.tsx'],
  calls: () => [
    call(agentEndpoints.team.today, { scope: 'team' }),
    call(agentEndpoints.team.changes, {}),
    call(memberEndpoints.tickets.options, {}),
  ],
  component: './AgentCentrePage.tsx',
})
