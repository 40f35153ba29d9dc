import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../../db/client.ts'
import { type GameType, TITLE } from './rows.ts'

export interface WinnerRow {
  account: string
  nodeId: number
  gameName: string
  iconUrl: string
  /** What exceeded the stake, minor units. */
  won: string
  at: Date
}

export interface WinnersQuery {
  language: string
  /** Asset that counts; play coins of trial players are another. */
  asset: string
  gameType: GameType | 'ALL'
  limit: number
}

/** Settled rounds of the week that brought more than their stake, largest win first; of equal wins the newest. */
export async function winnerRows(db: Db, { language, asset, gameType, limit }: WinnersQuery): Promise<WinnerRow[]> {
  const all = gameType === 'ALL'
  const { rows } = await db.$client.query<WinnerRow>({
    name: all ? 'games_winners' : 'games_winners_of',
    text: `
      select m.account, g.node_id as "nodeId", ${TITLE} as "gameName", g.icon_url as "iconUrl", w.won::text as won, w.closed_at as at
      from round_win w join game g on g.node_id = w.node_id join member m on m.id = w.member_id
      where w.asset = $2 and w.shown and m.show_wins ${all ? '' : 'and w.game_type = $4'}
      order by w.won desc, w.closed_at desc, w.round_id desc limit $3`,
    values: [language, asset, limit, ...(all ? [] : [gameType])],
  })
  return rows
}

/** Whether a win would be on a board of so many places. */
export async function isAmongLargest(db: Reader, asset: string, won: bigint, places: number): Promise<boolean> {
  const { rows } = await db.execute<{ larger: number }>(sql`
    select count(*)::int as larger from (select from round_win w
    where w.asset = ${asset} and w.shown and w.won > ${won} order by w.won desc limit ${places}) x`)
  return (rows[0]?.larger ?? 0) < places
}
