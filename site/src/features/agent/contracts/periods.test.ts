import { expect, it } from 'vitest'
import { coveringCount, periodText, usualCount } from './periods.ts'

it.each([
  ['MONTHLY', 3],
  ['SEMIMONTHLY', 3],
  ['DAILY', 7],
  ['HOUR', 12],
  ['5MIN', 12],
])('of %s, %i tell enough', (period, count) => expect(usualCount(period)).toBe(count))

it.each([
  ['MONTHLY', 'SEMIMONTHLY', 3, 2],
  ['SEMIMONTHLY', 'MONTHLY', 3, 6],
  ['DAILY', 'MONTHLY', 3, 12],
  ['MONTHLY', 'DAILY', 7, 1],
  ['DAILY', 'DAILY', 7, 7],
])('%s covers %s × %i by %i', (period, of, count, covering) => expect(coveringCount(period, of, count)).toBe(covering))

it('names a period by its days in the zone of the site, a shorter one by its hours', () => {
  // Spaces around the dash differ from one browser to the next.
  const text = (from: string, to: string) => periodText(from, to, 'en', 'Asia/Dhaka').replaceAll(/\s*–\s*/g, '–')
  expect(text('2026-10-31T18:00:00Z', '2026-11-15T18:00:00Z')).toBe('1–15 Nov')
  expect(text('2026-11-19T18:00:00Z', '2026-11-20T18:00:00Z')).toBe('20 Nov')
  expect(text('2026-11-20T13:00:00Z', '2026-11-20T13:05:00Z')).toBe('20 Nov, 19:00–19:05')
})
