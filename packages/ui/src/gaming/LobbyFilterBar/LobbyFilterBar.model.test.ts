import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isFiltered,
  isOwn,
  lobbyFilters,
  wholeLobby,
  withFilter,
  withPage,
  withSearch,
  withVendor,
  type LobbyState,
} from './LobbyFilterBar.model.ts'

const somewhere: LobbyState = { filter: 'HOT', vendor: 'JL', search: 'padma', page: 3 }

it('starts at page 1 without a search when the filter or vendor changes', () => {
  expect(withFilter(somewhere, 'NEW')).toEqual({ filter: 'NEW', vendor: 'JL', search: '', page: 1 })
  expect(withVendor(somewhere, 'PG')).toEqual({ filter: 'HOT', vendor: 'PG', search: '', page: 1 })
  expect(withPage(somewhere, 4)).toEqual({ ...somewhere, page: 4 })
})

it('searches trimmed, from page 1, and from one’s own lists through all games', () => {
  expect(withSearch(somewhere, '  koi ')).toEqual({ ...somewhere, search: 'koi', page: 1 })
  expect(withSearch({ ...wholeLobby, filter: 'FAV' }, 'koi').filter).toBe('ALL')
  expect(withSearch({ ...wholeLobby, filter: 'FAV' }, '  ').filter).toBe('FAV')
  expect(withSearch(somewhere, 'x'.repeat(100)).search).toHaveLength(64)
})

it('knows which lists need a login, and whether there is a filter to clear', () => {
  expect(lobbyFilters.filter(isOwn)).toEqual(['FAV', 'RECENT'])
  expect(isFiltered(wholeLobby)).toBe(false)
  expect(isFiltered(withPage(wholeLobby, 2))).toBe(false)
  expect(isFiltered(withVendor(wholeLobby, 'PG'))).toBe(true)
})

it('whatever is changed but the page, page 1 comes first and a search is trimmed', () => {
  const change = fc.oneof(
    fc.constantFrom(...lobbyFilters).map((filter) => (state: LobbyState) => withFilter(state, filter)),
    fc.string().map((vendor) => (state: LobbyState) => withVendor(state, vendor)),
    fc.string().map((text) => (state: LobbyState) => withSearch(state, text)),
  )
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), (changes) => {
      const { page, search } = changes.reduce((state, next) => next(state), somewhere)
      expect(page).toBe(1)
      expect(search).toBe(search.trim())
    }),
  )
})
