import { expect, test } from 'vitest'
import { afterServiceMinutes, hoursOfDay, presenceAt, serviceMinutes, type Timetable } from './hours.ts'

/** Dhaka is six hours ahead; 20 November 2026 is a Friday. */
const table: Timetable = {
  hours: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }],
  closed: ['2026-11-24'],
  timeZone: 'Asia/Dhaka',
}
const at = (text: string) => new Date(`${text}+06:00`)

test('whether somebody is there, and when next, over a weekend and a closed day', () => {
  expect(presenceAt(at('2026-11-20T12:00'), table)).toEqual({ open: true, nextOpen: null })
  expect(presenceAt(at('2026-11-20T11:59'), table)).toEqual({ open: false, nextOpen: at('2026-11-20T12:00') })
  expect(presenceAt(at('2026-11-20T21:00'), table)).toEqual({ open: false, nextOpen: at('2026-11-23T12:00') })
  expect(presenceAt(at('2026-11-23T21:30'), table)).toEqual({ open: false, nextOpen: at('2026-11-25T12:00') })
  expect(hoursOfDay(at('2026-11-21T13:00'), table)).toEqual([])
  expect(presenceAt(at('2026-11-20T12:00'), { ...table, hours: [] })).toEqual({ open: false, nextOpen: null })
})

test('minutes count only in service hours, there and back', () => {
  const [friday, monday] = [at('2026-11-20T20:50'), at('2026-11-23T12:20')]
  expect(serviceMinutes(friday, monday, table)).toBe(30)
  expect(afterServiceMinutes(friday, 30, table)).toEqual(monday)
  expect(afterServiceMinutes(at('2026-11-21T03:00'), 15, table)).toEqual(at('2026-11-23T12:15'))
  expect(afterServiceMinutes(friday, 30, { ...table, hours: [] })).toBeNull()
})

test('hours to the end of the day and those that overlap', () => {
  const night: Timetable = {
    hours: [
      { days: [6], from: '20:00', to: '24:00' },
      { days: [6], from: '19:00', to: '21:00' },
      { days: [7], from: '00:00', to: '02:00' },
    ],
    closed: [],
    timeZone: 'Asia/Dhaka',
  }
  expect(hoursOfDay(at('2026-11-21T00:00'), night)).toEqual([
    { from: at('2026-11-21T19:00'), to: at('2026-11-22T00:00') },
  ])
  expect(serviceMinutes(at('2026-11-21T00:00'), at('2026-11-23T00:00'), night)).toBe(7 * 60)
})
