import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import { expect, inject, test } from 'vitest'
import { inboxPage } from './service.ts'
import { openDb, type Where } from '../../db/client.ts'
import { withConnection } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { cloneDb } from '../../testing/database.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Migrates a database up to the schema before the named migration. */
async function migrateBefore(where: Where, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  await withConnection(where, 'tests', (client) => apply(drizzle(client), { migrationsFolder: folder }))
  rmSync(folder, { recursive: true })
}

const old: [title: string, content: string][] = [
  ['Welcome', '<p>Good to have you here.</p>'],
  ['Your deposit is in your wallet', '<p>Our cashier has looked at order D2611220000123 and credited 2000.00 BDT.</p>'],
  [
    'A deposit could not be credited',
    '<p>Our cashier could not credit order D2611220000124 of 500.00 BDT. The page of the order says why.</p>',
  ],
  [
    'You hit the jackpot',
    '<p>A round of yours hit the jackpot: BDT 123456.50 are in your balance.</p><p>The seed is public now.</p>',
  ],
  ['Your fund password was reset', '<p>Our service has reset it. For 24 hours it opens nothing.</p>'],
  ['Your statement of 2025', '<p>2025 is over.</p>'],
  ['By hand', '<p>Five &lt; six &amp; seven<br>A line</p><p>An end</p>'],
]

test("messages of before keep their meaning: the gateway's own become kinds, others keep their texts", async () => {
  const { owner: where, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
  await migrateBefore(where, '_messages_by_kind')
  const id = await withConnection(where, 'tests', async (client) => {
    await client.query("insert into asset (code, scale, symbol) values ('BDT', 2, '৳')")
    const {
      rows: [row],
    } = await client.query<{ id: string }>(
      "insert into member (account, nickname, type, asset, password_hash) values ('old', 'old', 0, 'BDT', 'x') returning id",
    )
    const made = row?.id ?? ''
    for (const [title, content] of old) {
      const texts = JSON.stringify({ en: { title, content }, bn: { title: `bn ${title}`, content } })
      await client.query("insert into message (member_id, category, texts, at) values ($1, 'SYSTEM', $2, now())", [
        made,
        texts,
      ])
    }
    return made
  })
  await migrate(where)

  const db = openDb(where)
  const read = async (language: string) =>
    (
      await inboxPage(db, id, {
        pageNo: 1,
        pageSize: 20,
        languages: [language, 'en'],
        currency: { code: 'BDT', symbol: '৳' },
      })
    ).list.toReversed()
  const [english, bengali] = [await read('en'), await read('bn')]
  await db.$client.end()
  await drop()
  expect(english.map(({ title }) => title)).toEqual(old.map(([title]) => title))
  expect(english.map(({ about }) => about)).toEqual([
    undefined,
    { type: 'DEPOSIT', reference: 'D2611220000123' },
    { type: 'DEPOSIT', reference: 'D2611220000124' },
    { type: 'RECORDS' },
    { type: 'SECURITY' },
    { type: 'STATEMENT', reference: '2025' },
    undefined,
  ])
  expect(english.map(({ summary }) => summary).slice(1, 4)).toEqual([
    expect.stringContaining('D2611220000123 and credited ৳ 2,000.00'),
    expect.stringContaining('D2611220000124 of ৳ 500.00'),
    expect.stringContaining('৳ 123,456.50'),
  ])
  expect(bengali.map(({ title }) => title).slice(4)).toEqual([
    'আপনার ফান্ড পাসওয়ার্ড রিসেট করা হয়েছে',
    '২০২৫ সালের হিসাব',
    'bn By hand',
  ])
  expect(english.at(-1)).toMatchObject({
    summary: 'Five < six & seven A line',
    content: '<p>Five &lt; six &amp; seven<br>A line</p><p>An end</p>',
  })
})
