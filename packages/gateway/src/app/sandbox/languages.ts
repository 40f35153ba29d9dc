import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { type Db, transact } from '../../db/client.ts'
import { completeLanguages } from '../../lib/text/languages.ts'
import { lockGroup, writeGroup } from '../../settings/change.ts'
import { setting } from '../../settings/schema.ts'

/** What the sandbox wrote last: as long as the setting is the same, nobody has changed it. */
const writtenKey = 'sandbox.languages'

/**
 * Offers every language that is complete, also in a sandbox from before it was. What an operator has chosen stays.
 */
export async function offerLanguages(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const current = await lockGroup(tx, 'languages')
    const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, writtenKey))
    const wanted = { supported: [...completeLanguages] }
    if (!isDeepStrictEqual(current, row?.value ?? null) || isDeepStrictEqual(current, wanted)) return
    await writeGroup(tx, 'languages', wanted)
    await writeGroup(tx, writtenKey, wanted)
  })
}
