import { availableParallelism } from 'node:os'

/**
 * How many files of tests run at once: one a core. Every project has to set it, because Vitest passes nothing of
 * the root's to its projects, and by itself leaves a core idle: of two cores one.
 */
export const maxWorkers = availableParallelism()
