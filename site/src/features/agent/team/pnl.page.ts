import { trendDown } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamPnl',
  centre: 'agent',
  group: 'team',
  order: 50,
  module: 'AGETEAMPNL3',
  icon: trendDown,
  words: ['err', 'records', 'team'],
  component: './reports/TeamPnl.tsx#TeamPnl',
})
