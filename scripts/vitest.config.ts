import { defineConfig } from 'vitest/config'
import { maxWorkers } from './lib/workers.ts'

export default defineConfig({ test: { name: 'scripts', maxWorkers, environment: 'node', include: ['**/*.test.ts'] } })
