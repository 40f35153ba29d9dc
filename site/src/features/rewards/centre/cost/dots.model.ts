/** A column of dots: evenings that ended with so much money. */
export interface DotColumn {
  /** Smallest amount of the column, major units; undefined: where nothing was left. */
  from: number | undefined
  tone: 'ahead' | 'behind' | 'nothing'
  count: number
}

export interface Dots {
  columns: DotColumn[]
  /** Amounts between two columns. */
  step: number
  /** Whether the last column has everything above it too. */
  open: boolean
}

/** Columns beside the one of nothing at most: one each 13 px of a phone. */
const most = 22

/** The next of 1, 2, 2.5, 5, 10 … that is not smaller. */
function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= atLeast) ?? 10)
}

/** Sorts the ends of evenings into columns, of which one begins at the own money. Amounts in major units. */
export function dotsOf(ends: readonly number[], own: number): Dots {
  const left = ends.filter((end) => end > 0).toSorted((a, b) => a - b)
  const nothing = ends.length - left.length
  const first: DotColumn[] = nothing > 0 ? [{ from: undefined, tone: 'nothing', count: nothing }] : []
  if (left.length === 0) return { columns: first, step: 0, open: false }
  // The few largest wins would make all others one column.
  const high = left[Math.floor(left.length * 0.95)] ?? own
  const low = Math.min(left[0] ?? 0, own)
  const step = niceStep(Math.max(Math.max(high, own) - low, 1) / (most - 3))
  // Edges are counted from the own money on, so that no column has evenings of both sides.
  const placeOf = (end: number) => Math.floor((end - own) / step - (end > own ? 1e-9 : 0))
  const lowest = Math.min(placeOf(left[0] ?? own), -1)
  const last = Math.max(0, lowest + most - 1)
  const counts = new Map<number, number>()
  for (const end of left) {
    const at = end <= own ? Math.min(placeOf(end), -1) : Math.min(Math.max(placeOf(end), 0), last)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const top = Math.max(...counts.keys(), 0)
  const columns = Array.from({ length: top - lowest + 1 }, (_none, at): DotColumn => {
    const place = lowest + at
    return {
      from: Math.max(0, own + place * step),
      tone: place >= 0 ? 'ahead' : 'behind',
      count: counts.get(place) ?? 0,
    }
  })
  return { columns: [...first, ...columns], step, open: left.some((end) => end > own + (last + 1) * step) }
}
