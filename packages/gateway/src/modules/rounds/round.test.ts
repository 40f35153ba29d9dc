import { expect, test } from 'vitest'
import { after } from './round.ts'

const fresh = { state: 'OPEN', bets: 0, wins: 0, stake: 0n, win: 0n } as const
const bet = { bets: 1, stake: 100n } as const
const unbet = { bets: -1, stake: -100n } as const
const win = { wins: 1, win: 250n } as const

const play = (...changes: Parameters<typeof after>[1][]) => changes.reduce<Parameters<typeof after>[0]>(after, fresh)

test('a round opens, closes by flag, and counts what remains', () => {
  expect(play(bet, { ...win, close: true })).toEqual({ state: 'CLOSED', bets: 1, wins: 1, stake: 100n, win: 250n })
  expect(play({ ...bet, close: true }).state).toBe('CLOSED')
  expect(play(bet, { close: true }).state).toBe('CLOSED')
})

test('it is void once every part of it is rolled back', () => {
  expect(play(bet, unbet)).toEqual({ state: 'VOIDED', bets: 0, wins: 0, stake: 0n, win: 0n })
  expect(play(bet, bet, unbet).state).toBe('OPEN')
  expect(play(bet, win, unbet).state).toBe('OPEN')
  expect(play(bet, unbet, { close: true }).state).toBe('VOIDED')
})

test('a late credit or rollback reopens a closed round, and it closes again', () => {
  expect(play({ ...bet, close: true }, win).state).toBe('REOPENED')
  expect(play({ ...bet, close: true }, win, { close: true }).state).toBe('CLOSED')
  expect(play(bet, { ...win, close: true }, { wins: -1, win: -250n }).state).toBe('REOPENED')
})

test('a bet after a void starts the round again', () => {
  expect(play(bet, unbet, bet).state).toBe('OPEN')
})
