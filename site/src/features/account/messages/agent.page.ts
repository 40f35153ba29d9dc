import { envelopeSimple } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'
import messages from './page.ts'

export default definePage({
  id: 'messages',
  centre: 'agent',
  group: 'account',
  order: 20,
  module: 'INBOX3',
  icon: envelopeSimple,
  badge: 'messages',
  words: ['err', 'messages'],
  calls: messages.calls,
  component: './Messages.tsx',
})
