import type { Db } from '../db/client.ts'

/** Rows a piece of work read, by table. */
export type RowsRead = Record<string, number>

/**
 * Counts the rows of tables that some work reads, including those in functions and transactions, by the statistics of
 * the database. Other work at the same time is counted too, so take the minimum of several runs.
 */
export const rowsReadBy = (db: Db, work: () => Promise<unknown>): Promise<RowsRead> => readBy(db, work, rows)

/** Counts the pages (buffers) of tables and of their indexes in the same way. */
export const buffersReadBy = (db: Db, work: () => Promise<unknown>): Promise<RowsRead> => readBy(db, work, buffers)

const rows = `
  select t.relname as name, pg_stat_get_tuples_returned(t.oid) + coalesce(sum(pg_stat_get_tuples_returned(i.indexrelid)), 0) as read
  from pg_class t left join pg_index i on i.indrelid = t.oid
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace group by t.oid`
const buffers = `
  select relname as name, coalesce(heap_blks_hit + heap_blks_read, 0) + coalesce(idx_blks_hit + idx_blks_read, 0) as read
  from pg_statio_user_tables where schemaname = 'public'`

async function readBy(db: Db, work: () => Promise<unknown>, query: string): Promise<RowsRead> {
  const before = await counted(db, query)
  await work()
  const after = await counted(db, query)
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, read]) => [table, read - (before[table] ?? 0)])
      .filter(([, read]) => read !== 0),
  )
}

/**
 * A connection reports its statistics on request, or a second later. Indexes are preferred, as for a table that has
 * grown: the planner would read a small one sequentially.
 */
async function counted({ $client: pool }: Db, query: string): Promise<RowsRead> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    await Promise.all(
      clients.map((client) => client.query('set enable_seqscan = off; select pg_stat_force_next_flush()')),
    )
    const found = await clients[0]?.query<{ name: string; read: string }>(query)
    return Object.fromEntries((found?.rows ?? []).map(({ name, read }) => [name, Number(read)]))
  } finally {
    for (const client of clients) client.release()
  }
}
