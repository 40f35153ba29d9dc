import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { Recent as RecentGames } from '../features/games/favourites/OwnGames.tsx'

export default function Recent() {
  usePageTitle(useWords('games')('row.recent'))
  return <RecentGames />
}
