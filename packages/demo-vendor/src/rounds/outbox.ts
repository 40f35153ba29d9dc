import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import type { Gateway } from '../wallet.ts'
import type { Log } from '../log.ts'
import { bookingBody, txId } from './round.ts'
import type { RoundRow } from './round.ts'

interface Letter {
  tx_id: string
  round_id: string
  vass: string
  method: 'credit' | 'rollback'
  body: string
  attempts: number
  last_error: string | null
}

const QUICK_MS = 200
const SLOWEST_MS = 5_000
/** After a refusal that should never happen an operator is needed; retries continue, less often. */
const REFUSED_MS = 30_000

/** So often a win is sent at least, whose stake the operator did not know the last two times. */
const UNKNOWN_TRIES = 3

/** Credits and rollbacks that must reach the gateway: written first, sent until accepted, also by the next process. */
export function outboxOf(db: Db, gateway: Gateway, log: Log) {
  const insert = db.prepare(
    'INSERT INTO outbox (tx_id, round_id, vass, method, body, next_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  // What waits longer than anything may was left before the clock was put back.
  const due = db.prepare(
    'SELECT * FROM outbox WHERE done_at IS NULL AND (next_at <= ? OR next_at > ?) ORDER BY next_at LIMIT 20',
  )
  const one = db.prepare('SELECT * FROM outbox WHERE tx_id = ? AND done_at IS NULL')
  const again = db.prepare('UPDATE outbox SET attempts = attempts + 1, next_at = ?, last_error = ? WHERE tx_id = ?')
  const done = db.prepare('UPDATE outbox SET attempts = attempts + 1, done_at = ?, last_error = NULL WHERE tx_id = ?')
  const end = db.prepare(`UPDATE round SET state = ?, balance = COALESCE(?, balance),
    free_spins = COALESCE(?, free_spins), ended_at = ? WHERE id = ?`)
  const hurry = db.prepare('UPDATE outbox SET next_at = ?, attempts = 0 WHERE done_at IS NULL')
  const cancel = db.prepare(`UPDATE round SET state = 'CANCELLING' WHERE id = ?`)
  const roundOf = db.prepare('SELECT * FROM round WHERE id = ?')
  const waiting = db.prepare('SELECT count(*) AS n FROM outbox WHERE done_at IS NULL')
  const underWay = new Map<string, Promise<void>>()
  let open = true

  /** Writes the outgoing call. Call in the transaction that moves the round to CREDITING or CANCELLING. */
  function put(row: RoundRow, method: 'credit' | 'rollback'): void {
    insert.run(txId(row.id, method), row.id, row.vass, method, bookingBody(row, method), Date.now())
  }

  async function send(letter: Letter): Promise<void> {
    const reply = await gateway.call(letter.vass, letter.method, letter.body)
    if (!open) return
    const now = Date.now()
    const status = reply.known ? reply.answer.status : undefined
    if (reply.known && (status === 'OK' || status === 'TX_ROLLED_BACK')) {
      // A credit on a returned stake, or a rollback done before: either way the round is void.
      const state = letter.method === 'credit' && status === 'OK' ? 'CLOSED' : 'VOIDED'
      inTx(db, () => {
        done.run(now, letter.tx_id)
        const free = reply.answer.freeSpins ? JSON.stringify(reply.answer.freeSpins) : null
        end.run(state, reply.answer.balance ?? null, free, now, letter.round_id)
      })
      return
    }
    const isUnknown = status === 'TX_NOT_FOUND' && letter.last_error === status
    if (letter.method === 'credit' && isUnknown && letter.attempts + 1 >= UNKNOWN_TRIES) {
      // A backup was restored there: the stake is back. It is taken back all the same, or the round would never end.
      log('error', 'round cancelled: its stake is unknown', { round: letter.round_id })
      inTx(db, () => {
        done.run(now, letter.tx_id)
        cancel.run(letter.round_id)
        put(roundOf.get(letter.round_id) as unknown as RoundRow, 'rollback')
      })
      return
    }
    const wait = status ? REFUSED_MS : Math.min(SLOWEST_MS, QUICK_MS * 2 ** letter.attempts)
    const why = reply.known ? reply.answer.status : reply.why
    again.run(Math.round(now + wait * (0.75 + Math.random() / 2)), why, letter.tx_id)
    log(status ? 'error' : 'warn', `${letter.method} not accepted yet`, {
      round: letter.round_id,
      attempt: letter.attempts + 1,
      why,
    })
  }

  function deliver(letter: Letter): Promise<void> {
    const running = underWay.get(letter.tx_id)
    if (running) return running
    const sending = send(letter)
      .catch((error: unknown) => log('error', 'outbox failed', { round: letter.round_id, error: String(error) }))
      .finally(() => underWay.delete(letter.tx_id))
    underWay.set(letter.tx_id, sending)
    return sending
  }

  return {
    put,
    /** Sends this round's outgoing call now, whatever its next time was; resolves when this try is over. */
    async push(roundId: string): Promise<void> {
      for (const method of ['credit', 'rollback'] as const) {
        const letter = one.get(txId(roundId, method)) as Letter | undefined
        if (letter) await deliver(letter)
      }
    },
    /** Sends what is due. */
    pump(): void {
      for (const letter of due.all(Date.now(), Date.now() + 2 * REFUSED_MS) as unknown as Letter[]) void deliver(letter)
    },
    /** After a restart the gateway may be available again, so the last process's retry delay is not waited out. */
    hurry: () => void hurry.run(Date.now()),
    waiting: () => (waiting.get() as { n: number }).n,
    /** Waits for calls under way and starts no other. Their answers are written by `send` unless `close` came first. */
    async drain(): Promise<void> {
      await Promise.all(underWay.values())
      open = false
    },
  }
}

export type Outbox = ReturnType<typeof outboxOf>
