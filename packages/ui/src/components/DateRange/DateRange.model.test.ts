import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../DatePicker/DatePicker.model.ts'
import {
  offered,
  pick,
  presetRange,
  rangeFault,
  rangeMoments,
  rangeText,
  rangeWords,
  sameRange,
  zoneName,
  type DraftRange,
} from './DateRange.model.ts'

const today = '2026-11-20'

it.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  [{ days: 7 }, '2026-11-14', '2026-11-20'],
  [{ days: 30 }, '2026-10-22', '2026-11-20'],
  [{ days: 0 }, '2026-11-20', '2026-11-20'],
] as const)('%j goes from %s to %s', (preset, from, to) => expect(presetRange(preset, today)).toEqual({ from, to }))

it('counts weeks and months as the language does', () => {
  // 20 November 2026 is a Friday, the 29th of Aban.
  expect(presetRange('week', today).from).toBe('2026-11-16')
  expect(presetRange('week', today, { weekStart: 0, calendar: 'gregory' }).from).toBe('2026-11-15')
  expect(presetRange('week', today, { weekStart: 5, calendar: 'gregory' }).from).toBe('2026-11-20')
  expect(presetRange('week', today, { weekStart: 6, calendar: 'gregory' }).from).toBe('2026-11-14')
  expect(presetRange('month', today)).toEqual({ from: '2026-11-01', to: today })
  expect(presetRange('month', today, { weekStart: 6, calendar: 'persian' }).from).toBe('2026-10-23')
})

it('offers the part of a preset that may be chosen', () => {
  const bounds = { min: '2026-11-10', max: '2026-11-19' }
  expect(offered({ days: 30 }, today, bounds)).toEqual({ from: '2026-11-10', to: '2026-11-19' })
  expect(offered('today', today, bounds)).toBeUndefined()
  expect(offered('yesterday', today, { min: '2026-11-20' })).toBeUndefined()
})

describe('pick', () => {
  it('takes the first day, then the last, in any order, then starts again', () => {
    const one = pick({}, '2026-11-20')
    expect(one).toEqual({ from: '2026-11-20' })
    expect(pick(one, '2026-11-14')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
    expect(pick(one, '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(pick({ from: '2026-11-14', to: '2026-11-20' }, '2026-11-01')).toEqual({ from: '2026-11-01' })
  })

  it('never reverses a range, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), (days) => {
        const range = days.reduce<DraftRange>((draft, day) => pick(draft, addDays(today, day)), {})
        expect(range.to === undefined || (range.from ?? '') <= range.to).toBe(true)
      }),
    )
  })
})

it('finds what is wrong with a range that was typed', () => {
  expect(rangeFault({ from: today, to: '2026-11-19' }, 31)).toBe('backwards')
  expect(rangeFault({ from: '2026-10-20', to: today }, 31)).toBe('tooLong')
  expect(rangeFault({ from: '2026-10-21', to: today }, 31)).toBeUndefined()
  expect(rangeFault({ from: '2020-01-01', to: today }, undefined)).toBeUndefined()
})

it('is a pair of moments in the zone of the site', () => {
  expect(rangeMoments({ from: '2026-11-14', to: today }, 'Asia/Dhaka')).toEqual({
    startTime: '2026-11-13T18:00:00.000Z',
    endTime: '2026-11-20T17:59:59.999Z',
  })
})

describe('with times', () => {
  const day = { from: today, to: today }
  it('ends with the minute it names', () => {
    expect(rangeMoments({ ...day, fromTime: '08:00', toTime: '18:30' }, 'Asia/Dhaka')).toEqual({
      startTime: '2026-11-20T02:00:00.000Z',
      endTime: '2026-11-20T12:30:59.999Z',
    })
  })
  it('is a whole day where a time is left out, or the first and last one', () => {
    const whole = rangeMoments(day, 'Asia/Dhaka')
    expect(rangeMoments({ ...day, fromTime: '00:00', toTime: '23:59' }, 'Asia/Dhaka')).toEqual(whole)
    expect(rangeMoments({ ...day, fromTime: '08:00' }, 'Asia/Dhaka').endTime).toBe(whole.endTime)
    expect(sameRange(day, { ...day, fromTime: '00:00', toTime: '23:59' })).toBe(true)
    expect(sameRange(day, { ...day, fromTime: '00:01' })).toBe(false)
  })
  it('begins later where the clock skips the time', () => {
    const { startTime } = rangeMoments({ from: '2026-03-29', to: '2026-03-29', fromTime: '02:30' }, 'Europe/Berlin')
    expect(startTime).toBe('2026-03-29T01:30:00.000Z')
  })
  it('runs backwards on one day', () => {
    expect(rangeFault({ ...day, fromTime: '18:30', toTime: '08:00' }, undefined)).toBe('backwards')
    expect(rangeFault({ ...day, fromTime: '18:30' }, undefined)).toBeUndefined()
    expect(rangeFault({ from: '2026-11-19', to: today, fromTime: '18:30', toTime: '08:00' }, 31)).toBeUndefined()
  })
  it('is a text for forms and one for people', () => {
    const text = {
      locale: 'en-GB',
      span: (from: string, to: string) => `${from} to ${to}`,
      spoken: (one: string) => one,
    }
    const join = (from: string, to: string) => `${from} - ${to}`
    expect(rangeText(day)).toBe('2026-11-20/2026-11-20')
    expect(rangeText({ ...day, toTime: '18:30' })).toBe('2026-11-20T00:00/2026-11-20T18:30')
    expect(rangeWords(day, text, join)).toBe('2026-11-20 to 2026-11-20')
    expect(rangeWords({ ...day, fromTime: '08:00' }, text, join)).toBe('2026-11-20 08:00 - 23:59')
    expect(rangeWords({ from: '2026-11-19', to: today, toTime: '18:30' }, text, join)).toBe(
      '2026-11-19 00:00 - 2026-11-20 18:30',
    )
  })
})

it('names a zone', () => {
  expect(zoneName('Asia/Dhaka', 'en', Date.parse('2026-11-20'))).toBe('Dhaka (GMT+6)')
  expect(zoneName('America/Argentina/Buenos_Aires', 'en', 0)).toContain('Buenos Aires')
  expect(zoneName('UTC', 'en', 0)).toBe('UTC')
})
