import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Where, pgConfig } from '../client.ts'
import { alive } from './postmaster.ts'

/** Any number, the same in every gateway. */
const lockKey = 7_203_114

/** Another gateway serves this data folder. */
export class DataFolderInUse extends Error {
  readonly pid: number
  /** Address of the other one, as it reported. */
  readonly address: string
  constructor(dataDir: string, pid: number, address: string) {
    super(
      `The data folder ${dataDir} is already served by another gateway (process ${pid}, ${address}). ` +
        'Stop that one or set another DATA_DIR.',
    )
    this.pid = pid
    this.address = address
  }
}

/**
 * Takes the lock of a data folder: it lives as long as the connection returned, so a killed gateway leaves none. The
 * connection's name identifies its holder. Waits for a holder who is dead already, and for a script (no `address`) that
 * shuts the server down: then the connection breaks.
 */
export async function takeLock(where: Where, dataDir: string, address?: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...pgConfig(where),
    application_name: (address === undefined ? `script ${process.pid}` : `gateway ${process.pid} ${address}`).slice(
      0,
      63,
    ),
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let tries = 0; ; tries++) {
      const taken = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lockKey])
      if (taken.rows[0]?.ok) return client
      const holder = await client.query<{ name: string }>(
        `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
         where l.locktype = 'advisory' and l.objid = $1 and l.granted
           and l.database = (select oid from pg_database where datname = current_database())`,
        [lockKey],
      )
      const [kind, pid, at] = holder.rows[0]?.name.split(' ') ?? []
      if (
        tries >= 50 ||
        (kind === 'gateway' && pid && Number(pid) !== process.pid && alive(Number(pid))) ||
        Number(pid) === process.pid
      ) {
        throw new DataFolderInUse(dataDir, Number(pid) || 0, at || 'address unknown')
      }
      await delay(100)
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
