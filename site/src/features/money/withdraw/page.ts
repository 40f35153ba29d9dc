import { arrowCircleUp } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'withdraw',
  group: 'money',
  order: 20,
  icon: arrowCircleUp,
  load: () => import('./WithdrawPage.tsx'),
})
