import { pick } from '../../fair/words.ts'
import { betBoard, priced } from '../bets.ts'
import type { Bet } from '../bets.ts'
import { rankOf, suitOf } from '../cards.ts'
import type { Card } from '../cards.ts'
import { oddsFor } from '../board.ts'

export interface RedDogSetup {
  /** Two cards of one pack, open before betting, the lower first; ace high. */
  open: [Card, Card]
}
export interface RedDogResult {
  card: Card
}

/** 1 for a two to 13 for an ace. */
const height = (card: Card) => rankOf(card) || 13
const sorted = (a: Card, b: Card): RedDogSetup => ({ open: height(a) <= height(b) ? [a, b] : [b, a] })
const pack = Array.from({ length: 52 }, (_, card) => card)
const left = ({ open }: RedDogSetup) => pack.filter((card) => !open.includes(card))

/** Position of the third card: below or above both, between them, or level with one. */
export function placeOf({ open: [low, high] }: RedDogSetup, card: Card): 'between' | 'outside' | 'match' {
  const [at, from, to] = [card, low, high].map(height) as [number, number, number]
  return at === from || at === to ? 'match' : at > from && at < to ? 'between' : 'outside'
}
const isRed = (card: Card) => suitOf(card) === 1 || suitOf(card) === 2

function betsOn(setup: RedDogSetup): Bet<RedDogResult>[] {
  const bet = priced(left(setup).map((card) => [{ card }, 1]))
  return [
    ...(['between', 'match', 'outside'] as const).map((place) =>
      bet('place', place, ({ card }) => placeOf(setup, card) === place),
    ),
    bet('kind', 'red', ({ card }) => isRed(card)),
    bet('kind', 'black', ({ card }) => !isRed(card)),
    // What is impossible, or is so likely that it would pay no more than its stake, is not offered.
  ].filter(({ chance }) => chance > 0 && oddsFor(chance) > 100)
}

const known = new Map<string, Bet<RedDogResult>[]>()

/** Whether the third card falls between the two open ones. */
export const reddog = betBoard<RedDogSetup, RedDogResult>({
  id: 'reddog',
  everySeconds: 35,
  lockSeconds: 12,
  setup(row) {
    const first = pick(row, 52)
    const second = pick(row, 51)
    return sorted(first, second < first ? second : second + 1)
  },
  setups: () => pack.flatMap((a) => pack.filter((b) => b > a).map((b) => sorted(a, b))),
  bets(setup) {
    const key = setup.open.join()
    if (!known.has(key)) known.set(key, betsOn(setup))
    return known.get(key)!
  },
  draw: (setup, row) => ({ card: left(setup)[pick(row, 50)]! }),
})
