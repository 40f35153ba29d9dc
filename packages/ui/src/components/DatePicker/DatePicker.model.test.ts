import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  clamp,
  countDays,
  dayIn,
  faultOf,
  isDay,
  momentOf,
  ofLocal,
  startOf,
  toLocal,
} from './DatePicker.model.ts'

it('distinguishes valid from invalid days', () => {
  expect(['2026-11-20', '2024-02-29'].every(isDay)).toBe(true)
  expect(['2023-02-29', '2026-13-01', '2026-1-1', '20/11/2026', ''].some(isDay)).toBe(false)
})

it('counts days over months and leap days', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(countDays('2024-02-28', '2024-03-01')).toBe(3)
  expect(countDays('2026-11-20', '2026-11-20')).toBe(1)
})

it('ends where days no longer sort as text', () => {
  expect(['1000-01-01', '9999-12-31'].every(isDay)).toBe(true)
  expect(['0000-01-01', '0999-12-31', '+010000-01-01'].some(isDay)).toBe(false)
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('1000-01-01', -1)).toBe('1000-01-01')
})

it('keeps within bounds', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-30' }
  expect(faultOf('2026-10-31', bounds)).toBe('tooEarly')
  expect(faultOf('2026-12-01', bounds)).toBe('tooLate')
  expect(faultOf('2026-11-30', bounds)).toBeUndefined()
  expect([clamp('2026-10-01', bounds), clamp('2027-01-01', bounds), clamp('2026-11-07', {})]).toEqual([
    '2026-11-01',
    '2026-11-30',
    '2026-11-07',
  ])
})

describe('in a zone', () => {
  it.each([
    ['Asia/Dhaka', '2026-11-19T17:59:59Z', '2026-11-19'],
    ['Asia/Dhaka', '2026-11-19T18:00:00Z', '2026-11-20'],
    ['America/New_York', '2026-11-20T04:59:00Z', '2026-11-19'],
    ['UTC', '2026-11-20T00:00:00Z', '2026-11-20'],
  ])('in %s %s is on %s', (zone, at, day) => expect(dayIn(zone, Date.parse(at))).toBe(day))

  it.each([
    ['Asia/Dhaka', '2026-11-20', '2026-11-19T18:00:00.000Z'],
    ['Asia/Tehran', '2026-11-20', '2026-11-19T20:30:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    // The clock jumped from 23:59 to 01:00, so there was no midnight.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, day, at) => expect(new Date(startOf(day, zone)).toISOString()).toBe(at))

  it.each([
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Asia/Beirut', '2026-10-24', '23:30', '2026-10-24T20:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ])('in %s %s has %s twice, and the first is meant', (zone, day, time, at) =>
    expect(new Date(momentOf(day, time, zone)).toISOString()).toBe(at),
  )

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ])('in %s %s skips %s, which is as much later as it skips', (zone, day, time, at) =>
    expect(new Date(momentOf(day, time, zone)).toISOString()).toBe(at),
  )

  it('a day begins within itself and not a moment before, in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 25_000 }),
        fc.constantFrom(
          'Asia/Dhaka',
          'America/Sao_Paulo',
          'Pacific/Apia',
          'Africa/Cairo',
          'Europe/Lisbon',
          'Asia/Tehran',
        ),
        (off, zone) => {
          const day = addDays('1980-01-01', off)
          const begins = startOf(day, zone)
          // A day that a time zone skipped entirely starts with the next one.
          if (dayIn(zone, begins) === day) expect(dayIn(zone, begins - 1) < day).toBe(true)
          else expect(dayIn(zone, begins) > day).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

it('goes to the calendar’s dates and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (off) => {
      const day = addDays('1900-01-01', off)
      expect(ofLocal(toLocal(day))).toBe(day)
    }),
  )
})
