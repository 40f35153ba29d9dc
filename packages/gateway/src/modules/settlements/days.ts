import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { settlement } from './schema.ts'
import {
  type Reading,
  type Watermark,
  beginning,
  endOf,
  lockCursor,
  moveCursor,
  within,
} from '../../workflow/journal.ts'
import { consumeSettlements } from './journal.ts'

const consumer = 'days'
/** What closings of periods by days of members read. */
export const dayReading: Reading = { consumer, journal: settlement, at: settlement.settledAt }
/** Rows of the journal in one transaction. */
const batch = 5000

const sums = ['stake', 'valid_bet', 'win', 'bonus_stake', 'jackpot'] as const
const columns = sql.raw(['member_id', 'asset', 'day', 'game_type', 'rounds', ...sums, 'unreported'].join(', '))

/** Days of members by category, added up from rows of the journal. */
const summed = (timeZone: SQL, of: SQL) => sql`
  select member_id, asset, (settled_at at time zone ${timeZone})::date as day, game_type, sum(rounds)::integer as rounds,
    ${sql.raw(sums.map((name) => `sum(${name})::bigint as ${name}`).join(', '))},
    (count(*) filter (where source = 'UNREPORTED'))::integer as unreported
  from ${settlement} where not trial and ${of} group by 1, 2, 3, 4`

const add = (tx: Tx, timeZone: string, of: SQL) =>
  tx.execute(sql`
    insert into settlement_day as d (${columns}) ${summed(sql`${timeZone}::text`, of)} order by 1, 2, 3, 4
    on conflict (member_id, asset, day, game_type) do update set
      ${sql.raw(['rounds', ...sums, 'unreported'].map((name) => `${name} = d.${name} + excluded.${name}`).join(', '))}`)

export interface DayJob {
  db: Db
  timeZone: () => string
  log: { warn: (about: object, text: string) => void }
}

/**
 * Adds what is new in the journal to the days of members, until nothing is left. The zone of the days stays as it was
 * when they were begun: a day that was reported keeps its limits until the days are rebuilt.
 */
export function createDayJob({ db, timeZone, log }: DayJob) {
  let warned = ''
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    for (let more = true; more && !stopping.aborted;) {
      more = await consumeSettlements(db, { name: consumer, term, limit: batch }, async (tx, range, cursor) => {
        const wanted = timeZone()
        const zone = cursor.timeZone ?? wanted
        if (cursor.timeZone === null) await moveCursor(tx, consumer, cursor, { timeZone: zone })
        else if (zone !== wanted && wanted !== warned) {
          warned = wanted
          log.warn({ zone, wanted }, 'days of settlements keep their time zone until they are rebuilt')
        }
        await add(tx, zone, within(settlement, range))
      })
    }
  }
}

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
  timeZone: string
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
export async function checkDays(db: Reader, timeZone: string, limit = 50): Promise<DayReport> {
  const {
    rows: [report],
  } = await db.execute<Omit<DayReport, 'upTo' | 'at'> & { writtenBy: string; id: string; at: string | null }>(sql`
    with kept as (select * from (select 1) one left join journal_cursor on consumer = ${consumer}),
    place as materialized (
      select coalesce(written_by, '0') as written_by, coalesce(id, 0) as id, coalesce(time_zone, ${timeZone}) as zone, at from kept),
    differing as (
      select coalesce(k.member_id, j.member_id) as "memberId", coalesce(k.asset, j.asset) as asset, coalesce(k.day, j.day)::text as day,
        coalesce(k.game_type, j.game_type) as "gameType", to_jsonb(k) - ${keys} as kept, to_jsonb(j) - ${keys} as journal
      from settlement_day k full join (
        ${summed(sql`(select zone from place)`, sql`(written_by, id) <= (select written_by, id from place)`)}) j
        on k.member_id = j.member_id and k.asset = j.asset and k.day = j.day and coalesce(k.game_type, '') = coalesce(j.game_type, '')
      where k is distinct from j order by 3, 1, 2, 4 limit ${limit})
    select zone as "timeZone", place.written_by::text as "writtenBy", place.id::text, place.at,
      (select count(*)::int from ${settlement} s where (s.written_by, s.id) > (place.written_by, place.id)
        and s.written_by < pg_snapshot_xmin(pg_current_snapshot())) as waiting,
      coalesce((select json_agg(d) from differing d), '[]') as differences
    from place`)
  if (!report) throw new Error('a comparison has no row')
  const { writtenBy, id, at, ...rest } = report
  return { ...rest, upTo: { writtenBy, id: Number(id) }, at: at === null ? null : new Date(at) }
}

/** Makes the days anew from the whole journal, in the time zone given. @returns how many there are */
export async function rebuildDays(tx: Tx, timeZone: string): Promise<number> {
  await lockCursor(tx, consumer)
  const to = await endOf(tx, settlement)
  await tx.execute(sql`delete from settlement_day`)
  const { rowCount } = await add(tx, timeZone, within(settlement, { from: beginning, to }))
  await moveCursor(tx, consumer, to, { timeZone })
  return rowCount ?? 0
}
