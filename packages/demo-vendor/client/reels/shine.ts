import type { LineWin, Spin } from '../../src/math/evaluate.ts'
import { lines } from '../../src/math/lines.ts'
import { REELS, SCATTER } from '../../src/math/symbols.ts'
import { windowAt } from '../../src/math/reels.ts'

export interface Cell {
  reel: number
  row: number
}

/** The cells of a win. */
export function cellsOf(win: LineWin, stops: readonly number[]): Cell[] {
  if (win.line >= 0) return Array.from({ length: win.count }, (_, reel) => ({ reel, row: lines[win.line]![reel]! }))
  return windowAt(stops).flatMap((column, reel) =>
    column.flatMap((sign, row) => (sign === SCATTER ? [{ reel, row }] : [])),
  )
}

const ALL_MS = 1100
const EACH_MS = 1000
const CALM_MS = 14_000
const DRAW_MS = 420

/** Which wins light up at a moment: all of them first, then each in turn, finally all, still. */
export interface Shine {
  wins: LineWin[]
  cells: Set<number>
  /** How far the lines are drawn, 0 to 1. */
  drawn: number
  /** Swelling of the lit cells, 0 to 1. */
  pulse: number
  calm: boolean
}

export const cellNo = ({ reel, row }: Cell): number => row * REELS + reel

/** `quiet` for returns not above the stake and for reduced motion: the lines do not pulse. */
export function shineAt(spin: Spin, since: number, quiet: boolean): Shine {
  const light = (wins: LineWin[], drawn: number, pulse: number, calm: boolean): Shine => ({
    wins,
    cells: new Set(wins.flatMap((win) => cellsOf(win, spin.stops)).map(cellNo)),
    drawn,
    pulse,
    calm,
  })
  if (quiet || since > CALM_MS) return light(spin.wins, 1, 0, true)
  const pulse = (1 - Math.cos((since / 520) * Math.PI)) / 2
  if (since < ALL_MS || spin.wins.length < 2) return light(spin.wins, Math.min(1, since / DRAW_MS), pulse, false)
  const turn = since - ALL_MS
  const win = spin.wins[Math.floor(turn / EACH_MS) % spin.wins.length]!
  return light([win], Math.min(1, (turn % EACH_MS) / DRAW_MS), pulse, false)
}
