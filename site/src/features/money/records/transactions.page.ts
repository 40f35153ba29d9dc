import { receipt } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transactionHistory',
  centre: 'member',
  group: 'records',
  order: 20,
  module: 'MEMTRANS3',
  icon: receipt,
  load: () => import('./RecordsPages.tsx').then(({ Transactions }) => ({ default: Transactions })),
})
