import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'agent',
  path: '/agent',
  who: 'noAgent',
  frame: 'agent',
  title: { area: 'agent', key: 'login.headline' },
  outline: 'agent',
  words: ['err'],
  component: './AgentPage.tsx',
})
