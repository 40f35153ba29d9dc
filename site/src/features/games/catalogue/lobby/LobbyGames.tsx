import { EmptyState } from '@brand/ui/empty-state'
import { wifiSlashLight } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Card } from '@brand/ui/card'
import { Stack } from '@brand/ui/stack'
import type { GameType } from '@brand/sdk'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { lobbyPageSize, lobbyPagerMargin, pagerRange } from '../limits.ts'
import { shapeOf } from '../tile/GameTile.tsx'
import { GameTiles } from '../tile/GameTiles.tsx'
import { GameError } from '../GameError.tsx'
import { lobbyPaths } from '../../../../app/routing/lobby-paths.ts'
import { writeLobby, type LobbyQuery } from './lobby-state.ts'
import * as css from './lobby.css.ts'
import { NoGames } from './NoGames.tsx'
import type { LobbyList } from './use-lobby.ts'

interface LobbyGamesProps {
  id: string
  gameType: GameType
  category: string
  state: LobbyQuery
  list: LobbyList
  onPage: (page: number) => void
  onClear: () => void
}

/**
 * One page of the list: outlines, tiles, nothing found, or what went wrong; an old list stays until a new one is there.
 */
export function LobbyGames({ id, gameType, category, state, list, onPage, onClear }: LobbyGamesProps) {
  const t = useWords('lobby')
  const { page, old, failed, offline, retry } = list
  const square = shapeOf({ gameType }) === 'square'
  return (
    <Stack
      space={{ phone: '2xl', tablet: '3xl' }}
      id={id}
      role="tabpanel"
      aria-label={t(`filter.${state.filter}`)}
      aria-busy={!failed && !offline && (!page || old)}
    >
      {failed && !offline && page ? <GameError text={t('failed.kept')} onRetry={retry} /> : null}
      {offline && !page ? (
        <Card padding="none">
          <EmptyState icon={wifiSlashLight} title={t('offline.text')} />
        </Card>
      ) : failed && !page ? (
        <Card padding="none">
          <RetryState answer={{ refetch: retry }} title={t('failed.title')} />
        </Card>
      ) : page?.items.length === 0 ? (
        <NoGames state={state} gameType={gameType} category={category} onClear={onClear} />
      ) : (
        <div data-old={old || undefined} className={css.games}>
          <GameTiles games={page?.items} outlines={lobbyPageSize} square={square} eager={6} />
        </div>
      )}
      <Pagination
        page={state.page}
        total={page?.totalPages ?? 0}
        range={pagerRange}
        margin={lobbyPagerMargin}
        href={(to) => lobbyPaths[gameType] + writeLobby({ ...state, page: to })}
        onPageChange={(to, { event }) => {
          // A modified click opens a tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
          event.preventDefault()
          onPage(to)
        }}
      />
    </Stack>
  )
}
