import { memberEndpoints } from '@brand/sdk/member'
import { missionsPerPage } from './limits.ts'
import { target } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'missions',
  centre: 'member',
  group: 'rewards',
  order: 15,
  module: 'MISSIONLB3',
  icon: target,
  badge: 'missions',
  words: ['missions', 'records'],
  calls: ({ language }) => [
    call(memberEndpoints.missions.list, { status: 'O', page: 1, size: missionsPerPage, language }),
  ],
  component: './MissionsPage.tsx',
})
