import { expect, it } from 'vitest'
import { momentFrom, partsOf, wallTime } from './DateTimeField.model.ts'

it('is what a zone shows at a moment, and back', () => {
  expect(wallTime('2026-11-20T12:30:00Z', 'Asia/Dhaka')).toBe('2026-11-20T18:30')
  expect(wallTime(Date.UTC(2026, 10, 20, 18), 'Asia/Dhaka')).toBe('2026-11-21T00:00')
  expect(momentFrom('2026-11-20T18:30', 'Asia/Dhaka')).toBe('2026-11-20T12:30:00.000Z')
})

it('lands where the clock skips the time', () => {
  expect(momentFrom('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})

it.each(['', '2026-11-20', '2026-13-20T10:00', '2026-11-20T25:00'])('has no parts of %j', (value) => {
  expect(partsOf(value)).toEqual({ day: '', time: '' })
  expect(momentFrom(value, 'UTC')).toBeUndefined()
})
