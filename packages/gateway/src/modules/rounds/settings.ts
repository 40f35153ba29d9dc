import * as z from 'zod'

export const settings = {
  /** Of every game, minor units: what vendors may bet, and how long after the last round a new one may begin. */
  play: z.object({
    minStake: z.number().int().min(1).default(1),
    maxStake: z.number().int().min(1).default(100_000_00),
    stakeStep: z.number().int().min(1).default(1),
    minCycleMs: z.number().int().min(0).default(0),
  }),
}
