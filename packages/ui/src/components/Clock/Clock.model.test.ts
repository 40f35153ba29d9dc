import { expect, it } from 'vitest'
import { clockFace } from './Clock.model.ts'

const noon = Date.UTC(2026, 10, 20, 13, 42, 8)

it('shows the time of the zone, not of the device', () => {
  expect(clockFace({ timeZone: 'Asia/Dhaka', locale: 'en-GB', date: true, seconds: true })(noon)).toEqual({
    date: '20 Nov 2026',
    time: '19:42:08',
    zone: 'GMT+6',
  })
  expect(clockFace({ timeZone: 'Asia/Kathmandu', locale: 'en-GB' })(noon)).toEqual({
    date: undefined,
    time: '19:27',
    zone: 'GMT+5:45',
  })
})

it('counts midnight as 00, and the day turns with the zone', () => {
  const face = clockFace({ timeZone: 'Asia/Dhaka', locale: 'en-GB', date: true })
  expect(face(Date.UTC(2026, 10, 20, 18, 0))).toMatchObject({ date: '21 Nov 2026', time: '00:00' })
})

it('follows summer time', () => {
  const face = clockFace({ timeZone: 'Europe/London', locale: 'en-GB' })
  expect([face(Date.UTC(2026, 0, 1, 12)).zone, face(Date.UTC(2026, 6, 1, 12)).zone]).toEqual([
    expect.stringMatching(/^GMT(\+0)?$/),
    'GMT+1',
  ])
})

it.each(['bn-BD', 'ar-EG', 'fa-IR', 'ur-PK', 'my', 'bn-u-nu-beng'])(
  'has Latin digits and the common year in %s',
  (locale) => {
    const { date, time } = clockFace({ timeZone: 'Asia/Dhaka', locale, date: true, seconds: true })(noon)
    expect(time).toBe('19:42:08')
    expect(date).toMatch(/20/)
    expect(date).toMatch(/2026/)
  },
)

it('takes an unknown zone for UTC, and shows GMT', () => {
  expect(clockFace({ timeZone: 'Mars/Olympus', locale: 'en' })(noon)).toMatchObject({
    time: '13:42',
    zone: expect.stringMatching(/^GMT(\+0)?$/) as string,
  })
})
