import { expect, it } from 'vitest'
import { wayOf } from './served-banners.ts'

it('leads into a game, to a place of the site, outside over TLS, and else nowhere', () => {
  expect(wayOf({ linkageType: 'GAME', game: { nodeId: 10001, vassalage: 'JL', gameType: 'RNG' } })).toEqual({
    href: '/seamless?vassalage=JL&gameType=RNG&nodeId=10001&back=%2F',
    game: true,
  })
  expect(wayOf({ linkageType: 'ROUTE', url: '/sports?filter=hot' })).toEqual({
    href: '/sports?filter=hot',
    game: false,
  })
  expect(wayOf({ linkageType: 'LINK', url: 'https://news.example/cup' })).toEqual({
    outside: 'https://news.example/cup',
  })
  for (const url of ['//evil.example', '/\\evil.example', 'https://evil.example', '', undefined])
    expect(wayOf({ linkageType: 'ROUTE', ...(url !== undefined && { url }) }), url).toEqual({})
  for (const url of ['javascript:alert(1)', 'http://news.example', 'data:text/html,x', '/rng', 'nonsense'])
    expect(wayOf({ linkageType: 'LINK', url }), url).toEqual({})
  expect(wayOf({ linkageType: 'GAME' })).toEqual({})
  expect(wayOf({ linkageType: 'NONE', url: '/sports' })).toEqual({})
})
