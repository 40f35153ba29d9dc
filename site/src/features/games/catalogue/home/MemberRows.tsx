import { Suspense } from 'react'
import { sdk } from '../../../../app/api/client.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { paths } from '../../../../app/routing/paths.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import { hasFavourites, useFavouriteTabs } from '../favourites/favourites.ts'
import { homeSlice } from '../limits.ts'
import { ContinueRow } from './ContinueRow.tsx'
import { GameRow } from './GameRow.tsx'
import { EmptyGameRow } from './EmptyGameRow.tsx'

/** Where a member goes on, and what was played and saved. */
export default function MemberRows() {
  useFavouriteTabs()
  return (
    <>
      <ContinueRow />
      <RecentRow />
      <FavouritesRow />
    </>
  )
}

function RecentRow() {
  const t = useWords('games')
  const on = useModule('GAMELOREC3')
  const answer = useApiQuery(sdk.games.recent, { pageSize: homeSlice }, { enabled: on })
  if (!on || answer.data?.items.length === 0) return null
  return <GameRow id="recent" title={t('row.recent')} all={paths.recent} answer={answer} mixed />
}

function FavouritesRow() {
  const t = useWords('games')
  const { kind } = useAccount()
  const on = useModule('GAMELOFAV3') && hasFavourites(kind)
  const answer = useApiQuery(sdk.favourites.list, { pageSize: homeSlice }, { enabled: on })
  if (!on) return null
  if (answer.data?.items.length === 0)
    return (
      <Suspense fallback={null}>
        <Teach />
      </Suspense>
    )
  return <GameRow id="favourites" title={t('row.favourites')} all={paths.favourites} answer={answer} mixed />
}

/** How a game is saved, for who has saved none. */
function Teach() {
  const t = useWords('member')
  return <EmptyGameRow title={t('teach.title')} text={t('teach.text')} />
}
