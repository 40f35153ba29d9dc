/** Lines of the felt: along it zero, twelve streets and the columns' bets; across it three numbers, dozens and even chances. */
export interface Place {
  /** First line and number of lines along the felt. */
  along: readonly [line: number, span: number]
  across: readonly [line: number, span: number]
  /** On the line towards the zero, or towards the dozens, instead of inside its field. */
  edges: readonly ('zero' | 'dozens')[]
}

/** The even chances in the order of the felt. */
const evens = ['low', 'even', 'red', 'black', 'odd', 'high']

/** Numbers an option lists in its name: those of a bet on numbers or on the lines between them. */
export const numbersOf = (option: string): number[] =>
  option
    .slice(option.indexOf(':') + 1)
    .split('-')
    .map(Number)

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Where an option lies on the felt. */
export function placeOf(option: string): Place {
  const [kind = ''] = option.split(':')
  if (evens.includes(kind)) return { along: [2 + 2 * evens.indexOf(kind), 2], across: [5, 1], edges: [] }
  const numbers = numbersOf(option)
  const [first = 0] = numbers
  if (kind === 'dozen') return { along: [4 * first - 2, 4], across: [4, 1], edges: [] }
  if (kind === 'column') return { along: [14, 1], across: [4 - first, 1], edges: [] }
  if (option === 'n:0') return { along: [1, 1], across: [1, 3], edges: [] }
  const others = numbers.filter((number) => number > 0)
  // Between two streets, or between the first one and zero; whole streets are laid on their end towards the dozens.
  const street = mean(others.map((number) => Math.ceil(number / 3))) - (others.length < numbers.length ? 0.5 : 0)
  const place = others.length % 3 === 0 ? -0.5 : mean(others.map((number) => (number - 1) % 3))
  return {
    along: [1 + Math.ceil(street), 1],
    across: [3 - Math.ceil(place), 1],
    edges: [...(street % 1 === 0 ? [] : ['zero' as const]), ...(place % 1 === 0 ? [] : ['dozens' as const])],
  }
}

export interface Point {
  x: number
  y: number
}

/** The nearest point in a direction, those straight ahead before those aside; -1 where none is. */
export function nextIn(points: readonly Point[], from: Point, direction: Point): number {
  let [best, least] = [-1, Infinity]
  points.forEach(({ x, y }, i) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const ahead = dx * direction.x + dy * direction.y
    const cost = ahead + 3 * Math.abs(dx * direction.y - dy * direction.x)
    if (ahead > 1 && cost < least) [best, least] = [i, cost]
  })
  return best
}
