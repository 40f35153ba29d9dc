import { describeStates } from '../../../testing/page-states.tsx'
import { Sessions } from './Sessions.tsx'

describeStates('stretches of play', {
  Page: Sessions,
  words: ['limits'],
  call: 'limits.history',
  empty: {
    answer: { items: [], page: 1, totalPages: 0, totalCount: 0 },
    says: { en: /No sessions yet/, bn: /এখনো কিছু খেলেননি/ },
  },
  full: { en: /Your sessions/, bn: /আপনার সেশন/ },
})
