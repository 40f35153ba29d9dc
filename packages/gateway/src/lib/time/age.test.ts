import { expect, test } from 'vitest'
import { tooYoung } from './age.ts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

test.each([
  ['2008-11-21', '2026-11-21', false],
  ['2008-11-22', '2026-11-21', true],
  ['11-22-2008', '2026-11-21', true],
  ['11-21-2008', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['9999-01-01', '2026-11-21', true],
  ['0007-01-01', '2026-11-21', false],
  ['long ago', '2026-11-21', false],
])('born %s, on %s: too young %s', (birthday, today, young) => {
  expect(tooYoung(birthday, 18, noon(today), 'Asia/Dhaka')).toBe(young)
})

test('the day is that of the site', () => {
  const late = new Date('2026-11-20T19:00:00Z')
  expect([tooYoung('2008-11-21', 18, late, 'Asia/Dhaka'), tooYoung('2008-11-21', 18, late, 'UTC')]).toEqual([
    false,
    true,
  ])
})
