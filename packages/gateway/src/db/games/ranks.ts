import type { Db } from '../client.ts'
import type { GameType } from './rows.ts'

export interface RankRow {
  account: string
  /** Minor units, or hundredths of a multiple. */
  score: string
  rounds: number
}

export interface RanksQuery {
  asset: string
  since: Date
  gameType: GameType | 'ALL'
  by: 'turnover' | 'win' | 'multiplier'
  limit: number
}

const scores = {
  turnover: 'sum(r.stake)',
  win: 'sum(r.win)',
  multiplier: 'max(case when r.stake > 0 then r.win * 100 / r.stake else 0 end)',
} as const

/** Players by what they did in settled rounds since; of equal scores the one who was there first. */
export async function rankRows(db: Db, { asset, since, gameType, by, limit }: RanksQuery): Promise<RankRow[]> {
  const { rows } = await db.$client.query<RankRow>({
    name: `games_ranks_${by}`,
    text: `
      select m.account, ${scores[by]}::text as score, count(*)::int as rounds
      from round r join game g on g.node_id = r.node_id join member m on m.id = r.member_id
      where r.state = 'CLOSED' and r.asset = $1 and r.closed_at >= $2 and m.type <> 4 and ($3 = 'ALL' or g.game_type = $3)
      group by m.id, m.account having ${scores[by]} > 0
      order by ${scores[by]} desc, max(r.closed_at), m.id limit $4`,
    values: [asset, since, gameType, limit],
  })
  return rows
}
