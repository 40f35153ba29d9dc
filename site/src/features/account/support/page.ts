import { headset } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'support',
  query: 'customerService',
  centre: 'member',
  group: 'account',
  order: 15,
  module: 'COMM3',
  icon: headset,
  badge: 'tickets',
  words: ['records', 'support', 'tickets'],
  component: './SupportPage.tsx',
})
