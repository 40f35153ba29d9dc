import { endpoints } from '@brand/sdk'
import { favouriteFetch } from '../limits.ts'
import { call, definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'favourites',
  path: '/favorite',
  who: 'member',
  module: 'GAMELOFAV3',
  title: { area: 'games', key: 'row.favourites' },
  outline: 'games',
  words: ['lobby'],
  calls: ({ language }) => [
    call(endpoints.favourites.list, { pageNo: 1, pageSize: favouriteFetch, language }),
    call(endpoints.favourites.ids, {}),
  ],
  component: './FavouritesPage.tsx',
})
