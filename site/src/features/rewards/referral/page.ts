import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'referral',
  centre: 'member',
  group: 'rewards',
  order: 35,
  module: 'REFER3',
  icon: usersThree,
  words: ['referral'],
  component: './ReferralPage.tsx',
})
