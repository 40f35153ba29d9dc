import { describeStates } from '../../../testing/page-states.tsx'
import PointsMallPage from './PointsMallPage.tsx'

const states = {
  Page: PointsMallPage,
  words: ['points', 'rewards', 'games'],
  modules: ['PTSYS3'],
  title: ['Points mall', 'পয়েন্ট মল'],
} as const

describeStates('points mall', {
  ...states,
  call: 'points.items',
  nothing: { currency: 'BDT', list: [], next: null },
  row: /Kite of Tarapur/,
  none: /The mall is empty/,
})

describeStates('redemptions', {
  ...states,
  at: '/?tab=orders',
  call: 'points.orders',
  nothing: { currency: 'BDT', list: [], next: null },
  row: /Kite of Tarapur/,
  none: /Nothing redeemed yet/,
})
