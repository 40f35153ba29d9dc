import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfter, toggled, toggledAll } from './DataGrid.model.ts'

describe('keys', () => {
  const extent = { first: -1, last: 9, columns: 4, page: 5 }
  const press = (key: string, line: number, column: number, ctrlKey = false, rtl = false) => {
    const place = placeAfter({ key, ctrlKey, rtl }, { line, column }, extent)
    return place && [place.line, place.column]
  }
  it.each([
    ['ArrowDown', 0, 1, [1, 1]],
    ['ArrowDown', 9, 1, [9, 1]],
    ['ArrowUp', 0, 1, [-1, 1]],
    ['ArrowUp', -1, 1, [-1, 1]],
    ['ArrowRight', 0, 3, [0, 3]],
    ['ArrowLeft', 0, 2, [0, 1]],
    ['Home', 3, 2, [3, 0]],
    ['End', 3, 2, [3, 3]],
    ['PageDown', 3, 2, [8, 2]],
    ['PageDown', 8, 2, [9, 2]],
    ['PageUp', 3, 2, [-1, 2]],
    ['a', 3, 2, undefined],
  ] as const)('%s from line %i, column %i', (key, line, column, to) => expect(press(key, line, column)).toEqual(to))
  it('lead to the corners with Ctrl', () => {
    expect(press('Home', 3, 2, true)).toEqual([-1, 0])
    expect(press('End', 3, 2, true)).toEqual([9, 3])
  })
  it('follow the direction of the columns', () => {
    expect(press('ArrowLeft', 0, 1, false, true)).toEqual([0, 2])
    expect(press('ArrowRight', 0, 1, false, true)).toEqual([0, 0])
  })
})

it('chooses and leaves one row', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

it('chooses all rows of the table, then none of them, and leaves others as they are', () => {
  expect(toggledAll(['z', 'a'], ['a', 'b'])).toEqual(['z', 'a', 'b'])
  expect(toggledAll(['z', 'a', 'b'], ['a', 'b'])).toEqual(['z'])
  const keys = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'))
  fc.assert(
    fc.property(keys, fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c'), { minLength: 1 }), (chosen, rows) => {
      const after = toggledAll(chosen, rows)
      expect(new Set(after).size).toBe(after.length)
      const all = rows.every((key) => chosen.includes(key))
      expect(rows.every((key) => after.includes(key) !== all)).toBe(true)
      expect(after.filter((key) => !rows.includes(key))).toEqual(chosen.filter((key) => !rows.includes(key)))
    }),
  )
})
