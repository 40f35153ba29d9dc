import type { Db } from '../db/open.ts'
import type { Backlog } from '../observe.ts'

/** What waits, by the indexes of what is open: however many rounds were played. */
export function backlogOf(db: Db): () => Backlog {
  const outbox = db.prepare(
    'SELECT count(*) AS waiting, coalesce(sum(attempts > 0), 0) AS retrying FROM outbox WHERE done_at IS NULL',
  )
  const open = db.prepare(`SELECT state, count(*) AS count, min(touched_at) AS since FROM round
    WHERE state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING') GROUP BY state`)
  return () => ({
    outbox: outbox.get() as Backlog['outbox'],
    openRounds: open.all() as unknown as Backlog['openRounds'],
  })
}
