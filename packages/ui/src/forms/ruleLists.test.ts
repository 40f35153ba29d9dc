import { expect, it } from 'vitest'
import type { FieldRule } from './compileRules.ts'
import { expandLists, firstRows, rowBounds, rowsOf, toKeys, toPlaces } from './ruleLists.ts'

const rules: FieldRule[] = [
  { field: 'name' },
  { field: 'accounts', minItems: 1, maxItems: 3, order: 2, items: [{ field: 'bank' }, { field: 'number' }] },
]
const rows = new Map([['accounts', [4, 0]]])

it('begins with the rows of its values, as many as there have to be', () => {
  expect(firstRows(rules).get('accounts')).toEqual([0])
  expect(firstRows(rules, { 'accounts.1.bank': 'x' }).get('accounts')).toEqual([0, 1])
  expect(firstRows(rules, { 'accounts.99.bank': 'x' }).get('accounts')).toHaveLength(3)
})

it.each([
  [
    { minItems: 2, maxItems: 4 },
    { min: 2, max: 4 },
  ],
  [{}, { min: 0, max: 100 }],
  [
    { minItems: 9, maxItems: 4 },
    { min: 0, max: 100 },
  ],
  [{ maxItems: 5000 }, { min: 0, max: 100 }],
  [
    { minItems: Number.NaN, maxItems: -1 },
    { min: 0, max: 100 },
  ],
])('bounds rows by %j', (given, bounds) => {
  expect(rowBounds({ field: 'accounts', items: [], ...given })).toEqual(bounds)
})

it('makes rules of each row, at the place of the list', () => {
  expect(expandLists(rules, rows).map(({ field, order }) => [field, order])).toEqual([
    ['name', undefined],
    ['accounts.4.bank', 2],
    ['accounts.4.number', 2],
    ['accounts.0.bank', 2],
    ['accounts.0.number', 2],
  ])
})

it('names fields by place as they are sent, and by key as they are shown', () => {
  const sent = toPlaces({ name: 'a', 'accounts.4.bank': 'b', 'accounts.0.bank': 'c', 'accounts.7.bank': 'gone' }, rows)
  expect(sent).toEqual({ name: 'a', 'accounts.0.bank': 'b', 'accounts.1.bank': 'c' })
  expect(toKeys({ 'accounts.1.bank': 'x', 'accounts.2.bank': 'y', accounts: 'z' }, rows)).toEqual({
    'accounts.0.bank': 'x',
    accounts: 'z',
  })
})

it('reads rows out of the values that were sent', () => {
  const values = { name: 'a', 'accounts.0.bank': 'b', 'accounts.0.number': '1', 'accounts.1.__proto__': 'c' }
  const read = rowsOf(values, 'accounts')
  expect(read).toHaveLength(2)
  expect(read[0]).toEqual({ bank: 'b', number: '1' })
  expect(Object.keys(read[1] ?? {})).toEqual(['__proto__'])
})
