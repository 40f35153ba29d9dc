import { expect, it } from 'vitest'
import { lowerQuartile, median, table, written } from './table.ts'

it('takes the middle, so that one slow round changes nothing', () => {
  expect(median([3, 1, 900])).toBe(3)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

it('takes what little else on the machine leaves, and no lucky round alone', () => {
  expect(lowerQuartile([9, 1, 2, 8, 900])).toBe(2)
  expect(lowerQuartile([4])).toBe(4)
  expect(lowerQuartile([])).toBeNaN()
})

it('puts every library beside the cheapest page', () => {
  const samples = {
    'mount 500 buttons': { least: [20, 22, 90], hand: [22, 22, 22], brand: [23, 24.2, 25], mui: [60, 66, 61] },
  }
  expect(table(samples, ['least', 'hand', 'brand', 'mui'], { 'mount 500 buttons': 1.15 })).toBe(
    [
      '|  | least | our aim | our looks by hand | **ours** | mui |',
      '| --- | --- | --- | --- | --- | --- |',
      '| mount 500 buttons | 22 ms | 1.15 | 1.00 | 1.10 | 2.77 |',
    ].join('\n'),
  )
})

it('writes figures between the marks, the first time and again, and nowhere else', () => {
  const once = written('a\n<!-- figures -->\n<!-- end -->\nb', '1')
  expect(once).toBe('a\n<!-- figures -->\n1\n<!-- end -->\nb')
  expect(written(once, '$1')).toBe('a\n<!-- figures -->\n$1\n<!-- end -->\nb')
  expect(() => written('no marks', '1')).toThrow('no place')
})
