import { expect, it } from 'vitest'
import { decide } from './decide.ts'

const game = { isGame: 'GAME', status: 'ON', demo: true } as const

it.each([
  ['a visitor logs in', game, 'visitor', 'login'],
  ['a member plays', { ...game, demo: false }, 'member', 'play'],
  ['an agent plays', game, 'agent', 'play'],
  ['someone not yet known plays', game, 'pending', 'play'],
  ['a trial player plays what may be tried', game, 'trial', 'play'],
  ['a trial player needs a real account', { ...game, demo: false }, 'trial', 'realAccount'],
  ['a hall opens for everybody', { ...game, isGame: 'VASSALAGE' }, 'visitor', 'hall'],
  ['nothing opens before its engine is there', { ...game, status: 'SOON' }, 'member', 'closed'],
  ['nor under maintenance', { ...game, isGame: 'VASSALAGE', status: 'MAINTENANCE' }, 'visitor', 'closed'],
] as const)('%s', (_title, what, kind, decision) => {
  expect(decide(what, kind)).toBe(decision)
})
