import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { settlement } from './schema.ts'
import { businessDay } from '../../workflow/business-calendar.ts'
import { countedBy, defineConsumer, noteBehind } from '../../workflow/consumers.ts'
import { type Watermark, beginning, endOf, lockCursor, moveCursor, within } from '../../workflow/journal.ts'
import { settlements } from './journal.ts'

const sums = ['stake', 'valid_bet', 'win', 'bonus_stake', 'jackpot'] as const
const columns = sql.raw(['member_id', 'asset', 'day', 'game_type', 'rounds', ...sums, 'unreported'].join(', '))

/** Days of members by category, added up from rows of the journal. */
const summed = (of: SQL) => sql`
  select member_id, asset, ${businessDay(sql`settled_at`)} as day, game_type, sum(rounds)::integer as rounds,
    ${sql.raw(sums.map((name) => `sum(${name})::bigint as ${name}`).join(', '))},
    (count(*) filter (where source = 'UNREPORTED'))::integer as unreported
  from ${settlement} where not trial and ${of} group by 1, 2, 3, 4`

const add = (tx: Tx, of: SQL) =>
  tx.execute(sql`
    insert into settlement_day as d (${columns}) ${summed(of)} order by 1, 2, 3, 4
    on conflict (member_id, asset, day, game_type) do update set
      ${sql.raw(['rounds', ...sums, 'unreported'].map((name) => `${name} = d.${name} + excluded.${name}`).join(', '))}`)

const reading = { name: 'days', ...settlements }

/** Adds what is new in the journal to the days of members. */
export const days = defineConsumer({
  ...reading,
  batch: 5000,
  async count(tx, range, counting) {
    await add(tx, within(settlement, range))
    await noteBehind(tx, reading, range, counting)
  },
})

/** A day that is not what the journal comes to. Amounts in minor units, as text; null: no row. */
export interface DayDifference extends Record<string, unknown> {
  memberId: string
  asset: string
  day: string
  gameType: string | null
  kept: Record<string, number> | null
  journal: Record<string, number> | null
}

export interface DayReport {
  /** How far the days have come, and when. */
  upTo: Watermark
  at: Date | null
  /** Complete rows of the journal that are not counted yet. */
  waiting: number
  differences: DayDifference[]
}

const keys = sql`array['member_id', 'asset', 'day', 'game_type']`

/**
 * Compares the days with the journal up to where it was counted, in one statement and so at one moment: the job may go
 * on meanwhile. At most `limit` differences.
 */
export async function checkDays(db: Reader, limit = 50): Promise<DayReport> {
  const {
    rows: [report],
  } = await db.execute<Omit<DayReport, 'upTo' | 'at'> & { writtenBy: string; id: string; at: string | null }>(sql`
    with kept as (select * from (select 1) one left join journal_cursor on consumer = ${days.name}),
    place as materialized (
      select coalesce(written_by, '0') as written_by, coalesce(id, 0) as id, at from kept),
    differing as (
      select coalesce(k.member_id, j.member_id) as "memberId", coalesce(k.asset, j.asset) as asset, coalesce(k.day, j.day)::text as day,
        coalesce(k.game_type, j.game_type) as "gameType", to_jsonb(k) - ${keys} as kept, to_jsonb(j) - ${keys} as journal
      from settlement_day k full join (
        ${summed(countedBy(days))}) j
        on k.member_id = j.member_id and k.asset = j.asset and k.day = j.day and coalesce(k.game_type, '') = coalesce(j.game_type, '')
      where k is distinct from j order by 3, 1, 2, 4 limit ${limit})
    select place.written_by::text as "writtenBy", place.id::text, place.at,
      (select count(*)::int from ${settlement} s where (s.written_by, s.id) > (place.written_by, place.id)
        and s.written_by < pg_snapshot_xmin(pg_current_snapshot())) as waiting,
      coalesce((select json_agg(d) from differing d), '[]') as differences
    from place`)
  if (!report) throw new Error('a comparison has no row')
  const { writtenBy, id, at, ...rest } = report
  return { ...rest, upTo: { writtenBy, id: Number(id) }, at: at === null ? null : new Date(at) }
}

/** Makes the days anew from the whole journal, by the calendar of the house. @returns how many there are */
export async function rebuildDays(tx: Tx): Promise<number> {
  await lockCursor(tx, days.name)
  const to = await endOf(tx, settlement)
  await tx.execute(sql`delete from settlement_day`)
  const { rowCount } = await add(tx, within(settlement, { from: beginning, to }))
  await tx.execute(sql`delete from job_item where job = ${days.name}`)
  await moveCursor(tx, days.name, to)
  return rowCount ?? 0
}
