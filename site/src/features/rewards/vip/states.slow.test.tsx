import { describeStates } from '../../../testing/page-states.tsx'
import VipPage from './VipPage.tsx'

describeStates('VIP', {
  Page: VipPage,
  words: ['member', 'vip'],
  modules: ['VIP3', 'REWCEN3'],
  call: 'vip.progress',
  title: { en: 'VIP', bn: 'ভিআইপি' },
  full: /10,000\.00/,
})
