import { pick } from '../../fair/words.ts'
import { betBoard, plain, priced } from '../bets.ts'

export interface SpinResult {
  number: number
}

/** The pockets in the order of the wheel; one zero. */
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const pocketColour = (number: number): 'zero' | 'red' | 'black' =>
  number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black'

const bet = priced<SpinResult>(POCKETS.map((number) => [{ number }, 1]))
const three = [1, 2, 3]
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i)

/** Bets on the lines between numbers: each on those that its name lists. */
const inside = [
  ...upTo(36).flatMap((n) => [
    ...(n % 3 === 0 ? [] : [['split', n, n + 1]]),
    ...(n > 33 ? [] : [['split', n, n + 3]]),
    ...(n > 33 || n % 3 === 0 ? [] : [['corner', n, n + 1, n + 3, n + 4]]),
    ...(n % 3 === 1 ? [['street', ...upTo(3, n)]] : []),
    ...(n % 3 === 1 && n < 34 ? [['six', ...upTo(6, n)]] : []),
  ]),
  ...three.map((n) => ['split', 0, n]),
  ['street', 0, 1, 2],
  ['street', 0, 2, 3],
  ['corner', 0, 1, 2, 3],
] as [market: string, ...numbers: number[]][]

/** On a wheel with one zero every bet returns 36 of 37, as its odds are those of a wheel without it. */
const bets = [
  ...(['red', 'black'] as const).map((colour) =>
    bet('even', colour, ({ number }) => pocketColour(number) === colour, 200),
  ),
  bet('even', 'odd', ({ number }) => number % 2 === 1, 200),
  bet('even', 'even', ({ number }) => number > 0 && number % 2 === 0, 200),
  bet('even', 'low', ({ number }) => number >= 1 && number <= 18, 200),
  bet('even', 'high', ({ number }) => number >= 19, 200),
  ...three.map((third) => bet('third', `dozen:${third}`, ({ number }) => Math.ceil(number / 12) === third, 300)),
  ...three.map((third) =>
    bet('third', `column:${third}`, ({ number }) => number > 0 && (number - 1) % 3 === third - 1, 300),
  ),
  ...[...POCKETS]
    .sort((a, b) => a - b)
    .map((pocket) => bet('number', `n:${pocket}`, ({ number }) => number === pocket, 3600)),
  ...inside.map(([market, ...numbers]) =>
    bet(market, `${market}:${numbers.join('-')}`, ({ number }) => numbers.includes(number), 3600 / numbers.length),
  ),
]

export const roulette = betBoard<object, SpinResult>({
  ...plain,
  id: 'roulette',
  everySeconds: 40,
  lockSeconds: 16,
  bets: () => bets,
  draw: (_, row) => ({ number: pick(row, POCKETS.length) }),
})
