import { endpoints } from '@brand/sdk'
import { agentEndpoints } from '@brand/sdk/agent'
import { usersThree } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'downlines',
  centre: 'agent',
  group: 'team',
  order: 30,
  module: 'DOWNMAN',
  icon: usersThree,
  words: ['err', 'records', 'team'],
  calls: ({ language }) => [
    call(endpoints.games.lanes, { language }),
    call(agentEndpoints.downline.list, {}, { pages: true }),
  ],
  component: './downlines/Downlines.tsx#Downlines',
})
