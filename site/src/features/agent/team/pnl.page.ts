import { trendDown } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'palStatementsAgentCopy',
  centre: 'agent',
  group: 'team',
  order: 50,
  module: 'AGETEAMPNL3',
  icon: trendDown,
  load: () => import('./reports/TeamPnl.tsx').then(({ TeamPnl }) => ({ default: TeamPnl })),
})
