import { randomUUID } from 'node:crypto'
import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import { nodeMac } from '../fair/node.ts'
import { replay } from '../fair/replay.ts'
import type { Seeds } from '../fair/seeds.ts'
import type { Gateway, Reply } from '../wallet.ts'
import type { Log } from '../log.ts'
import type { Minor } from '../money.ts'
import { Problem } from '../problem.ts'
import type { Session } from '../sessions.ts'
import { stakeLevels, worth } from '../stakes.ts'
import type { Outbox } from './outbox.ts'
import { bookingBody } from './round.ts'
import type { RoundRow } from './round.ts'

interface Rules {
  roundTimeoutMs: number
  minCycleMs: number
}

/** Tries of one debit; the same bytes, so that a repeat books nothing twice. Then the stake is sent back. */
const DEBIT_TRIES = 3
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const rows = 'SELECT round.*, seed.server_hash FROM round JOIN seed ON seed.id = round.seed_id'
const open = `state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING')`
const isTaken = (error: unknown) => error instanceof Error && /UNIQUE constraint failed/.test(error.message)

/** Rounds from stake to payout (states: round.ts): each is booked once, whatever the line or this process does meanwhile. */
export function roundsOf(db: Db, gateway: Gateway, seeds: Seeds, outbox: Outbox, log: Log, rules: Rules) {
  const byId = db.prepare(`${rows} WHERE round.id = ?`)
  const byRef = db.prepare(`${rows} WHERE round.vass = ? AND round.player_id = ? AND ref = ?`)
  const openOne = db.prepare(`${rows} WHERE round.vass = ? AND round.player_id = ? AND game_code = ? AND ${open}`)
  const latest = db.prepare(`${rows} WHERE round.vass = ? AND round.player_id = ? AND game_code = ? AND state IN ('CLOSED', 'VOIDED', 'CREDITING')
    ORDER BY round.created_at DESC LIMIT ?`)
  const lastStart = db.prepare(`SELECT max(created_at) AS at FROM round WHERE vass = ? AND player_id = ? AND state <> 'REFUSED'`)
  const insert = db.prepare(`INSERT INTO round (id, ref, vass, player_id, game_code, game_id, gateway_token, currency, stake, state, seed_id, nonce, created_at, touched_at, wallet)
    VALUES (:id, :ref, :vass, :playerId, :gameCode, :gameId, :gatewayToken, :currency, :stake, 'PENDING', :seedId, :nonce, :now, :now, :wallet)`)
  const refuse = db.prepare(`UPDATE round SET state = 'REFUSED', reason = ?, balance = ?, ended_at = ? WHERE id = ? AND state = 'PENDING'`)
  const play = db.prepare(`UPDATE round SET state = 'PLAYING', outcome = ?, win = ?, balance = ?, touched_at = ? WHERE id = ? AND state = 'PENDING'`)
  const move = db.prepare('UPDATE round SET state = ? WHERE id = ? AND state = ?')
  const touch = db.prepare(`UPDATE round SET touched_at = ? WHERE id = ? AND state = 'PLAYING'`)
  const stale = db.prepare(`${rows} WHERE state = 'PLAYING' AND touched_at <= ? LIMIT 50`)
  const pending = db.prepare(`${rows} WHERE state = 'PENDING'`)
  const seed = db.prepare('SELECT server_seed AS serverSeed, client_seed AS clientSeed FROM seed WHERE id = ?')
  const starting = new Map<string, Promise<RoundRow>>()

  const get = (id: string): RoundRow => byId.get(id) as unknown as RoundRow

  async function debit(row: RoundRow): Promise<Reply> {
    const body = bookingBody(row, 'debit')
    let reply: Reply = { known: false, why: 'not sent' }
    for (let attempt = 0; attempt < DEBIT_TRIES; attempt++) {
      if (attempt > 0) await sleep(250 * 2 ** attempt)
      reply = await gateway.call(row.vass, 'debit', body)
      if (reply.known) return reply
    }
    return reply
  }

  /** Moves an open round on and writes the letter that will finish it, in one commit. */
  function settle(row: RoundRow, from: 'PENDING' | 'PLAYING'): void {
    inTx(db, () => {
      if (move.run(from === 'PLAYING' ? 'CREDITING' : 'CANCELLING', row.id, from).changes === 0) return
      outbox.put(row, from === 'PLAYING' ? 'credit' : 'rollback')
    })
  }

  async function takeStake(row: RoundRow): Promise<RoundRow> {
    const reply = await debit(row)
    const now = Date.now()
    if (!reply.known) {
      log('warn', 'debit unknown, stake goes back', { round: row.id, why: reply.why })
      settle(row, 'PENDING')
      await outbox.push(row.id)
    } else if (reply.answer.status === 'OK') {
      const { serverSeed, clientSeed } = seed.get(row.seed_id) as { serverSeed: string; clientSeed: string }
      const outcome = replay(nodeMac(serverSeed), clientSeed, row.nonce)
      play.run(JSON.stringify(outcome), worth(outcome.units, row.stake), reply.answer.balance ?? null, now, row.id)
    } else {
      log('info', 'debit refused', { round: row.id, why: reply.answer.status })
      refuse.run(reply.answer.status, reply.answer.balance ?? null, now, row.id)
    }
    return get(row.id)
  }

  function record(session: Session, ref: string, stake: Minor): RoundRow {
    const { vass, playerId, gameCode, gameId, gatewayToken, currency, wallet } = session
    const id = randomUUID()
    try {
      inTx(db, () => {
        const now = Date.now()
        const last = (lastStart.get(vass, playerId) as { at: number | null }).at
        const waitMs = last === null ? 0 : last + rules.minCycleMs - now
        if (rules.minCycleMs > 0 && waitMs > 0) throw new Problem('too_soon', { waitMs })
        const { seedId, nonce } = seeds.take(vass, playerId)
        insert.run({ id, ref, vass, playerId, gameCode, gameId, gatewayToken, currency, stake, seedId, nonce, now, wallet })
      })
    } catch (error) {
      if (isTaken(error)) throw new Problem('round_open')
      throw error
    }
    return get(id)
  }

  return {
    /** Books the stake and draws the outcome. The same `ref` again gives the same round. Problems: `stake_not_offered`, `round_open`, `seed_needed`, `too_soon`. */
    async start(session: Session, ref: string, stake: Minor): Promise<RoundRow> {
      if (!stakeLevels.includes(stake)) throw new Problem('stake_not_offered')
      const known = byRef.get(session.vass, session.playerId, ref) as RoundRow | undefined
      if (known) return starting.get(known.id) ?? known
      const row = record(session, ref, stake)
      const taking = takeStake(row).finally(() => starting.delete(row.id))
      starting.set(row.id, taking)
      return taking
    },

    /** The reels have stopped: sends the credit and waits for this try. A round already further on is left as it is. */
    async finish(session: Session, id: string): Promise<RoundRow> {
      const row = get(id)
      if (!row || row.player_id !== session.playerId || row.vass !== session.vass) throw new Problem('not_found')
      if (row.state === 'PLAYING') settle(row, 'PLAYING')
      await outbox.push(id)
      return get(id)
    },

    /** The open round of this player in this game, if there is one; counts as a sign of life of the client. */
    active(session: Session): RoundRow | undefined {
      const row = openOne.get(session.vass, session.playerId, session.gameCode) as RoundRow | undefined
      if (row) touch.run(Date.now(), row.id)
      return row
    },

    find(session: Session, id: string): RoundRow {
      const row = get(id)
      if (!row || row.player_id !== session.playerId || row.vass !== session.vass) throw new Problem('not_found')
      return row
    },

    latest: (session: Session, limit: number): RoundRow[] =>
      latest.all(session.vass, session.playerId, session.gameCode, limit) as unknown as RoundRow[],

    /** After a start: what the last process had sent without hearing the answer goes back. */
    recover(): void {
      for (const row of pending.all() as unknown as RoundRow[]) settle(row, 'PENDING')
      outbox.hurry()
    },

    /** Settles rounds whose client went away. */
    sweep(): void {
      for (const row of stale.all(Date.now() - rules.roundTimeoutMs) as unknown as RoundRow[]) {
        log('info', 'round settled without its client', { round: row.id })
        settle(row, 'PLAYING')
      }
    },
  }
}

export type Rounds = ReturnType<typeof roundsOf>
