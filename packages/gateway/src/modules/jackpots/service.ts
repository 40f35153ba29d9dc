/** Jackpots: the pool, and who hits it. */
export { lastHits, poolAfter, promiseOf, runningCycle } from './draw.ts'
export { jackpotPools, poolShare } from './pool.ts'
