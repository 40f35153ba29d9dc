import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferUpline',
  centre: 'member',
  group: 'money',
  order: 40,
  module: 'AGETRANSFERUP3',
  permission: 'transferUpline',
  icon: usersThree,
  words: ['tickets', 'transfer'],
  component: './TransferPages.ts#Upline',
})
