import { target } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'missions',
  centre: 'member',
  group: 'rewards',
  order: 15,
  module: 'MISSIONLB3',
  icon: target,
  badge: 'missions',
  words: ['missions', 'records'],
  component: './MissionsPage.tsx',
})
