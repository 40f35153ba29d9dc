import { target } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'ledgerProof',
  centre: 'member',
  group: 'records',
  order: 50,
  module: 'MEMTRANS3',
  icon: target,
  words: ['records', 'tickets'],
  component: './RecordsPages.tsx#Proof',
})
