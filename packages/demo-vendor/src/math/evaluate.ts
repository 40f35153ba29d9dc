import { lines } from './lines.ts'
import { FREE_MULTIPLIER, FREE_SPINS, SCATTERS_FOR_FREE, linePay, payOf } from './pays.ts'
import { windowAt } from './reels.ts'
import { SCATTER } from './symbols.ts'
import type { SignNo } from './symbols.ts'

export interface LineWin {
  /** Index into `lines`, or -1 for scatters, which count anywhere. */
  line: number
  sign: SignNo
  count: number
  /** In line stakes, before any multiplier. */
  units: number
}

export interface Spin {
  stops: number[]
  free: boolean
  wins: LineWin[]
  /** In line stakes, multiplier included. */
  units: number
}

/** A whole round: the paid spin and, if scatters opened them, the free ones. */
export interface Outcome {
  spins: Spin[]
  units: number
}

/**
 * What one stop of the reels pays, in line stakes: the lines, the scatters, and the free spins' multiplier where
 * `free`.
 */
export function evaluateSpin(stops: readonly number[], free: boolean): Spin & { scatters: number } {
  const view = windowAt(stops)
  const wins: LineWin[] = []
  lines.forEach((rows, line) => {
    const win = linePay(rows.map((row, reel) => view[reel]![row]!))
    if (win.units > 0) wins.push({ line, ...win })
  })
  const scatters = view.flat().filter((sign) => sign === SCATTER).length
  const units = payOf(SCATTER, scatters)
  if (units > 0) wins.push({ line: -1, sign: SCATTER, count: scatters, units })
  const sum = wins.reduce((total, win) => total + win.units, 0)
  return { stops: [...stops], free, wins, units: sum * (free ? FREE_MULTIPLIER : 1), scatters }
}

/**
 * Plays one round, taking five stops per spin from `draw`: once, and `FREE_SPINS` times more when three scatters fall.
 */
export function playRound(draw: () => number[]): Outcome {
  const { scatters, ...first } = evaluateSpin(draw(), false)
  const spins: Spin[] = [first]
  if (scatters >= SCATTERS_FOR_FREE) {
    for (let i = 0; i < FREE_SPINS; i++) {
      const { stops, free, wins, units } = evaluateSpin(draw(), true)
      spins.push({ stops, free, wins, units })
    }
  }
  return { spins, units: spins.reduce((total, spin) => total + spin.units, 0) }
}
