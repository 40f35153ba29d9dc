import { describe, expect, it } from 'vitest'
import { checkStates, toggleCheck } from './Tree.checks.ts'
import type { Loaded, TreeNode } from './Tree.model.ts'

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      {
        id: 'a2',
        label: 'A2',
        children: [
          { id: 'a21', label: 'A21' },
          { id: 'a22', label: 'A22' },
        ],
      },
      { id: 'a3', label: 'A3', children: 'later' },
    ],
  },
  { id: 'b', label: 'B', children: [] },
]
const none: Loaded = new Map()
const states = (...checked: string[]) => Object.fromEntries(checkStates(nodes, none, new Set(checked)))
const press = (id: string, ...checked: string[]) => toggleCheck(nodes, none, checked, id)

it('checks all below a checked node, and what has all its children checked', () => {
  expect(states('a2')).toMatchObject({ a: 'mixed', a1: 'false', a2: 'true', a21: 'true', a22: 'true', b: 'false' })
  expect(states('a1', 'a21', 'a22', 'a3')).toMatchObject({ a: 'true', a2: 'true' })
  expect(states('a21')).toMatchObject({ a: 'mixed', a2: 'mixed' })
})

describe('a press', () => {
  it('checks a node with all below it, and its parents where nothing is left', () => {
    expect(press('a2', 'a21')).toEqual(['a2'])
    expect(press('a3', 'a1', 'a2')).toEqual(['a'])
    expect(press('b', 'a')).toEqual(['a', 'b'])
  })

  it('takes one out of a checked whole, and leaves the others', () => {
    expect(press('a21', 'a')).toEqual(['a1', 'a22', 'a3'])
    expect(press('a', 'a')).toEqual([])
    expect(press('a', 'a1', 'a2', 'a3')).toEqual([])
  })

  it('keeps what is not known yet', () => {
    expect(press('b', 'far', 'a1')).toEqual(['a1', 'b', 'far'])
  })

  it('counts children that came later as checked with their parent', () => {
    const loaded: Loaded = new Map([
      [
        'a3',
        {
          state: 'ready',
          nodes: [
            { id: 'x', label: 'X' },
            { id: 'y', label: 'Y' },
          ],
        },
      ],
    ])
    expect(toggleCheck(nodes, loaded, ['a3'], 'x')).toEqual(['y'])
  })
})
