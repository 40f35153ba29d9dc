import { sql } from 'drizzle-orm'

/** Title of a game in a language, else in English, else its code; `g` is the game. */
export const titleIn = (language: string) => sql`coalesce(
  (select title from game_title where node_id = g.node_id and language = ${language}), (select title from game_title
  where node_id = g.node_id and language = 'en'), g.game_code)`
