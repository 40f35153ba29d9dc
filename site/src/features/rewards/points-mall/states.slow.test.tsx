import { describeStates } from '../../../testing/page-states.tsx'
import PointsMallPage from './PointsMallPage.tsx'

const states = {
  Page: PointsMallPage,
  words: ['points', 'rewards', 'games'],
  modules: ['PTSYS3'],
  title: { en: 'Points mall', bn: 'পয়েন্ট মল' },
} as const

describeStates('points mall', {
  ...states,
  call: 'points.items',
  empty: { answer: { currency: 'BDT', list: [], next: null }, says: { en: /The mall is empty/, bn: /মল এখন খালি/ } },
  full: /Kite of Tarapur/,
})

describeStates('redemptions', {
  ...states,
  at: '/?tab=orders',
  call: 'points.orders',
  empty: {
    answer: { currency: 'BDT', list: [], next: null },
    says: { en: /No orders yet/, bn: /এখনো কিছু রিডিম করেননি/ },
  },
  full: /Kite of Tarapur/,
})
