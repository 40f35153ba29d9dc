import { memberEndpoints } from '@brand/sdk/member'
import { headset } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'support',
  centre: 'agent',
  group: 'account',
  order: 30,
  module: 'COMM3',
  badge: 'tickets',
  icon: headset,
  words: ['err', 'records', 'support', 'tickets'],
  calls: () => [call(memberEndpoints.tickets.options, {})],
  component: './SupportPage.tsx',
})
