import { headset } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'support',
  query: 'customerService',
  centre: 'agent',
  group: 'account',
  order: 30,
  module: 'COMM3',
  badge: 'tickets',
  icon: headset,
  words: ['err', 'records', 'support', 'tickets'],
  component: './SupportPage.tsx',
})
