import type { Db } from '../db/client.ts'

/** Rows a piece of work read, by table. */
export type RowsRead = Record<string, number>

/**
 * Counts the rows of tables that a piece of work reads, those behind functions and inside transactions included, as the
 * database counts them. Other work in the meantime is counted too: where a figure matters, take the least of several.
 */
export async function rowsReadBy(db: Db, work: () => Promise<unknown>): Promise<RowsRead> {
  const before = await counted(db)
  await work()
  const after = await counted(db)
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, read]) => [table, read - (before[table] ?? 0)])
      .filter(([, read]) => read !== 0),
  )
}

/**
 * A connection reports what it has read when requested, or a second later. An index is used where there is one, as in a
 * table that has grown: a small one the planner would rather read whole.
 */
async function counted({ $client: pool }: Db): Promise<RowsRead> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    await Promise.all(
      clients.map((client) => client.query('set enable_seqscan = off; select pg_stat_force_next_flush()')),
    )
    const { rows } = (await clients[0]?.query<{ name: string; read: string }>(`select t.relname as name,
      t.seq_tup_read + coalesce((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0) as read
      from pg_stat_user_tables t where t.schemaname = 'public'`)) ?? { rows: [] }
    return Object.fromEntries(rows.map(({ name, read }) => [name, Number(read)]))
  } finally {
    for (const client of clients) client.release()
  }
}
