import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import { businessDay } from '../../workflow/business-calendar.ts'
import { behindSince } from '../../workflow/consumers.ts'
import { type Reading, type Watermark, beginning } from '../../workflow/journal.ts'
import { days } from '../settlements/index.ts'
import { moneyDays, moneyOf } from '../team/index.ts'
import type { Month } from './deals.ts'

/** How far the journals were counted when a month was closed, by consumer. */
export type ReadTo = Record<string, Watermark>

interface Place extends Watermark, Record<string, unknown> {
  consumer: string
}

const placesOf = async (db: Reader): Promise<Place[]> =>
  (
    await db.execute<Place>(sql`
      select consumer, written_by::text as "writtenBy", id::float8 as id from journal_cursor
      where consumer in (${days.name}, ${moneyDays.name})`)
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
  const { rows } = await db.execute<{ readTo: ReadTo | null; at: string }>(sql`
    select read_to as "readTo", at from revenue_month
    where agent_id = ${agentId} and asset = ${asset} and month = ${month}::date - interval '1 month'`)
  const [before] = rows
  if (!before?.readTo) return undefined
  const { readTo: passed, at: closedAt } = before
  const places = new Map((await placesOf(db)).map((place) => [place.consumer, place]))
  const since = (reading: Reading): SQL => {
    const to = places.get(reading.name)
    if (!to) return sql`false`
    return sql`${behindSince(reading, { from: passed[reading.name] ?? beginning, to }, new Date(closedAt))}
      and ${businessDay(sql`${reading.at}`)} < ${month}::date`
  }
  return { play: since(days), money: since(moneyDays) }
}

/** Late rows in the form of the days they would have been in. */
export const latePlay = (late: Late | undefined): SQL => sql`
  select member_id, asset, valid_bet, stake, win from ${settlement} where not trial and ${late?.play ?? sql`false`}`
export const lateMoney = (late: Late | undefined, of: SQL): SQL => moneyOf(sql`${late?.money ?? sql`false`} and ${of}`)
