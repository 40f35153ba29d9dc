import pg from 'pg'
import { type Where, pgConfig } from './client.ts'

/** Runs work over one separate connection, outside any pool and its time limits, and closes it. */
export async function withConnection<T>(
  where: Where,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ ...pgConfig(where, options), application_name: applicationName })
  // A connection that dies while it is idle would otherwise end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
