import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'
import type { Db } from '../../db/client.ts'
import type { TestApp } from '../../testing/inject.ts'

/** Scenes of commands about the months of messages. */
export default function scenes(run: Run, { db, owner }: TestApp & { owner: Db }): Record<string, Scene> {
  const months = async () => (await run('messages', 'months')).json.data as { months: object[] }
  return {
    'messages months': { input: () => ({}) },
    'messages archive': {
      async input() {
        // As if the table had its months for years.
        await owner.execute(sql`alter table message detach partition message_before`)
        await owner.execute(
          sql`alter table message attach partition message_before for values from ('2026-01-01') to ('2300-01-01')`,
        )
        await db.execute(sql`select open_month('message', '2020-03-15')`)
        return { before: '2020-04-01' }
      },
      seen: async () => expect(await months()).toMatchObject({ months: [{ name: 'message_202003', rows: 0 }, {}] }),
    },
    'messages restore': {
      input: () => ({ name: 'message_202003' }),
      async seen() {
        expect(await months()).toMatchObject({ months: [{ name: 'message_202003', rows: null }, {}] })
        const again = await run('messages', 'restore', { name: 'message_202003' })
        expect([again.code, again.json.code]).toEqual([1, 'not_found'])
      },
    },
  }
}
