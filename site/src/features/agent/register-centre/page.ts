import { agentEndpoints } from '@brand/sdk/agent'
import { userPlus } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'registerCentre',
  centre: 'agent',
  group: 'team',
  order: 20,
  module: 'REGCEN',
  icon: userPlus,
  words: ['err', 'register-centre'],
  calls: () => [call(agentEndpoints.downline.rates, {})],
  component: './RegisterCentrePage.tsx',
})
