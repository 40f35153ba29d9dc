import type { Db } from '../db/open.ts'
import { inTx } from '../db/open.ts'
import type { Minor } from '../money.ts'

/** Owner of a wallet: one for each brand, player and currency. */
export interface Owner {
  vass: string
  playerId: string
  currency: string
}

export type MoveKind = 'deposit' | 'withdraw' | 'debit' | 'credit' | 'rollback'

/** Outcome of a move. `CANCELLED`: it was queried or rolled back before it arrived; it can never happen later. */
export type MoveOutcome = { done: true } | { done: false; reason: 'INSUFFICIENT_FUNDS' | 'CANCELLED' | 'CONFLICT' }

interface MoveRow {
  kind: MoveKind | 'buried'
  player_id: string
  currency: string
  amount: number
  reason: 'INSUFFICIENT_FUNDS' | 'CANCELLED' | null
}

const outward: readonly string[] = ['withdraw', 'debit']

/**
 * The vendor's own wallets, where an operator moves money to its vendors: every id moves once, a repeat gets the same
 * again.
 */
export function createWallets(db: Db) {
  const select = db.prepare(
    'SELECT kind, player_id, currency, amount, reason FROM purse_move WHERE vass = ? AND id = ?',
  )
  const insert = db.prepare(
    'INSERT INTO purse_move (vass, id, kind, player_id, currency, amount, reason, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const read = db.prepare('SELECT balance FROM purse WHERE vass = ? AND player_id = ? AND currency = ?')
  const open = db.prepare('INSERT OR IGNORE INTO purse (vass, player_id, currency, balance) VALUES (?, ?, ?, 0)')
  const add = db.prepare('UPDATE purse SET balance = balance + ? WHERE vass = ? AND player_id = ? AND currency = ?')

  const rounds =
    db.prepare(`SELECT game_id, sum(stake) AS staked, sum(min(stake, abs(coalesce(win, 0) - stake))) AS risked FROM round
    WHERE vass = ? AND player_id = ? AND currency = ? AND wallet = 'own' AND state = 'CLOSED' GROUP BY game_id`)

  /** Of all finished rounds from this wallet, by the operator's id of the game. */
  const played = ({ vass, playerId, currency }: Owner) =>
    rounds.all(vass, playerId, currency) as { game_id: string; staked: number; risked: number }[]
  const balance = ({ vass, playerId, currency }: Owner): Minor =>
    (read.get(vass, playerId, currency) as { balance: number } | undefined)?.balance ?? 0
  const find = (vass: string, id: string) => select.get(vass, id) as MoveRow | undefined
  const outcomeOf = ({ reason }: Pick<MoveRow, 'reason'>): MoveOutcome =>
    reason === null ? { done: true } : { done: false, reason }

  function record(
    owner: Owner,
    id: string,
    kind: MoveRow['kind'],
    amount: Minor,
    reason: MoveRow['reason'],
  ): MoveOutcome {
    insert.run(owner.vass, id, kind, owner.playerId, owner.currency, amount, reason, Date.now())
    return outcomeOf({ reason })
  }

  function move(owner: Owner, id: string, kind: MoveKind, amount: Minor): MoveOutcome {
    const { vass, playerId, currency } = owner
    const existing = find(vass, id)
    if (existing) {
      const same =
        existing.kind === 'buried' ||
        (existing.kind === kind &&
          existing.player_id === playerId &&
          existing.currency === currency &&
          existing.amount === amount)
      return same ? outcomeOf(existing) : { done: false, reason: 'CONFLICT' }
    }
    const delta = outward.includes(kind) ? -amount : amount
    if (balance(owner) + delta < 0) return record(owner, id, kind, amount, 'INSUFFICIENT_FUNDS')
    open.run(vass, playerId, currency)
    add.run(delta, vass, playerId, currency)
    return record(owner, id, kind, amount, null)
  }

  /** The outcome of an id; one that has not arrived is cancelled permanently. */
  function query(owner: Owner, id: string): MoveOutcome {
    const existing = find(owner.vass, id)
    return existing ? outcomeOf(existing) : record(owner, id, 'buried', 0, 'CANCELLED')
  }

  return {
    balance,
    played,
    move: (...what: Parameters<typeof move>): MoveOutcome => inTx(db, () => move(...what)),
    ask: (...what: Parameters<typeof query>): MoveOutcome => inTx(db, () => query(...what)),
    /** Returns a stake, or ensures that it is never taken. */
    takeBack: (owner: Owner, id: string, ref: string, amount: Minor): MoveOutcome =>
      inTx(db, () => (query(owner, ref).done ? move(owner, id, 'rollback', amount) : { done: true })),
  }
}

export type Wallets = ReturnType<typeof createWallets>
