import { describe, expect, it } from 'vitest'
import { filterNodes, moveOf, nodeByLetters, seenNodes, type Loaded, type TreeNode } from './Tree.model.ts'

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'Alpha',
    children: [
      { id: 'a1', label: 'Amber' },
      { id: 'a2', label: 'Azure', children: 'later' },
    ],
  },
  { id: 'b', label: 'Beta', children: [] },
  { id: 'c', label: 'Gamma' },
]
const ready = (id: string, ...below: TreeNode[]): Loaded => new Map([[id, { state: 'ready', nodes: below }]])
const seen = (open: string[], loaded: Loaded = new Map()) => seenNodes(nodes, (id) => open.includes(id), loaded)
const ids = (open: string[], loaded?: Loaded) => seen(open, loaded).map(({ node, level }) => `${node.id}${level}`)

it('sees what lies below open nodes alone, with level and place', () => {
  expect(ids([])).toEqual(['a1', 'b1', 'c1'])
  expect(ids(['a', 'a2'])).toEqual(['a1', 'a12', 'a22', 'b1', 'c1'])
  expect(ids(['a', 'a2'], ready('a2', { id: 'x', label: 'X' }))).toEqual(['a1', 'a12', 'a22', 'x3', 'b1', 'c1'])
  expect(ids(['a2'], ready('a2', { id: 'x', label: 'X' }))).toEqual(['a1', 'b1', 'c1'])
  expect(ids(['a', 'a2'], new Map([['a2', { state: 'busy', nodes: [] }]]))).toEqual(['a1', 'a12', 'a22', 'b1', 'c1'])
  expect(seen(['a'])[2]).toMatchObject({ place: 2, size: 2, parent: 'a', open: false })
  expect(seen([])[2]?.open).toBeUndefined()
})

describe('keys', () => {
  const press = (key: string, id: string, open: string[] = [], rtl = false) => moveOf(key, id, seen(open), rtl)
  it.each([
    ['ArrowDown', 'a', ['a'], { to: 'a1' }],
    ['ArrowDown', 'c', [], undefined],
    ['ArrowUp', 'b', ['a'], { to: 'a2' }],
    ['ArrowUp', 'a', [], undefined],
    ['Home', 'c', [], { to: 'a' }],
    ['End', 'a', [], { to: 'c' }],
    ['ArrowRight', 'a', [], { open: 'a' }],
    ['ArrowRight', 'a', ['a'], { to: 'a1' }],
    ['ArrowRight', 'b', ['b'], undefined],
    ['ArrowRight', 'c', [], undefined],
    ['ArrowLeft', 'a', ['a'], { close: 'a' }],
    ['ArrowLeft', 'a1', ['a'], { to: 'a' }],
    ['ArrowLeft', 'c', [], undefined],
    ['x', 'a', [], undefined],
  ] as const)('%s on %s', (key, id, open, move) => expect(press(key, id, [...open])).toEqual(move))
  it('follow the direction of the branches', () => {
    expect(press('ArrowLeft', 'a', [], true)).toEqual({ open: 'a' })
    expect(press('ArrowRight', 'a', ['a'], true)).toEqual({ close: 'a' })
  })
  it('lead nowhere from a node that is out of sight', () => expect(press('ArrowDown', 'a1')).toBeUndefined())
})

it('finds the next node by its letters', () => {
  expect(nodeByLetters('a', 'a', seen(['a']))).toBe('a1')
  expect(nodeByLetters('az', 'a', seen(['a']))).toBe('a2')
  expect(nodeByLetters('ga', 'a', seen([]))).toBe('c')
  expect(nodeByLetters('z', 'a', seen([]))).toBeUndefined()
})

describe('a filter', () => {
  const loaded = ready('a2', { id: 'x', label: 'Ámbar' })
  const left = (text: string) => {
    const found = filterNodes(nodes, loaded, text)
    return found && [[...found.shown].toSorted(), [...found.parents].toSorted(), found.matches]
  }

  it('leaves what holds the text, without case and accents, and all above it', () => {
    expect(left('AMB')).toEqual([['a', 'a1', 'a2', 'x'], ['a', 'a2'], 2])
    expect(left('zzz')).toEqual([[], [], 0])
    expect(left(' ')).toBeUndefined()
  })

  it('leaves what is below a match', () => {
    expect(left('alpha')).toEqual([['a', 'a1', 'a2', 'x'], [], 1])
  })
})
