import { receipt } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transactionHistory',
  group: 'records',
  order: 20,
  icon: receipt,
  load: () => import('./RecordsPages.tsx').then(({ Transactions }) => ({ default: Transactions })),
})
