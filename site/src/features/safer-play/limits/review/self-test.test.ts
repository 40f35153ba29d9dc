import { expect, it } from 'vitest'
import { scored } from './self-test.ts'

const first = (points: string) => [points, ...Array<string>(8).fill('0')]

it('adds nine answers up and names the band; where one is missing there is no result', () => {
  expect(scored(Array<string>(8).fill('0'))).toBeUndefined()
  expect(scored([...Array<string>(4).fill('1'), undefined, ...Array<string>(4).fill('1')])).toBeUndefined()
  expect(
    [first('0'), first('1'), first('2'), first('3'), Array<string>(9).fill('1'), Array<string>(9).fill('3')].map(
      scored,
    ),
  ).toEqual([
    { score: 0, band: 'NONE' },
    { score: 1, band: 'LOW' },
    { score: 2, band: 'LOW' },
    { score: 3, band: 'MODERATE' },
    { score: 9, band: 'HIGH' },
    { score: 27, band: 'HIGH' },
  ])
  expect(scored([...Array<string>(7).fill('1'), '0', '0'])?.band).toBe('MODERATE')
  expect(scored([...Array<string>(8).fill('1'), '0'])?.band).toBe('HIGH')
})
