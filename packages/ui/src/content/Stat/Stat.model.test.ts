import { expect, it } from 'vitest'
import { toneOf } from './Stat.model.ts'

it.each([
  ['up', undefined, 'success'],
  ['down', undefined, 'danger'],
  ['same', undefined, 'neutral'],
  ['up', 'down', 'danger'],
  ['down', 'down', 'success'],
  ['same', 'down', 'neutral'],
  ['up', 'none', 'neutral'],
  ['down', 'none', 'neutral'],
] as const)('%s where %s is better is %s', (direction, better, tone) => {
  expect(toneOf({ by: '', direction, better })).toBe(tone)
})
