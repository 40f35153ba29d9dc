import type { Reader } from '../../../db/client.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import type { GrantRow } from '../../rewards/index.ts'

export type Status =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'DUPLICATE_CONFLICT'
  | 'TX_NOT_FOUND'
  | 'TX_ROLLED_BACK'
  | 'TOKEN_EXPIRED'
  | 'PLAYER_BLOCKED'
  /** In a time-out, or self-excluded. */
  | 'PLAYER_EXCLUDED'
  /** The player has closed games of this category to themselves. */
  | 'GAME_TYPE_EXCLUDED'
  /** A forced break, or the pause after a session that was set. */
  | 'BREAK_ACTIVE'
  /** Length and loss of the session are to be set on the site first. */
  | 'SESSION_REQUIRED'
  /** No bet until the player has seen how long they play and the result. */
  | 'REALITY_CHECK_REQUIRED'
  | 'REGION_RESTRICTED'
  | 'GAME_OFF'
  | 'STAKE_OUT_OF_RANGE'
  | 'TOO_SOON'
  | 'LIMIT_LOSS'
  | 'LIMIT_WAGER'
  | 'LIMIT_SESSION'
  | 'LIMIT_SINGLE_BET'
  /** Of the session set before play. */
  | 'LIMIT_PRESET'
  | 'BONUS_MAX_BET'
  | 'BONUS_GAME_EXCLUDED'
  /** No free spins of this player, of another game or stake, or none that is left and in time. */
  | 'FREE_SPINS_UNKNOWN'
  | 'FREE_SPINS_MISMATCH'
  | 'FREE_SPINS_OVER'
  | 'BAD_REQUEST'

/**
 * A refusal of the request, not a decision about the transaction: everything is undone, nothing is stored, and the same
 * id may be sent again.
 */
export class Refusal extends Error {
  readonly status: Status
  constructor(status: Status) {
    super(status)
    this.status = status
  }
}

/** A player's balance, minor units. */
export interface Funds {
  cash: bigint
  bonus: bigint
  asset: string
}

/** Free spins as a vendor is told of them. */
export const spinsAnswer = ({ rewardId, spins, used, stake, won, expiresAt }: GrantRow) => ({
  grant: String(rewardId),
  count: spins,
  left: spins - used,
  stake: formatMoney(stake),
  won: formatMoney(won),
  expiresAt: expiresAt.toISOString(),
})

/**
 * The JSON of an answer with the player's current balance; an unknown player has none. `known`: given where the caller
 * holds the lock on it, to save the query.
 */
export async function answer(
  db: Reader,
  status: Status,
  playerId: string | undefined,
  txId?: string,
  known?: Funds,
  spins?: GrantRow,
): Promise<string> {
  const wallet = known ?? (playerId === undefined ? undefined : await walletOf(db, playerId))
  return JSON.stringify({
    status,
    ...(txId !== undefined && { txId }),
    ...(wallet && { balance: formatMoney(wallet.cash + wallet.bonus), currency: wallet.asset }),
    ...(spins && { freeSpins: spinsAnswer(spins) }),
  })
}
