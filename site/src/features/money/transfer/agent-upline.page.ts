import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferUpline',
  centre: 'agent',
  group: 'money',
  order: 41,
  module: 'AGETRANSFERUP3',
  permission: 'transferUpline',
  icon: usersThree,
  words: ['err', 'tickets', 'transfer'],
  component: './TransferPages.ts#Upline',
})
