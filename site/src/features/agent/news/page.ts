import { agentEndpoints } from '@brand/sdk/agent'
import { megaphone } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'news',
  centre: 'agent',
  group: 'account',
  order: 10,
  module: 'AGENTANNOUNCE3',
  icon: megaphone,
  words: ['err'],
  calls: ({ language }) => [call(agentEndpoints.agentNews.list, { language })],
  component: './News.tsx#News',
})
