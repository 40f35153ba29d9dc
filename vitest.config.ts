import { defineConfig } from 'vitest/config'
import { common } from './scripts/lib/vitest-common.ts'

// Each part says how its tests run; this only gathers them.
export default defineConfig({
  test: { projects: ['{packages/*,site,scripts}/vitest.config.ts'], maxWorkers: common.maxWorkers },
})
