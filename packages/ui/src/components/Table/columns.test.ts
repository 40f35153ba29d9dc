import { expect, it } from 'vitest'
import { places, type Column } from './columns.ts'

const column = (id: string, phone?: Column<object>['phone']): Column<object> => ({
  id,
  head: id,
  cell: () => id,
  phone,
})

it('two lines of two, then a line each', () => {
  expect(places(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => column(id)))).toEqual([
    'start',
    'end',
    'start',
    'end',
    'line',
    'line',
  ])
})
it('columns left out do not count', () => {
  expect(places([column('a'), column('b', 'hidden'), column('c'), column('d', 'line'), column('e')])).toEqual([
    'start',
    'hidden',
    'end',
    'line',
    'start',
  ])
})
