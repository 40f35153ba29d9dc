import { fromMinor, toMinor } from '../../foundation/figure/decimal.ts'

export interface Bounds {
  decimals: number
  /** Decimal strings. */
  min?: string | undefined
  max?: string | undefined
  /** Counted from zero: a multiple of it is wanted. */
  step?: string | undefined
}

export type BoundFault = 'min' | 'max' | 'step'

const minorOf = (text: string | undefined, { decimals }: Bounds) =>
  text === undefined ? undefined : toMinor(text, decimals)

/** Which bound a value breaks, if any. An empty value breaks none: `required` decides whether it may be empty. */
export function faultOf(value: string, bounds: Bounds): BoundFault | undefined {
  const minor = minorOf(value, bounds)
  if (minor === undefined) return undefined
  const [min, max, step] = [minorOf(bounds.min, bounds), minorOf(bounds.max, bounds), minorOf(bounds.step, bounds)]
  if (min !== undefined && minor < min) return 'min'
  if (max !== undefined && minor > max) return 'max'
  return step && minor % step !== 0n ? 'step' : undefined
}

/** Rounds towards minus infinity, which `/` of bigints does not. */
const floor = (a: bigint, b: bigint) => a / b - (a % b < 0n ? 1n : 0n)

/**
 * The value `steps` steps further: the next multiple in that direction, never past a bound. From nothing it starts at
 * the lower bound, else at zero.
 */
export function stepFrom(value: string, steps: number, bounds: Bounds): string {
  const { decimals } = bounds
  const step = minorOf(bounds.step, bounds) || 10n ** BigInt(decimals)
  const [min, max, minor] = [minorOf(bounds.min, bounds), minorOf(bounds.max, bounds), minorOf(value, bounds)]
  const [down, up] = [steps < 0, steps > 0]
  const from =
    minor === undefined ? (min ?? 0n) : down ? -floor(-minor, step) * step : up ? floor(minor, step) * step : minor
  let next = minor === undefined ? from : from + BigInt(steps) * step
  // A bound that is no multiple is reached, not passed.
  if (max !== undefined && next > max) next = max
  if (min !== undefined && next < min) next = min
  return fromMinor(next, decimals)
}
