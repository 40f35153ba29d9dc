import { isOwn, lobbyFilters, wholeLobby, type LobbyState } from '@brand/ui/lobby-filter-bar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLobby, writeLobby } from './lobby-state.ts'

const read = (text: string) => readLobby(new URLSearchParams(text))
const somewhere: LobbyState = { filter: 'HOT', vendor: 'JL', search: 'padma', page: 3 }

it('reads and writes an address', () => {
  expect(read('')).toEqual(wholeLobby)
  expect(writeLobby(wholeLobby)).toBe('')
  expect(writeLobby(somewhere)).toBe('?filter=hot&vassalage=JL&q=padma&page=3')
  expect(read(writeLobby(somewhere))).toEqual(somewhere)
})

it('comes back as it went, whatever was typed', () => {
  const state = fc.record({
    filter: fc.constantFrom(...lobbyFilters),
    vendor: fc.stringMatching(/^[A-Z0-9_]{0,24}$/),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(state, (one) => {
      expect(read(writeLobby(one))).toEqual(isOwn(one.filter) ? { ...one, search: '' } : one)
    }),
  )
})

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999', 'filter=best', 'vassalage=<b>', 'vassalage=a b', 'q=%20%20'])('leaves out %s', (text) => {
  expect(read(text)).toEqual(wholeLobby)
})
