import { expect, it } from 'vitest'
import { weekHours } from './week-hours.ts'

const en = (from: string, to: string) => `${from} to ${to}`
const bn = (from: string, to: string) => `${from} থেকে ${to}`
const usual = { days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }

it('names the days and times of a week', () => {
  expect(weekHours([usual], 'en', en)).toEqual(['Monday to Friday 12:00 to 21:00'])
  expect(weekHours([usual], 'bn', bn)).toEqual(['সোমবার থেকে শুক্রবার ১২:০০ থেকে ২১:০০'])
  expect(
    weekHours(
      [
        { days: [7, 2, 1, 4, 4], from: '00:00', to: '24:00' },
        { ...usual, days: [6] },
      ],
      'en',
      en,
    ),
  ).toEqual(['Monday to Tuesday, Thursday and Sunday 00:00 to 00:00', 'Saturday 12:00 to 21:00'])
  expect(weekHours([], 'en', en)).toEqual([])
  // Each language has its own comma.
  const ar = (from: string, to: string) => `${from} - ${to}`
  expect(weekHours([{ ...usual, days: [1, 3, 5] }], 'ar', ar)[0]).not.toContain(',')
})
