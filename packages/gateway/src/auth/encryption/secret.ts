import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { setting } from '../../settings/schema.ts'

/**
 * A secret of the operator that survives a restart and is shared by every gateway on the database; made on first use.
 */
export async function secret(db: Db, name: string, make: () => string): Promise<string> {
  const key = `secret:${name}`
  await db.insert(setting).values({ key, value: make() }).onConflictDoNothing()
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
  if (typeof row?.value !== 'string') throw new Error(`setting ${key} does not hold a secret`)
  return row.value
}
