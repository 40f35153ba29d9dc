import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferDownline',
  centre: 'agent',
  group: 'money',
  order: 40,
  module: 'DOWNMAN',
  icon: usersThree,
  words: ['err', 'tickets', 'transfer'],
  component: './agent/AgentTransferPages.ts#DownlineTransfer',
})
