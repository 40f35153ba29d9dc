import { clockCounterClockwise } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'limits',
  centre: 'member',
  group: 'account',
  order: 40,
  module: 'RG3',
  icon: clockCounterClockwise,
  words: ['limits'],
  component: './LimitsPage.tsx',
})
