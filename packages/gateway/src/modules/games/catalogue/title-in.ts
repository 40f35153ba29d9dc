import { sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'

/** Title of a game in a language, else in English, else its code; `g` is the game. */
export const titleIn = (language: string) => sql`coalesce(
  (select title from game_title where node_id = g.node_id and language = ${language}), (select title from game_title
  where node_id = g.node_id and language = 'en'), g.game_code)`

/** Titles of games by their node. */
export async function titlesOf(db: Reader, ids: readonly number[], language: string): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ nodeId: number; title: string }>(sql`
    select g.node_id as "nodeId", ${titleIn(language)} as title from game g where g.node_id = any (${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ nodeId, title }) => [nodeId, title]))
}
