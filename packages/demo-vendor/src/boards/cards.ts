import { pick } from '../fair/words.ts'
import { betBoard, plain } from './bets.ts'
import type { Bet } from './bets.ts'
import type { Board, Row } from './board.ts'

/** 0 to 51: suit times 13 plus rank, ace 0 to king 12. */
export type Card = number
export const rankOf = (card: Card): number => card % 13
export const suitOf = (card: Card): number => Math.floor(card / 13)

/** Cards are in two boxes, the first's and the second's. */
export interface CardsResult {
  hands: [Card[], Card[]]
  points: [number, number]
}

const DECKS = 8
const SHOE = DECKS * 52

/** Takes cards from a whole shoe of eight packs, each card left in it as likely as any other. */
export function shoe(row: Row): () => Card {
  const gone: number[] = []
  return () => {
    // The n-th place that is not taken yet.
    let place = pick(row, SHOE - gone.length)
    for (const taken of gone) if (place >= taken) place++
    gone.push(place)
    gone.sort((a, b) => a - b)
    return place % 52
  }
}

const value = (card: Card) => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)
const pointsOf = (hand: readonly Card[]) => hand.reduce((sum, card) => sum + value(card), 0) % 10

/** Whether the bank draws: by its own points and the player's third card (its value), where there is one. */
const bankDraws = (bank: number, third: number | undefined): boolean =>
  third === undefined
    ? bank <= 5
    : bank <= 2 ||
      (bank === 3 && third !== 8) ||
      (bank === 4 && third >= 2 && third <= 7) ||
      (bank === 5 && third >= 4 && third <= 7) ||
      (bank === 6 && (third === 6 || third === 7))

/** Deals one coup by the usual rules of the third card. */
export function dealBaccarat(take: () => Card): CardsResult {
  const [a, b, c, d] = [take(), take(), take(), take()]
  const [player, bank] = [
    [a, c],
    [b, d],
  ]
  const done = pointsOf(player) >= 8 || pointsOf(bank) >= 8
  if (!done) {
    const draws = pointsOf(player) <= 5
    if (draws) player.push(take())
    if (bankDraws(pointsOf(bank), draws ? value(player[2]!) : undefined)) bank.push(take())
  }
  return { hands: [player, bank], points: [pointsOf(player), pointsOf(bank)] }
}

/**
 * Exact chances of player, bank and tie: every order of six values out of the whole shoe, weighted with the ways to
 * deal it.
 * The weights are whole numbers below 2^53.
 */
export function countBaccarat(): { player: number; bank: number; tie: number } {
  const left = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((cards) => cards * DECKS)
  const counted = { player: 0, bank: 0, tie: 0 }
  const dealt: number[] = []
  let all = 0
  const enumerateDeals = (ways: number) => {
    if (dealt.length === 6) {
      let next = 0
      // A card of this value: ten means zero, the cards ten to king.
      const { points } = dealBaccarat(() => (dealt[next++]! + 9) % 10)
      all += ways
      counted[points[0] > points[1] ? 'player' : points[0] < points[1] ? 'bank' : 'tie'] += ways
      return
    }
    for (let one = 0; one < 10; one++) {
      const cards = left[one]!
      if (cards === 0) continue
      left[one]!--
      dealt.push(one)
      enumerateDeals(ways * cards)
      dealt.pop()
      left[one]!++
    }
  }
  enumerateDeals(1)
  return { player: counted.player / all, bank: counted.bank / all, tie: counted.tie / all }
}

const table = { everySeconds: 45, lockSeconds: 16, ...plain }
/** Two cards of one rank among the first two of a hand, or one in each of two boxes. */
const PAIR = (4 * DECKS - 1) / (SHOE - 1)

/** What `countBaccarat` counts; a test counts again. */
export const coup = { player: 0.44624660934359683, bank: 0.458597422632763, tie: 0.0951559680236402 }

type Win = (result: CardsResult) => boolean
const tied: Win = ({ points: [a, b] }) => a === b

const cardBoard = (
  id: string,
  bets: readonly Bet<CardsResult>[],
  deal: (take: () => Card) => CardsResult,
): Board<object, CardsResult> => betBoard({ ...table, id, bets: () => bets, draw: (_, row) => deal(shoe(row)) })

/** Player and bank from a whole shoe of eight packs; a tie gives their stakes back. */
export const baccarat = cardBoard(
  'baccarat',
  [
    {
      id: 'first',
      market: 'winner',
      odds: 200,
      chance: coup.player,
      back: coup.tie,
      wins: ({ points: [a, b] }) => a > b,
      returns: tied,
    },
    { id: 'tie', market: 'winner', odds: 1000, chance: coup.tie, back: 0, wins: tied },
    {
      id: 'second',
      market: 'winner',
      odds: 195,
      chance: coup.bank,
      back: coup.tie,
      wins: ({ points: [a, b] }) => a < b,
      returns: tied,
    },
    {
      id: 'firstPair',
      market: 'pair',
      odds: 1300,
      chance: PAIR,
      back: 0,
      wins: ({ hands: [[a = 0, b = 0]] }) => rankOf(a) === rankOf(b),
    },
    {
      id: 'secondPair',
      market: 'pair',
      odds: 1300,
      chance: PAIR,
      back: 0,
      wins: ({ hands: [, [a = 0, b = 0]] }) => rankOf(a) === rankOf(b),
    },
  ],
  dealBaccarat,
)

/** One card each, ace low; the same rank gives the stakes back. */
export const tigers = cardBoard(
  'tigers',
  [
    {
      id: 'first',
      market: 'winner',
      odds: 193,
      chance: (1 - PAIR) / 2,
      back: PAIR,
      wins: ({ points: [a, b] }) => a > b,
      returns: tied,
    },
    { id: 'tie', market: 'winner', odds: 1300, chance: PAIR, back: 0, wins: tied },
    {
      id: 'second',
      market: 'winner',
      odds: 193,
      chance: (1 - PAIR) / 2,
      back: PAIR,
      wins: ({ points: [a, b] }) => a < b,
      returns: tied,
    },
  ],
  (take) => {
    const [a, b] = [take(), take()]
    return { hands: [[a], [b]], points: [rankOf(a) + 1, rankOf(b) + 1] }
  },
)
