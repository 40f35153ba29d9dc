import { chartLine } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'profit',
  centre: 'member',
  group: 'records',
  order: 30,
  module: 'TRANSBETREPMEM3',
  icon: chartLine,
  words: ['records'],
  component: './Profit.tsx#Profit',
})
