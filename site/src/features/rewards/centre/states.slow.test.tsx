import { describeStates } from '../../../testing/page-states.tsx'
import RewardsPage from './RewardsPage.tsx'

describeStates('reward centre', {
  Page: RewardsPage,
  words: ['rewards', 'member', 'games'],
  modules: ['REWCEN3'],
  call: 'rewards.list',
  empty: {
    answer: { currency: 'BDT', list: [], next: null, claimable: 0 },
    says: { en: /Nothing to collect/, bn: /এখন নেওয়ার কিছু নেই/ },
  },
  title: { en: 'Reward centre', bn: 'রিওয়ার্ড সেন্টার' },
  full: /Salary of November/,
})
