import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Clock } from '../lib/time/clock.ts'
import { cachedFor } from '../server/durable.ts'
import type { Gauge } from '../server/gauge.ts'

interface Backlog {
  /** Of orders: `deposit`. */
  kind: string
  table: string
  /** The orders that the gateway itself has to drive on, by a condition with a partial index. */
  open: SQL
  /** Since when an order is driven. */
  since: SQL
  /** An order that is driven for longer is stuck. */
  stuckAfterMinutes: number
}

/** An order whose next step is due for so long is stuck as well: no gateway takes it. */
const overdueMinutes = 5

/** Orders that are driven on, and those that have been for too long. One query each time they are read. */
export function backlogGauges(
  { db, clock }: { db: Db; clock: Clock },
  { kind, table, open, since, stuckAfterMinutes }: Backlog,
): Gauge[] {
  const read = cachedFor(1000, async () => {
    const now = clock.now().toISOString()
    const before = (minutes: number) => sql`${now}::timestamptz - make_interval(mins => ${minutes})`
    const { rows } = await db.execute<{ open: number; stuck: number; oldest: number }>(sql`
      select count(*)::int as open,
        count(*) filter (where ${since} < ${before(stuckAfterMinutes)} or next_at < ${before(overdueMinutes)})::int as stuck,
        coalesce(extract(epoch from ${now}::timestamptz - min(${since})), 0)::float8 as oldest
      from ${sql.identifier(table)} where ${open}`)
    return rows[0] ?? { open: 0, stuck: 0, oldest: 0 }
  })
  const labels = { kind }
  return [
    {
      name: 'gateway_orders_open',
      help: 'Orders that the gateway has to drive on.',
      labels,
      read: async () => (await read()).open,
    },
    {
      name: 'gateway_orders_stuck',
      help: 'Orders that have been driven on for too long, or whose next step is overdue.',
      labels,
      read: async () => (await read()).stuck,
    },
    {
      name: 'gateway_orders_oldest_seconds',
      help: 'Age of the oldest order that the gateway has to drive on.',
      labels,
      read: async () => Math.max(0, (await read()).oldest),
    },
  ]
}
