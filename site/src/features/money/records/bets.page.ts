import { ticket } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'personalHistoryCopy',
  group: 'records',
  order: 10,
  icon: ticket,
  load: () => import('./RecordsPages.tsx').then(({ Bets }) => ({ default: Bets })),
})
