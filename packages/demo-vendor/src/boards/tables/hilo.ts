import { pick } from '../../fair/words.ts'
import { betBoard, priced } from '../bets.ts'
import type { Bet } from '../bets.ts'
import { rankOf, suitOf } from '../cards.ts'
import type { Card } from '../cards.ts'

export interface HiloSetup {
  /** Open before betting. */
  base: Card
}
export interface HiloResult {
  card: Card
}

const DECKS = 8
const isRed = (card: Card) => suitOf(card) === 1 || suitOf(card) === 2

/** Cards left in a shoe of eight packs when the base has been taken. */
const left = (base: Card) =>
  Array.from({ length: 52 }, (_, card): [HiloResult, number] => [{ card }, card === base ? DECKS - 1 : DECKS])

function betsOn(base: Card): Bet<HiloResult>[] {
  const bet = priced(left(base))
  const step = ({ card }: HiloResult) => rankOf(card) - rankOf(base)
  return [
    bet('next', 'higher', (result) => step(result) > 0),
    bet('next', 'same', (result) => step(result) === 0),
    bet('next', 'lower', (result) => step(result) < 0),
    bet('kind', 'red', ({ card }) => isRed(card)),
    bet('kind', 'black', ({ card }) => !isRed(card)),
    bet('kind', 'picture', ({ card }) => rankOf(card) > 9),
    // Above the king and below the ace there is nothing to bet on.
  ].filter(({ chance }) => chance > 0)
}

const known = new Map<Card, Bet<HiloResult>[]>()

/** Whether the next card is higher or lower than the open one; ace low, king high. */
export const hilo = betBoard<HiloSetup, HiloResult>({
  id: 'hilo',
  everySeconds: 35,
  lockSeconds: 12,
  setup: (row) => ({ base: pick(row, 52) }),
  setups: () => Array.from({ length: 52 }, (_, base) => ({ base })),
  bets({ base }) {
    if (!known.has(base)) known.set(base, betsOn(base))
    return known.get(base)!
  },
  draw({ base }, row) {
    // The 415 cards that are left are in the order of `left`.
    let place = pick(row, DECKS * 52 - 1)
    return left(base).find(([, count]) => (place -= count) < 0)![0]
  },
})
