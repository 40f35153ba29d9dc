import { describeStates } from '../../../testing/page-states.tsx'
import RewardsPage from './RewardsPage.tsx'

describeStates('reward centre', {
  Page: RewardsPage,
  words: ['rewards', 'member', 'games'],
  modules: ['REWCEN3'],
  call: 'rewards.list',
  nothing: { currency: 'BDT', list: [], next: null, claimable: 0 },
  title: ['Reward centre', 'রিওয়ার্ড সেন্টার'],
  row: /Salary of November/,
  none: /Nothing to collect right now/,
})
