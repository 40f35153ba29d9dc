import { target } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'ledgerProof',
  group: 'records',
  order: 50,
  icon: target,
  load: () => import('./RecordsPages.tsx').then(({ Proof }) => ({ default: Proof })),
})
