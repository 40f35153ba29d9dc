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

  it('counts months from the given moment', () => {
    expect(new Date(monthsAfter(Date.UTC(2026, 10, 22, 19), 6)).toISOString()).toBe('2027-05-22T19:00:00.000Z')
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
