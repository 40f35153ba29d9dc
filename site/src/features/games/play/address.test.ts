import { expect, it } from 'vitest'
import { readAddress } from './address.ts'

const read = (more: Record<string, string> = {}) =>
  readAddress(new URLSearchParams({ vassalage: 'JL', gameType: 'RNG', nodeId: '10001', ...more }))

it('reads a game and where to go back to', () => {
  expect(read({ back: '/rng?page=2' })).toEqual({
    vassalage: 'JL',
    gameType: 'RNG',
    nodeId: 10001,
    back: '/rng?page=2',
  })
})

it('reads the room of a table, and nothing that is none', () => {
  expect(read({ room: '10001-first' })?.room).toBe('10001-first')
  for (const room of ['', 'first', '10001', '-first', '10001-<b>', `1-${'x'.repeat(41)}`])
    expect(read({ room })).not.toHaveProperty('room')
})

it('goes back to the lobby of the category where no valid address is given', () => {
  expect(read({ gameType: 'FISH' })?.back).toBe('/fish')
  for (const back of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/seamless?nodeId=2',
    `/${'x'.repeat(300)}`,
  ])
    expect(read({ back })?.back).toBe('/rng')
})

it.each([
  { nodeId: '' },
  { nodeId: '1.5' },
  { nodeId: '-1' },
  { nodeId: 'x' },
  { vassalage: '' },
  { vassalage: 'a b' },
  { gameType: 'SLOTS' },
  { gameType: 'toString' },
] as Record<string, string>[])('is no game: %j', (more) => {
  expect(read(more)).toBeNull()
})
