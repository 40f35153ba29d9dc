import { Navigate } from 'react-router-dom'
import { useSearchParams } from '../../../../app/navigation/router.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../../app/navigation/page-title.ts'
import { paths } from '../../../../app/routing/paths.ts'
import { Favourites as FavouriteGames } from './OwnGames.tsx'

/** `?type=recent` names the other list of the account. */
export default function FavouritesPage() {
  const [query] = useSearchParams()
  usePageTitle(useWords('games')('row.favourites'))
  return query.get('type') === 'recent' ? <Navigate to={paths.recent} replace /> : <FavouriteGames />
}
