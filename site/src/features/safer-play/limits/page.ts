import { clockCounterClockwise } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'limits',
  group: 'account',
  order: 40,
  icon: clockCounterClockwise,
  load: () => import('./LimitsPage.tsx'),
})
