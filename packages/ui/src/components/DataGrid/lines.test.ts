import { describe, expect, it } from 'vitest'
import { flatRows, linesOf } from './lines.ts'

interface Node {
  id: string
  below?: Node[]
}
const tree: Node[] = [{ id: 'a', below: [{ id: 'b', below: [{ id: 'c' }] }, { id: 'd' }] }, { id: 'e' }]
const childrenOf = ({ below }: Node) => below
const options = {
  rows: tree,
  rowKey: ({ id }: Node) => id,
  isOpen: (_key: string) => false,
  details: false,
  childrenOf: undefined,
  groupOf: undefined,
  isClosed: () => false,
}

it('puts what is behind a row below it', () => {
  const lines = linesOf({ ...options, details: true, isOpen: (id) => id === 'a' })
  expect(lines.map(({ kind, key }) => [kind, key])).toEqual([
    ['row', 'a'],
    ['detail', 'a detail'],
    ['row', 'e'],
  ])
})

describe('a tree', () => {
  it('has the rows below those that are open, with their level and place', () => {
    const lines = linesOf({ ...options, childrenOf, isOpen: (id) => id === 'a' })
    expect(lines).toMatchObject([
      { id: 'a', level: 1, place: 1, size: 2, open: true },
      { id: 'b', level: 2, place: 1, size: 2, open: false },
      { id: 'd', level: 2, place: 2, size: 2, open: undefined },
      { id: 'e', level: 1, place: 2, size: 2, open: undefined },
    ])
  })
  it('is all of its rows, each before those below it', () => {
    expect(flatRows(tree, childrenOf).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(flatRows(tree, undefined)).toBe(tree)
  })
})

it('groups rows in the order in which groups come, and leaves out those of closed ones', () => {
  const rows = ['deposit 1', 'win 1', 'deposit 2'].map((id) => ({ id }))
  const groupOf = ({ id }: Node) => id.split(' ')[0] ?? ''
  const lines = linesOf({ ...options, rows, groupOf, isClosed: (group) => group === 'win' })
  expect(lines.map((line) => (line.kind === 'group' ? [line.value, line.open, line.rows.length] : line.key))).toEqual([
    ['deposit', true, 2],
    'deposit 1',
    'deposit 2',
    ['win', false, 1],
  ])
})
