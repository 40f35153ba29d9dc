import type { GameRate } from '@brand/sdk/agent'
import { expect, test } from 'vitest'
import { isWrongRate, passable, ratesOf } from './rates.model.ts'

const own: readonly GameRate[] = [
  { gameType: 'RNG', rate: '0.8' },
  { gameType: 'LIVE', rate: '0' },
  { gameType: 'FISH', rate: '1.25' },
]

test('only categories with a rate of the own can be passed on', () => {
  expect(passable(own).map(({ gameType }) => gameType)).toEqual(['RNG', 'FISH'])
})

test('a rate is a percentage of four decimals, at most the own', () => {
  const wrong = ['', '0', '0.8', ' 0,75 ', '0.8001', '0.00001', 'x', '-1'].map((typed) => isWrongRate(typed, '0.8'))
  expect(wrong).toEqual([false, false, false, false, true, true, true, true])
})

test('empty and zero rates are not sent', () => {
  expect(ratesOf(own, { RNG: '0,5', FISH: '0', LIVE: '9' })).toEqual([{ gameType: 'RNG', rate: '0.5' }])
})
