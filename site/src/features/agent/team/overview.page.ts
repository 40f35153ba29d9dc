import { chartBar } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamOverview',
  centre: 'agent',
  group: 'team',
  order: 10,
  module: 'AGEINFO3',
  icon: chartBar,
  words: ['err', 'records', 'team'],
  component: './overview/TeamOverview.tsx#TeamOverview',
})
