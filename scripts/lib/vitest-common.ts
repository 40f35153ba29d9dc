import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/**
 * Options that every project sets, because Vitest does not pass the root's to its projects. One test file per core runs
 * at once. The limits are for a busy machine: a test that hangs is found, a slow one is not.
 */
export const common = {
  maxWorkers: availableParallelism(),
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: [join(import.meta.dirname, 'vitest-setup.ts')],
}
