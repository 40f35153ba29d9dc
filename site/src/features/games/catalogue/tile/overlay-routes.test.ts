import { expect, it } from 'vitest'
import { providerValue, withOverlay, withoutOverlay } from './overlay-routes.ts'

it('is added to an address, and leaves it as it was', () => {
  const list = '?filter=hot&features=free_spins%2Cwilds&page=2'
  const withProvider = withOverlay(list, 'hall', providerValue({ gameType: 'FISH', vassalage: 'JL' }))
  expect(withProvider).toBe(`${list}&hall=FISH.JL`)
  const both = withOverlay(withProvider, 'game', '30001')
  expect(both).toBe(`${withProvider}&game=30001`)
  expect(withOverlay(both, 'game', '7')).toBe(`${withProvider}&game=7`)
  expect(withoutOverlay(both, 'game')).toBe(withProvider)
  expect(withoutOverlay(both, 'game', 'hall')).toBe(list)
  expect(withoutOverlay('?game=7', 'game')).toBe('')
})
