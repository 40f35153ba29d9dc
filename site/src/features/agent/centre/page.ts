import { centres } from '../../../app/centre/centres.ts'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'agentHome',
  path: centres.agent.path,
  who: 'agent',
  frame: 'agent',
  title: { area: 'agent', key: centres.agent.overview },
  outline: 'agent',
  component: './AgentCentrePage.tsx',
})
