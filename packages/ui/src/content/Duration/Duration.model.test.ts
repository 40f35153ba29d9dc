import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatClock, formatDuration, isoDuration, partsOf } from './Duration.model.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

it.each([
  [0, {}, [['second', 0]]],
  [-5, {}, [['second', 0]]],
  [45 * second, {}, [['second', 45]]],
  [10 * minute, {}, [['minute', 10]]],
  [
    10 * minute + 5 * second,
    {},
    [
      ['minute', 10],
      ['second', 5],
    ],
  ],
  [10 * minute + 35 * second, { most: 1 }, [['minute', 11]]],
  [
    hour + 5 * minute + 40 * second,
    {},
    [
      ['hour', 1],
      ['minute', 6],
    ],
  ],
  [59.7 * minute, { most: 1 }, [['hour', 1]]],
  [59.7 * minute, { finest: 'minute' }, [['hour', 1]]],
  [20 * second, { finest: 'minute' }, [['minute', 0]]],
  [
    2 * day + 3 * hour,
    {},
    [
      ['day', 2],
      ['hour', 3],
    ],
  ],
  [40 * day, {}, [['day', 40]]],
] as const)('%i ms are %j', (ms, options, parts) => {
  expect(partsOf(ms, options)).toEqual(parts)
})

describe.each(['DurationFormat of the browser', 'numbers with units'])('%s', (how) => {
  const own = Object.getOwnPropertyDescriptor(Intl, 'DurationFormat')
  beforeEach(() => {
    if (how !== 'numbers with units') return
    Object.defineProperty(Intl, 'DurationFormat', { value: undefined, configurable: true, writable: true })
  })
  afterEach(() => {
    if (own) Object.defineProperty(Intl, 'DurationFormat', own)
    vi.restoreAllMocks()
  })
  it('uses the words and digits of the reader', () => {
    expect(formatDuration(10 * minute, 'en')).toBe('10 minutes')
    expect(formatDuration(hour + 5 * minute, 'en')).toBe('1 hour, 5 minutes')
    expect(formatDuration(hour + 5 * minute, 'en', { style: 'narrow' })).toMatch(/^1h,? 5m$/)
    expect(formatDuration(0, 'en')).toBe('0 seconds')
    expect(formatDuration(10 * minute, 'bn')).toBe('১০ মিনিট')
  })
})

it.each([
  [-5, 'en', '0:00'],
  [1, 'en', '0:01'],
  [1000, 'en', '0:01'],
  [1001, 'en', '0:02'],
  [245_000, 'en', '4:05'],
  [39_845_000, 'en', '11:04:05'],
  [245_000, 'bn-BD', '৪:০৫'],
])('%i ms are %s on a clock: %s', (ms, locale, text) => {
  expect(formatClock(ms, locale)).toBe(text)
})

it('is written for machines', () => {
  expect([isoDuration(3_905_000), isoDuration(-1)]).toEqual(['PT1H5M5S', 'PT0H0M0S'])
})
