import { type SQL, sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { urlOf } from '../database.ts'
import { freshDb } from '../fresh.ts'
import { startProcess, type GatewayProcess } from '../process.ts'

/** Two gateways on a database of their own, not yet started; call at the top of a file. */
export async function twoGateways(key: string) {
  const { db, owner, where } = await freshDb()
  const both: GatewayProcess[] = []
  const urls: string[] = []

  async function start(n: number): Promise<void> {
    const gateway = startProcess({ DATABASE_URL: urlOf(where), VENDOR_KEY: key, LOG_LEVEL: 'silent' })
    both[n] = gateway
    urls[n] = (await gateway.ready).url
  }
  async function end(n: number, signal: NodeJS.Signals): Promise<void> {
    both[n]?.child.kill(signal)
    await both[n]?.ended
  }
  afterAll(() => Promise.all([end(0, 'SIGTERM'), end(1, 'SIGTERM')]))

  const rows = async <T extends Record<string, unknown>>(query: SQL) => (await owner.execute<T>(query)).rows
  /** The column `n` of one row. */
  const number = async (query: SQL) => Number((await rows<{ n: string }>(query))[0]?.n ?? 0)
  /** How often another gateway has begun to lead. */
  const term = () => number(sql`select term::text as n from job_leader`)
  return { db, owner, urls, start, end, rows, number, term }
}
