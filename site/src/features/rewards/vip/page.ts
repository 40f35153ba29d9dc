import { memberEndpoints } from '@brand/sdk/member'
import { crown } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'vip',
  centre: 'member',
  group: 'rewards',
  order: 20,
  module: 'VIP3',
  icon: crown,
  words: ['vip'],
  calls: ({ language }) => [
    call(memberEndpoints.vip.progress, { language }),
    call(memberEndpoints.vip.ranks, { language }),
  ],
  component: './VipPage.tsx',
})
