import { slidersHorizontal } from '@brand/ui/icons'
import { definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'contractSimulator',
  centre: 'agent',
  group: 'income',
  order: 25,
  module: 'COMM3',
  icon: slidersHorizontal,
  words: ['contracts', 'err', 'records'],
  component: './SimulatorPage.tsx',
})
