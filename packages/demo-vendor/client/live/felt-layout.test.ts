import { expect, test } from 'vitest'
import { boards } from '../../src/boards/index.ts'
import { nextIn, placeOf } from './felt-layout.ts'
import type { Point } from './felt-layout.ts'

const options = boards['roulette']!.options({}).map(({ id }) => id)

/** Middle of a spot, with fields of 100 by 100. */
function middleOf(option: string): Point {
  const { along, across, edges } = placeOf(option)
  const middle = ([line, span]: readonly [number, number]) => (line + span / 2) * 100
  return {
    x: edges.includes('zero') ? along[0] * 100 : middle(along),
    y: edges.includes('dozens') ? (across[0] + 1) * 100 : middle(across),
  }
}

test.each([
  ['n:0', [1, 1], [1, 3], []],
  ['n:1', [2, 1], [3, 1], []],
  ['n:36', [13, 1], [1, 1], []],
  ['split:8-11', [5, 1], [2, 1], ['zero']],
  ['split:8-9', [4, 1], [1, 1], ['dozens']],
  ['split:0-2', [2, 1], [2, 1], ['zero']],
  ['street:13-14-15', [6, 1], [3, 1], ['dozens']],
  ['street:0-2-3', [2, 1], [1, 1], ['zero', 'dozens']],
  ['corner:26-27-29-30', [11, 1], [1, 1], ['zero', 'dozens']],
  ['corner:0-1-2-3', [2, 1], [3, 1], ['zero', 'dozens']],
  ['six:13-14-15-16-17-18', [7, 1], [3, 1], ['zero', 'dozens']],
  ['dozen:2', [6, 4], [4, 1], []],
  ['column:3', [14, 1], [1, 1], []],
  ['red', [6, 2], [5, 1], []],
] as const)('%s lies where the felt of a table has it', (option, along, across, edges) => {
  expect(placeOf(option)).toEqual({ along, across, edges })
})

test('no two bets lie on one spot', () => {
  expect(new Set(options.map((option) => JSON.stringify(middleOf(option)))).size).toBe(options.length)
})

test('arrow keys reach every bet from any number, and stop at the edge', () => {
  const points = options.map(middleOf)
  const ways = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ]
  const reached = new Set([options.indexOf('n:17')])
  for (const place of reached)
    for (const way of ways) {
      const next = nextIn(points, points[place]!, way)
      if (next >= 0) reached.add(next)
    }
  expect(options.filter((_, i) => !reached.has(i))).toEqual([])
  expect(nextIn(points, middleOf('n:0'), { x: -1, y: 0 })).toBe(-1)
  expect(options[nextIn(points, middleOf('n:8'), { x: 1, y: 0 })]).toBe('split:8-11')
})
