import { Navigate } from 'react-router-dom'
import { useSearchParams } from '../../../../app/navigation/router.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../../app/navigation/page-title.ts'
import { paths } from '../../../../app/routing/paths.ts'
import { Recent as RecentGames } from './OwnGames.tsx'

/** `?type=favorite` names the other list of the account. */
export default function RecentPage() {
  const [query] = useSearchParams()
  usePageTitle(useWords('games')('row.recent'))
  return query.get('type') === 'favorite' ? <Navigate to={paths.favourites} replace /> : <RecentGames />
}
