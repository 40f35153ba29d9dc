import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import { Problem } from '../problem.ts'
import { commitment, newServerSeed } from './node.ts'

export interface Fairness {
  /** Hash of the seed that comes after the present one: shown before the player chooses what to mix with it. */
  nextHash: string
  active: { serverHash: string; clientSeed: string; nonce: number } | null
  revealed: { serverSeed: string; serverHash: string; clientSeed: string; rounds: number }[]
}

interface Row {
  id: number
  server_seed: string
  server_hash: string
  client_seed: string
  nonce: number
}

/** Printable, so that the same text can be typed into any tool. */
const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/

/** Seeds of a player at one vendor: one NEXT (hash published), one ACTIVE (rounds drawn), the rest REVEALED. */
export function seedsOf(db: Db) {
  const byStatus = db.prepare('SELECT * FROM seed WHERE vass = ? AND player_id = ? AND status = ?')
  const revealed = db.prepare(
    `SELECT * FROM seed WHERE vass = ? AND player_id = ? AND status = 'REVEALED' ORDER BY id DESC LIMIT 5`,
  )
  const insert = db.prepare(
    `INSERT INTO seed (vass, player_id, status, server_seed, server_hash, created_at) VALUES (?, ?, 'NEXT', ?, ?, ?)`,
  )
  const reveal = db.prepare(`UPDATE seed SET status = 'REVEALED', revealed_at = ? WHERE id = ?`)
  const activate = db.prepare(`UPDATE seed SET status = 'ACTIVE', client_seed = ? WHERE id = ?`)
  const count = db.prepare('UPDATE seed SET nonce = nonce + 1 WHERE id = ?')
  const openRounds = db.prepare(`SELECT 1 FROM round r JOIN seed s ON s.id = r.seed_id
    WHERE s.vass = ? AND s.player_id = ? AND r.state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING') LIMIT 1`)

  const find = (vass: string, playerId: string, status: string) =>
    byStatus.get(vass, playerId, status) as Row | undefined
  const next = (vass: string, playerId: string): Row => {
    const found = find(vass, playerId, 'NEXT')
    if (found) return found
    const serverSeed = newServerSeed()
    insert.run(vass, playerId, serverSeed, commitment(serverSeed), Date.now())
    return find(vass, playerId, 'NEXT')!
  }

  return {
    read(vass: string, playerId: string): Fairness {
      const active = find(vass, playerId, 'ACTIVE')
      const past = revealed.all(vass, playerId) as unknown as Row[]
      return {
        nextHash: next(vass, playerId).server_hash,
        active: active ? { serverHash: active.server_hash, clientSeed: active.client_seed, nonce: active.nonce } : null,
        revealed: past.map((row) => ({
          serverSeed: row.server_seed,
          serverHash: row.server_hash,
          clientSeed: row.client_seed,
          rounds: row.nonce,
        })),
      }
    },

    /**
     * Reveals the active seed and puts the announced next one in its place, mixed with the player's text. Not while a
     * round is open.
     */
    rotate(vass: string, playerId: string, clientSeed: string): void {
      if (!CLIENT_SEED.test(clientSeed)) throw new Problem('bad_request', { field: 'clientSeed' })
      inTx(db, () => {
        if (openRounds.get(vass, playerId)) throw new Problem('round_open')
        const active = find(vass, playerId, 'ACTIVE')
        if (active) reveal.run(Date.now(), active.id)
        activate.run(clientSeed, next(vass, playerId).id)
        next(vass, playerId)
      })
    },

    /** Returns the next nonce of the active seed. Call inside a transaction. */
    take(vass: string, playerId: string): { seedId: number; nonce: number } {
      const active = find(vass, playerId, 'ACTIVE')
      if (!active) throw new Problem('seed_needed')
      count.run(active.id)
      return { seedId: active.id, nonce: active.nonce }
    },
  }
}

export type Seeds = ReturnType<typeof seedsOf>
