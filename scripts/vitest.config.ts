import { defineConfig } from 'vitest/config'
import { maxWorkers } from './lib/workers.ts'

export default defineConfig({
  test: { name: 'scripts', maxWorkers, isolate: false, environment: 'node', include: ['**/*.test.ts'] },
})
