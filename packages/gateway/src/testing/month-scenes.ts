import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Run, Scene } from '../app/operate/testing.ts'
import type { Db } from '../db/client.ts'
import type { ArchivedTable } from '../db/months.ts'
import type { TestApp } from './inject.ts'

/** Scenes of the commands about the months of a table. */
export function monthScenes(
  run: Run,
  { db, owner }: TestApp & { owner: Db },
  { group, table }: { group: string; table: ArchivedTable },
): Record<string, Scene> {
  const name = `${table}_202003`
  const months = async () => (await run(group, 'months')).json.data as { months: object[] }
  return {
    [`${group} months`]: { input: () => ({}) },
    [`${group} archive`]: {
      async input() {
        // As if the table had its months for years.
        await owner.execute(
          sql.raw(`
            do $$ declare v_end timestamptz := (select to_at from table_months where name = '${table}_before'); begin
              alter table ${table} detach partition ${table}_before;
              execute format('alter table ${table} attach partition ${table}_before for values from (''2026-01-01'') to (%L)', v_end);
            end $$`),
        )
        await db.execute(sql`select open_month(${table}, '2020-03-15')`)
        return { before: '2020-04-01' }
      },
      seen: async () => expect((await months()).months).toContainEqual(expect.objectContaining({ name, rows: 0 })),
    },
    [`${group} restore`]: {
      input: () => ({ name }),
      async seen() {
        expect((await months()).months).toContainEqual(expect.objectContaining({ name, rows: null }))
        const again = await run(group, 'restore', { name })
        expect([again.code, again.json.code]).toEqual([1, 'not_found'])
      },
    },
  }
}
