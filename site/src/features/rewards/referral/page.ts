import { memberEndpoints } from '@brand/sdk/member'
import { usersThree } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'referral',
  centre: 'member',
  group: 'rewards',
  order: 35,
  module: 'REFER3',
  icon: usersThree,
  words: ['referral'],
  calls: () => [
    call(memberEndpoints.referrals.details, {}),
    call(memberEndpoints.referrals.list, {}, { pages: true }),
    call(memberEndpoints.referrals.income, {}, { pages: true }),
  ],
  component: './ReferralPage.tsx',
})
