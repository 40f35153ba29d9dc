import type { Db, OpenOptions } from '../../packages/gateway/src/db/client.ts'
import { withDatabase } from '../../packages/gateway/src/app/operate/database-commands.ts'
import { product, readAccounts } from './product.ts'
import { stop } from './run.ts'

/**
 * Runs work on the database of the product. `nothing` is printed if there is no database yet; a failure is printed and
 * ends the process with 1.
 */
export async function withProductDatabase(
  nothing: string,
  work: (db: Db) => Promise<void>,
  options?: OpenOptions,
): Promise<void> {
  const { dataDir } = product()
  if (!process.env['DATABASE_URL'] && !readAccounts(dataDir)) stop(nothing)
  try {
    await withDatabase(process.env, dataDir, work, options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
