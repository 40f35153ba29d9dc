import { percent } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'rebate',
  query: 'manualRebate',
  centre: 'member',
  group: 'rewards',
  order: 30,
  module: 'REBATE3',
  icon: percent,
  words: ['rebates', 'records'],
  component: './RebatePage.tsx',
})
