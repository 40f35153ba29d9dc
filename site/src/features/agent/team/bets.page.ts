import { ticket } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamBets',
  centre: 'agent',
  group: 'team',
  order: 40,
  module: 'TEAMBETTING3',
  icon: ticket,
  words: ['err', 'records', 'team'],
  component: './reports/TeamBets.tsx#TeamBets',
})
