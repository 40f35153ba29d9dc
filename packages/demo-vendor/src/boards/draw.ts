import { pick } from '../fair/words.ts'
import { oddsFor } from './board.ts'
import type { Board, Option, Row } from './board.ts'

/** Numbers in the order they were drawn. */
export interface DrawResult {
  numbers: number[]
}

/**
 * A way to bet on a draw. `tail:47`: the last two digits are 4 and 7; `pick:3-17`: both are among the numbers drawn.
 */
export type Way =
  | { kind: 'tail'; digits: number }
  | { kind: 'last'; name: 'odd' | 'even' | 'low' | 'high' }
  | { kind: 'pick'; count: number }

export interface DrawData {
  id: string
  everySeconds: number
  lockSeconds: number
  /** `digits`: each 0 to 9, repeats allowed; `balls`: 1 to `of`, none twice. */
  format: { kind: 'digits' | 'balls'; count: number; of: number }
  ways: readonly Way[]
}

/** The chance that `count` chosen balls are all among `drawn` of `of`. */
export const allAmong = (count: number, drawn: number, of: number): number =>
  Array.from({ length: count }, (_, i) => (drawn - i) / (of - i)).reduce((a, b) => a * b, 1)

const nameOf = (way: Way): string =>
  way.kind === 'tail' ? `tail${way.digits}` : way.kind === 'pick' ? `pick${way.count}` : way.name

/** Whether the last number is of a kind: odd, even, in the lower or in the upper half. */
function lastIs(name: 'odd' | 'even' | 'low' | 'high', last: number): boolean {
  if (name === 'odd' || name === 'even') return (last % 2 === 1) === (name === 'odd')
  return last >= 5 === (name === 'high')
}

/** The numbers an option names: digits as written, balls apart by dashes. */
export const numbersIn = (id: string): number[] => {
  const [, text = ''] = id.split(':')
  return text === ''
    ? []
    : (text.includes('-') ? text.split('-') : id.startsWith('tail') ? [...text] : [text]).map(Number)
}

/** A lottery: issues by the clock, numbers from the seed, ways to bet whose chances are exact. */
export function drawBoard({ id, everySeconds, lockSeconds, format, ways }: DrawData): Board<object, DrawResult> {
  const priced = new Map(
    ways.map((way) => {
      const chance =
        way.kind === 'tail'
          ? 10 ** -way.digits
          : way.kind === 'pick'
            ? allAmong(way.count, format.count, format.of)
            : 0.5
      return [nameOf(way), { way, chance, odds: oddsFor(chance) }]
    }),
  )

  function option(name: string): Option | undefined {
    const [kind = '', written, ...rest] = name.split(':')
    const found = priced.get(kind)
    if (!found || rest.length > 0) return undefined
    const { way, chance, odds } = found
    const offered = { id: name, market: way.kind, odds, chance, back: 0 }
    if (way.kind === 'last') return written === undefined ? offered : undefined
    if (way.kind === 'tail')
      return written !== undefined && written.length === way.digits && /^\d+$/.test(written) ? offered : undefined
    const balls = (written ?? '').split('-')
    // In order and without a leading zero, so that the same balls are the same option.
    const sound =
      balls.length === way.count &&
      balls.every(
        (ball, i) =>
          /^[1-9]\d?$/.test(ball) && Number(ball) <= format.of && (i === 0 || Number(ball) > Number(balls[i - 1])),
      )
    return sound ? offered : undefined
  }

  return {
    id,
    engine: 'draw',
    everySeconds,
    lockSeconds,
    lanes: 1,
    setup: () => ({}),
    setups: () => [{}],
    draw(_, row: Row) {
      if (format.kind === 'digits') return { numbers: Array.from({ length: format.count }, () => pick(row, 10)) }
      const left = Array.from({ length: format.of }, (_ball, i) => i + 1)
      return { numbers: Array.from({ length: format.count }, () => left.splice(pick(row, left.length), 1)[0]!) }
    },
    options: () =>
      ways.map((way) => {
        const example =
          way.kind === 'tail'
            ? `:${'0123456789'.slice(0, way.digits)}`
            : way.kind === 'pick'
              ? `:${Array.from({ length: way.count }, (_, i) => i + 1).join('-')}`
              : ''
        return option(nameOf(way) + example)!
      }),
    option: (_, name) => option(name),
    returned(_, { numbers }, name) {
      const offered = option(name)
      if (!offered) return 0
      const { way } = priced.get(name.split(':')[0]!)!
      const chosen = numbersIn(name)
      const wins =
        way.kind === 'last'
          ? lastIs(way.name, numbers.at(-1)!)
          : way.kind === 'tail'
            ? chosen.join() === numbers.slice(-way.digits).join()
            : chosen.every((ball) => numbers.includes(ball))
      return wins ? offered.odds : 0
    },
  }
}
