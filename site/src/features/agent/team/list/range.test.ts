import { dayIn } from '@brand/ui/date-picker'
import { expect, test } from 'vitest'
import { rangeIn, trendDays } from './range.ts'

const today = dayIn('Asia/Dhaka', Date.parse('2026-11-20T10:00:00Z'))
const read = (text: string) => rangeIn(new URLSearchParams(text), today, 90)
const lastWeek = { range: 'custom', from: '2026-11-14', to: '2026-11-20' }

test.each([
  ['', { range: 'today' }],
  ['range=month', { range: 'month' }],
  ['range=century', { range: 'today' }],
  ['range=week&from=2026-11-01&to=2026-11-02', { range: 'week' }],
  ['range=custom&from=2026-11-01&to=2026-11-20', { range: 'custom', from: '2026-11-01', to: '2026-11-20' }],
  ['range=custom&from=2026-10-21&to=2026-11-20', { range: 'custom', from: '2026-10-21', to: '2026-11-20' }],
  ['range=custom&from=2026-10-20&to=2026-11-20', lastWeek],
  ['range=custom&from=2026-11-20&to=2026-11-19', lastWeek],
  ['range=custom&from=2026-11-20&to=2026-11-21', lastWeek],
  ['range=custom&from=2026-08-01&to=2026-08-02', lastWeek],
  ['range=custom&from=x&to=y', lastWeek],
  ['range=custom', lastWeek],
])('the range of %s', (text, wanted) => {
  expect(read(text)).toEqual(wanted)
})

test.each([
  ['', { range: 'custom', from: '2026-11-07', to: '2026-11-20' }],
  ['range=yesterday', { range: 'custom', from: '2026-11-06', to: '2026-11-19' }],
  ['range=custom&from=2026-11-10&to=2026-11-10', { range: 'custom', from: '2026-10-28', to: '2026-11-10' }],
  ['range=week', { range: 'week' }],
  ['range=custom&from=2026-11-10&to=2026-11-11', { range: 'custom', from: '2026-11-10', to: '2026-11-11' }],
])('the days of the trend of %s', (text, wanted) => {
  expect(trendDays(read(text), today)).toEqual(wanted)
})
