import { agentEndpoints } from '@brand/sdk/agent'
import { transfersPerPage } from './agent/limits.ts'
import { usersThree } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferDownline',
  centre: 'agent',
  group: 'money',
  order: 40,
  module: 'DOWNMAN',
  icon: usersThree,
  words: ['err', 'tickets', 'transfer'],
  calls: () => [
    call(agentEndpoints.downlineTransfers.info, {}),
    call(agentEndpoints.downlineTransfers.history, { way: 'ALL', pageSize: transfersPerPage }),
  ],
  component: './agent/AgentTransferPages.ts#DownlineTransfer',
})
