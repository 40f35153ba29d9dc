import { pick } from '../../fair/words.ts'
import { betBoard, plain, priced } from '../bets.ts'
import type { Row } from '../board.ts'

export interface DiceResult {
  dice: number[]
}

const faces = [1, 2, 3, 4, 5, 6]
const throws = (count: number): number[][] =>
  count === 0 ? [[]] : throws(count - 1).flatMap((dice) => faces.map((face) => [...dice, face]))
const weighed = (count: number) => throws(count).map((dice): [DiceResult, number] => [{ dice }, 1])
const thrown =
  (count: number) =>
  (_: object, row: Row): DiceResult => ({ dice: Array.from({ length: count }, () => pick(row, 6) + 1) })

export const sumOf = ({ dice }: DiceResult): number => dice.reduce((a, b) => a + b, 0)
const alike = ({ dice }: DiceResult) => dice.every((die) => die === dice[0])
const times = ({ dice }: DiceResult, face: number) => dice.filter((die) => die === face).length
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const three = priced(weighed(3))
/** Three dice. As usual, three alike lose for big, small, odd and even. */
const sicboBets = [
  three('sum', 'small', (result) => sumOf(result) <= 10 && !alike(result)),
  three('sum', 'big', (result) => sumOf(result) >= 11 && !alike(result)),
  three('sum', 'odd', (result) => sumOf(result) % 2 === 1 && !alike(result)),
  three('sum', 'even', (result) => sumOf(result) % 2 === 0 && !alike(result)),
  ...faces.map((face) => three('die', `die:${face}`, (result) => times(result, face) > 0)),
  ...from(4, 17).map((total) => three('exact', `total:${total}`, (result) => sumOf(result) === total)),
  ...faces.map((face) => three('double', `double:${face}`, (result) => times(result, face) > 1)),
  three('triple', 'anyTriple', alike),
  ...faces.map((face) => three('triple', `triple:${face}`, (result) => times(result, face) === 3)),
]

const two = priced(weighed(2))
/** Two dice and their sum. */
const sevenBets = [
  two('seven', 'under', (result) => sumOf(result) < 7),
  two('seven', 'seven', (result) => sumOf(result) === 7),
  two('seven', 'over', (result) => sumOf(result) > 7),
  two('sum', 'odd', (result) => sumOf(result) % 2 === 1),
  two('sum', 'even', (result) => sumOf(result) % 2 === 0),
  two('sum', 'anyDouble', alike),
  ...from(2, 12)
    .filter((total) => total !== 7)
    .map((total) => two('exact', `total:${total}`, (result) => sumOf(result) === total)),
]

const rhythm = { ...plain, everySeconds: 40, lockSeconds: 14 }
export const sicbo = betBoard<object, DiceResult>({ ...rhythm, id: 'sicbo', bets: () => sicboBets, draw: thrown(3) })
export const seven = betBoard<object, DiceResult>({ ...rhythm, id: 'seven', bets: () => sevenBets, draw: thrown(2) })
