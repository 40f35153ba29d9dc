import { endpoints } from '@brand/sdk'
import { agentEndpoints } from '@brand/sdk/agent'
import { listBullets } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamTransactions',
  centre: 'agent',
  group: 'team',
  order: 60,
  module: 'AGEDOWNTRANS3',
  icon: listBullets,
  words: ['err', 'records', 'team'],
  calls: ({ language }) => [
    call(endpoints.games.lanes, { language }),
    call(agentEndpoints.team.transactions, { range: 'today', scope: 'team' }, { pages: true }),
  ],
  component: './reports/TeamTransactions.tsx#TeamTransactions',
})
