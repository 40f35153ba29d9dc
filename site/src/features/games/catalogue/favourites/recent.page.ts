import { endpoints } from '@brand/sdk'
import { lobbyPageSize } from '../limits.ts'
import { call, definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'recent',
  path: '/recent',
  who: 'member',
  module: 'GAMELOREC3',
  title: { area: 'games', key: 'row.recent' },
  outline: 'games',
  words: ['lobby'],
  calls: ({ language }) => [
    call(endpoints.games.recent, { page: 1, pageSize: lobbyPageSize, language }),
    call(endpoints.favourites.ids, {}),
  ],
  component: './RecentPage.tsx',
})
