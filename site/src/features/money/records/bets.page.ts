import { ticket } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'bets',
  centre: 'member',
  group: 'records',
  order: 10,
  module: 'TRANSBETREPMEM3',
  icon: ticket,
  words: ['records', 'tickets'],
  component: './RecordsPages.tsx#Bets',
})
