import { chartLine } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'personalProfit',
  centre: 'member',
  group: 'records',
  order: 30,
  module: 'TRANSBETREPMEM3',
  icon: chartLine,
  load: () => import('./Profit.tsx').then(({ Profit }) => ({ default: Profit })),
})
