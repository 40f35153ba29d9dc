import { shieldCheck } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'security',
  query: 'securityCenter',
  centre: 'member',
  group: 'account',
  order: 30,
  module: 'PASS3',
  icon: shieldCheck,
  words: ['security'],
  component: './SecurityPage.tsx',
})
