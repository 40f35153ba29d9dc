export interface Window {
  /** Consecutive pages shown around the current one. */
  range: number
  /** Pages always shown at each end. */
  margin: number
}

/** A page number, or the gap after page `after`. */
export type Cell = { page: number } | { after: number }

/** Which screens show a cell: all, only wide ones, only a phone. */
export type PlacedCell = Cell & { on?: 'wide' | 'narrow' }

/**
 * The cells of a pager. `range` pages surround the current one and slide to stay inside `1…total`; `margin` pages stand
 * at each end. A gap that would hide a single page shows that page instead. A current page out of range counts as
 * its edge.
 */
export function paginate(current: number, total: number, { range, margin }: Window): Cell[] {
  const size = Math.min(Math.max(1, range), total)
  const at = Math.min(Math.max(1, current), total)
  const first = Math.min(Math.max(1, at - Math.floor((size - 1) / 2)), total - size + 1)
  const run = (from: number, count: number) => Array.from({ length: Math.min(count, total) }, (_, n) => from + n)
  const ends = Math.min(margin, total)
  // Pages are taken from what is shown, not walked: there may be as many as there are numbers.
  const shown = [...run(1, ends), ...run(first, size), ...run(total - ends + 1, ends), total + 1]
  const cells: Cell[] = []
  let last = 0
  for (const page of shown.sort((a, b) => a - b)) {
    if (page - last === 2) cells.push({ page: last + 1 })
    else if (page - last > 2) cells.push({ after: last })
    if (page > last && page <= total) cells.push({ page })
    last = Math.max(last, page)
  }
  return cells
}

const place = (cell: Cell) => ('page' in cell ? cell.page : cell.after + 0.5)

/** The wide and the narrow pager in one list, so that a style sheet chooses and nothing is computed from the screen. */
export function paginateBoth(current: number, total: number, wide: Window, narrow: Window): PlacedCell[] {
  const [inWide, inNarrow] = [wide, narrow].map(
    (window) => new Map(paginate(current, total, window).map((cell) => [place(cell), cell])),
  )
  const places = new Set([...(inWide?.keys() ?? []), ...(inNarrow?.keys() ?? [])])
  return [...places]
    .sort((a, b) => a - b)
    .map((key): PlacedCell => {
      const [w, n] = [inWide?.get(key), inNarrow?.get(key)]
      if (w && n) return w
      return w ? { ...w, on: 'wide' } : { ...(n as Cell), on: 'narrow' }
    })
}
