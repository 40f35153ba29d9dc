import { expect, it } from 'vitest'
import { byGame, covers } from './by-game.ts'

const room = (nodeId: number, level: string, stake: string) => ({
  roomId: `${nodeId}-${level}`,
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'JL',
  vendorName: 'JL',
  level,
  stake,
  minBalance: '20.00',
  online: nodeId,
  status: 'ON' as const,
})

it('puts the tables of a game together, the smallest stake first, games in their order', () => {
  const games = byGame([room(7, 'high', '100.00'), room(3, 'first', '1.00'), room(7, 'first', '9.00')])
  expect(games.map(({ nodeId, online, rooms }) => [nodeId, online, ...rooms.map(({ level }) => level)])).toEqual([
    [7, 7, 'first', 'high'],
    [3, 3, 'first'],
  ])
  expect(byGame([])).toEqual([])
})

it('compares amounts to the last cent, beyond what a float holds', () => {
  expect([covers('20.00', '20.00'), covers('19.99', '20.00'), covers('100.00', '20.00')]).toEqual([true, false, true])
  expect(covers('90071992547409.93', '90071992547409.94')).toBe(false)
})
