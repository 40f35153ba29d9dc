import { eq, sql } from 'drizzle-orm'
import { searchText } from '../../catalogue/fold.ts'
import { type Db, type Reader, transact } from '../client.ts'
import { game, gameTitle } from '../schema/index.ts'

/** A game and its titles by language, as an operator or a test makes it. */
export type NewGame = typeof game.$inferInsert & { titles: Readonly<Record<string, string>> }

/** Makes a game or changes one, with its titles and what it is found by. */
export async function saveGame(db: Db, { titles, ...row }: NewGame): Promise<void> {
  await transact(db, async (tx) => {
    await tx.insert(game).values({ ...row, search: '' }).onConflictDoUpdate({ target: game.nodeId, set: { ...row, search: '' } })
    await tx.delete(gameTitle).where(eq(gameTitle.nodeId, row.nodeId))
    await tx.insert(gameTitle).values(Object.entries(titles).map(([language, title]) => ({ nodeId: row.nodeId, language, title })))
    await refold(tx)
  })
}

/**
 * Folds the titles of games that have no search text yet: rows may come by any road (an import, another gateway), an
 * empty text says they are not findable. Costs one look at a partial list when there are none.
 */
export async function refold(db: Reader): Promise<void> {
  const { rows } = await db.execute<{ node_id: number; titles: string[]; vendor: string[] }>(sql`
    select g.node_id, array_agg(t.title order by t.language) as titles, array[v.code, v.display_name] as vendor
    from game g join game_title t using (node_id) join vendor v on v.code = g.vendor
    where g.search = '' group by g.node_id, v.code order by g.node_id limit 5000`)
  if (rows.length === 0) return
  const folded = rows.map(({ node_id, titles, vendor }) => ({ node_id, search: searchText(titles, vendor) }))
  await db.execute(sql`
    update game set search = f.search from json_to_recordset(${JSON.stringify(folded)}::json) as f(node_id int, search text)
    where game.node_id = f.node_id`)
}
