import { sql } from 'drizzle-orm'
import { latin, searchText } from '../search/search-text.ts'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { lock } from '../../../db/locks.ts'

/** Rows folded with one statement. */
const BATCH = 5000
/** From so many new rows on, the planner's old figures mislead it. */
const MANY = 1000

/**
 * Folds the games that have no search text yet: rows may come from any source (an import, another gateway), and
 * triggers empty the text of every row with a new title. @returns false where nothing was left to do
 */
export async function refold(db: Db): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: 'game_unfolded',
    text: `select from game where search = '' limit 1`,
  })
  if (rowCount === 0) return false
  await transact(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`) // thousands of rows at once, on a machine that may be busy
    await foldAll(tx)
  })
  return true
}

/** The same inside a transaction that writes games. */
export async function foldAll(tx: Tx): Promise<void> {
  await lock(tx, 'foldedTitles') // of gateways that see it together one folds
  let folded = 0
  for (let count = BATCH; count === BATCH; folded += count) count = await foldSome(tx)
  if (folded === 0) return
  // New texts are in the pending list of the index; a search would have to read all of it, so the planner would prefer
  // a full scan.
  await tx.execute(sql`select tidy_search(${folded >= MANY})`)
}

async function foldSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ node_id: number; titles: string[]; vendor: string[] }>(sql`
    select g.node_id, coalesce(array_agg(t.title order by t.language) filter (where t.title is not null), array[g.game_code]) as titles,
      array[v.code, v.display_name] as vendor
    from game g left join game_title t using (node_id) join vendor v on v.code = g.vendor
    where g.search = '' group by g.node_id, v.code order by g.node_id limit ${BATCH}`)
  if (rows.length === 0) return 0
  const folded = rows.map(({ node_id, titles, vendor }) => ({ node_id, search: searchText(titles, vendor) }))
  await tx.execute(sql`
    update game set search = f.search from json_to_recordset(${JSON.stringify(folded)}::json) as f(node_id int, search text)
    where game.node_id = f.node_id`)
  const words = new Set(
    rows.flatMap(({ titles, vendor }) => [...titles, ...vendor].flatMap((text) => latin(text).split(' '))),
  )
  await tx.execute(sql`
    insert into game_word select json_array_elements_text(${JSON.stringify([...words].filter((word) => word.length > 1))}::json)
    on conflict do nothing`)
  return rows.length
}
