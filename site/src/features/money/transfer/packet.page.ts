import { gift } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'redPacket',
  centre: 'agent',
  group: 'money',
  order: 42,
  module: 'AGENTRANSMULTDOWN3',
  icon: gift,
  words: ['err', 'tickets', 'transfer'],
  component: './agent/AgentTransferPages.ts#PacketPage',
})
