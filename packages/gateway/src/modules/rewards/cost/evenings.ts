import { randomFrom } from '../../../lib/crypto/random.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Returns } from '../../games/index.ts'

/** Play that a bonus requires, in stakes of the rounds it is played with. */
export interface Play {
  returns: Returns
  /** Own cash, and the bonus on top of it. */
  cash: number
  bonus: number
  /** Rounds it takes until the play is met. */
  rounds: number
  /** What can become cash at most; null: all of it. */
  maxRelease: number | null
}

/** How so many people stood at the end who played the same bonus. In stakes. */
export interface Evenings {
  /** Money at the end, least first; 0 where nothing was left to play with before the play was met. */
  ends: Float64Array
  /** Mean of the money at the end. */
  end: number
  /** Means: staked in all, and lost of it. */
  staked: number
  lost: number
}

/** Evenings that are played through. */
export const evenings = 2000
/** Evenings between two breaths, so that no other call waits long. */
const atOnce = 100
/** Draws of an evening: longer play is drawn in sums of several rounds. */
const mostDraws = 800

/** Draws from weighted values in constant time, by Vose's alias method. */
function drawer(returns: Returns, random: () => number): () => number {
  const n = returns.length
  const total = returns.reduce((sum, [, p]) => sum + p, 0)
  const share = returns.map(([, p]) => (p / total) * n)
  const alias = new Int32Array(n)
  const small = [...share.keys()].filter((at) => share[at]! < 1)
  const large = [...share.keys()].filter((at) => share[at]! >= 1)
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.at(-1)!]
    alias[less] = more
    share[more]! -= 1 - share[less]!
    if (share[more]! < 1) small.push(large.pop()!)
  }
  for (const rest of [...small, ...large]) share[rest] = 1
  const values = Float64Array.from(returns, ([multiple]) => multiple)
  const shares = Float64Array.from(share)
  return () => {
    const place = random() * n
    const at = Math.floor(place)
    return values[place - at < shares[at]! ? at : alias[at]!]!
  }
}

/** Samples of the sum of 2, 4, 8 … rounds, up to `most`, with the mean of that many. */
function sumsOf(most: number, draw: () => number, random: () => number, mean: number): Float64Array[] {
  const samples = 4096
  const all: Float64Array[] = []
  for (let rounds = 2; rounds <= most; rounds *= 2) {
    const halves = all.at(-1)
    const half = halves ? () => halves[Math.floor(random() * samples)]! : draw
    const sums = Float64Array.from({ length: samples }, () => half() + half())
    // Drawn from draws: their error would double with each step.
    const off = sums.reduce((sum, one) => sum + one, 0) / samples / (rounds * mean)
    all.push(off > 0 ? sums.map((one) => one / off) : sums)
  }
  return all
}

/** A sum of rounds stakes this part of the money at most: who may be ruined plays round by round. */
const cautious = 8

/**
 * Plays a bonus through, again and again: cash is staked before the bonus, and a win is split as its stake was. Who has
 * less than a stake left before the play is met has lost it.
 */
export async function playThrough({ returns, cash, bonus, rounds, maxRelease }: Play): Promise<Evenings> {
  const random = randomFrom(evenings)
  const draw = drawer(returns, random)
  const chances = returns.reduce((sum, [, p]) => sum + p, 0)
  const mean = returns.reduce((sum, [multiple, p]) => sum + multiple * p, 0) / chances
  const sums = sumsOf(rounds / mostDraws, draw, random, mean)
  const ends = new Float64Array(evenings)
  let [staked, lost] = [0, 0]
  for (let evening = 0; evening < evenings; evening++) {
    if (evening % atOnce === atOnce - 1) await breathe()
    let [own, given, left] = [cash, bonus, rounds]
    while (left > 0 && own + given >= 1) {
      const level = Math.min(sums.length, Math.floor(Math.log2(Math.min(left, (own + given) / cautious))))
      const several = level > 0 ? sums[level - 1] : undefined
      const stake = several ? 2 ** level : Math.min(1, left)
      const back = several ? several[Math.floor(random() * several.length)]! : draw() * stake
      const fromOwn = own < stake ? own : stake
      own += (back * fromOwn) / stake - fromOwn
      given += (back * (stake - fromOwn)) / stake - (stake - fromOwn)
      staked += stake
      lost += stake - back
      left -= stake
    }
    ends[evening] = left > 0 ? 0 : own + (maxRelease === null ? given : Math.min(given, maxRelease))
  }
  // Of every stake the game keeps its edge on average, whenever an evening ends. That is exact, where the loss of these
  // evenings is partly luck: with few rounds they can even win. The mean at the end is without that luck too.
  const expected = staked * (1 - mean)
  const end = ends.reduce((sum, one) => sum + one, 0) + lost - expected
  return {
    ends: ends.sort(),
    end: Math.max(0, end / evenings),
    staked: staked / evenings,
    lost: expected / evenings,
  }
}
