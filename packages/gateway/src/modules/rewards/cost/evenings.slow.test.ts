import { expect, test } from 'vitest'
import { playRound } from '../../../../../demo-vendor/src/math/evaluate.ts'
import { UNITS_PER_STAKE } from '../../../../../demo-vendor/src/math/pays.ts'
import { returns } from '../../../../../demo-vendor/src/math/published.ts'
import { reelLengths } from '../../../../../demo-vendor/src/math/reels.ts'
import { returnsOf } from '../../games/index.ts'
import { evenings, playThrough, type Play } from './evenings.ts'

const coin = (rtp: number) => returnsOf('LIVE', rtp)!
const share = (ends: Float64Array, of: (end: number) => boolean) => ends.filter(of).length / ends.length

test('the reels return what their engine publishes', () => expect(returnsOf('RNG', 96.12)).toEqual(returns))

test('of a game with no edge nothing is lost on average, and of a certain loss everything', async () => {
  const fair = await playThrough({ returns: coin(100), cash: 100, bonus: 0, rounds: 50, maxRelease: null })
  expect(fair.staked).toBe(50)
  expect(Math.abs(fair.lost)).toBeLessThan(3 * Math.sqrt(50 / evenings))
  const none = await playThrough({ returns: [[0, 1]], cash: 3, bonus: 2, rounds: 50, maxRelease: null })
  expect(none).toMatchObject({ staked: 5, lost: 5 })
  expect(none.ends.every((end) => end === 0)).toBe(true)
})

test('ruin is as likely as for a gambler who plays until nothing is left', async () => {
  // Of 10 stakes, fair coins: the chance of ruin in 100 rounds, added up by the reflection principle.
  const [start, rounds] = [10, 100]
  let [choose, ruin] = [1, 0]
  for (let heads = 0; heads <= rounds; heads++) {
    const end = start + 2 * heads - rounds
    const p = choose / 2 ** rounds
    ruin += end <= 0 ? p : 0
    ruin += end < 0 ? p : 0
    choose = (choose * (rounds - heads)) / (heads + 1)
  }
  const { ends } = await playThrough({ returns: coin(100), cash: start, bonus: 0, rounds, maxRelease: null })
  expect(share(ends, (end) => end === 0)).toBeCloseTo(ruin, 1)
  expect(Math.abs(share(ends, (end) => end === 0) - ruin)).toBeLessThan(4 * Math.sqrt((ruin * (1 - ruin)) / evenings))
})

test('cash is staked first, and what the bonus has become is cut where its terms say so', async () => {
  // Each round returns its stake: the 5 of cash stay cash, the bonus stays a bonus.
  const same: Play = { returns: [[1, 1]], cash: 5, bonus: 20, rounds: 10, maxRelease: 8 }
  expect((await playThrough(same)).ends.every((end) => end === 13)).toBe(true)
  expect((await playThrough({ ...same, maxRelease: null })).ends.every((end) => end === 25)).toBe(true)
})

/** The same play on the engine itself, without any table of returns. */
function onEngine({ cash, bonus, rounds }: Play, times: number) {
  let state = 20_261_126
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const draw = () => reelLengths.map((length) => Math.floor(random() * length))
  const ends = new Float64Array(times)
  let lost = 0
  for (let evening = 0; evening < times; evening++) {
    let money = cash + bonus
    let left = rounds
    for (; left > 0 && money >= 1; left--) {
      const back = playRound(draw).units / UNITS_PER_STAKE
      lost += 1 - back
      money += back - 1
    }
    ends[evening] = left > 0 ? 0 : money
  }
  return { ends: ends.sort(), lost: lost / times }
}

test.each([
  ['a bonus on a deposit', { cash: 100, bonus: 50, rounds: 600 }],
  ['a bonus alone', { cash: 0, bonus: 50, rounds: 250 }],
])('%s ends as on the engine of the reels', async (_name, { cash, bonus, rounds }) => {
  const play = { returns, cash, bonus, rounds, maxRelease: null }
  const [told, played] = [await playThrough(play), onEngine(play, 1000)]
  // Four standard errors of the difference of two shares.
  const near = (of: (end: number) => boolean) => {
    const [a, b] = [share(told.ends, of), share(played.ends, of)]
    expect(Math.abs(a - b)).toBeLessThan(4 * Math.sqrt(0.25 / evenings + 0.25 / 1000))
  }
  near((end) => end > cash)
  near((end) => end === 0)
  near((end) => end > cash + bonus)
  const error = (3.72 * Math.sqrt(rounds)) / Math.sqrt(1000)
  expect(Math.abs(told.lost - played.lost)).toBeLessThan(5 * error)
})

test('play of many rounds, drawn in sums, ends like play round by round', async () => {
  const play = { returns, cash: 300, bonus: 100, maxRelease: null }
  const long = await playThrough({ ...play, rounds: 4000 })
  // Round by round, no sums.
  const exact = onEngine({ ...play, rounds: 4000 }, 150)
  expect(Math.abs(share(long.ends, (end) => end === 0) - share(exact.ends, (end) => end === 0))).toBeLessThan(0.18)
  expect(Math.abs(long.lost / long.staked - (1 - 0.9612))).toBeLessThan(0.01)
})

test('of a single round the loss is the edge of its game, not the luck of the evenings', async () => {
  const { lost, end } = await playThrough({ returns, cash: 40, bonus: 0, rounds: 1, maxRelease: null })
  expect(lost).toBeCloseTo(1 - 0.9612, 2)
  expect(end).toBeCloseTo(40 - lost, 6)
})
