import type { Db } from '../client.ts'
import { type GameType, TITLE } from './rows.ts'

export interface WinnerRow {
  account: string
  nodeId: number
  gameName: string
  iconUrl: string
  /** Minor units. */
  win: string
  at: Date
}

export interface WinnersQuery {
  language: string
  /** Asset that counts; play coins of trial players are another. */
  asset: string
  since: Date
  gameType: GameType | 'ALL'
  limit: number
}

/** Settled rounds that won, largest win first; of equal wins the newest. */
export async function winnerRows(
  db: Db,
  { language, asset, since, gameType, limit }: WinnersQuery,
): Promise<WinnerRow[]> {
  const { rows } = await db.$client.query<WinnerRow>({
    name: 'games_winners',
    text: `
      select m.account, g.node_id as "nodeId", ${TITLE} as "gameName", g.icon_url as "iconUrl", r.win::text as win, r.closed_at as at
      from round r join game g on g.node_id = r.node_id join member m on m.id = r.member_id
      where r.state = 'CLOSED' and r.win > 0 and r.asset = $2 and r.closed_at >= $3 and m.type <> 4 and ($4 = 'ALL' or g.game_type = $4)
      order by r.win desc, r.closed_at desc, r.id desc limit $5`,
    values: [language, asset, since, gameType, limit],
  })
  return rows
}
