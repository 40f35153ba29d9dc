import { expect, it } from 'vitest'
import { ariaKeys, commandAt, keyCap, listed, type Command } from './CommandPalette.model.ts'

const commands: Command[] = [
  { id: 'members', label: 'Members', group: 'Places' },
  { id: 'deposits', label: 'Deposits', group: 'Places', keywords: ['money in'] },
  { id: 'close', label: 'Close the line', group: 'Actions', disabled: true },
  { id: 'report', label: 'New report', group: 'Actions' },
]
const shape = (text: string, recent: string[] = []) =>
  listed(commands, text, recent, 'Recent').map(({ name, commands: list }) => [name, ...list.map(({ id }) => id)])

it('lists what was chosen lately, then all groups without it', () => {
  expect(shape('', ['report', 'gone'])).toEqual([
    ['Recent', 'report'],
    ['Places', 'members', 'deposits'],
    ['Actions', 'close'],
  ])
})

it('finds by label, keyword and group, best first', () => {
  expect(shape('me', ['report'])).toEqual([['Places', 'members']])
  expect(shape('MONEY')).toEqual([['Places', 'deposits']])
  expect(shape('actions')).toEqual([['Actions', 'close', 'report']])
  expect(shape('xyz')).toEqual([])
})

it('leads past what is disabled, and comes round', () => {
  expect(commandAt('ArrowDown', 'deposits', commands)).toBe('report')
  expect(commandAt('ArrowDown', 'report', commands)).toBe('members')
  expect(commandAt('ArrowUp', 'members', commands)).toBe('report')
  expect(commandAt('ArrowUp', undefined, commands)).toBe('report')
  expect(commandAt('a', 'members', commands)).toBeUndefined()
})

it('writes keys as they are on the keyboard', () => {
  expect(['Mod', 'Shift', 'k'].map((key) => keyCap(key, false))).toEqual(['Ctrl', 'Shift', 'K'])
  expect(['Mod', 'Shift', 'ArrowUp'].map((key) => keyCap(key, true))).toEqual(['⌘', '⇧', '↑'])
  expect([ariaKeys(['Mod', 'k'], false), ariaKeys(['Mod', ' '], true)]).toEqual(['Control+k', 'Meta+Space'])
})
