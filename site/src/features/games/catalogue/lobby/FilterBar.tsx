import { isOwn, LobbyFilterBar, lobbyFilters, type LobbyDetails, type LobbyFilter } from '@brand/ui/lobby-filter-bar'
import type { Lane } from '@brand/sdk'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useAccount } from '../../../../app/auth/session.ts'
import { useModule } from '../../../../app/api/status.ts'
import { Filters } from './Filters.tsx'
import { narrowingOf, withNarrowing, withSort, writeLobby, type LobbyQuery } from './lobby-state.ts'
import { OrderMenu } from './OrderMenu.tsx'

interface FilterBarProps {
  state: LobbyQuery
  lane: Lane | undefined
  /** `id` of the list. */
  controls: string
  onChange: (state: LobbyQuery, details: Pick<LobbyDetails, 'reason'>) => void
}

/**
 * Which list, of which vendor, in which order, and the search in it. One's own lists ask a visitor to log in first,
 * then open.
 */
export function FilterBar({ state, lane, controls, onChange }: FilterBarProps) {
  const { kind } = useAccount()
  const { show } = useDialogs()
  const on: Record<LobbyFilter, boolean> = {
    ALL: true,
    HOT: useModule('GAMELOHOT3'),
    NEW: true,
    FAV: useModule('GAMELOFAV3'),
    RECENT: useModule('GAMELOREC3'),
  }
  return (
    <LobbyFilterBar
      value={state}
      onValueChange={(next, details) => onChange({ ...state, ...next }, details)}
      onVisitor={
        kind === 'visitor'
          ? (next) => show('login', { next: location.pathname + writeLobby({ ...state, ...next }) })
          : undefined
      }
      controls={controls}
      filters={lobbyFilters.filter((filter) => on[filter])}
      vendors={
        lane?.cards.map(({ vassalage, displayName, gameCount }) => ({
          value: vassalage,
          label: displayName,
          count: gameCount,
        })) ?? []
      }
      tools={
        isOwn(state.filter) ? null : (
          <>
            <OrderMenu
              value={state.sort}
              searching={state.search !== ''}
              onChange={(sort) => onChange(withSort(state, sort), { reason: 'filter' })}
            />
            <Filters
              lane={lane}
              value={narrowingOf(state)}
              onChange={(narrowing) => onChange(withNarrowing(state, narrowing), { reason: 'filter' })}
            />
          </>
        )
      }
    />
  )
}
