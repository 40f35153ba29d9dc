import { gift } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'rewards',
  centre: 'member',
  group: 'rewards',
  order: 10,
  module: 'REWCEN3',
  icon: gift,
  badge: 'rewards',
  words: ['records', 'rewards'],
  component: './RewardsPage.tsx',
})
