import { headset } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'
import support from './page.ts'

export default definePage({
  id: 'support',
  centre: 'agent',
  group: 'account',
  order: 30,
  module: 'COMM3',
  badge: 'tickets',
  icon: headset,
  words: ['err', 'records', 'support', 'tickets'],
  calls: support.calls,
  component: './SupportPage.tsx',
})
