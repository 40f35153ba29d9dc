import { openDb } from '../../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../../packages/gateway/src/db/embedded.ts'

/** Writes to the database of a running product what would otherwise need time to pass. */
export async function write(dataDir: string, query: string, ...values: unknown[]): Promise<number> {
  const server = await startEmbedded({ dataDir, guest: true })
  const db = openDb(server.where())
  try {
    return (await db.$client.query(query, values)).rowCount ?? 0
  } finally {
    await db.$client.end()
    await server.stop()
  }
}
