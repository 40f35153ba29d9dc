import { chartBar } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'agentTeamOverview',
  centre: 'agent',
  group: 'team',
  order: 10,
  module: 'AGEINFO3',
  icon: chartBar,
  load: () => import('./overview/TeamOverview.tsx').then(({ TeamOverview }) => ({ default: TeamOverview })),
})
