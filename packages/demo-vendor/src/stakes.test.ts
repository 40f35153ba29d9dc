import { expect, test } from 'vitest'
import { levelsFor, mostOn, stakeLevels } from './stakes.ts'

test.each([
  [{ minBet: 1, maxBet: 10_000_000, stepBet: 1 }, stakeLevels],
  [{ minBet: 100, maxBet: 500, stepBet: 100 }, [100, 200, 300, 500]],
  // Beyond our levels, between two of them, and off their step.
  [{ minBet: 100_000, maxBet: 5_000_000, stepBet: 1 }, [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]],
  [{ minBet: 55, maxBet: 99, stepBet: 1 }, [60]],
  [{ minBet: 1, maxBet: 1000, stepBet: 700 }, [700]],
  [{ minBet: 1, maxBet: 40, stepBet: 3 }, [30]],
  [{ minBet: 1, maxBet: 9, stepBet: 1 }, []],
])('the operator’s limits %j leave the stakes %j', (terms, levels) => {
  expect(levelsFor(terms)).toEqual(levels)
})

test('an option takes whole units, and no more than the operator takes with a slip', () => {
  expect([mostOn(200, 20_050), mostOn(200, Infinity), mostOn(200, 99)]).toEqual([20_000, 50_000, 0])
})
