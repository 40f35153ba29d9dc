import { refuse } from '../../../lib/refusal.ts'
import type { Launchable } from '../queries/launch.ts'

/** The game and its languages, if it may be opened now; else why not. */
export function playable(found: Launchable | null): Pick<Launchable, 'game' | 'languages'> {
  if (!found) throw refuse('not_found', { field: 'nodeId' })
  const { game, vendorOn, languages } = found
  if (game.isGame === 'VASSALAGE')
    throw refuse('validation', { field: 'nodeId', message: "opens the vendor's list of games, not a game" })
  if (game.status === 'SOON') throw refuse('game_maintenance', { details: { status: 'SOON' } })
  if (!vendorOn) throw refuse('vendor_maintenance')
  if (game.status === 'MAINTENANCE') throw refuse('game_maintenance', { details: { status: 'MAINTENANCE' } })
  return { game, languages }
}
