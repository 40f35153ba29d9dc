import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../../testing/show-page.tsx'
import { GameTiles } from './GameTiles.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [game] = fixtures.games.list.items
const games = Array.from({ length: 18 }, (_, n) => ({ ...game!, nodeId: n + 1, displayName: `Slot ${n + 1}` }))

it('observes each query once for a list, however many tiles it has', async () => {
  const { client } = await showPage(() => <GameTiles games={games} outlines={18} />, { words: ['games'] })
  expect(await screen.findAllByRole('article')).toHaveLength(18)
  const observed = client.getQueryCache().getAll()
  expect(observed.map((query) => [query.queryHash, query.getObserversCount()])).toEqual(
    observed.map((query) => [query.queryHash, query.getObserversCount() > 0 ? 1 : 0]),
  )
})

it('keeps the cells of a row that is far, and draws one outline', async () => {
  const outlines = () => document.querySelectorAll('[data-component="skeleton"]').length
  const cells = () => document.querySelectorAll('[data-component="game-grid"] > li').length
  await showPage(() => <GameTiles games={undefined} outlines={6} far />, { words: ['games'] })
  expect([cells(), outlines()]).toEqual([6, 3])
  cleanup()
  await showPage(() => <GameTiles games={undefined} outlines={6} />, { words: ['games'] })
  expect([cells(), outlines()]).toEqual([6, 18])
})
