import { expect, it } from 'vitest'
import { median, table, written } from './table.ts'

it('takes the middle, so that one slow round changes nothing', () => {
  expect(median([3, 1, 900])).toBe(3)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

it('puts every library beside the hand-written page', () => {
  const samples = { 'mount 500 buttons': { hand: [20, 22, 90], brand: [23, 24.2, 25], mui: [60, 66, 61] } }
  expect(table(samples, ['hand', 'brand', 'mui'], { 'mount 500 buttons': 1.15 })).toBe(
    [
      '|  | by hand | our aim | **ours** | mui |',
      '| --- | --- | --- | --- | --- |',
      '| mount 500 buttons | 22 ms | 1.15 | 1.10 | 2.77 |',
    ].join('\n'),
  )
})

it('writes figures between the marks, the first time and again, and nowhere else', () => {
  const once = written('a\n<!-- figures -->\n<!-- end -->\nb', '1')
  expect(once).toBe('a\n<!-- figures -->\n1\n<!-- end -->\nb')
  expect(written(once, '$1')).toBe('a\n<!-- figures -->\n$1\n<!-- end -->\nb')
  expect(() => written('no marks', '1')).toThrow('no place')
})
