/** SQL that every list of games shares; `g` is the game, `v` its vendor, `$1` the language. */

/** The title in the language asked for; English where there is none, then any, then the code. */
export const TITLE = `coalesce(
  (select title from game_title where node_id = g.node_id and language = $1),
  (select title from game_title where node_id = g.node_id and language = 'en'),
  (select title from game_title where node_id = g.node_id order by language limit 1),
  g.game_code)`

/** A game as the wire has it (contract/shapes.ts `Game`), written by the database: mapping rows in JavaScript costs twice as much. */
export const GAME = `json_strip_nulls(json_build_object(
  'nodeId', g.node_id, 'gameName', t.title, 'displayName', t.title, 'iconUrl', g.icon_url, 'vassalage', g.vendor, 'gameType', g.game_type,
  'gameClassify', g.game_classify, 'gameCode', g.game_code, 'isGame', g.is_game, 'isHot', g.is_hot::int, 'isNew', g.is_new::int,
  'status', case when g.status = 'ON' then v.status else g.status end, 'rtp', g.rtp, 'demo', g.demo))`

/** Joins `page(node_id, place, total)` to its games and answers one row: `rows` and `total`. */
export const PAGE = `
  select coalesce(json_agg(${GAME} order by page.place), '[]'::json) as rows, coalesce(max(page.total), 0)::int as total
  from page join game g using (node_id) join vendor v on v.code = g.vendor cross join lateral (select ${TITLE} as title) t`
