import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { isOwn } from '@brand/ui/lobby-filter-bar'
import { useEffect, useId, useRef } from 'react'
import type { GameType, Lane } from '@brand/sdk'
import { categoryName } from '../../../../app/games/categories.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import { FilterBar } from './FilterBar.tsx'
import { cleared, isFiltered } from './lobby-state.ts'
import { LobbyGames } from './LobbyGames.tsx'
import { Summary } from './Summary.tsx'
import { useLobbyList, useLobbyState } from './use-lobby.ts'
import { VendorNotice } from './VendorNotice.tsx'

interface LobbyProps {
  gameType: GameType
  /** The category as the server returns it, once it has. */
  lane: Lane | undefined
}

/** A category's games: filters, vendors, search and pages, all of it in the address. */
export function Lobby({ gameType, lane }: LobbyProps) {
  const site = useWords('site')
  const listId = useId()
  const { kind } = useAccount()
  const { show } = useDialogs()
  const [state, go] = useLobbyState()
  const list = useLobbyList(gameType, state, (last) => go({ ...state, page: last }, true))
  const top = useRef<HTMLDivElement>(null)
  const category = categoryName(site, gameType, lane?.title)

  // A visitor opened the address of an own list: the login is shown; a visitor who declines sees all games.
  const visitorAsksOwn = kind === 'visitor' && isOwn(state.filter)
  useEffect(() => {
    if (!visitorAsksOwn) return
    show('login', { next: location.pathname + location.search })
    go({ ...state, filter: 'ALL' }, true)
  })

  const page = (to: number) => {
    go({ ...state, page: to })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <PageHeader title={category} description={<Summary lane={lane} list={list} filtered={isFiltered(state)} />} />
      <Stack space={{ phone: 'lg', tablet: '2xl' }}>
        <div ref={top}>
          {/* A search replaces its entry in the history: single letters are no places to go back to. */}
          <FilterBar
            state={state}
            lane={lane}
            controls={listId}
            onChange={(next, { reason }) => go(next, reason === 'search')}
          />
        </div>
        {state.vendor ? <VendorNotice vendor={state.vendor} /> : null}
        <LobbyGames
          id={listId}
          state={state}
          gameType={gameType}
          category={category}
          list={list}
          onPage={page}
          onClear={() => go(cleared(state))}
        />
      </Stack>
    </>
  )
}
