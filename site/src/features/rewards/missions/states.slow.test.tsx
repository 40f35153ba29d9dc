import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import MissionsPage from './MissionsPage.tsx'

describeStates('missions', {
  Page: MissionsPage,
  words: ['member', 'missions', 'games'],
  modules: ['MISSIONLB3'],
  call: 'missions.list',
  empty: {
    answer: { ...fixtures.missions.list, list: [], totalPages: 0, totalCount: 0 },
    says: { en: /No open missions/, bn: /চলমান কোনো মিশন নেই/ },
  },
  title: { en: 'Missions', bn: 'মিশন' },
  full: /Evening reels/,
})
