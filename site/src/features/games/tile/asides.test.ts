import { expect, it } from 'vitest'
import { hallValue, withAside, withoutAside } from './asides.ts'

it('lies over an address, and leaves it as it was', () => {
  const list = '?filter=hot&features=free_spins%2Cwilds&page=2'
  const hall = withAside(list, 'hall', hallValue({ gameType: 'FISH', vassalage: 'JL' }))
  expect(hall).toBe(`${list}&hall=FISH.JL`)
  const both = withAside(hall, 'game', '30001')
  expect(both).toBe(`${hall}&game=30001`)
  expect(withAside(both, 'game', '7')).toBe(`${hall}&game=7`)
  expect(withoutAside(both, 'game')).toBe(hall)
  expect(withoutAside(both, 'game', 'hall')).toBe(list)
  expect(withoutAside('?game=7', 'game')).toBe('')
})
