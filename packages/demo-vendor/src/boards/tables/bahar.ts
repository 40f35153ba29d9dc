import { pick } from '../../fair/words.ts'
import { betBoard, priced } from '../bets.ts'
import { rankOf } from '../cards.ts'
import type { Card } from '../cards.ts'

export interface BaharSetup {
  /** The card whose rank is looked for; open before betting. */
  joker: Card
}
export interface BaharResult {
  /** Cards as they were dealt, the first to Andar, then to each in turn; the last has the joker's rank. */
  cards: Card[]
}

const LEFT = 51
/** Ways in which the first of the three cards wanted is at a place: the others are anywhere behind it. */
const ways = (place: number) => ((LEFT - place) * (LEFT - place - 1)) / 2
const bet = priced<BaharResult>(
  Array.from({ length: LEFT - 2 }, (_, i) => [{ cards: Array.from({ length: i + 1 }, () => 0) }, ways(i + 1)]),
)

export const ranges = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 25],
  [26, 49],
] as const
const bets = [
  bet('winner', 'first', ({ cards }) => cards.length % 2 === 1),
  bet('winner', 'second', ({ cards }) => cards.length % 2 === 0),
  ...ranges.map(([least, most]) =>
    bet('cards', `cards:${least}-${most}`, ({ cards }) => cards.length >= least && cards.length <= most),
  ),
]

/** One pack; the joker's rank comes on one of two sides. */
export const bahar = betBoard<BaharSetup, BaharResult>({
  id: 'bahar',
  everySeconds: 50,
  lockSeconds: 20,
  setup: (row) => ({ joker: pick(row, 52) }),
  setups: () => [{ joker: 0 }],
  bets: () => bets,
  draw({ joker }, row) {
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => card !== joker)
    const cards: Card[] = []
    do cards.push(left.splice(pick(row, left.length), 1)[0]!)
    while (rankOf(cards.at(-1)!) !== rankOf(joker))
    return { cards }
  },
})
