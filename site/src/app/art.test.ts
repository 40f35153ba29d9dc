import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { artFor, artStyles, bannerOf, drawnTile } from './art.ts'
import { brands } from './storage/preferences.ts'

it.each(brands)('$id uses the art style of its JSON', ({ id }) => {
  const brand = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../packages/ui/src/brands/${id}.json`), 'utf8'),
  ) as { art: string }
  expect(artStyles[id]).toBe(brand.art)
})

it('requests pictures in the style of the brand, and does not change those of other hosts', () => {
  expect(artFor('veranda', '/art/rng/1-coin-0.svg')).toBe('/art/rng/1-coin-0.svg')
  expect(artFor('haat', '/art/rng/1-coin-0.svg')).toBe('/art/rng/1-coin-0.svg?style=market')
  expect(artFor('veranda', '/art/banner/rng/1-coin-0.svg', 'ar')).toBe('/art/banner/rng/1-coin-0.svg?side=left')
  expect(artFor('haat', '/art/banner/rng/1-coin-0.svg', 'ur')).toBe(
    '/art/banner/rng/1-coin-0.svg?style=market&side=left',
  )
  expect(artFor('veranda', '/art/rng/1-coin-0.svg', 'ar')).toBe('/art/rng/1-coin-0.svg')
  expect(artFor('haat', 'https://cdn.example/icon.png')).toBe('https://cdn.example/icon.png')
})

it('finds the wide picture and the stand-in of a game', () => {
  const game = { nodeId: 30001, gameType: 'FISH' }
  expect(bannerOf({ ...game, iconUrl: '/art/fish/30001-fish-0.svg' })).toBe('/art/banner/fish/30001-fish-0.svg')
  expect(bannerOf({ ...game, iconUrl: 'https://cdn.example/icon.png' })).toBe('/art/banner/fish/30001.svg')
  expect(drawnTile(game)).toBe('/art/fish/30001.svg')
})
