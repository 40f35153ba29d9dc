import { endpoints } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { headset } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'support',
  centre: 'member',
  group: 'account',
  order: 15,
  module: 'COMM3',
  icon: headset,
  badge: 'tickets',
  words: ['records', 'support', 'tickets'],
  calls: ({ language }) => [
    call(memberEndpoints.tickets.options, {}),
    call(memberEndpoints.tickets.list, { pageNo: 1, language }),
    call(endpoints.content.helpCenter, { lang: language }),
  ],
  component: './SupportPage.tsx',
})
