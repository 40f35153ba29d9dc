import { describe, expect, test } from 'vitest'
import { ROWS, beads, bigRoad, joined } from './roads.ts'
import type { Side } from './roads.ts'

const sidesOf = (text: string) =>
  [...text].map((letter): Side => (letter === 'P' ? 'first' : letter === 'B' ? 'second' : 'tie'))
const road = (text: string) => bigRoad(sidesOf(text)).map(({ column, row }) => `${column}:${row}`)

describe('the big road', () => {
  test('begins a column with each change of side', () => {
    expect(road('PPBPBB')).toEqual(['0:0', '0:1', '1:0', '2:0', '3:0', '3:1'])
  })

  test('turns aside at its foot, and where an earlier run has turned into its way', () => {
    expect(road('PPPPPPPP').slice(5)).toEqual(['0:5', '1:5', '2:5'])
    // The second run finds the foot of its column taken by the first one.
    expect(road('PPPPPPPBBBBBB').slice(7)).toEqual(['1:0', '1:1', '1:2', '1:3', '1:4', '2:4'])
  })

  test('counts ties on the place before them, none before the first winner', () => {
    expect(bigRoad(sidesOf('TPTTB')).map(({ ties }) => ties)).toEqual([2, 0])
  })

  test('never lays two results on one place', () => {
    for (let seed = 1; seed < 200; seed++) {
      const places = road(
        [...String(2 ** (seed % 50) * seed ** 7)].map((digit) => (Number(digit) < 7 ? 'P' : 'B')).join(''),
      )
      expect(new Set(places).size).toBe(places.length)
    }
  })
})

describe('the bead road', () => {
  const latestFirst = Array.from({ length: 96 }, (_, i) => 1000 - i)

  test('keeps the columns of the results while new ones come, the oldest first', () => {
    for (const newest of [995, 996, 997, 1000]) {
      const shown = beads(
        latestFirst.filter((place) => place <= newest),
        newest,
        15,
      )
      expect(shown.at(-1)).toBe(newest)
      expect((shown[0]! - 1) % ROWS).toBe(0)
      expect(shown.length).toBeLessThanOrEqual(15 * ROWS)
    }
  })

  test('shows what there is when a column is not full', () => {
    expect(beads([3, 2], 3, 15)).toEqual([2, 3])
    expect(beads([], 0, 15)).toEqual([])
  })
})

test('earlier results go on behind new ones, unless some are missing between them', () => {
  const of = (...numbers: number[]) => numbers.map((number) => ({ number }))
  expect(joined(of(6, 5, 4), of(5, 4, 3, 2))).toEqual(of(6, 5, 4, 3))
  expect(joined(of(9, 8, 7), of(5, 4, 3, 2))).toEqual(of(9, 8, 7))
})
