import type { BoardPrize } from '../schema.ts'

/** The prize of a rank. */
export const prizeOf = (prizes: readonly BoardPrize[], rank: number | null): BoardPrize | undefined =>
  rank === null ? undefined : prizes.find(({ from, to }) => from <= rank && rank <= to)

/** The next better prize than that of a rank, or the last one where there is no rank. `prizes`: the best first. */
export const betterThan = (prizes: readonly BoardPrize[], rank: number | null): BoardPrize | undefined =>
  prizes.findLast(({ to }) => rank === null || to < rank)
