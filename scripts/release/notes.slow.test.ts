import { expect, it } from 'vitest'
import { noteFaults, parseNote, stepOf, waiting } from './notes.ts'

const note = (head: string, text: string) => parseNote('n.md', `---\n${head}\n---\n\n${text}\n`)

it('accepts a sentence for users, and for a major change one with an upgrade', () => {
  expect(noteFaults(note(`'@brand/ui': minor\n"@brand/sdk": patch`, '**Dialogs** close by a swipe.'))).toEqual([])
  expect(noteFaults(note(`'@brand/ui': major`, 'Dialogs are gone.\n\n## Upgrade\n\nUse Sheet.'))).toEqual([])
})

it.each([
  [`'@brand/ui': major`, 'Dialogs are gone.', 'is major'],
  [`'@brand/ui': major`, 'Dialogs are gone.\n\n## Upgrade\n', 'is major'],
  [`'@brand/ui': minor`, 'fix dialog', 'no sentence'],
  [`'@brand/ui': minor`, '', 'no sentence'],
  [`'@brand/site': minor`, 'News.', 'not published'],
  [`'@brand/ui': huge`, 'News.', 'no bump'],
  ['', 'News.', 'names no package'],
])('%s with %j: %s', (head, text, fault) => {
  expect(noteFaults(note(head, text)).join()).toContain(fault)
})

it('finds the largest pending bump', () => {
  const notes = [note(`'@brand/ui': patch`, 'A.'), note(`'@brand/ui': minor\n'@brand/sdk': patch`, 'B.')]
  expect(['@brand/ui', '@brand/sdk', '@brand/gateway'].map((name) => waiting(notes, name))).toEqual([1, 0, -1])
})

it.each([
  ['0.1.0', '0.1.0', -1],
  ['0.1.0', '0.1.1', 0],
  ['0.1.9', '0.2.0', 1],
  ['0.9.0', '1.0.0', 2],
  ['1.0.0-next.0', '1.0.0-next.1', 0],
])('finds the step from %s to %s', (from, to, step) => {
  expect(stepOf(from, to)).toBe(step)
})
