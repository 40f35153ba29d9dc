import { expect, test } from 'vitest'
import { lightStakes, nextRound } from './play.ts'

const table = { nodeId: 1, vendor: 'T1', gameType: 'RNG' }
const stakeAt = (random: number, terms?: Parameters<typeof nextRound>[4]) =>
  nextRound(() => random, { id: 'p', asset: 'BDT', cash: 1_000_000n }, [table], new Date(0), terms)?.stake

test('the demo people stake little while somebody looks, and as usual in the days before', () => {
  const draws = [0, 0.5, 0.99]
  expect(draws.map((draw) => stakeAt(draw, { stakes: lightStakes }))).toEqual([500n, 1000n, 2000n])
  expect(draws.map((draw) => stakeAt(draw))).toEqual([1000n, 5000n, 20_000n])
  expect(stakeAt(0.99, { times: 10n })).toBe(200_000n)
})
