import { enumerate } from './enumerate.ts'
import { FREE_MULTIPLIER, FREE_SPINS, UNITS_PER_STAKE } from './pays.ts'

/** What rounds return, in stakes, and how often: a mean of a range of returns with its probability. */
export type Returns = readonly (readonly [multiple: number, probability: number])[]

/** Edges of the ranges, in stakes: about a quarter wider each. What returns nothing is a range of its own. */
function edges(most: number): number[] {
  const all = [0]
  for (let edge = 0.1; edge < most; edge *= 1.25) all.push(edge)
  return [...all, most]
}

function convolve(a: Float64Array, b: readonly (readonly [units: number, p: number])[], most: number): Float64Array {
  const sum = new Float64Array(a.length + most)
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!
    if (p === 0) continue
    for (const [units, q] of b) sum[i + units]! += p * q
  }
  return sum
}

/** Counts what a round returns, free spins included: every combination of stops, then the sum of the free ones. */
export function countReturns(): Returns {
  const plain = new Map<number, number>()
  const opening = new Map<number, number>()
  const { combinations, hits } = enumerate((units, free) => {
    const counts = free ? opening : plain
    counts.set(units, (counts.get(units) ?? 0) + 1)
  })
  const nothing = (combinations - hits) / combinations
  const share = (count: number) => count / combinations
  const any = new Map([[0, nothing]])
  for (const counts of [plain, opening])
    for (const [units, count] of counts) any.set(units, (any.get(units) ?? 0) + share(count))
  const most = Math.max(...any.keys())
  let free: Float64Array = Float64Array.of(1)
  for (let spin = 0; spin < FREE_SPINS; spin++) free = convolve(free, [...any], most)

  const round = new Map([[0, nothing]])
  const add = (units: number, p: number) => round.set(units, (round.get(units) ?? 0) + p)
  for (const [units, count] of plain) add(units, share(count))
  for (const [units, count] of opening)
    for (let sum = 0; sum < free.length; sum++)
      if (free[sum]! > 0) add(units + sum * FREE_MULTIPLIER, share(count) * free[sum]!)

  const bounds = edges(Math.max(...round.keys()) / UNITS_PER_STAKE)
  const ranges = bounds.map(() => ({ p: 0, sum: 0 }))
  for (const [units, p] of round) {
    const stakes = units / UNITS_PER_STAKE
    const range = ranges[bounds.findIndex((edge) => stakes <= edge)]!
    range.p += p
    range.sum += p * stakes
  }
  return ranges.filter(({ p }) => p >= rarest).map(({ p, sum }) => [digits(sum / p), digits(p)])
}

/** What is rarer than one round in a hundred million is left out: together less than 0.00001 of a stake. */
const rarest = 1e-8
const digits = (value: number) => Number(value.toPrecision(6))
