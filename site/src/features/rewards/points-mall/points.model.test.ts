import { expect, test } from 'vitest'
import { cashFor, mostOf, obstacleTo, wrongPoints } from './points.model.ts'

test('cash is rounded down to a hundredth', () => {
  expect([cashFor(1000, 100), cashFor(1000, 300), cashFor(2, 300), cashFor(1, 100)]).toEqual([
    '10.00',
    '3.33',
    '0.00',
    '0.01',
  ])
})

test('the most that can be converted is a multiple of the step, within the balance and the day', () => {
  const rules = { min: 1000, step: 100, balance: 4270, leftToday: 100_000 }
  expect([mostOf(rules), mostOf({ ...rules, leftToday: 1250 }), mostOf({ ...rules, balance: 999 })]).toEqual([
    4200, 1200, 0,
  ])
})

test.each([
  ['', 'missing'],
  ['1e3', 'missing'],
  ['900', 'min'],
  ['1050', 'step'],
  ['4300', 'balance'],
  ['2100', 'day'],
  ['2000', undefined],
] as const)('%s points: %s', (typed, wrong) =>
  expect(wrongPoints(typed, { min: 1000, step: 100, balance: 4270, leftToday: 2000 })).toBe(wrong),
)

test('an item is held back by its stock, its limit, a rank, or the balance', () => {
  const item = { stock: 3, limit: 2, taken: 0, rank: null, points: 500 }
  expect([
    obstacleTo({ ...item, stock: 0 }, 900),
    obstacleTo({ ...item, taken: 2 }, 900),
    obstacleTo(item, 499),
    obstacleTo({ ...item, stock: null, limit: null }, 500),
    obstacleTo(item, undefined),
    obstacleTo({ ...item, rank: { label: 'VIP 2', reached: false } }, 499),
    obstacleTo({ ...item, rank: { label: 'VIP 2', reached: false } }, undefined),
    obstacleTo({ ...item, rank: { label: 'VIP 2', reached: true } }, 500),
  ]).toEqual(['gone', 'limit', 'points', undefined, undefined, 'rank', undefined, undefined])
})
