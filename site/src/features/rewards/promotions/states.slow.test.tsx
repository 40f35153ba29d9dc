import { describeStates } from '../../../testing/page-states.tsx'
import PromotionsPage from './PromotionsPage.tsx'

describeStates('promotions', {
  Page: PromotionsPage,
  words: ['promotions', 'rewards', 'games'],
  modules: ['REWCEN3'],
  call: 'promotions.list',
  nothing: { list: [] },
  title: ['Promotions', 'প্রোমোশন'],
  row: /Monsoon reload/,
  none: /No promotion for you now/,
})
