import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'

interface DayPlayAsked {
  /** Which rows of `member_line`, as `l`. */
  lines: SQL
  asset: string
  /** Begin of the day before. */
  from: Date
  /** Begin of the day. */
  split: Date
  /** As far into the day before as the day has come. */
  cut: Date
}

type Play = {
  validBet: string
  pnl: string
  /** Members with a valid bet. */
  active: number
}

/** Play of some people on a day so far and on the day before, of which `early` is that up to the same minute. */
export interface DayPlay {
  now: Play
  early: Play
  /** Valid bets by hours since the begin of each day. */
  hours: { side: 'now' | 'before'; hour: number; validBet: string }[]
  categories: ReadonlyMap<string, { now: string; early: string }>
}

const none: Play = { validBet: '0', pnl: '0', active: 0 }

/**
 * Reads the slots of two days of these people: at most 576 for each who plays without a pause, and one for each category
 * more; those who do not play cost a look-up each.
 */
export async function dayPlay(db: Reader, { lines, asset, from, split, cut }: DayPlayAsked): Promise<DayPlay> {
  type Row = { side: 'now' | 'before'; early: boolean | null; hour: number | null; gameType: string | null } & Play
  const { rows } = await db.execute<Row>(sql`
    with play as (
      select case when p.slot >= ${split} then 'now' else 'before' end as side, p.slot >= ${split} or p.slot < ${cut} as early,
        floor(extract(epoch from p.slot - case when p.slot >= ${split} then ${split}::timestamptz else ${from}::timestamptz end)
          / 3600)::int as hour,
        p.member_id, p.game_type, p.valid_bet, p.pnl
      from member_line l join contract_play p on p.member_id = l.descendant_id and p.asset = ${asset} and p.slot >= ${from}
      where ${lines})
    select side, early, hour, game_type as "gameType", sum(valid_bet)::text as "validBet", sum(pnl)::text as pnl,
      (count(distinct member_id) filter (where valid_bet > 0))::int as active
    from play group by grouping sets ((side, hour), (side, early), (side, early, game_type))`)
  const whole = (side: Row['side']) =>
    rows.find((row) => row.side === side && row.early && row.gameType === null) ?? none
  const categories = new Map<string, { now: string; early: string }>()
  for (const { side, early, gameType, validBet } of rows) {
    if (!early || !gameType) continue
    const found = categories.get(gameType) ?? { now: '0', early: '0' }
    categories.set(gameType, { ...found, [side === 'now' ? 'now' : 'early']: validBet })
  }
  return {
    now: whole('now'),
    early: whole('before'),
    hours: rows.flatMap(({ side, hour, validBet }) => (hour === null ? [] : [{ side, hour, validBet }])),
    categories,
  }
}
