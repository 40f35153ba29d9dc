import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import { type Watermark, beginning, within } from '../../workflow/journal.ts'
import { dayReading } from '../settlements/index.ts'
import { moneyOf, moneyReading } from '../team/index.ts'
import type { Month } from './deals.ts'

/** What the figures of a month are made of, by the consumers that count it. */
export const readings = [dayReading, moneyReading]

/** How far the journals were counted when a month was closed, by consumer. */
export type ReadTo = Record<string, Watermark>

interface Place extends Watermark, Record<string, unknown> {
  consumer: string
  timeZone: string | null
}

const placesOf = async (db: Reader): Promise<Place[]> =>
  (
    await db.execute<Place>(sql`
      select consumer, written_by::text as "writtenBy", id::float8 as id, time_zone as "timeZone" from journal_cursor
      where consumer = any (${sql.param(readings.map(({ consumer }) => consumer))}::text[])`)
  ).rows

export const readTo = async (db: Reader): Promise<ReadTo> =>
  Object.fromEntries((await placesOf(db)).map(({ consumer, writtenBy, id }) => [consumer, { writtenBy, id }]))

/** Rows of the journals that belong to closed months, and were counted after the last of them was closed. */
export interface Late {
  play: SQL
  money: SQL
}

/**
 * What reached a deal after the month before was closed: it is added to this one. The conditions are for `settlement`
 * and for `posting`; undefined where the month before was none of the deal.
 */
export async function lateOf(db: Reader, { agentId, asset, month }: Month): Promise<Late | undefined> {
  const { rows } = await db.execute<{ readTo: ReadTo | null }>(sql`
    select read_to as "readTo" from revenue_month
    where agent_id = ${agentId} and asset = ${asset} and month = ${month}::date - interval '1 month'`)
  const before = rows[0]?.readTo
  if (!before) return undefined
  const places = new Map((await placesOf(db)).map((place) => [place.consumer, place]))
  // Days keep the zone they were begun in; where there is none nothing was counted.
  const since = ({ journal, at, consumer }: (typeof readings)[number]): SQL => {
    const to = places.get(consumer)
    if (!to?.timeZone) return sql`false`
    const begins = sql`${month}::date::timestamp at time zone ${to.timeZone}::text`
    // A row is late by as long as its transaction was open: a day is more than any may be.
    return sql`${within(journal, { from: before[consumer] ?? beginning, to })}
      and ${at} < ${begins} and ${at} >= ${begins} - interval '1 day'`
  }
  return { play: since(dayReading), money: since(moneyReading) }
}

/** Late rows in the form of the days they would have been in. */
export const latePlay = (late: Late | undefined): SQL => sql`
  select member_id, asset, valid_bet, stake, win from ${settlement} where not trial and ${late?.play ?? sql`false`}`
export const lateMoney = (late: Late | undefined, of: SQL): SQL =>
  moneyOf(sql`'UTC'`, sql`${late?.money ?? sql`false`} and a.owner in (${of})`)
