import { pick } from '../fair/words.ts'
import { oddsFor } from './board.ts'
import type { Board, Option, Row } from './board.ts'

/** Points a play brings to either side, and their weights among its plays. */
export type Chances = readonly (readonly [weight: number, first: number, second: number])[]

export interface ContestSetup {
  /** The two sides, as places in a list of names. */
  sides: [number, number]
  /** How strong they are, 0 to 4. */
  levels: [number, number]
}

export interface ContestResult {
  /** Points of each play, in order. */
  plays: [number, number][]
  score: [number, number]
}

export interface ContestData {
  id: string
  everySeconds: number
  lockSeconds: number
  lanes: number
  plays(first: number, second: number): Chances[]
  /** Names to draw two sides from; 0 where the sides are always the same two. */
  names: number
  /** Level contests only: where both are always equal, one setup is all there is. */
  even?: boolean
  markets: readonly ('winner' | 'total' | 'both' | 'margin')[]
}

const weightOf = (chances: Chances): number => chances.reduce((all, [weight]) => all + weight, 0)
const LEVELS = [0, 1, 2, 3, 4]

type Scores = Map<number, number>
const KEY = 1024

/** Probability of every final score, each play folded in exactly. */
export function scoresOf(plays: readonly Chances[]): Scores {
  let scores: Scores = new Map([[0, 1]])
  for (const chances of plays) {
    const next: Scores = new Map()
    const all = weightOf(chances)
    for (const [key, share] of scores)
      for (const [weight, a, b] of chances)
        next.set(key + a * KEY + b, (next.get(key + a * KEY + b) ?? 0) + (share * weight) / all)
    scores = next
  }
  return scores
}

const sum = (scores: Scores, holds: (first: number, second: number) => boolean) =>
  [...scores].reduce((total, [key, share]) => (holds(Math.floor(key / KEY), key % KEY) ? total + share : total), 0)

/** The whole number nearest to the middle of a figure: as many results are above its half step as below. */
function middle(scores: Scores, figure: (first: number, second: number) => number): number {
  const most = Math.max(...[...scores.keys()].map((key) => figure(Math.floor(key / KEY), key % KEY)))
  const off = (line: number) => Math.abs(sum(scores, (a, b) => figure(a, b) > line) - 0.5)
  return Array.from({ length: most }, (_, line) => line).reduce(
    (best, line) => (off(line) < off(best) ? line : best),
    0,
  )
}

type Test = (first: number, second: number) => boolean
const never: Test = () => false
const total = (a: number, b: number) => a + b
const gap = (a: number, b: number) => Math.abs(a - b)

/** A board with two opposing sides: the plays bring points, the score decides. Odds follow from the exact chances. */
export function contest(data: ContestData): Board<ContestSetup, ContestResult> {
  const known = new Map<string, { options: Option[]; tests: Map<string, { wins: Test; back: Test }> }>()

  function book({ levels }: ContestSetup) {
    const name = levels.join()
    const cached = known.get(name)
    if (cached) return cached
    const scores = scoresOf(data.plays(...levels))
    const options: Option[] = []
    const tests = new Map<string, { wins: Test; back: Test }>()
    const offer = (market: string, id: string, wins: Test, back: Test = never) => {
      const [chance, returned] = [sum(scores, wins), sum(scores, back)]
      options.push({ id, market, chance, back: returned, odds: oddsFor(chance, returned) })
      tests.set(id, { wins, back })
    }
    const tie = sum(scores, (a, b) => a === b)
    for (const market of data.markets) {
      if (market === 'winner') {
        // Where a tie is rare it gives the stakes back; where it is common it is a bet of its own beside them.
        const back: Test = tie > 0 && data.names === 0 ? (a, b) => a === b : never
        offer(market, 'first', (a, b) => a > b, back)
        if (tie > 0) offer(market, 'tie', (a, b) => a === b)
        offer(market, 'second', (a, b) => a < b, back)
      } else if (market === 'both') {
        offer(market, 'both', (a, b) => a > 0 && b > 0)
        offer(market, 'notBoth', (a, b) => a === 0 || b === 0)
      } else {
        const figure = market === 'total' ? total : gap
        const line = middle(scores, figure)
        offer(market, `${market}Over:${line}.5`, (a, b) => figure(a, b) > line)
        offer(market, `${market}Under:${line}.5`, (a, b) => figure(a, b) <= line)
      }
    }
    const made = { options, tests }
    known.set(name, made)
    return made
  }

  return {
    id: data.id,
    engine: 'odds',
    everySeconds: data.everySeconds,
    lockSeconds: data.lockSeconds,
    lanes: data.lanes,
    setup(row) {
      const first = data.names ? pick(row, data.names) : 0
      const second = data.names ? (first + 1 + pick(row, data.names - 1)) % data.names : 1
      return {
        sides: [first, second],
        levels: data.even ? [0, 0] : [pick(row, LEVELS.length), pick(row, LEVELS.length)],
      }
    },
    setups: () =>
      (data.even
        ? [[0, 0] as [number, number]]
        : LEVELS.flatMap((a) => LEVELS.map((b): [number, number] => [a, b]))
      ).map((levels) => ({ sides: [0, 1], levels })),
    draw({ levels }, row: Row) {
      const plays = data.plays(...levels).map((chances): [number, number] => {
        let left = pick(row, weightOf(chances))
        const [, a, b] = chances.find(([weight]) => (left -= weight) < 0)!
        return [a, b]
      })
      return { plays, score: plays.reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]) }
    },
    options: (setup) => book(setup).options,
    option: (setup, id) => book(setup).options.find((option) => option.id === id),
    returned(setup, { score: [a, b] }, id) {
      const { options, tests } = book(setup)
      const test = tests.get(id)
      if (!test) return 0
      return test.wins(a, b) ? options.find((option) => option.id === id)!.odds : test.back(a, b) ? 100 : 0
    },
  }
}
