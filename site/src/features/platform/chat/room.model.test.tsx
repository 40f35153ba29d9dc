import { fixtures } from '@brand/sdk/testing'
import { expect, it } from 'vitest'
import { mention, merge, mostKept, nameAt, nothing, trimmed, withMarks, wordsOf } from './room.model.ts'

const { list } = fixtures.chatRooms.messages
const [first] = list as [(typeof list)[number]]

it('keeps each message once and in its place, whatever comes when', () => {
  const known = merge(merge(nothing, [...list].toReversed(), 6), list)
  expect(known.list.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  expect(known.seq).toBe(6)
  expect(merge(known, [{ ...first, seq: 9, messageId: '9' }]).seq).toBe(9)
})

it('empties what an operator removed, before or after it is known', () => {
  const removal = { ...first, messageId: '8', seq: 8, kind: 'REMOVAL' as const, from: null, parts: [], target: '3' }
  const { list: after, seq } = merge(merge(nothing, list), [removal])
  expect(after).toHaveLength(6)
  expect(after[2]).toMatchObject({ messageId: '3', removed: true, parts: [] })
  expect(after[2]?.receipt).toBeUndefined()
  expect(seq).toBe(8)
})

it('keeps a bounded number', () => {
  const many = Array.from({ length: 900 }, (_, at) => ({ ...first, seq: at + 1, messageId: String(at + 1) }))
  const kept = trimmed(merge(nothing, many))
  expect(kept.list).toHaveLength(mostKept)
  expect(kept.list.at(-1)?.seq).toBe(900)
})

it('finds the name that is typed, and puts the chosen one in its place', () => {
  expect(nameAt('hi @Nil', 7)).toBe('Nil')
  expect(nameAt('mail@host', 9)).toBeUndefined()
  expect(nameAt('@', 1)).toBe('')
  expect(mention('hi @Nil there', 7, 'Nilufar')).toEqual({ text: 'hi @Nilufar there', caret: 12 })
  expect(mention('hi', 2, 'Nilufar')).toEqual({ text: 'hi @Nilufar ', caret: 12 })
})

it('sends marks for chosen names alone, and reads them back', () => {
  const mentioned = [
    { person: 'a1', name: 'Mitu' },
    { person: 'b2', name: 'Mitu Boat' },
  ]
  expect(withMarks('@Mitu Boat and @Mitu and @nobody', mentioned)).toBe('<@b2> and <@a1> and @nobody')
  expect(wordsOf(list[3]!, '[link]')).toBe('@Nilufar lovely. And on fifty only.')
  expect(wordsOf(list[1]!, '[link]')).toMatch(/More on \[link\]$/)
})
