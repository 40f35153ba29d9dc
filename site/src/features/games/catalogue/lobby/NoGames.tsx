import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { clockCounterClockwise, heartLight, magnifyingGlassLight } from '@brand/ui/icons'
import { isOwn } from '@brand/ui/lobby-filter-bar'
import { Card } from '@brand/ui/card'
import { Section } from '@brand/ui/section'
import type { GameType } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import { homeSlice } from '../limits.ts'
import { TrialFavourites } from '../favourites/TrialFavourites.tsx'
import { GameTiles } from '../tile/GameTiles.tsx'
import { isFiltered, type LobbyQuery } from './lobby-state.ts'

interface NoGamesProps {
  state: LobbyQuery
  gameType: GameType
  category: string
  onClear: () => void
}

/** No game matches: why, how to clear the filters, and six games that many play. */
export function NoGames({ state, gameType, category, onClear }: NoGamesProps) {
  const t = useWords('lobby')
  // What is not in this category may be in another.
  const elsewhere = useApiQuery(
    sdk.games.list,
    { gameName: state.search, pageSize: homeSlice },
    { enabled: state.search !== '' },
  ).data
  const found = elsewhere && elsewhere.items.length > 0 ? elsewhere : undefined
  const ofCategory = useApiQuery(sdk.games.hot, { gameType, pageSize: homeSlice })
  const none = ofCategory.data?.items.length === 0
  const ofAll = useApiQuery(sdk.games.hot, { pageSize: homeSlice }, { enabled: none })
  const popular = found ?? (none ? ofAll.data : ofCategory.data)
  const own = isOwn(state.filter)
  const trial = useAccount().kind === 'trial'
  const title = state.search ? (
    t('empty.search', { text: state.search })
  ) : state.filter === 'FAV' ? (
    <NoFavourites />
  ) : state.filter === 'RECENT' ? (
    t('played.title')
  ) : (
    t('empty.filter')
  )
  const text = state.search
    ? 'empty.searchText'
    : state.filter === 'FAV'
      ? 'empty.favText'
      : state.filter === 'RECENT'
        ? 'empty.recentText'
        : 'empty.filterText'
  const shape =
    state.filter === 'FAV' ? heartLight : state.filter === 'RECENT' ? clockCounterClockwise : magnifyingGlassLight
  const clear = isFiltered(state) ? (
    <Button onClick={onClear}>{own ? t('teach.action') : t('empty.clear')}</Button>
  ) : null
  return (
    <>
      {trial && state.filter === 'FAV' ? (
        <TrialFavourites />
      ) : (
        <Card padding="none">
          <EmptyState icon={shape} title={title} action={clear}>
            {t(text, { category })}
          </EmptyState>
        </Card>
      )}
      {popular && popular.items.length > 0 ? (
        <Section title={t(found ? 'empty.elsewhere' : 'empty.popular')} level={2}>
          <GameTiles games={popular.items} outlines={homeSlice} shape={found || none ? 'portrait' : undefined} />
        </Section>
      ) : null}
    </>
  )
}

/** The words of those who have favourites, whom alone the filter is for. */
function NoFavourites() {
  return useWords('member')('teach.title')
}
