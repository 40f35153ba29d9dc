import { availableParallelism } from 'node:os'

/**
 * Number of test files that run at once: one per core. Every project must set it, because Vitest does not pass the
 * root's setting to its projects, and its default leaves one core idle.
 */
export const maxWorkers = availableParallelism()
