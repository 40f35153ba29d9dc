import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import { lock } from '../../../db/locks.ts'
import { writeCatalogue } from '../queries/write.ts'
import { setting } from '../../../settings/schema.ts'
import { completeLanguages } from '../../../lib/text/languages.ts'
import { lotteryVendors } from './lottery-games.ts'
import { catalogue } from './generate.ts'
import { VENDORS } from './plan.ts'

const key = 'catalogue.seeded'

/**
 * Puts the sandbox's vendors and games into the database. A catalogue that is there already is left unchanged; another
 * one is written over it, keeping what an operator may have changed (status). @returns how many games there are in it
 */
export async function seedCatalogue(db: Db): Promise<number> {
  const games = catalogue()
  const digest = createHash('sha256')
    .update(JSON.stringify({ games, languages: completeLanguages }))
    .digest('hex')
  await transact(db, async (tx) => {
    await lock(tx, 'catalogue') // of gateways that start together one seeds
    await tx.execute(sql`set local statement_timeout = 0`) // thousands of rows at once, on a machine that may be busy
    const [stored] = await tx.select().from(setting).where(eq(setting.key, key))
    if (stored?.value === digest) return
    const names: Partial<Record<string, string>> = lotteryVendors
    const vendors = VENDORS.map((code, sort) => ({
      code,
      name: names[code] ?? code,
      sort,
      languages: completeLanguages,
    }))
    await tx.execute(sql`
      insert into vendor (code, display_name, sort, languages, free_spins) select code, name, sort, languages, true
      from json_to_recordset(${JSON.stringify(vendors)}::json) as v(code text, name text, sort int, languages text[])
      on conflict (code) do update set sort = excluded.sort, languages = excluded.languages`)
    await writeCatalogue(tx, games)
    await tx
      .insert(setting)
      .values({ key, value: digest })
      .onConflictDoUpdate({ target: setting.key, set: { value: digest } })
  })
  return games.length
}
