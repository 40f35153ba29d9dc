import { least } from './geometry.ts'

/** Values of a series, one per point; null where there is none. */
export type Values = readonly (number | null)[]

/** What is no finite number cannot be drawn, nor be read as a figure. */
export const drawable = (values: Values): Values =>
  values.map((value) => (value !== null && Number.isFinite(value) ? value : null))

export interface Scale {
  /** Evenly spaced, from the lowest to the highest. */
  ticks: number[]
  /** Height of a value: 0 at the top, 100 at the bottom. */
  y: (value: number) => number
}

/** The next of 1, 2, 2.5, 5 × 10ⁿ that is not below `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10
  return step * power
}

/** Round numbers that include all values and 0, with about `count` steps between them. */
export function scaleOf(series: readonly Values[], count = 5): Scale {
  const all = series.flatMap(drawable).filter((value) => value !== null)
  const [lowest, highest] = [Math.min(0, ...all), Math.max(0, ...all)]
  // Less than a billionth apart is no difference worth a scale, and beyond what digits can say.
  const flat = highest - lowest < 1e-9
  const [low, high] = flat ? [0, 1] : [lowest, highest]
  const step = flat ? 1 : niceStep((high - low) / count)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.max(Math.ceil(high / step - 1e-9), low < 0 ? 0 : 1)]
  // Multiplied rather than added up, and rounded to the digits of the step: 0.1 three times is 0.3.
  const digits = Math.max(0, 2 - Math.floor(Math.log10(step)))
  const ticks = Array.from({ length: last - first + 1 }, (_none, n) =>
    Number(((first + n) * step).toFixed(Math.min(digits, 20))),
  )
  const [bottom, top] = [first * step, last * step]
  return { ticks, y: (value) => (100 * (top - value)) / (top - bottom) }
}

/** The middle of point `n` of `count`, in % of the width from its start. */
export const middle = (n: number, count: number): number => ((n + 0.5) * 100) / count

/** Where each value of a line is, in % of the width from its start: the newest may be on its way to its point. */
export function placesOf(values: Values, count: number, reached = 1): (n: number) => number {
  const newest = values.findLastIndex((value) => value !== null)
  const short = ((1 - reached) * 100) / count
  return (n) => (n === newest ? Math.max(0, middle(n, count) - short) : middle(n, count))
}

/** The point under a place `ratio` of the way from the start, 0 to 1. */
export const pointAt = (ratio: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(ratio * count)))

/** Runs of points that have values, as indexes. */
export function runs(values: Values): number[][] {
  const found: number[][] = []
  let open: number[] | undefined
  values.forEach((value, n) => {
    if (value === null) open = undefined
    else if (open) open.push(n)
    else found.push((open = [n]))
  })
  return found
}

/** Points that carry a mark: those without a neighbour, which no stroke reaches, and the one under the cursor. */
export const marked = (values: Values, active: number | undefined): number[] => {
  const alone = runs(values).flatMap((run) => (run.length === 1 ? run : []))
  return active === undefined || alone.includes(active) || typeof values[active] !== 'number'
    ? alone
    : [...alone, active]
}

const at = (x: number, y: number) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 100) / 100

/** One stroke per run; `x` and `y` give places in a box of 100 × 100. */
export const linePath = (values: Values, x: (n: number) => number, y: Scale['y']): string =>
  runs(values)
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map((n) => at(x(n), y(values[n] ?? 0))).join('L')}`)
    .join('')

/** The room between a line and 0. */
export const areaPath = (values: Values, x: (n: number) => number, y: Scale['y']): string =>
  runs(values)
    .filter((run) => run.length > 1)
    .map(
      (run) =>
        `M${at(x(run[0] ?? 0), y(0))}L${run.map((n) => at(x(n), y(values[n] ?? 0))).join('L')}L${at(x(run.at(-1) ?? 0), y(0))}Z`,
    )
    .join('')

/** Which points are named below the chart: at most `most`, evenly, and always the newest. */
export function named(count: number, most = 7): number[] {
  const every = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: count }, (_none, n) => n).filter((n) => (count - 1 - n) % every === 0)
}

/** How many points share one name below the chart. */
export const stepOf = ([first = 0, second = first + 1]: readonly number[]): number => second - first

/** Width of a letter of a name, px: more than most are, for nothing is measured. */
const letter = 7

/** px each point needs, so that no name below the chart touches the next; the outer ones take half a step more. */
export function roomFor(names: readonly string[], every: number): number {
  const widest = Math.max(0, ...names.map((name) => Array.from(name).length)) * letter
  return Math.max(least, Math.ceil(every === 1 ? widest : (1.5 * widest) / (every + 0.5)))
}

export interface Layer {
  base: Values
  top: Values
}

/**
 * Series on top of one another, from the first up. Values below 0 grow down from 0. With `filled` a missing value is 0,
 * as an area has no gaps.
 */
export function stackOf(series: readonly Values[], filled: boolean): Layer[] {
  const count = Math.max(0, ...series.map((values) => values.length))
  const [up, down] = [Array.from({ length: count }, () => 0), Array.from({ length: count }, () => 0)]
  return series.map((values) => {
    const ends = Array.from({ length: count }, (_none, n) => {
      const value = values[n] ?? (filled ? 0 : null)
      if (value === null) return { base: null, top: null }
      const side = value < 0 ? down : up
      const base = side[n] ?? 0
      // Sums of decimals: 0.1 and 0.2 are 0.3.
      side[n] = Number((base + value).toPrecision(15))
      return { base, top: side[n] }
    })
    return { base: ends.map(({ base }) => base), top: ends.map(({ top }) => top) }
  })
}

/** The room between two lines without gaps. */
export const bandPath = ({ base, top }: Layer, x: (n: number) => number, y: Scale['y']): string => {
  const line = (values: Values) => values.map((value, n) => at(x(n), y(value ?? 0)))
  return top.length === 0 ? '' : `M${[...line(top), ...line(base).reverse()].join('L')}Z`
}

export interface Share {
  /** Of the whole, 0 to 1, and where it begins. */
  share: number
  start: number
}

/** Parts of a whole; what is no number above 0 has no share. Undefined where there is no whole. */
export function sharesOf(values: readonly number[]): Share[] | undefined {
  const parts = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0))
  const whole = parts.reduce((sum, value) => sum + value, 0)
  if (whole === 0 || !Number.isFinite(whole)) return undefined
  let start = 0
  return parts.map((value) => {
    const part = { share: value / whole, start }
    start += part.share
    return part
  })
}
