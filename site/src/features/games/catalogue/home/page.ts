import { endpoints } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { hotFetch } from '../../../../app/games/page-sizes.ts'
import { call, definePage } from '../../../../app/routing/define-page.ts'
import { homeSlice, winnerLimit } from '../limits.ts'

export default definePage({
  id: 'home',
  path: '/',
  also: ['/index', '/index.html', '/home'],
  title: { area: 'site', key: 'title.home' },
  outline: 'home',
  calls: ({ language }) => [
    call(endpoints.games.hot, { pageSize: hotFetch, language }),
    call(endpoints.games.jackpot, { language }),
    call(endpoints.games.winners, { limitNum: winnerLimit, language }),
    call(endpoints.content.banners, { language }),
    call(endpoints.favourites.ids, {}),
    call(endpoints.favourites.list, { pageSize: homeSlice, language }),
    call(endpoints.games.recent, { pageSize: homeSlice, language }),
    call(memberEndpoints.play.resume, { language }),
  ],
  component: './HomePage.tsx',
})
