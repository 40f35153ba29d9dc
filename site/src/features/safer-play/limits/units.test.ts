import { describe, expect, it } from 'vitest'
import { fullness, lengthOf, monthsAfter, pauseTitle } from './units.ts'

describe('units of limits', () => {
  it('formats a length in hours and minutes, with the digits of the locale', () => {
    expect([0, 59, 60, 3599, 3600, 5400].map((seconds) => lengthOf(seconds, 'en'))).toEqual([
      '0 minutes',
      '0 minutes',
      '1 minute',
      '59 minutes',
      '1 hour',
      '1 hour, 30 minutes',
    ])
    expect(lengthOf(5400, 'bn')).toContain('৩০')
  })

  it('counts months from the given day, to the last of a month that has no such day', () => {
    expect(monthsAfter('2026-12-01', 6)).toBe('2027-06-01')
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
    expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28')
    expect(monthsAfter('2026-12-31', 120)).toBe('2036-12-31')
  })

  it('is full only when nothing is left', () => {
    expect(fullness({ value: '100.00', used: '99.99' })).toBe(99)
    expect(fullness({ value: '100.00', used: '100.00' })).toBe(100)
    expect(fullness({ value: '100.00', used: '140.00' })).toBe(100)
  })
})

it('a pause is called by what began it, and one that is unknown by the end of a session', () => {
  expect([
    pauseTitle({ why: 'BREAK' }),
    pauseTitle({ why: 'SESSION' }),
    pauseTitle({ why: 'LIMIT', limit: { kind: 'LOSS', period: 'DAY' } }),
    pauseTitle({ why: 'LIMIT', limit: { kind: 'WAGER', period: 'WEEK' } }),
    pauseTitle({ why: 'LIMIT', limit: { kind: 'SESSION', period: 'MONTH' } }),
    pauseTitle({ why: 'TIMEOUT' }),
    pauseTitle({ why: 'FUTURE' }),
  ]).toEqual(['pause.BREAK', 'pause.SESSION', 'pause.LOSS', 'pause.WAGER', 'pause.TIME', 'timeout', 'pause.SESSION'])
})
