import { describeStates } from '../../../testing/page-states.tsx'
import BonusPage from './BonusPage.tsx'

describeStates('bonus details', {
  Page: BonusPage,
  words: ['bonuses', 'rewards', 'games'],
  modules: ['COMM3'],
  call: 'bonuses.open',
  title: ['Bonus details', 'বোনাসের বিবরণ'],
  row: /Half on top/,
})

describeStates('bonuses that have ended', {
  Page: BonusPage,
  words: ['bonuses', 'rewards', 'games'],
  at: '/?tab=history',
  modules: ['COMM3'],
  call: 'bonuses.history',
  nothing: { currency: 'BDT', list: [], next: null },
  title: ['Bonus details', 'বোনাসের বিবরণ'],
  row: /Half on top|Forfeited|released|ছেড়ে/i,
  none: /No bonus has ended/,
})
