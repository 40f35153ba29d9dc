import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextSort, sortRows, type SortKey } from './Table.model.ts'

const sorted = (keys: SortKey[], direction: 'ascending' | 'descending' = 'ascending', lang = 'en') =>
  sortRows(keys, (key) => key, direction, lang)

it('a press sorts ascending, then descending, then ascending; another column starts ascending', () => {
  const first = nextSort(null, 'time')
  expect(first).toEqual({ column: 'time', direction: 'ascending' })
  const second = nextSort(first, 'time')
  expect(second.direction).toBe('descending')
  expect(nextSort(second, 'time').direction).toBe('ascending')
  expect(nextSort(second, 'amount')).toEqual({ column: 'amount', direction: 'ascending' })
})

it('orders numbers by value, words by the language, numbers inside words by value', () => {
  expect(sorted([10, 9, -3, 2.5])).toEqual([-3, 2.5, 9, 10])
  expect(sorted(['WD-10', 'wd-9', 'WD-2'])).toEqual(['WD-2', 'wd-9', 'WD-10'])
  expect(sorted(['Zora', 'Ähre', 'Apfel'], 'ascending', 'de')).toEqual(['Ähre', 'Apfel', 'Zora'])
  expect(sorted(['খ', 'ক', 'গ'], 'descending', 'bn')).toEqual(['গ', 'খ', 'ক'])
})

it('orders big sums and times', () => {
  expect(sorted([20n, 9007199254740993n, 9007199254740992n], 'descending')).toEqual([
    9007199254740993n,
    9007199254740992n,
    20n,
  ])
  const [old, young] = [new Date(1), new Date(2)]
  expect(sorted([young, old])).toEqual([old, young])
})

it('puts nothing last, up and down', () => {
  expect(sorted([null, 2, undefined, 1, Number.NaN])).toEqual([1, 2, null, undefined, Number.NaN])
  expect(sorted([null, 2, undefined, 1], 'descending')).toEqual([2, 1, null, undefined])
})

it('keeps every row, keeps equals as they came, and leaves the list it was given alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.option(fc.integer({ min: 0, max: 5 })), id: fc.integer() })),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (rows, direction) => {
        const before = [...rows]
        const after = sortRows(rows, (row) => row.key, direction, 'en')
        expect(rows).toEqual(before)
        expect(new Set(after)).toEqual(new Set(rows))
        for (const key of new Set(rows.map((row) => row.key)))
          expect(after.filter((row) => row.key === key)).toEqual(rows.filter((row) => row.key === key))
        const keys = after.flatMap((row) => (row.key === null ? [] : [row.key]))
        expect(keys).toEqual([...keys].sort((a, b) => (direction === 'ascending' ? a - b : b - a)))
      },
    ),
  )
})
