// What a game's page receives: once when it opens, and for a table again and again.
import type { Board } from '../boards/board.ts'
import type { EventView } from '../events/events.ts'
import type { Fairness } from '../fair/seeds.ts'
import type { RoundView } from '../rounds/round.ts'
import type { SlipView } from '../rounds/slips.ts'
import type { FreeSpins } from '../wallet.ts'

/** What every game receives about itself. */
export interface Common {
  game: { vass: string; code: string; name: string; type: string }
  currency: string
  demo: boolean
  balance: string
}

export interface GameConfig {
  stakes: string[]
  defaultStake: string
  minCycleMs: number
  quickStop: boolean
  rtpPercent: number
  hitRate: number
  freeEvery: number
  deviation: number
  maxWin: number
  freeSpins: number
  freeMultiplier: number
}

/** Everything the client of the reels needs to draw itself, at the first load and at any reload. */
export interface GameState extends Common {
  engine: 'reels'
  config: GameConfig
  active: RoundView | null
  /** Free spins of the operator that are played before any other; null: none. */
  free: FreeSpins | null
  latest: RoundView[]
  fairness: Fairness
}

/** A table at one moment of the server's clock (milliseconds since 1970). */
export interface TableLive {
  now: number
  /** Running events, the next to be settled first. */
  events: EventView[]
  /** Settled ones, the latest first. */
  past: EventView[]
  /** The player's slips, the latest first. */
  slips: SlipView[]
}

/** Everything the client of a board needs; what the board is and offers it knows from its id and the events' setups. */
export interface TableState extends Common {
  engine: Board['engine']
  board: string
  table: TableLive
  /** Least and most that the operator takes with one slip; decimal strings. */
  limits?: { min: string; max: string }
  /** Drawn by the operator: the result of an event is published at its end, not when betting closes. */
  held?: true
  /** A visitor who watches without a session. */
  guest?: true
}

/** What is opened: the reels, or a board. */
export type AnyState = GameState | TableState
