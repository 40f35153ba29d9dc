import { definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'favourites',
  path: '/favorite',
  who: 'member',
  module: 'GAMELOFAV3',
  title: { area: 'games', key: 'row.favourites' },
  outline: 'games',
  words: ['lobby'],
  component: './FavouritesPage.tsx',
})
