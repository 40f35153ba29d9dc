import { arrowCircleUp } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'
import withdraw from './page.ts'

export default definePage({
  id: 'withdraw',
  centre: 'agent',
  group: 'money',
  order: 20,
  module: 'WITH3',
  icon: arrowCircleUp,
  words: ['err', 'fund-password', 'limits', 'tickets', 'withdraw'],
  calls: withdraw.calls,
  component: './WithdrawPage.tsx',
})
