import { agentEndpoints } from '@brand/sdk/agent'
import { transfersPerPage } from './agent/limits.ts'
import { gift } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'redPacket',
  centre: 'agent',
  group: 'money',
  order: 42,
  module: 'AGENTRANSMULTDOWN3',
  icon: gift,
  words: ['err', 'tickets', 'transfer'],
  calls: () => [
    call(agentEndpoints.downlineTransfers.info, {}),
    call(agentEndpoints.downlineTransfers.history, { way: 'ALL', pageSize: transfersPerPage }),
  ],
  component: './agent/AgentTransferPages.ts#PacketPage',
})
