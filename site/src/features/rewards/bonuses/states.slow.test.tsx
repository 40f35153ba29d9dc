import { describeStates } from '../../../testing/page-states.tsx'
import BonusesPage from './BonusesPage.tsx'

describeStates('bonus details', {
  Page: BonusesPage,
  words: ['bonuses', 'rewards', 'games'],
  modules: ['COMM3'],
  call: 'bonuses.open',
  title: { en: 'Bonus details', bn: 'বোনাসের বিবরণ' },
  full: /Half on top/,
})

describeStates('bonuses that have ended', {
  Page: BonusesPage,
  words: ['bonuses', 'rewards', 'games'],
  at: '/?tab=history',
  modules: ['COMM3'],
  call: 'bonuses.history',
  empty: {
    answer: { currency: 'BDT', list: [], next: null },
    says: { en: /No past bonuses/, bn: /এখনো কোনো বোনাস শেষ হয়নি/ },
  },
  title: { en: 'Bonus details', bn: 'বোনাসের বিবরণ' },
  full: /Half on top|Forfeited|released|ছেড়ে/i,
})
