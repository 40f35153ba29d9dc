import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { transact } from '../db/client.ts'
import { freshDb } from '../testing/fresh.ts'
import { businessCalendarOf, businessDay, erasOf } from './business-calendar.ts'
import { businessCalendar } from './schema.ts'

const { db } = await freshDb()
afterEach(() => db.delete(businessCalendar))

const calendarAt = (timeZone: string, now: string) =>
  transact(db, (tx) => businessCalendarOf(tx, timeZone, new Date(now)))

test('the zone of the site is that of all days, also before anything was counted', async () => {
  const calendar = await calendarAt('Asia/Dhaka', '2026-03-10T12:00:00Z')
  expect(calendar.dayOf(new Date('2020-01-01T18:00:00Z'))).toBe('2020-01-02')
  expect(calendar.startOf('2026-03-11').toISOString()).toBe('2026-03-10T18:00:00.000Z')
  await calendarAt('Asia/Dhaka', '2026-03-12T12:00:00Z')
  expect(await erasOf(db)).toHaveLength(1)
})

describe.each([
  // West: the day that runs gets longer.
  ['Asia/Dhaka', 'Europe/Lisbon', '2026-03-10T12:00:00Z', '2026-03-10T12:01:00.000Z'],
  ['Asia/Dhaka', 'Europe/Lisbon', '2026-03-10T19:00:00Z', '2026-03-11T00:00:00.000Z'],
  // East: it gets shorter.
  ['Europe/Lisbon', 'Asia/Dhaka', '2026-03-10T19:00:00Z', '2026-03-11T00:00:00.000Z'],
  ['Europe/Lisbon', 'Asia/Dhaka', '2026-03-10T12:00:00Z', '2026-03-10T12:01:00.000Z'],
])('from %s to %s at %s', (before, after, now, since) => {
  test('days that are over stay, none comes twice, and SQL counts as we do', async () => {
    await calendarAt(before, '2026-03-01T00:00:00Z')
    const calendar = await calendarAt(after, now)
    expect(await erasOf(db)).toMatchObject([{ timeZone: before }, { timeZone: after, since: new Date(since) }])
    let last = ''
    for (let at = Date.parse('2026-03-08T00:00:00Z'); at < Date.parse('2026-03-13T00:00:00Z'); at += 30 * 60_000) {
      const day = calendar.dayOf(new Date(at))
      expect(day >= last).toBe(true)
      const begins = calendar.startOf(day)
      expect(begins.getTime()).toBeLessThanOrEqual(at)
      expect(calendar.dayOf(begins)).toBe(day)
      expect(calendar.dayOf(new Date(begins.getTime() - 1)) < day).toBe(true)
      const { rows } = await db.execute(sql`select ${businessDay(sql`${new Date(at)}::timestamptz`)}::text as day`)
      expect(rows).toEqual([{ day }])
      last = day
    }
  })
})

test('a change that is taken back before it takes effect leaves nothing', async () => {
  await calendarAt('Asia/Dhaka', '2026-03-01T00:00:00Z')
  await calendarAt('Europe/Lisbon', '2026-03-10T19:00:00Z')
  await calendarAt('Asia/Dhaka', '2026-03-10T19:30:00Z')
  expect(await erasOf(db)).toMatchObject([{ timeZone: 'Asia/Dhaka' }])
})
