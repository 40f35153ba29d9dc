import { endpoints } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { user } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'profile',
  centre: 'member',
  group: 'account',
  order: 20,
  module: 'COMM3',
  icon: user,
  words: ['security'],
  calls: () => [call(memberEndpoints.profile.show, {}), call(endpoints.member.icon, {})],
  component: './ProfilePage.tsx',
})
