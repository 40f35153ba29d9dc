import { megaphone } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'news',
  query: 'agentAnnouncement',
  centre: 'agent',
  group: 'account',
  order: 10,
  module: 'AGENTANNOUNCE3',
  icon: megaphone,
  words: ['err'],
  component: './News.tsx#News',
})
