import { handshake } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'contracts',
  centre: 'agent',
  group: 'income',
  order: 20,
  module: 'COMM3',
  icon: handshake,
  badge: 'contracts',
  words: ['contracts', 'err', 'tickets'],
  component: './ContractsPage.tsx',
})
