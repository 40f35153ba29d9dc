import { memberEndpoints } from '@brand/sdk/member'
import { shieldCheck } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'security',
  centre: 'member',
  group: 'account',
  order: 30,
  module: 'PASS3',
  icon: shieldCheck,
  words: ['security'],
  calls: () => [
    call(memberEndpoints.security.overview, {}),
    call(memberEndpoints.security.sessions, {}),
    call(memberEndpoints.security.logins, { pageNo: 1, pageSize: 10 }),
  ],
  component: './SecurityPage.tsx',
})
