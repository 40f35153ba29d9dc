import { receipt } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transactions',
  centre: 'member',
  group: 'records',
  order: 20,
  module: 'MEMTRANS3',
  icon: receipt,
  words: ['records', 'tickets'],
  component: './RecordsPages.tsx#Transactions',
})
