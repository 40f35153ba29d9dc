import { user } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'accountInfo',
  group: 'account',
  order: 20,
  icon: user,
  load: () => import('./AccountInfoPage.tsx'),
})
