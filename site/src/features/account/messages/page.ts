import { envelopeSimple } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'messages',
  centre: 'member',
  group: 'account',
  order: 10,
  module: 'INBOX3',
  icon: envelopeSimple,
  badge: 'messages',
  words: ['messages'],
  component: './Messages.tsx',
})
