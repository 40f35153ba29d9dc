import type { Reader } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { walletOf } from '../ledger/wallet.ts'

export type Status =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'DUPLICATE_CONFLICT'
  | 'TX_NOT_FOUND'
  | 'TX_ROLLED_BACK'
  | 'TOKEN_EXPIRED'
  | 'PLAYER_BLOCKED'
  | 'GAME_OFF'
  | 'STAKE_OUT_OF_RANGE'
  | 'TOO_SOON'
  | 'BAD_REQUEST'

/**
 * A refusal of the request, not a decision about the transaction: everything is undone, nothing is stored,
 * and the same id may come again.
 */
export class Refusal extends Error {
  readonly status: Status
  constructor(status: Status) {
    super(status)
    this.status = status
  }
}

/** The JSON of an answer with the player's balance of the moment; an unknown player has none. */
export async function answer(db: Reader, status: Status, playerId: string | undefined, txId?: string): Promise<string> {
  const wallet = playerId === undefined ? undefined : await walletOf(db, playerId)
  return JSON.stringify({
    status,
    ...(txId !== undefined && { txId }),
    ...(wallet && { balance: formatMoney(wallet.cash + wallet.bonus), currency: wallet.asset }),
  })
}
