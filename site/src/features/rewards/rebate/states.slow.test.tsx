import { describeStates } from '../../../testing/page-states.tsx'
import RebatePage from './RebatePage.tsx'

const states = {
  Page: RebatePage,
  words: ['rebates', 'games'],
  modules: ['REBATE3'],
  title: { en: 'Rebate', bn: 'রিবেট নিন' },
} as const

describeStates('what can be collected', {
  ...states,
  call: 'rebates.summary',
  empty: {
    answer: {
      currency: 'BDT',
      state: 'OPEN',
      lines: [],
      amount: '0.00',
      min: '1.00',
      calculating: '0.00',
      readyAt: null,
      autoPayAt: '2026-11-20T18:10:00Z',
    },
    says: { en: /You can collect from/, bn: /হলে নেওয়া যাবে/ },
  },
  full: /5,000\.00|৫,০০০\.০০/,
})

describeStates('rebates that were paid', {
  ...states,
  call: 'rebates.history',
  empty: {
    answer: { currency: 'BDT', list: [], next: null },
    says: { en: /No rebates yet/, bn: /এখনো কোনো রিবেট দেওয়া হয়নি/ },
  },
  full: /19 November 2026|১৯ নভেম্বর/,
})
