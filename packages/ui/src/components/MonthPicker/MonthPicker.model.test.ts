import { expect, it } from 'vitest'
import { dayText } from '../DatePicker/dayText.ts'
import { isOffered, monthDays, monthName, monthsOf, stepOf } from './MonthPicker.model.ts'

it('finds the months of a year', () => {
  const months = monthsOf('gregory')
  expect(months.year('2026-11-20').map(({ first }) => first)).toEqual(
    Array.from({ length: 12 }, (_none, n) => `2026-${String(n + 1).padStart(2, '0')}-01`),
  )
  expect(months.at('2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29', year: 2028, index: 1 })
  expect(months.after('2026-11-20', 2).first).toBe('2027-01-01')
})

it('counts in the calendar of the language', () => {
  expect(monthDays('2026-11-20', 'fa-IR-u-ca-persian')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(monthDays('2026-11-20', 'ar-SA-u-ca-islamic-umalqura').from <= '2026-11-20').toBe(true)
  expect(monthsOf('persian').year('2026-11-20')).toHaveLength(12)
  expect(monthsOf('buddhist').at('2026-11-20').year).toBe(2569)
})

it('writes a month as the language does', () => {
  const name = (locale: string) => {
    const text = dayText(locale)
    return monthName(text, monthsOf(text.calendar).at('2026-11-20'))
  }
  expect(name('en')).toBe('November 2026')
  expect(name('bn')).toBe('নভেম্বর ২০২৬')
  expect(name('th')).toContain('2569')
  expect(name('fa-IR-u-ca-persian')).toMatch(/^\S+ ۱۴۰۵$/)
})

it('offers a month of which one day may be chosen', () => {
  const november = monthsOf('gregory').at('2026-11-01')
  expect(isOffered(november, { min: '2026-11-30', max: '2027-01-01' })).toBe(true)
  expect(isOffered(november, { min: '2026-12-01' })).toBe(false)
  expect(isOffered(november, { max: '2026-10-31' })).toBe(false)
})

it.each([
  ['ArrowRight', false, 1],
  ['ArrowRight', true, -1],
  ['ArrowUp', false, -3],
  ['Home', false, -10],
  ['End', false, 1],
  ['PageDown', false, 12],
  ['a', false, undefined],
] as const)('is led by %s, from right to left: %s', (key, rtl, step) => {
  expect(stepOf(key, 10, rtl)).toBe(step)
})
