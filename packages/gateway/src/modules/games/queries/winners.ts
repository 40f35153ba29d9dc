import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../../db/client.ts'
import { preparedSql } from '../../../db/prepared.ts'
import { type GameType, TITLE } from './rows.ts'
import { isSeen } from './seen.ts'

export interface WinnerRow {
  account: string
  nodeId: number
  gameName: string
  iconUrl: string
  stake: string
  /** What exceeded the stake, minor units. */
  won: string
  at: Date
}

export interface WinnersQuery {
  language: string
  /** Asset that counts; play coins of trial players are another. */
  asset: string
  gameType: GameType | 'ALL'
  period: 'DAY' | 'WEEK'
  bigOnly: boolean
  limit: number
  now: Date
}

/**
 * Settled rounds of the last day or week that brought more than their stake, largest win first; of equal wins the
 * newest. The index has each combination of age and size in that order, so the first rows of each are enough, however
 * many there are.
 */
export async function winnerRows(db: Db, query: WinnersQuery): Promise<WinnerRow[]> {
  const { language, asset, gameType, period, bigOnly, limit, now } = query
  const all = gameType === 'ALL'
  const { rows } = await db.$client.query<WinnerRow>({
    name: all ? 'games_winners' : 'games_winners_of',
    text: `
      select w.account, g.node_id as "nodeId", ${TITLE} as "gameName", g.icon_url as "iconUrl", w.stake::text as stake,
        w.won::text as won, w.closed_at as at
      from unnest($4::boolean[]) as ages(recent) cross join unnest($5::boolean[]) as sizes(big)
        cross join lateral (
          select m.account, w.* from round_win w join member m on m.id = w.member_id
          where w.asset = $2 and w.shown and w.recent = ages.recent and w.big = sizes.big and ${isSeen('m', '$6')}
            ${all ? '' : 'and w.game_type = $7'}
          order by w.won desc, w.closed_at desc, w.round_id desc limit $3) w
        join game g on g.node_id = w.node_id
      order by w.won desc, w.closed_at desc, w.round_id desc limit $3`,
    values: [
      language,
      asset,
      limit,
      period === 'DAY' ? [true] : [true, false],
      bigOnly ? [true] : [true, false],
      now,
      ...(all ? [] : [gameType]),
    ],
  })
  return rows
}

const largerWins = preparedSql<{ larger: number }, { asset: string; won: bigint; places: number }>(
  'larger_wins',
  (given) => sql`select count(*)::int as larger
    from (values (true, true), (true, false), (false, true), (false, false)) as kind(recent, big) cross join lateral (
      select from round_win w where w.asset = ${given('asset')} and w.shown and w.recent = kind.recent and w.big = kind.big
        and w.won > ${given('won')}
      order by w.won desc limit ${given('places')}) x`,
)

/** Whether a win would be on a board of so many places. */
export async function isAmongLargest(db: Reader, asset: string, won: bigint, places: number): Promise<boolean> {
  const [row] = await largerWins(db, { asset, won, places })
  return (row?.larger ?? 0) < places
}
