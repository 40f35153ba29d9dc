import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import ReferralPage from './ReferralPage.tsx'

describeStates('invited friends', {
  Page: ReferralPage,
  words: ['referral', 'rewards'],
  modules: ['REFER3'],
  call: 'referrals.details',
  title: { en: 'Invite friends', bn: 'বন্ধুদের আমন্ত্রণ' },
  full: new RegExp(fixtures.referrals.details.code),
})
