/** A row of numbers that follow from a key: fair/words.ts. */
export type Row = Iterator<number, never>

/** The target return of the odds; rounding down takes a little more. */
const TARGET = 0.965
/**
 * Odds in hundredths for an exact chance, and the share of results that give the stake back. Rounded up slightly, so
 * that a chance like 10^-2, which is no binary number, does not make 96.49 of 96.50.
 */
export const oddsFor = (chance: number, back = 0): number => Math.floor(((TARGET - back) / chance) * 100 + 1e-6)

/** An option to bet on. */
export interface Option {
  id: string
  /** Options of one market are shown side by side. */
  market: string
  /** Returned for a stake of 1.00, stake included, in hundredths. */
  odds: number
  /** Share of results in which it wins, exact. */
  chance: number
  /** Share of results in which the stake is returned. */
  back: number
}

/** Share of the stake an option returns in the long run. */
export const returnOf = ({ odds, chance, back }: Option): number => (odds * chance) / 100 + back

/** All bets on an event share one result, which follows from its seed alone; times are of the server's clock. */
export interface Board<Setup = unknown, Result = unknown> {
  id: string
  engine: 'odds' | 'draw'
  everySeconds: number
  /** Betting ends this long before an event is settled; the result is shown meanwhile. */
  lockSeconds: number
  /** Events that run side by side, evenly apart. */
  lanes: number
  /** Who meets whom, published before betting: follows from the seed's published hash, so it was not chosen either. */
  setup(row: Row): Setup
  /** Every setup the board can have, each as likely as any other; names left aside. */
  setups(): Setup[]
  draw(setup: Setup, row: Row): Result
  /** What is offered; of options that are written by the player (a lottery's numbers) one of each kind. */
  options(setup: Setup): Option[]
  option(setup: Setup, id: string): Option | undefined
  /**
   * What the option returns for a stake of 1.00, in hundredths: 0, 100 where the stake is returned, its odds where it
   * wins.
   */
  returned(setup: Setup, result: Result, id: string): number
}
