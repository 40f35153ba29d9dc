import { pick } from '../../fair/words.ts'
import { betBoard, plain } from '../bets.ts'
import type { Bet } from '../bets.ts'
import { oddsFor } from '../board.ts'
import { rankOf, suitOf } from '../cards.ts'
import type { Card, CardsResult } from '../cards.ts'

export type Kind = 'high' | 'pair' | 'flush' | 'straight' | 'trips' | 'straightFlush'

/**
 * In teen patti three of a kind is highest and ace-two-three second among the sequences; poker a straight flush, and
 * ace-two-three last.
 */
const orders = {
  patti: { kinds: ['high', 'pair', 'flush', 'straight', 'straightFlush', 'trips'], wheel: 25 },
  poker: { kinds: ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush'], wheel: 4 },
} as const satisfies Record<string, { kinds: readonly Kind[]; wheel: number }>
type Order = keyof typeof orders

const STEP = 4096
/** 1 for a two to 13 for an ace. */
const height = (card: Card) => rankOf(card) || 13

function read(hand: readonly Card[], wheel: number): [kind: Kind, value: number] {
  const [a = 0, b = 0, c = 0] = hand.map(height).sort((x, y) => y - x)
  const flush = hand.every((card) => suitOf(card) === suitOf(hand[0]!))
  const run = a - b === 1 && b - c === 1 ? a * 2 : a === 13 && b === 2 && c === 1 ? wheel : 0
  if (a === c) return ['trips', a]
  if (run) return [flush ? 'straightFlush' : 'straight', run]
  if (flush) return ['flush', a * 196 + b * 14 + c]
  if (a === b || b === c) return ['pair', b * 14 + (a === b ? c : a)]
  return ['high', a * 196 + b * 14 + c]
}

/** How strong three cards are: the higher wins. */
export function strength(hand: readonly Card[], order: Order): number {
  const { kinds, wheel } = orders[order]
  const [kind, value] = read(hand, wheel)
  return (kinds as readonly Kind[]).indexOf(kind) * STEP + value
}
export const kindOf = (points: number, order: Order): Kind => orders[order].kinds[Math.floor(points / STEP)]!

/** Every hand of three cards, and every two hands that have no card in common and are equally strong. */
export function countThree(): { hands: number; kinds: Record<Kind, number>; ties: number } {
  const kinds: Record<Kind, number> = { high: 0, pair: 0, flush: 0, straight: 0, trips: 0, straightFlush: 0 }
  const alike = new Map<number, Card[][]>()
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        const hand = [a, b, c]
        const points = strength(hand, 'poker')
        kinds[kindOf(points, 'poker')]++
        alike.set(points, [...(alike.get(points) ?? []), hand])
      }
  let ties = 0
  for (const hands of alike.values())
    for (const one of hands) for (const other of hands) if (!one.some((card) => other.includes(card))) ties++
  return { hands: Object.values(kinds).reduce((sum, count) => sum + count, 0), kinds, ties }
}

/** What `countThree` counts; a test counts again. */
export const counted = {
  hands: 22_100,
  kinds: { high: 16_440, pair: 3744, flush: 1096, straight: 720, trips: 52, straightFlush: 48 },
  ties: 450_528,
}

const TIE = counted.ties / (counted.hands * 18_424)
const SIDE = (1 - TIE) / 2

function betsIn(order: Order): Bet<CardsResult>[] {
  const tied = ({ points: [a, b] }: CardsResult) => a === b
  const side = { market: 'winner', chance: SIDE, back: TIE, odds: oddsFor(SIDE, TIE), returns: tied }
  const hand = (place: 0 | 1) =>
    orders[order].kinds.slice(1).map((kind): Bet<CardsResult> => {
      const chance = counted.kinds[kind] / counted.hands
      return {
        id: `${place === 0 ? 'firstHas' : 'secondHas'}:${kind}`,
        market: place === 0 ? 'firstHas' : 'secondHas',
        chance,
        back: 0,
        odds: oddsFor(chance),
        wins: ({ points }) => kindOf(points[place], order) === kind,
      }
    })
  return [
    { ...side, id: 'first', wins: ({ points: [a, b] }) => a > b },
    { ...side, id: 'second', wins: ({ points: [a, b] }) => a < b },
    ...hand(0),
    ...hand(1),
  ]
}

/** Two hands of three cards from one pack; hands of equal strength give the stakes on both sides back. */
function threeCards(id: Order) {
  const bets = betsIn(id)
  return betBoard<object, CardsResult>({
    ...plain,
    id,
    everySeconds: 45,
    lockSeconds: 16,
    bets: () => bets,
    draw(_, row) {
      const left = Array.from({ length: 52 }, (_card, i) => i)
      const take = () => left.splice(pick(row, left.length), 1)[0]!
      const hands: CardsResult['hands'] = [[], []]
      for (let i = 0; i < 6; i++) hands[(i % 2) as 0 | 1].push(take())
      return { hands, points: [strength(hands[0], id), strength(hands[1], id)] }
    },
  })
}

export const patti = threeCards('patti')
export const poker = threeCards('poker')
