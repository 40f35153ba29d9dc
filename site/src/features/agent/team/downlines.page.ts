import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'downlines',
  centre: 'agent',
  group: 'team',
  order: 30,
  module: 'DOWNMAN',
  icon: usersThree,
  words: ['err', 'records', 'team'],
  component: './downlines/Downlines.tsx#Downlines',
})
