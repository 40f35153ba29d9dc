import { LobbyFilterBar, lobbyFilters, type LobbyChange, type LobbyFilter, type LobbyState } from '@brand/ui/lobby-filter-bar'
import type { Lane } from '@brand/sdk'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useAccount } from '../../../app/session/session.ts'
import { useModule } from '../../../app/calls/status.ts'
import { writeLobby } from './lobby-state.ts'
import * as css from './lobby.css.ts'

interface FilterBarProps {
  state: LobbyState
  lane: Lane | undefined
  /** `id` of the list. */
  controls: string
  onChange: (state: LobbyState, details: LobbyChange) => void
}

/** Which list, of which vendor, and the search in it. One's own lists ask a visitor to log in first, then open (spec §2). */
export function FilterBar({ state, lane, controls, onChange }: FilterBarProps) {
  const { kind } = useAccount()
  const { show } = useDialogs()
  const on: Record<LobbyFilter, boolean> = { ALL: true, HOT: useModule('GAMELOHOT3'), NEW: true, FAV: useModule('GAMELOFAV3'), RECENT: useModule('GAMELOREC3') }
  return (
    <LobbyFilterBar
      className={css.bar}
      value={state}
      onValueChange={onChange}
      onVisitor={kind === 'visitor' ? (next) => show('login', { next: location.pathname + writeLobby(next) }) : undefined}
      controls={controls}
      filters={lobbyFilters.filter((filter) => on[filter])}
      vendors={lane?.cards.map(({ vassalage, displayName, gameCount }) => ({ value: vassalage, label: displayName, count: gameCount })) ?? []}
    />
  )
}
