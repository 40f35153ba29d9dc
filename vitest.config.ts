import { defineConfig } from 'vitest/config'
import { maxWorkers } from './scripts/lib/workers.ts'

// Each part says how its tests run; this only gathers them.
export default defineConfig({ test: { projects: ['{packages/*,site,scripts}/vitest.config.ts'], maxWorkers } })
