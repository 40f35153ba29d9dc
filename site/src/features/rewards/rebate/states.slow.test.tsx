import { describeStates } from '../../../testing/page-states.tsx'
import RebatePage from './RebatePage.tsx'

const states = {
  Page: RebatePage,
  words: ['rebates', 'games'],
  modules: ['REBATE3'],
  title: ['Manual rebate', 'রিবেট নিন'],
} as const

describeStates('what can be collected', {
  ...states,
  call: 'rebates.summary',
  nothing: {
    currency: 'BDT',
    state: 'OPEN',
    lines: [],
    amount: '0.00',
    min: '1.00',
    calculating: '0.00',
    readyAt: null,
    autoPayAt: '2026-11-20T18:10:00Z',
  },
  row: /5,000\.00|৫,০০০\.০০/,
  none: /It can be collected from/,
})

describeStates('rebates that were paid', {
  ...states,
  call: 'rebates.history',
  nothing: { currency: 'BDT', list: [], next: null },
  row: /19 November 2026|১৯ নভেম্বর/,
  none: /No rebate was paid yet/,
})
