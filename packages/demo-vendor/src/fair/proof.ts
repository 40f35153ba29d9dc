import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { toDecimal } from '../money.ts'

/**
 * What the verify page is filled with: an event of a board, or a round of the reels, whose secret is published once the
 * player has changed it.
 */
export type Proof =
  | { board: string; game: string; event: number; serverSeed: string; serverHash: string }
  | {
      game: string
      type: string
      serverSeed: string
      serverHash: string
      clientSeed: string
      nonce: number
      stake: string
      currency: string
    }

interface Row {
  player_id: string
  game_code: string
  currency: string
  stake: number
  nonce: number | null
  type: string | null
  status: string | null
  client_seed: string | null
  seed: string
  hash: string
  board: string | null
  number: number | null
}

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Returns the public values of a finished round to a caller with the key that the operator gave its player: HMAC-SHA256
 * of `verify.<round>.<player>`.
 */
export function proofsOf(db: Db, secrets: ReadonlyMap<string, string>) {
  const select = db.prepare(`
    SELECT r.player_id, r.game_code, r.currency, r.stake, r.nonce, s.status, s.client_seed, e.board, e.number,
      coalesce(s.server_seed, e.server_seed) AS seed, coalesce(s.server_hash, e.server_hash) AS hash,
      (SELECT game_type FROM session WHERE vass = r.vass AND player_id = r.player_id AND game_code = r.game_code LIMIT 1) AS type
    FROM round r LEFT JOIN seed s ON s.id = r.seed_id LEFT JOIN event e ON e.id = r.event_id
    WHERE r.vass = ? AND r.id = ? AND r.state = 'CLOSED'`)
  return (vass: string, roundId: string, key: string): Proof | undefined => {
    const [secret, row] = [secrets.get(vass), select.get(vass, roundId) as Row | undefined]
    if (
      !secret ||
      !row ||
      !equal(key, createHmac('sha256', secret).update(`verify.${roundId}.${row.player_id}`).digest('hex'))
    )
      return undefined
    const shared = { game: row.game_code, serverHash: row.hash }
    if (row.board !== null && row.number !== null)
      return { ...shared, board: row.board, event: row.number, serverSeed: row.seed }
    return {
      ...shared,
      type: row.type ?? 'RNG',
      serverSeed: row.status === 'REVEALED' ? row.seed : '',
      clientSeed: row.client_seed ?? '',
      nonce: row.nonce ?? 0,
      stake: toDecimal(row.stake),
      currency: row.currency,
    }
  }
}

export type Proofs = ReturnType<typeof proofsOf>
