import { describe, expect, it } from 'vitest'
import type { Sort } from '../Table/Table.model.ts'
import { chooseSort, pressSort, sortByAll } from './sorts.ts'

const up = (column: string): Sort => ({ column, direction: 'ascending' })
const down = (column: string): Sort => ({ column, direction: 'descending' })

describe('a press on a head', () => {
  it('sorts by that column alone, up, down and up again', () => {
    expect(pressSort([], 'a', false, 3)).toEqual([up('a')])
    expect(pressSort([up('a')], 'a', false, 3)).toEqual([down('a')])
    expect(pressSort([down('a')], 'a', false, 3)).toEqual([up('a')])
    expect(pressSort([up('a'), up('b')], 'b', false, 3)).toEqual([up('b')])
  })
  it('adds the column with Shift, turns it, and takes it away; one is left', () => {
    expect(pressSort([up('a')], 'b', true, 3)).toEqual([up('a'), up('b')])
    expect(pressSort([up('a'), up('b')], 'a', true, 3)).toEqual([down('a'), up('b')])
    expect(pressSort([down('a'), up('b')], 'a', true, 3)).toEqual([up('b')])
    expect(pressSort([down('a')], 'a', true, 3)).toEqual([up('a')])
  })
  it('gives the place of the last key to one too many', () => {
    expect(pressSort([up('a'), up('b')], 'c', true, 2)).toEqual([up('a'), up('c')])
    expect(pressSort([up('a')], 'b', true, 1)).toEqual([up('b')])
  })
})

it('chooses a direction by a menu, and none while another key is left', () => {
  expect(chooseSort([up('a')], 'b', 'descending', 1)).toEqual([down('b')])
  expect(chooseSort([up('a')], 'b', 'descending', 2)).toEqual([up('a'), down('b')])
  expect(chooseSort([up('a'), down('b')], 'a', 'none', 2)).toEqual([down('b')])
  expect(chooseSort([down('b')], 'b', 'none', 2)).toEqual([down('b')])
})

it('orders equal rows by the next key, with nothing last', () => {
  const rows = [
    { a: 2, b: 'x' },
    { a: 1, b: 'y' },
    { a: 2, b: null },
    { a: 1, b: 'z' },
  ]
  const keyOf = (column: string) => (row: (typeof rows)[number]) => row[column as 'a' | 'b']
  expect(sortByAll(rows, [up('a'), down('b')], keyOf, 'en')).toEqual([rows[3], rows[1], rows[0], rows[2]])
  expect(sortByAll(rows, [up('gone')], () => undefined, 'en')).toBe(rows)
})
