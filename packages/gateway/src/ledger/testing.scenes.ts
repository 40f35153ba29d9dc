import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Run, Scene } from '../app/operate/testing.ts'
import type { Db } from '../db/client.ts'
import type { TestApp } from '../testing/inject.ts'
import { withMonthsOfYears } from './testing.months.ts'

/** Scenes of the commands about the months of the ledger. */
export default function scenes(run: Run, { db, owner }: TestApp & { owner: Db }): Record<string, Scene> {
  return {
    'ledger months': { input: () => ({}) },
    'ledger archive': {
      async input() {
        // As if this month were closed and sealed.
        await withMonthsOfYears(owner)
        await db.execute(sql`select open_month(t, '2020-03-15') from unnest(array['round', 'txn', 'posting']) t`)
        await owner.execute(
          sql`insert into ledger_closing (account_id, month, balance) select min(id), '2020-03-01', 0 from account`,
        )
        await owner.execute(sql`
          insert into ledger_seal (seq, at, upto, account, txn, posting, prev, hash, key_id, signature)
          select 1, now(), json_build_object('ledger_closing', array['9000000000000000000', '0']), '', '', '', '', '', '', ''`)
        return { before: '2020-04-01' }
      },
      seen: async () =>
        expect((await run('ledger', 'months')).json.data).toMatchObject({ months: [{ rows: 0 }, {}, {}, {}, {}] }),
    },
    'ledger restore': {
      input: () => ({ name: 'posting_202003' }),
      async seen() {
        // No posting is behind this closing: a check of everything would find it.
        for (const table of ['ledger_closing', 'ledger_seal'])
          await owner.execute(
            sql.raw(
              `alter table ${table} disable trigger user; delete from ${table}; alter table ${table} enable trigger user`,
            ),
          )
        const again = await run('ledger', 'restore', { name: 'posting_202003' })
        expect([again.code, again.json.code]).toEqual([1, 'not_found'])
      },
    },
  }
}
