import { describeStates } from '../../../testing/page-states.tsx'
import PromotionsPage from './PromotionsPage.tsx'

describeStates('promotions', {
  Page: PromotionsPage,
  words: ['promotions', 'rewards', 'games'],
  modules: ['REWCEN3'],
  call: 'promotions.list',
  empty: { answer: { list: [] }, says: { en: /No promotions for you right now/, bn: /এখন আপনার জন্য কোনো প্রোমোশন নেই/ } },
  title: { en: 'Promotions', bn: 'প্রোমোশন' },
  full: /Monsoon reload/,
})
