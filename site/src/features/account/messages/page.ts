import { memberEndpoints } from '@brand/sdk/member'
import { messagesPerPage } from './limits.ts'
import { envelopeSimple } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'messages',
  centre: 'member',
  group: 'account',
  order: 10,
  module: 'INBOX3',
  icon: envelopeSimple,
  badge: 'messages',
  words: ['messages'],
  calls: ({ language }) => [call(memberEndpoints.inbox.list, { pageNo: 1, pageSize: messagesPerPage, language })],
  component: './Messages.tsx',
})
