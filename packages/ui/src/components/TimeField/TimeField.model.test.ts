import { expect, it } from 'vitest'
import { timeFault, timeWords } from './TimeField.model.ts'

it.each([
  ['', undefined],
  ['07:59', 'tooEarly'],
  ['08:00', undefined],
  ['18:00', undefined],
  ['18:01', 'tooLate'],
] as const)('judges %j between bounds', (time, fault) => {
  expect(timeFault(time, { min: '08:00', max: '18:00' })).toBe(fault)
})

it('knows bounds on both sides of midnight', () => {
  const night = { min: '22:00', max: '06:00' }
  expect(['23:30', '05:00', '12:00'].map((time) => timeFault(time, night))).toEqual([undefined, undefined, 'tooEarly'])
})

it('writes a time as the language does', () => {
  expect(timeWords('18:30', 'de')).toBe('18:30')
  expect(timeWords('18:30', 'en-US')).toMatch(/^6:30\sPM$/)
  expect(timeWords('18:30', 'bn')).toContain('৬:৩০')
})
