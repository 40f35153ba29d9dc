import { memberEndpoints } from '@brand/sdk/member'
import { usersThree } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'transferUpline',
  centre: 'member',
  group: 'money',
  order: 40,
  module: 'AGETRANSFERUP3',
  permission: 'transferUpline',
  icon: usersThree,
  words: ['tickets', 'transfer'],
  calls: () => [call(memberEndpoints.upline.info, {}), call(memberEndpoints.upline.history, { pageNo: 1 })],
  component: './TransferPages.ts#Upline',
})
