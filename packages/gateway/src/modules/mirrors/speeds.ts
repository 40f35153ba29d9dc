import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/client.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { mirrorSpeed } from './schema.ts'

export interface Measured {
  host: string
  latencyMs: number | null
}

const keptMs = 30 * 86_400_000

/** Stores what somebody measured of hosts of ours, once for each. @returns how many were stored */
export async function storeSpeeds(
  db: Reader,
  results: readonly Measured[],
  { hosts, country, at }: { hosts: readonly string[]; country: string; at: Date },
): Promise<number> {
  const ours = new Map(results.filter(({ host }) => hosts.includes(host)).map((one) => [one.host, one]))
  const rows = [...ours.values()].map(({ host, latencyMs }) => ({ host, latencyMs, country, at }))
  if (rows.length > 0) await db.insert(mirrorSpeed).values(rows)
  return rows.length
}

export interface HostSpeed extends Record<string, unknown> {
  host: string
  country: string
  tests: number
  /** Of the tests, those without an answer. */
  failed: number
  /** Of the answers, ms; null without any. */
  median: number | null
  p90: number | null
}

/** Speed of each host by country since a moment, the most tested first. */
export async function speedsSince(db: Reader, since: Date): Promise<HostSpeed[]> {
  const { rows } = await db.execute<HostSpeed>(sql`
    select host, country, count(*)::int as tests, count(*) filter (where latency_ms is null)::int as failed,
      round(percentile_cont(0.5) within group (order by latency_ms))::int as median,
      round(percentile_cont(0.9) within group (order by latency_ms))::int as p90
    from mirror_speed where at >= ${since.toISOString()}::timestamptz
    group by host, country order by tests desc, host, country`)
  return rows
}

/** Removes what is older than a month. */
export const sweepSpeeds = (db: Db, now: Date, stopping: AbortSignal): Promise<void> =>
  deleteInBatches(
    db,
    stopping,
    (limit) => sql`
      delete from mirror_speed where id in (select id from mirror_speed
        where at < ${new Date(now.getTime() - keptMs).toISOString()}::timestamptz limit ${limit})`,
  )
