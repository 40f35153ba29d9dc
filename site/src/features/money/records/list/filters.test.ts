import { dayIn } from '@brand/ui/date-picker'
import { expect, it } from 'vitest'
import { momentsOf } from '../../../../app/format/moments.ts'
import { daysIn, daysOf, pageIn, upToIn } from './filters.ts'

const today = dayIn('Asia/Dhaka', Date.parse('2026-11-20T19:00:00Z')) // the 21st there
const days = (query: string) => daysOf(new URLSearchParams(query), today, 90)

it('reads days in the time zone of the site; an invalid range is the last week', () => {
  expect(days('days=today')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(days('days=yesterday')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(days('days=30')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(days('from=2026-10-01&to=2026-10-31')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  const week = { from: '2026-11-15', to: '2026-11-21' }
  for (const query of [
    '',
    'days=400',
    'from=2026-10-01&to=2026-11-01',
    'from=2026-08-01&to=2026-08-02',
    'from=2026-11-20&to=2026-11-19',
    'from=x&to=y',
    'from=2026-11-20&to=2026-11-22',
  ])
    expect(days(query), query).toEqual(week)
})

it('keeps a preset by name and chosen days by date', () => {
  const yesterday = daysIn({ from: '2026-11-20', to: '2026-11-20' }, 'yesterday')
  expect(yesterday).toEqual({ days: 'yesterday', from: '', to: '' })
  const chosen = daysIn({ from: '2026-11-01', to: '2026-11-03' }, undefined)
  expect(chosen).toEqual({ days: '', from: '2026-11-01', to: '2026-11-03' })
})

it('queries from the first moment of the first day to the first after the last', () => {
  expect(momentsOf({ from: '2026-11-20', to: '2026-11-21' }, 'Asia/Dhaka')).toEqual({
    startTime: '2026-11-19T18:00:00.000Z',
    endTime: '2026-11-21T18:00:00.000Z',
  })
})

it('holds on to where the record stood beyond the first page alone', () => {
  const at = (query: string) => [pageIn(new URLSearchParams(query)), upToIn(new URLSearchParams(query))]
  expect([at(''), at('p=1&upTo=9'), at('p=3&upTo=91'), at('p=3&upTo=x'), at('p=-4')]).toEqual([
    [1, undefined],
    [1, undefined],
    [3, '91'],
    [3, undefined],
    [1, undefined],
  ])
})
