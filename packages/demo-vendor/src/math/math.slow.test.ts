import { describe, expect, test } from 'vitest'
import { enumerate, figures } from './enumerate.ts'
import { evaluateSpin, playRound } from './evaluate.ts'
import { FREE_MULTIPLIER, FREE_SPINS, UNITS_PER_STAKE, linePay } from './pays.ts'
import { RTP_PERCENT, census, published, returns } from './published.ts'
import { countReturns } from './returns.ts'
import { reelLengths, windowAt } from './reels.ts'
import { SCATTER, WILD } from './symbols.ts'

/** A small seeded generator, so that a failure can be reproduced. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('the published figures', () => {
  test('are what counting every combination of stops gives', () => {
    const counted = enumerate()
    expect(counted).toEqual(census)
    expect(counted.combinations).toBe(reelLengths.reduce((product, length) => product * length, 1))
  })

  test('name the return exactly, to two decimals', () => {
    // All in integers: units × (N + 16 × free) over 10 × N × N, in hundredths of a per cent.
    const n = BigInt(census.combinations)
    const above = BigInt(census.units) * (n + BigInt(FREE_SPINS * FREE_MULTIPLIER * census.free)) * 10_000n
    const hundredths = above / (BigInt(UNITS_PER_STAKE) * n * n)
    expect(Number(hundredths) / 100).toBe(RTP_PERCENT)
    expect(published.rtp * 100).toBeCloseTo(RTP_PERCENT, 1)
  })

  test('of the returns of a round are what counting gives, with the mean and the deviation that are published', () => {
    expect(returns).toEqual(countReturns())
    const sum = (of: (multiple: number) => number) => returns.reduce((all, [multiple, p]) => all + of(multiple) * p, 0)
    expect(sum(() => 1)).toBeCloseTo(1, 5)
    expect(sum((multiple) => multiple)).toBeCloseTo(published.rtp, 4)
    // Ranges are replaced by their means, which takes a little of the deviation.
    const deviation = Math.sqrt(sum((multiple) => multiple ** 2) - published.rtp ** 2)
    expect(Math.abs(deviation / published.deviation - 1)).toBeLessThan(0.005)
  })

  test('hold in play: two hundred thousand rounds fall within four standard errors', () => {
    const random = generator(20_261_120)
    const draw = () => reelLengths.map((length) => Math.floor(random() * length))
    const rounds = 200_000
    let sum = 0
    let hits = 0
    let free = 0
    for (let i = 0; i < rounds; i++) {
      const { units, spins } = playRound(draw)
      sum += units / UNITS_PER_STAKE
      if (units > 0) hits++
      if (spins.length > 1) free++
    }
    const within = (seen: number, published: number, deviation: number) =>
      Math.abs(seen - published) / (deviation / Math.sqrt(rounds))
    expect(within(sum / rounds, published.rtp, published.deviation)).toBeLessThan(4)
    expect(
      within(hits / rounds, published.hitRate, Math.sqrt(published.hitRate * (1 - published.hitRate))),
    ).toBeLessThan(4)
    const p = 1 / published.freeEvery
    expect(within(free / rounds, p, Math.sqrt(p * (1 - p)))).toBeLessThan(4)
  })

  test('figures of a game one can work out by hand', () => {
    // Half the spins pay 20 units, nothing is free: return 10 units of 10, deviation 1 stake.
    const hand = {
      combinations: 2,
      units: 20,
      unitsSquared: 400,
      hits: 1,
      notAboveStake: 0,
      free: 0,
      freeUnits: 0,
      maxUnits: 20,
      maxFreeUnits: 0,
    }
    expect(figures(hand)).toMatchObject({ rtp: 1, hitRate: 0.5, deviation: 1 })
  })
})

describe('a line', () => {
  test.each([
    ['three of a kind', [6, 6, 6, 2, 3], 10, 6, 3],
    ['a wild inside', [6, WILD, 6, 6, 3], 30, 6, 4],
    ['wilds in front join the sign behind them', [WILD, 9, 9, 9, 9], 60, 9, 5],
    ['four wilds beat five of a low sign', [WILD, WILD, WILD, WILD, 9], 250, WILD, 4],
    ['three wilds and a high sign: five of the high sign', [WILD, WILD, WILD, 2, 2], 750, 2, 5],
    ['five wilds', [WILD, WILD, WILD, WILD, WILD], 2000, WILD, 5],
    ['a scatter stops the run', [6, 6, SCATTER, 6, 6], 0, 6, 2],
    ['not from the left', [2, 6, 6, 6, 6], 0, 2, 1],
  ])('%s', (_, line, units, sign, count) => {
    expect(linePay(line)).toEqual({ units, sign, count })
  })
})

describe('a round', () => {
  const scatterStops = reelLengths.map((length, reel) => {
    const found = Array.from({ length }, (_, stop) => stop).find((stop) =>
      windowAt(reelLengths.map((_l, i) => (i === reel ? stop : 0)))[reel]!.includes(SCATTER),
    )
    return found ?? 0
  })

  test('opens exactly eight free spins, doubled, that open no more', () => {
    const outcome = playRound(() => scatterStops)
    expect(outcome.spins).toHaveLength(1 + FREE_SPINS)
    const [paid, ...free] = outcome.spins
    expect(paid?.free).toBe(false)
    for (const spin of free) expect(spin).toMatchObject({ free: true, units: paid!.units * FREE_MULTIPLIER })
    expect(outcome.units).toBe(outcome.spins.reduce((sum, spin) => sum + spin.units, 0))
  })

  test('refuses stops that are not on the strips', () => {
    expect(() => evaluateSpin([0, 0, 0, 0, 30], false)).toThrow(RangeError)
    expect(() => evaluateSpin([0, 0, 0, 0], false)).toThrow(RangeError)
  })
})
