/** Jackpots: the pool and its hits. */
export { lastHits, poolAfter, promiseOf, runningCycle } from './draw.ts'
export { feeds, jackpotPools, poolShare } from './pool.ts'
