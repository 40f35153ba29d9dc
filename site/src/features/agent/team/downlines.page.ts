import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'downlineManagmentView',
  centre: 'agent',
  group: 'team',
  order: 30,
  module: 'DOWNMAN',
  icon: usersThree,
  load: () => import('./downlines/Downlines.tsx').then(({ Downlines }) => ({ default: Downlines })),
})
