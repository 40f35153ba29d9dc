import { type SQL, asc, gt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import { dayOf, daysAfter, startOf } from '../lib/time/calendar.ts'
import { businessCalendar } from './schema.ts'

/** Days of one zone, from a moment on. */
export interface Era {
  /** From this moment on days are those of the zone. */
  since: Date
  timeZone: string
}

/** The days by which people are paid. A change of the zone leaves every day that is over as it was. */
export interface BusinessCalendar {
  /** The zone that a moment is counted in. */
  zoneAt: (at: Date) => string
  /** The day a moment belongs to, as `2026-11-20`. */
  dayOf: (at: Date) => string
  /** When a day begins. */
  startOf: (day: string) => Date
}

/** The day of a moment in SQL. */
export const businessDay = (at: SQL): SQL => sql`business_day(${at})`

/** @param eras oldest first, at least one */
export function calendarOf(eras: readonly Era[]): BusinessCalendar {
  const [first] = eras
  if (!first) throw new Error('the business calendar has no zone')
  const eraAt = (at: Date) => eras.findLast(({ since }) => since <= at) ?? first
  return {
    zoneAt: (at) => eraAt(at).timeZone,
    dayOf: (at) => dayOf(at, eraAt(at).timeZone),
    startOf(day) {
      // Days never run backwards: the day begins in the first zone that comes to it before the next zone begins.
      for (const [n, { since, timeZone }] of eras.entries()) {
        const begins = new Date(Math.max(startOf(day, timeZone).getTime(), n === 0 ? -Infinity : since.getTime()))
        const next = eras[n + 1]
        if (!next || begins < next.since) return begins
      }
      throw new Error('the last zone has no end')
    },
  }
}

const minuteMs = 60_000

/** The first moment from which both zones have the same day, a minute from now at the earliest. */
function sameDayFrom(now: Date, one: string, other: string): Date {
  let at = new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs + minuteMs)
  for (;;) {
    const [here, there] = [dayOf(at, one), dayOf(at, other)]
    if (here === there) return at
    const [behind, zone] = here < there ? [here, one] : [there, other]
    at = startOf(daysAfter(behind, 1), zone)
  }
}

/**
 * The calendar of the house, in the zone of the site. Where that was changed, days are those of the new zone from the
 * next moment on at which both zones have the same day: no day comes twice, and none that is over changes.
 */
export async function businessCalendarOf(tx: Tx, timeZone: string, now: Date): Promise<BusinessCalendar> {
  const eras = await erasOf(tx)
  const begun = eras.filter(({ since }) => since <= now)
  const current = begun.at(-1) ?? eras[0]
  if (!current) {
    await tx
      .insert(businessCalendar)
      .values({ since: new Date(0), timeZone })
      .onConflictDoNothing()
    return calendarOf(await erasOf(tx))
  }
  if (eras.at(-1)?.timeZone === timeZone) return calendarOf(eras)
  // What was planned and has not begun is given up.
  await tx.delete(businessCalendar).where(gt(businessCalendar.since, now))
  if (current.timeZone !== timeZone)
    await tx.insert(businessCalendar).values({ since: sameDayFrom(now, current.timeZone, timeZone), timeZone })
  return calendarOf(await erasOf(tx))
}

/** The zone that days are counted in now: that of the site until something was counted. */
export async function businessZone(db: Reader, timeZone: string, now: Date): Promise<string> {
  const eras = await erasOf(db)
  return eras.length > 0 ? calendarOf(eras).zoneAt(now) : timeZone
}

/** What was decided so far, oldest first; none before anything was counted. */
export const erasOf = (db: Reader): Promise<Era[]> =>
  db.select().from(businessCalendar).orderBy(asc(businessCalendar.since))
