import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Session } from '../sessions.ts'
import type { Gateway, Reply } from '../wallet.ts'
import type { Outbox } from './outbox.ts'
import { bookingBody } from './round.ts'
import type { RoundRow } from './round.ts'

/** Tries of one debit; the same bytes, so that a repeat books nothing twice. Then the stake is sent back. */
const DEBIT_TRIES = 3
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Columns of a round, with the hash of its seed. */
export const rowsOfRounds = `SELECT round.*, coalesce(seed.server_hash, event.server_hash) AS server_hash
  FROM round LEFT JOIN seed ON seed.id = round.seed_id LEFT JOIN event ON event.id = round.event_id`

/** A round with these columns already exists: the same name, or one open where only one may be. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed/.test(error.message)

/** Shared by spins and bets: the stake is debited once, and is returned unless the debit is confirmed. */
export function bookingsOf(db: Db, gateway: Gateway, outbox: Outbox, log: Log, minCycleMs: number) {
  const byId = db.prepare(`${rowsOfRounds} WHERE round.id = ?`)
  const byRef = db.prepare(`${rowsOfRounds} WHERE round.vass = ? AND round.player_id = ? AND ref = ?`)
  const lastStart = db.prepare(
    `SELECT max(created_at) AS at FROM round WHERE vass = ? AND player_id = ? AND state <> 'REFUSED' AND created_at < ?`,
  )
  const refuse = db.prepare(
    `UPDATE round SET state = 'REFUSED', reason = ?, balance = ?, ended_at = ? WHERE id = ? AND state = 'PENDING'`,
  )
  const tellFree = db.prepare('UPDATE round SET free_spins = ? WHERE id = ?')
  const move = db.prepare('UPDATE round SET state = ? WHERE id = ? AND state = ?')
  const tellLate = db.prepare(`UPDATE round SET reason = 'LATE' WHERE id = ? AND state = 'PENDING'`)
  const pending = db.prepare(`${rowsOfRounds} WHERE state = 'PENDING'`)
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

  /** Advances an open round and writes the outgoing call that will finish it, in one commit. */
  function settle(row: RoundRow, from: 'PENDING' | 'PLAYING'): void {
    inTx(db, () => {
      if (move.run(from === 'PLAYING' ? 'CREDITING' : 'CANCELLING', row.id, from).changes === 0) return
      outbox.put(row, from === 'PLAYING' ? 'credit' : 'rollback')
    })
  }

  /** Returns the stake of a round that is played and cannot be settled. */
  function giveBack(row: RoundRow): void {
    inTx(db, () => {
      if (move.run('CANCELLING', row.id, 'PLAYING').changes > 0) outbox.put(row, 'rollback')
    })
  }

  async function takeStake(
    row: RoundRow,
    accept: (row: RoundRow, balance: string | null) => boolean,
  ): Promise<RoundRow> {
    const reply = await debit(row)
    if (reply.known && reply.answer.freeSpins) tellFree.run(JSON.stringify(reply.answer.freeSpins), row.id)
    if (reply.known && reply.answer.status !== 'OK') {
      log('info', 'debit refused', { round: row.id, why: reply.answer.status })
      refuse.run(reply.answer.status, reply.answer.balance ?? null, Date.now(), row.id)
    } else if (!reply.known || !accept(row, reply.answer.balance ?? null)) {
      log('warn', 'stake goes back', { round: row.id, why: reply.known ? 'too late' : reply.why })
      if (reply.known) tellLate.run(row.id)
      settle(row, 'PENDING')
      await outbox.push(row.id)
    }
    return get(row.id)
  }

  return {
    get,
    settle,
    giveBack,
    /** The round of this name, in its current state. */
    known(session: Session, ref: string): Promise<RoundRow> | undefined {
      const row = byRef.get(session.vass, session.playerId, ref) as RoundRow | undefined
      return row && (starting.get(row.id) ?? Promise.resolve(row))
    },
    find(session: Session, id: string): RoundRow {
      const row = get(id)
      if (!row || row.player_id !== session.playerId || row.vass !== session.vass) throw new Problem('not_found')
      return row
    },
    /** Call in the transaction that writes the round. @throws Problem `too_soon` */
    keepPace(session: Session, now: number): void {
      const cycleMs = Math.max(minCycleMs, session.minCycleMs)
      // After the clock was put back the rounds of before lie further ahead, and hold up none.
      const { at } = lastStart.get(session.vass, session.playerId, now + cycleMs) as { at: number | null }
      const waitMs = at === null ? 0 : cycleMs - Math.abs(now - at)
      if (waitMs > 0) throw new Problem('too_soon', { waitMs })
    },
    /**
     * Debits the stake of a stored round from the wallet; `accept` moves it to PLAYING, or reports that the answer came
     * too late.
     */
    take(id: string, accept: (row: RoundRow, balance: string | null) => boolean): Promise<RoundRow> {
      const taking = takeStake(get(id), accept).finally(() => starting.delete(id))
      starting.set(id, taking)
      return taking
    },
    /** Returns stakes that nothing awaits: of the last process, or of a start that failed because of our own disk. */
    sweep(): void {
      for (const row of pending.all() as unknown as RoundRow[]) if (!starting.has(row.id)) settle(row, 'PENDING')
    },
  }
}

export type Bookings = ReturnType<typeof bookingsOf>
