import { userPlus } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'registerCentre',
  centre: 'agent',
  group: 'team',
  order: 20,
  module: 'REGCEN',
  icon: userPlus,
  words: ['err', 'register-centre'],
  component: './RegisterCentrePage.tsx',
})
