import { defineConfig } from 'vitest/config'

// Each part says how its tests run; this only gathers them.
export default defineConfig({
  test: {
    projects: ['{packages/*,site,scripts}/vitest.config.ts'],
    // Every core: Vitest leaves one idle, and much of a gateway test is waiting for the database.
    maxWorkers: '100%',
  },
})
