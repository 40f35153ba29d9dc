import { crown } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'vip',
  centre: 'member',
  group: 'rewards',
  order: 20,
  module: 'VIP3',
  icon: crown,
  words: ['vip'],
  component: './VipPage.tsx',
})
