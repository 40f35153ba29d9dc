import type { Outcome } from '../math/evaluate.ts'
import { toDecimal } from '../money.ts'
import type { FreeSpins } from '../wallet.ts'

/**
 * PENDING → PLAYING (stake taken) → CREDITING (reels stopped or event settled, credit on its way) → CLOSED
 * PENDING → REFUSED (the wallet refused)
 * PENDING → CANCELLING (unknown whether the stake was taken, or it was taken after betting closed; it is returned) →
 * VOIDED
 * CREDITING → CANCELLING (the operator does not know the stake: a backup was restored there)
 */
export type RoundState = 'PENDING' | 'PLAYING' | 'CREDITING' | 'CLOSED' | 'REFUSED' | 'CANCELLING' | 'VOIDED'

export const openStates: readonly RoundState[] = ['PENDING', 'PLAYING', 'CREDITING', 'CANCELLING']

export interface RoundRow {
  id: string
  ref: string
  vass: string
  player_id: string
  game_code: string
  game_id: string
  gateway_token: string
  currency: string
  stake: number
  state: RoundState
  reason: string | null
  seed_id: number | null
  nonce: number | null
  event_id: number | null
  picks: string | null
  outcome: string | null
  win: number | null
  balance: string | null
  created_at: number
  touched_at: number
  ended_at: number | null
  server_hash: string
  wallet: 'own' | 'house'
  /** The free spins of the operator it is played with; the stake is theirs. */
  free_grant: string | null
  /** How they stand after the latest booking. */
  free_spins: string | null
}

/** A bet on one option of an event. */
export interface Bet {
  option: string
  stake: string
  /** In hundredths, stake included. */
  odds: number
}

/** A round as the client sees it. Amounts are decimal strings. */
export interface RoundView {
  id: string
  ref: string
  state: RoundState
  stake: string
  /** The wallet's reason for its refusal; `LATE`: it took the stake after betting had closed. */
  reason: string | null
  /** Hash of the seed it was drawn from. */
  serverHash: string
  /** Null where it is a bet on an event. */
  nonce: number | null
  picks: Bet[] | null
  outcome: Outcome | null
  win: string | null
  /** Balance after the latest booking of this round. */
  balance: string | null
  at: string
  /** Played with a free spin of the operator: how those stand; null: for money. */
  free: FreeSpins | null
}

/** How the free spins of a round stand; before any booking only their stake is known. */
function freeOf({ free_grant: grant, free_spins: told, stake }: RoundRow): FreeSpins | null {
  if (grant === null) return null
  if (told !== null) return JSON.parse(told) as FreeSpins
  return { grant, count: 0, left: 0, stake: toDecimal(stake), won: '0.00', expiresAt: '' }
}

export const viewOf = (row: RoundRow): RoundView => ({
  id: row.id,
  ref: row.ref,
  state: row.state,
  stake: toDecimal(row.stake),
  reason: row.reason,
  serverHash: row.server_hash,
  nonce: row.nonce,
  picks: row.picks ? (JSON.parse(row.picks) as Bet[]) : null,
  outcome: row.outcome ? (JSON.parse(row.outcome) as Outcome) : null,
  win: row.win === null ? null : toDecimal(row.win),
  balance: row.balance,
  at: new Date(row.created_at).toISOString(),
  free: freeOf(row),
})

type Booking = 'debit' | 'credit' | 'rollback'

export const txId = (roundId: string, booking: Booking): string => `${roundId}-${booking}`

/** The bytes of a booking. Made from the row alone, so that a repeat is exactly the same call. */
export function bookingBody(row: RoundRow, booking: Booking): string {
  const id = txId(row.id, booking)
  return JSON.stringify({
    requestId: id,
    token: row.gateway_token,
    playerId: row.player_id,
    gameId: row.game_id,
    roundId: row.id,
    txId: id,
    ...(booking === 'debit' ? {} : { refTxId: txId(row.id, 'debit') }),
    amount: toDecimal(booking === 'credit' ? (row.win ?? 0) : row.free_grant === null ? row.stake : 0),
    ...(booking === 'debit' && row.free_grant !== null
      ? { freeSpin: { grant: row.free_grant, stake: toDecimal(row.stake) } }
      : {}),
    currency: row.currency,
    ...(booking === 'credit' ? { roundClosed: true } : {}),
    ...(row.wallet === 'own' ? { wallet: row.wallet } : {}),
  })
}
