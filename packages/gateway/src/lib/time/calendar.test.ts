import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysFrom, lastOccurrence, monthsLater, periods, startOf, windowsAt } from './calendar.ts'

const zones = ['Asia/Dhaka', 'UTC', 'Europe/London', 'America/St_Johns', 'Pacific/Apia']
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })

test('every moment is in its windows, and the next one begins where they end', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
      const windows = windowsAt(now, zone)
      for (const period of periods) {
        const { startsAt, resetAt, from } = windows[period]
        expect(startsAt <= now && now < resetAt).toBe(true)
        expect(dayOf(startsAt, zone)).toBe(from)
        expect(windowsAt(resetAt, zone)[period].startsAt).toEqual(resetAt)
      }
      expect(windows.DAY.startsAt >= windows.WEEK.startsAt && windows.DAY.startsAt >= windows.MONTH.startsAt).toBe(true)
    }),
  )
})

test('in Dhaka a day begins at six in the evening of UTC, a week on Monday', () => {
  const { DAY, WEEK, MONTH } = windowsAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Dhaka') // Saturday there
  expect([DAY.from, WEEK.from, MONTH.from]).toEqual(['2026-11-21', '2026-11-16', '2026-11-01'])
  expect([DAY.resetAt, WEEK.resetAt, MONTH.resetAt].map((at) => at.toISOString())).toEqual([
    '2026-11-21T18:00:00.000Z',
    '2026-11-22T18:00:00.000Z',
    '2026-11-30T18:00:00.000Z',
  ])
})

test('days are walked by the calendar, also where their text is no order', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysFrom('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
  expect(daysFrom('2026-11-20', '2026-11-20')).toEqual(['2026-11-20'])
  expect(daysFrom('2026-11-20', '2026-11-19')).toEqual([])
})

test.each([
  ['the first of a month there is not yet one in UTC', 'Asia/Dhaka', '2026-11-30T20:00Z', 6, '2027-05-31T20:00Z'],
  ['a month without such a day ends with its last', 'Asia/Dhaka', '2026-08-31T10:00Z', 6, '2027-02-28T10:00Z'],
  ['a leap day has none in other years', 'Asia/Dhaka', '2028-02-29T10:00Z', 12, '2029-02-28T10:00Z'],
  ['the clocks change meanwhile', 'Europe/London', '2026-11-20T10:00Z', 6, '2027-05-20T09:00Z'],
])('months later: %s', (_name, zone, at, months, later) => {
  expect(monthsLater(new Date(at), months, zone)).toEqual(new Date(later))
})

test('days that are an hour short or long begin at their own midnight', () => {
  expect(startOf('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T00:00:00.000Z')
  expect(startOf('2026-03-30', 'Europe/London').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  expect(startOf('2026-10-26', 'Europe/London').toISOString()).toBe('2026-10-26T00:00:00.000Z')
})

test('three in the morning struck last today or yesterday, and where it is skipped, an hour later', () => {
  const last = (now: string, zone: string) => lastOccurrence(3, new Date(now), zone).toISOString()
  expect(last('2026-11-20T21:00:00Z', 'Asia/Dhaka')).toBe('2026-11-20T21:00:00.000Z')
  expect(last('2026-11-20T20:59:59Z', 'Asia/Dhaka')).toBe('2026-11-19T21:00:00.000Z')
  expect(last('2026-11-20T12:00:00Z', 'UTC')).toBe('2026-11-20T03:00:00.000Z')
})
