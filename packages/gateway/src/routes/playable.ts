import { refuse } from '../context.ts'
import type { Launchable } from '../db/games/launch.ts'
import type { GameJson } from '../db/games/page.ts'

/** The game, if it may be opened now; else why not. */
export function playable(found: Launchable | null): GameJson {
  if (!found) throw refuse('not_found', { field: 'nodeId' })
  const { game, vendorOn } = found
  if (game.isGame === 'VASSALAGE') throw refuse('validation', { field: 'nodeId', message: "opens the vendor's list of games, not a game" })
  if (game.status === 'SOON') throw refuse('game_maintenance', { details: { status: 'SOON' } })
  if (!vendorOn) throw refuse('vendor_maintenance')
  if (game.status === 'MAINTENANCE') throw refuse('game_maintenance', { details: { status: 'MAINTENANCE' } })
  return game
}
