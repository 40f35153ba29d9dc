import type { Game } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Db } from '../../../db/client.ts'
import { vendorName } from '../catalogue/lottery-games.ts'
import { one } from './sql.ts'

export type GameJson = z.output<typeof Game>
export type GameType = GameJson['gameType']

/** SQL shared by all queries of games; `g` is the game, `v` its vendor, `$1` the language. */

/** The title in the requested language; English where there is none, then any, then the code. */
export const TITLE = `coalesce(
  (select title from game_title where node_id = g.node_id and language = $1),
  (select title from game_title where node_id = g.node_id and language = 'en'),
  (select title from game_title where node_id = g.node_id order by language limit 1),
  g.game_code)`

/** Joins it as `t`; `offset 0`, or the planner would look it up as often as it is named. */
export const TITLED = `cross join lateral (select ${TITLE} as title offset 0) t`

/**
 * A game as the wire has it (contract/shapes.ts `Game`), written by the database: mapping rows in JavaScript costs
 * twice as much.
 */
export const GAME = `json_strip_nulls(json_build_object(
  'nodeId', g.node_id, 'gameName', t.title, 'displayName', t.title, 'iconUrl', g.icon_url,
  'vassalage', g.vendor, 'vendorName', v.display_name, 'gameType', g.game_type,
  'gameClassify', g.game_classify, 'gameCode', g.game_code, 'isGame', g.is_game, 'isHot', g.is_hot::int, 'isNew', g.is_new::int,
  'status', case when g.status = 'ON' then v.status else g.status end, 'rtp', g.rtp, 'demo', g.demo))`

/** With its vendor's name in a language; the database has only one. */
export const named = <Row extends { vassalage: string; vendorName: string }>(row: Row, language: string): Row => ({
  ...row,
  vendorName: vendorName(row.vassalage, row.vendorName, language),
})

/** Languages a game opens in. */
export const LANGUAGES = 'coalesce(g.languages, v.languages)'

/** The games of these ids, in no order; an unknown id is left out. */
export async function gameRows(db: Db, ids: readonly number[], language: string): Promise<GameJson[]> {
  const { rows } = await one<{ rows: GameJson[] }>(
    db.$client,
    `
    select coalesce(json_agg(${GAME}), '[]') as rows
    from unnest($2::int[]) as wanted(node_id) join game g using (node_id) join vendor v on v.code = g.vendor
    ${TITLED}`,
    [language, ids],
    'game_rows',
  )
  return rows.map((row) => named(row, language))
}
