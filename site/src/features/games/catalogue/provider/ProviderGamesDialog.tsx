import { Dialog } from '@brand/ui/dialog'
import { EmptyState } from '@brand/ui/empty-state'
import { Button } from '@brand/ui/button'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { isFiltered, LobbyFilterBar, wholeLobby, withPage, type LobbyFilter } from '@brand/ui/lobby-filter-bar'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useId, useState } from 'react'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { categoryName, isGameType } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useLanes } from '../../../../app/games/use-lanes.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { providerPageSize, lobbyPagerMargin, pagerRange } from '../limits.ts'
import { VendorNotice } from '../lobby/VendorNotice.tsx'
import type { ProviderCategory } from '../tile/decide.ts'
import { shapeOf } from '../tile/GameTile.tsx'
import { GameTiles } from '../tile/GameTiles.tsx'
import * as css from './provider-games.css.ts'

interface ProviderGamesDialogProps {
  provider: ProviderCategory
  open: boolean
  onClose: () => void
}

/**
 * The games of a vendor over the page: where its tile (`VASSALAGE`) is pressed, with a search and pages of its own.
 */
export function ProviderGamesDialog({ provider: { gameType, vassalage }, open, onClose }: ProviderGamesDialogProps) {
  const t = useWords('lobby')
  const site = useWords('site')
  const id = useId()
  const hot = useModule('GAMELOHOT3')
  const [state, setState] = useState(wholeLobby)
  const card = useLanes()
    ?.find(({ gameCategory }) => gameCategory === gameType)
    ?.cards.find((one) => one.vassalage === vassalage)
  const filter = state.filter === 'HOT' || state.filter === 'NEW' ? state.filter : 'ALL'
  const answer = useApiQuery(
    sdk.games.list,
    {
      ...(isGameType(gameType) ? { gameType } : {}),
      vassalage,
      filter,
      ...(state.search ? { gameName: state.search } : {}),
      pageNo: state.page,
      pageSize: providerPageSize,
    },
    { keep: true, enabled: open },
  )
  const { data, isError, isPlaceholderData } = answer
  const filters: LobbyFilter[] = hot ? ['ALL', 'HOT', 'NEW'] : ['ALL', 'NEW']
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onClose}
      title={t('hall.title', { vendor: card?.displayName ?? vassalage })}
      description={categoryName(site, gameType)}
    >
      <Stack space="lg">
        <LobbyFilterBar value={state} onValueChange={setState} controls={id} filters={filters} />
        <VendorNotice vendor={vassalage} />
        <Text role="status" size="dense" quiet>
          {data && !isPlaceholderData
            ? t(data.totalCount > 0 ? 'lobby.found' : 'lobby.none', { count: data.totalCount })
            : t('lobby.loading')}
        </Text>
        <div
          id={id}
          role="tabpanel"
          aria-label={t(`filter.${filter}`)}
          aria-busy={!isError && (!data || isPlaceholderData)}
          className={css.list}
        >
          {isError && !data ? (
            <RetryState answer={answer} title={t('failed.title')} level={3} />
          ) : data?.items.length === 0 ? (
            <EmptyState
              level={3}
              icon={magnifyingGlassLight}
              title={t('empty.filter')}
              action={
                isFiltered(state) ? <Button onClick={() => setState(wholeLobby)}>{t('empty.clear')}</Button> : null
              }
            />
          ) : (
            <GameTiles
              className={css.tiles}
              games={data?.items}
              outlines={providerPageSize}
              square={shapeOf({ gameType }) === 'square'}
              eager={4}
            />
          )}
        </div>
        <Pagination
          page={state.page}
          total={data?.totalPages ?? 0}
          range={pagerRange}
          margin={lobbyPagerMargin}
          onPageChange={(to) => setState(withPage(state, to))}
        />
      </Stack>
    </Dialog>
  )
}
