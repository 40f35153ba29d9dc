import { shieldCheck } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'securityCenter',
  group: 'account',
  order: 30,
  icon: shieldCheck,
  load: () => import('./SecurityPage.tsx'),
})
