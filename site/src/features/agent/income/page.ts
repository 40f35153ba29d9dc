import { coins } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'income',
  centre: 'agent',
  group: 'income',
  order: 10,
  module: 'AGEREV3',
  icon: coins,
  words: ['err', 'income', 'records'],
  component: './Income.tsx#Income',
})
