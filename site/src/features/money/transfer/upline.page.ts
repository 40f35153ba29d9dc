import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferUpline',
  group: 'money',
  order: 40,
  icon: usersThree,
  load: () => import('./TransferPages.ts').then(({ Upline }) => ({ default: Upline })),
})
