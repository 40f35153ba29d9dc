import { useWords } from '../app/i18n.ts'
import { usePageTitle } from '../app/page-title.ts'
import { Recent as RecentGames } from '../features/games/favourites/OwnGames.tsx'

export default function Recent() {
  usePageTitle(useWords('games')('row.recent'))
  return <RecentGames />
}
