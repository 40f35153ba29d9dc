/** Jackpots: the pool and its hits. */
export { lastHits, lockedPool, poolAfter, promiseOf, runningCycle } from './draw.ts'
export { feeds, jackpotPools, stakeLegs } from './pool.ts'
