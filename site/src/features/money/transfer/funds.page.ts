import { arrowsLeftRight } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferFund',
  group: 'money',
  order: 30,
  icon: arrowsLeftRight,
  load: () => import('./TransferPages.ts').then(({ Funds }) => ({ default: Funds })),
})
