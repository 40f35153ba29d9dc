const sizes = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const
export type DurationUnit = keyof typeof sizes
const units = Object.keys(sizes) as DurationUnit[]

export interface DurationOptions {
  /** How many units at most, largest first: with 2, "1 hour, 5 minutes". 2 unless given. */
  most?: number | undefined
  /** Nothing finer than this is shown; the rest is rounded. `second` unless given. */
  finest?: DurationUnit | undefined
  /** `long` in words, `short` and `narrow` in their abbreviations. `long` unless given. */
  style?: 'long' | 'short' | 'narrow' | undefined
}

/** Count of each unit, the largest first; no zeros but a single one. */
export function partsOf(ms: number, { most = 2, finest = 'second' }: DurationOptions = {}): [DurationUnit, number][] {
  const known = units.slice(0, units.indexOf(finest) + 1)
  const seconds = Math.max(0, ms / 1000)
  // The first unit decides how fine the last one is; rounding may lift it: 59.7 minutes are an hour.
  for (let first = 0; first < known.length; first++) {
    const used = known.slice(first, first + most)
    const [largest, least] = [used[0] ?? finest, used.at(-1) ?? finest]
    let left = Math.round(seconds / sizes[least]) * sizes[least]
    if (left < sizes[largest] && first < known.length - 1) continue
    const parts = used.map((unit): [DurationUnit, number] => {
      const count = Math.floor(left / sizes[unit])
      left -= count * sizes[unit]
      return [unit, count]
    })
    const nonZero = parts.filter(([, count]) => count > 0)
    return nonZero.length > 0 ? nonZero : [[finest, 0]]
  }
  return [[finest, 0]]
}

interface DurationFormat {
  format(duration: Record<string, number>): string
}
type DurationFormatter = new (locale: string, options: Record<string, string>) => DurationFormat

/** A length of time in the reader's words and digits: "10 minutes", "1 hour, 5 minutes". Below zero is zero. */
export function formatDuration(ms: number, locale: string, options: DurationOptions = {}): string {
  const { style = 'long' } = options
  const parts = partsOf(ms, options)
  // Not in every browser yet, nor in the types of the language.
  const { DurationFormat } = Intl as { DurationFormat?: DurationFormatter }
  if (DurationFormat) {
    const always = Object.fromEntries(parts.map(([unit]) => [`${unit}sDisplay`, 'always']))
    return new DurationFormat(locale, { style, ...always }).format(
      Object.fromEntries(parts.map(([unit, count]) => [`${unit}s`, count])),
    )
  }
  const words = parts.map(([unit, count]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: style }).format(count),
  )
  return new Intl.ListFormat(locale, { type: 'unit', style }).format(words)
}

/** `4:05`, `11:04:05`: begun seconds counted whole, in the reader's digits; never below zero. */
export function formatClock(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const one = new Intl.NumberFormat(locale, { useGrouping: false })
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours > 0
    ? `${one.format(hours)}:${two.format(minutes)}:${two.format(rest)}`
    : `${one.format(minutes)}:${two.format(rest)}`
}

/** As `<time datetime>` wants it: `PT1H5M0S`. */
export function isoDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `PT${Math.floor(seconds / 3600)}H${Math.floor((seconds % 3600) / 60)}M${seconds % 60}S`
}
