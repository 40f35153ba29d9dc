import { usersThree } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'
import upline from './upline.page.ts'

export default definePage({
  id: 'transferUpline',
  centre: 'agent',
  group: 'money',
  order: 41,
  module: 'AGETRANSFERUP3',
  permission: 'transferUpline',
  icon: usersThree,
  words: ['err', 'tickets', 'transfer'],
  calls: upline.calls,
  component: './TransferPages.ts#Upline',
})
