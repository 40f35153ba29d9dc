/** Lines of both roads. */
export const ROWS = 6

export type Side = 'first' | 'second' | 'tie'

/** A place on the big road: whose it is, and the ties that followed it. */
export interface Mark {
  column: number
  row: number
  side: 'first' | 'second'
  ties: number
}

/**
 * The big road: a column for each run of one side, that turns aside at its foot or where a place is taken. Ties are
 * strokes on the place before them; those before the first winner are left out.
 */
export function bigRoad(sides: readonly Side[]): Mark[] {
  const marks: Mark[] = []
  const taken = new Set<string>()
  const free = (column: number, row: number) => row < ROWS && !taken.has(`${column}:${row}`)
  let run = -1
  for (const side of sides) {
    const [before, last] = [marks.at(-2), marks.at(-1)]
    if (side === 'tie') {
      if (last) last.ties++
      continue
    }
    let [column, row] = [run + 1, 0]
    if (last?.side === side) {
      // A run that has turned aside goes on along its row.
      const aside = before?.side === side && before.row === last.row
      ;[column, row] =
        aside || !free(last.column, last.row + 1) ? [last.column + 1, last.row] : [last.column, last.row + 1]
    } else {
      while (!free(column, row)) column++
      run = column
    }
    taken.add(`${column}:${row}`)
    marks.push({ column, row, side, ties: 0 })
  }
  return marks
}

/**
 * The results from the start of a column on, the oldest first, so that a column once full keeps its place until the
 * whole road moves: `newest` is the place of the latest in its day.
 */
export function beads<T>(latestFirst: readonly T[], newest: number, columns: number): T[] {
  const inLast = ((newest - 1) % ROWS) + 1
  const count = Math.min(latestFirst.length, inLast + ROWS * (columns - 1))
  const whole = count < inLast ? count : inLast + Math.floor((count - inLast) / ROWS) * ROWS
  return latestFirst.slice(0, whole).toReversed()
}

/** What has been heard before goes on behind what is heard now, as far as nothing is missing between them. */
export function joined<T extends { number: number }>(now: readonly T[], before: readonly T[]): T[] {
  const oldest = now.at(-1)?.number
  const place = before.findIndex(({ number }) => number === oldest)
  return place < 0 ? [...now] : [...now, ...before.slice(place + 1)].slice(0, Math.max(now.length, before.length))
}
