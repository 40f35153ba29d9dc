import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { Favourites as FavouriteGames } from '../features/games/favourites/OwnGames.tsx'

export default function Favourites() {
  usePageTitle(useWords('games')('row.favourites'))
  return <FavouriteGames />
}
