import { betBoard, plain } from '../bets.ts'
import type { Bet } from '../bets.ts'
import { oddsFor } from '../board.ts'
import { rankOf, shoe } from '../cards.ts'
import type { CardsResult } from '../cards.ts'

/** 1 for a two to 13 for an ace. */
const height = (card: number) => rankOf(card) || 13

/** Two cards of one rank out of a whole shoe of eight packs: of 415 that are left 31. */
const WAR = 31 / 415
/** And the next two of one rank again: of that rank 30 are left, of twelve others 32 each. */
const AGAIN = (WAR * (30 * 29 + 12 * 32 * 31)) / (414 * 413)
const SIDE = (1 - AGAIN) / 2

const even = ({ points: [a, b] }: CardsResult) => a === b
const side = { market: 'winner', chance: SIDE, back: AGAIN, odds: oddsFor(SIDE, AGAIN), returns: even }
const toWar = ({ hands }: CardsResult) => hands[0].length > 1
const bets: Bet<CardsResult>[] = [
  { ...side, id: 'first', wins: ({ points: [a, b] }) => a > b },
  { ...side, id: 'second', wins: ({ points: [a, b] }) => a < b },
  { id: 'war', market: 'war', chance: WAR, back: 0, odds: oddsFor(WAR), wins: toWar },
  {
    id: 'warEven',
    market: 'war',
    chance: AGAIN,
    back: 0,
    odds: oddsFor(AGAIN),
    wins: (result) => toWar(result) && even(result),
  },
]

/**
 * One card each, ace high; two of one rank go to war, which is one card more each. Equal again, both stakes are
 * returned.
 */
export const war = betBoard<object, CardsResult>({
  ...plain,
  id: 'war',
  everySeconds: 35,
  lockSeconds: 12,
  bets: () => bets,
  draw(_, row) {
    const take = shoe(row)
    const hands: CardsResult['hands'] = [[take()], [take()]]
    const points = (): [number, number] => [height(hands[0].at(-1)!), height(hands[1].at(-1)!)]
    if (points()[0] === points()[1]) for (const hand of hands) hand.push(take())
    return { hands, points: points() }
  },
})
