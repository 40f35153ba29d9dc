import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, type OpenOptions, type Tx, type Where, asDatabase, dbFault, openDb } from './client.ts'
import { withConnection } from './connection.ts'

/** A standby of the database, for reads that may take long. */
export interface Replica {
  /**
   * Reads from the standby once it has all that the primary had committed when this was called, whoever wrote it; from
   * the primary where that takes too long, or where the standby fails.
   */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** So long the standby may take to catch up; it is usually a few milliseconds behind. */
const patienceMs = 100
const lookEveryMs = 10

/** The standby has not caught up, or is none. */
class Behind extends Error {}

/** A transaction whose statements may be sent by their text as well, as those of a pool: by `db.$client`. */
function withClient(tx: Tx): Db {
  const { client } = tx._.session as unknown as { client: pg.PoolClient }
  return Object.assign(asDatabase(tx), { $client: client as unknown as pg.Pool })
}

/** Opens a pool of connections to a standby; `log` is told why reads go to the primary. */
export function openReplica(
  primary: Db,
  where: Where,
  { log, ...options }: Pick<OpenOptions, 'onError'> & { log: (err: unknown) => void },
): Replica {
  const standby = openDb(where, options)

  /** Where the log of the primary ends: with the last commit that anybody was told of. */
  async function end(): Promise<string> {
    const { rows } = await primary.execute<{ lsn: string }>(sql`select pg_current_wal_flush_lsn()::text as lsn`)
    return rows[0]?.lsn ?? ''
  }

  async function readThere<T>(lsn: string, work: (db: Db) => Promise<T>): Promise<T> {
    return standby.transaction(
      async (tx) => {
        for (const since = performance.now(); ;) {
          const { rows } = await tx.execute<{ has: boolean | null }>(sql`
            select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn end as has`)
          if (rows[0]?.has) return work(withClient(tx))
          // A server that no longer follows is no standby, whatever it has.
          if (rows[0]?.has == null || performance.now() - since > patienceMs) throw new Behind('the replica is behind')
          await tx.execute(sql`select pg_sleep(${lookEveryMs / 1000})`)
        }
      },
      // Each statement sees what has come meanwhile, as at the primary.
      { isolationLevel: 'read committed', accessMode: 'read only' },
    )
  }

  return {
    async read(work) {
      const lsn = await end()
      try {
        return await readThere(lsn, work)
      } catch (error) {
        if (!(error instanceof Behind) && dbFault(error) === undefined) throw error
        log(error)
        return work(primary)
      }
    },
    stop: () => standby.$client.end(),
  }
}

/** @throws Error in one line where an address leads to no server of the same cluster */
export async function requireReplica(primary: Where, replica: Where): Promise<void> {
  const clusterOf = (where: Where) =>
    withConnection(where, 'gateway start', async (client) => {
      const { rows } = await client.query<{ id: string; name: string }>(
        'select system_identifier::text as id, current_database() as name from pg_control_system()',
      )
      return `${rows[0]?.id} ${rows[0]?.name}`
    })
  const there = await clusterOf(replica).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `the database of DATABASE_REPLICA_URL cannot be used (${code}): check its address, user and name, or unset it to ` +
        'read everything from the primary',
    )
  })
  if (there !== (await clusterOf(primary)))
    throw new Error('DATABASE_REPLICA_URL is no replica of DATABASE_URL: it leads to another database')
}
