import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcher, withFilter, type ColumnFilter, type GridFilter } from './filter.ts'

interface Order {
  id: string
  kind?: string
  amount?: string | null
  at?: string
}
const matches = (filter: ColumnFilter<Order>, on: GridFilter, row: Partial<Order>) =>
  matcher([on], [{ id: 'c', text: ({ id }: Order) => id, filter }])?.({ id: 'রহিম-Àlí', ...row })

describe('a filter of text', () => {
  it.each([
    ['রহিম', true],
    ['ali', true],
    ['ÀLÍ', true],
    ['করিম', false],
  ])('for %s', (text, found) => expect(matches({ kind: 'text' }, { column: 'c', kind: 'text', text }, {})).toBe(found))
})

describe('a filter by choice', () => {
  const filter = { kind: 'choice', options: [], of: ({ kind = '' }: Order) => kind.split('+') } as const
  it.each([
    ['deposit', ['deposit', 'bonus'], true],
    ['deposit+late', ['late'], true],
    ['deposit', ['late'], false],
  ])('of %s among %j', (kind, values, found) =>
    expect(matches(filter, { column: 'c', kind: 'choice', values }, { kind })).toBe(found),
  )
})

describe('a filter by number', () => {
  const filter = { kind: 'number', of: ({ amount }: Order) => amount } as const
  it.each([
    ['10.00', '10', '10', true],
    ['9.99', '10', undefined, false],
    ['-5', undefined, '0', true],
    [null, undefined, '0', false],
    ['', undefined, '0', false],
    ['—', '0', undefined, false],
  ])('of %s from %s to %s', (amount, min, max, found) =>
    expect(matches(filter, { column: 'c', kind: 'number', min, max }, { amount })).toBe(found),
  )
})

describe('a filter by day', () => {
  const filter = { kind: 'days', of: ({ at }: Order) => at, timeZone: 'Asia/Dhaka' } as const
  it.each([
    ['2026-11-20', true],
    // Six hours ahead of UTC: the 20th begins at 18:00 of the 19th.
    ['2026-11-19T18:00:00Z', true],
    ['2026-11-19T17:59:59Z', false],
    ['2026-11-20T18:00:00Z', false],
    ['', false],
    ['soon', false],
  ])('of %s', (at, found) =>
    expect(matches(filter, { column: 'c', kind: 'days', from: '2026-11-20', to: '2026-11-20' }, { at })).toBe(found),
  )
})

it('matches everything with a filter of another kind, or of a column that is gone', () => {
  const columns = [{ id: 'c', text: ({ id }: Order) => id, filter: { kind: 'text' } as const }]
  expect(matcher([{ column: 'gone', kind: 'text', text: 'x' }], columns)).toBeUndefined()
  expect(matcher([{ column: 'c', kind: 'choice', values: ['x'] }], columns)).toBeUndefined()
})

it('keeps one filter of a column, in its place', () => {
  const filters = fc.uniqueArray(
    fc.record({ column: fc.constantFrom('a', 'b', 'c'), kind: fc.constant('text' as const), text: fc.string() }),
    { selector: ({ column }) => column },
  )
  fc.assert(
    fc.property(filters, fc.constantFrom('a', 'b', 'c'), (on, column) => {
      const next = { column, kind: 'text', text: 'next' } as const
      const after = withFilter(on, column, next)
      expect(after.filter((one) => one.column === column)).toEqual([next])
      const names = on.map((one) => one.column)
      expect(after.map((one) => one.column)).toEqual(names.includes(column) ? names : [...names, column])
      expect(withFilter(after, column, undefined)).toEqual(on.filter((one) => one.column !== column))
    }),
  )
})
