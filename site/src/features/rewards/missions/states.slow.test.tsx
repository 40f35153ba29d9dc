import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import MissionsPage from './MissionsPage.tsx'

describeStates('missions', {
  Page: MissionsPage,
  words: ['member', 'missions', 'games'],
  modules: ['MISSIONLB3'],
  call: 'missions.list',
  nothing: { ...fixtures.missions.list, list: [], totalPages: 0, totalCount: 0 },
  title: ['Missions', 'মিশন'],
  row: /Evening reels/,
  none: /No open missions/,
})
