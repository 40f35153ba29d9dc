import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../../scripts/lib/workers.ts'

export default defineConfig({ test: { name: 'bench', maxWorkers, environment: 'node', include: ['*.test.ts'] } })
