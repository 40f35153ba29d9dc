import { gameFeatures, volatilitys } from '@brand/sdk'
import { isOwn, lobbyFilters, withFilter, withSearch, withVendor } from '@brand/ui/lobby-filter-bar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cleared,
  isFiltered,
  readLobby,
  wholeQuery,
  withNarrowing,
  withSort,
  writeLobby,
  type LobbyQuery,
} from './lobby-state.ts'
import { countFilters, everything, gameSorts, narrowed, rtpSteps } from './lobby-filters.ts'

const read = (text: string) => readLobby(new URLSearchParams(text))
const somewhere: LobbyQuery = {
  filter: 'HOT',
  vendor: 'JL',
  search: 'padma',
  sort: 'NAME',
  volatility: 'HIGH',
  minRtp: 96,
  features: ['FREE_SPINS', 'WILDS'],
  stake: '5.00',
  page: 3,
}

it('reads and writes an address', () => {
  expect(read('')).toEqual(wholeQuery)
  expect(writeLobby(wholeQuery)).toBe('')
  expect(writeLobby(somewhere)).toBe(
    '?filter=hot&vassalage=JL&q=padma&sort=name&volatility=high&rtp=96&features=free_spins,wilds&stake=5.00&page=3',
  )
  expect(read(writeLobby(somewhere))).toEqual(somewhere)
})

it('is the same after writing and reading, whatever was typed', () => {
  const state = fc.record({
    filter: fc.constantFrom(...lobbyFilters),
    vendor: fc.stringMatching(/^[A-Z0-9_]{0,24}$/),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    sort: fc.constantFrom(...gameSorts),
    volatility: fc.constantFrom('' as const, ...volatilitys),
    minRtp: fc.constantFrom(0, ...rtpSteps),
    features: fc.subarray([...gameFeatures]),
    stake: fc.constantFrom('', '0.50', '5', '100.00'),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(state, (one) => {
      expect(read(writeLobby(one))).toEqual(
        isOwn(one.filter) ? { ...one, ...everything, sort: 'FEATURED', search: '' } : one,
      )
    }),
  )
})

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999',
  'filter=best',
  'vassalage=<b>',
  'vassalage=a b',
  'q=%20%20',
  'sort=best',
  'volatility=huge',
  'rtp=96.5',
  'rtp=-1',
  'features=none,',
  'stake=0',
  'stake=1e3',
  'stake=5.001',
])('leaves out %s', (text) => {
  expect(read(text)).toEqual(wholeQuery)
})

it('every change of a filter starts at page 1 without a search; an order keeps the search', () => {
  for (const next of [
    withFilter(somewhere, 'NEW'),
    withVendor(somewhere, 'PG'),
    withNarrowing(somewhere, { ...everything, minRtp: 97 }),
  ])
    expect(next).toMatchObject({ search: '', page: 1, sort: 'NAME' })
  expect(withSort(somewhere, 'RTP')).toEqual({ ...somewhere, sort: 'RTP', page: 1 })
  expect(withSearch(somewhere, ' koi ')).toMatchObject({ ...somewhere, search: 'koi', page: 1 })
  expect(cleared(somewhere)).toEqual({ ...wholeQuery, sort: 'NAME' })
})

it('counts the filters that are on, and sends no others', () => {
  expect(countFilters(somewhere)).toBe(5)
  expect(countFilters(everything)).toBe(0)
  expect(isFiltered({ ...wholeQuery, sort: 'RTP', page: 4 })).toBe(false)
  expect(isFiltered({ ...wholeQuery, stake: '5' })).toBe(true)
  expect(narrowed(everything)).toEqual({})
  expect(narrowed(somewhere)).toEqual({ volatility: 'HIGH', minRtp: 96, features: 'FREE_SPINS,WILDS', stake: '5.00' })
})
