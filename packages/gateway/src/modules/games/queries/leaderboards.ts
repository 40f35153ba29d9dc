import type { Db } from '../../../db/client.ts'
import type { GameType } from './rows.ts'
import { isSeen } from './seen.ts'

export interface RankRow {
  account: string
  /** Minor units, or hundredths of a multiple. */
  score: string
  rounds: number
}

export interface RanksQuery {
  asset: string
  gameType: GameType | 'ALL'
  by: 'turnover' | 'win' | 'multiplier'
  limit: number
  now: Date
}

/** How far back winner board and rank lists go. */
const WEEK_MS = 7 * 24 * 3_600_000
/** Changes processed per call; more wait for the next one. */
const AT_ONCE = 2000

/**
 * Adds what has been settled since, and drops what is older than seven days, to the quarter of an hour. Returns how
 * much there was.
 */
export async function refreshRanks(db: Db, now: Date, most = AT_ONCE): Promise<number> {
  const {
    rows: [row],
  } = await db.$client.query<{ taken: number }>({
    name: 'games_freshen_ranks',
    text: 'select freshen_ranks($1, $2) as taken',
    values: [new Date(now.getTime() - WEEK_MS), most],
  })
  return row?.taken ?? 0
}

/** The same until nothing is left, for the job that runs beside the calls. */
export async function freshenAll(db: Db, now: Date): Promise<void> {
  for (let left = 100; left > 0 && (await refreshRanks(db, now)) === AT_ONCE; left--);
}

/** Players ranked by settled rounds of the week; of equal scores the one who was there first. */
export async function rankRows(db: Db, { asset, gameType, by, limit, now }: RanksQuery): Promise<RankRow[]> {
  const { rows } = await db.$client.query<RankRow>({
    name: `games_ranks_${by}`,
    text: `
      select m.account, r.${by}::text as score, r.rounds
      from rank_total r join member m on m.id = r.member_id
      where r.asset = $1 and r.game_type = $2 and r.shown and r.${by} > 0 and ${isSeen('m', '$4')}
      order by r.${by} desc, r.last_at, r.member_id limit $3`,
    values: [asset, gameType, limit, now],
  })
  return rows
}
