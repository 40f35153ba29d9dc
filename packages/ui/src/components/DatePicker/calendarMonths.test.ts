import { expect, it } from 'vitest'
import { calendarMonths } from './calendarMonths.ts'
import { ofLocal, toLocal } from './DatePicker.model.ts'

const persian = calendarMonths('persian')
const islamic = calendarMonths('islamic-umalqura')
const day = (date: Date | undefined) => date && ofLocal(date)

it('finds the first and last day of months and years', () => {
  // 29 Aban 1405, 10 Jumada II 1448.
  const today = toLocal('2026-11-20')
  expect(day(persian.startOfMonth?.(today))).toBe('2026-10-23')
  expect(day(persian.endOfMonth?.(today))).toBe('2026-11-21')
  expect(day(persian.startOfYear?.(today))).toBe('2026-03-21')
  expect(day(persian.endOfYear?.(today))).toBe('2027-03-20')
  expect(day(islamic.startOfMonth?.(today))).toBe('2026-11-11')
  expect([islamic.getYear?.(today), islamic.getMonth?.(today)]).toEqual([1448, 5])
})

it('moves by months and years, to the last day where a month is shorter', () => {
  // 31 Farvardin 1405; Esfand of 1405 has 29 days.
  const farvardin = toLocal('2026-04-20')
  expect(day(persian.addMonths?.(farvardin, 1))).toBe('2026-05-21')
  expect(day(persian.addMonths?.(farvardin, 11))).toBe('2027-03-20')
  expect(day(persian.addMonths?.(farvardin, -13))).toBe('2025-03-20')
  expect(day(persian.addYears?.(farvardin, 100))).toBe('2126-04-20')
  expect(persian.differenceInCalendarMonths?.(toLocal('2027-03-20'), farvardin)).toBe(11)
})

it('lists months and years, and makes a date of parts', () => {
  const year = { start: toLocal('2026-11-20'), end: toLocal('2027-01-25') }
  expect(persian.eachMonthOfInterval?.(year).map(day)).toEqual(['2026-10-23', '2026-11-22', '2026-12-22', '2027-01-21'])
  expect(persian.eachYearOfInterval?.({ start: year.start, end: toLocal('2028-01-01') }).map(day)).toEqual([
    '2026-03-21',
    '2027-03-21',
  ])
  expect(day(islamic.newDate?.(1448, 5, 10))).toBe('2026-11-20')
  expect(day(persian.setMonth?.(toLocal('2026-11-20'), 0))).toBe('2026-04-18')
  expect(day(persian.setYear?.(toLocal('2026-11-20'), 1399))).toBe('2020-11-19')
})
