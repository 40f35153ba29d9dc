import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../DatePicker/DatePicker.model.ts'
import { offered, pick, presetRange, rangeFault, rangeMoments, zoneName, type DraftRange } from './DateRange.model.ts'

const today = '2026-11-20'

it.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  [{ days: 7 }, '2026-11-14', '2026-11-20'],
  [{ days: 30 }, '2026-10-22', '2026-11-20'],
  [{ days: 0 }, '2026-11-20', '2026-11-20'],
] as const)('%j goes from %s to %s', (preset, from, to) => expect(presetRange(preset, today)).toEqual({ from, to }))

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

it('names a zone', () => {
  expect(zoneName('Asia/Dhaka', 'en', Date.parse('2026-11-20'))).toBe('Dhaka, GMT+6')
  expect(zoneName('America/Argentina/Buenos_Aires', 'en', 0)).toContain('Buenos Aires')
  expect(zoneName('UTC', 'en', 0)).toBe('UTC')
})
