import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

export default defineConfig({ test: { name: 'bench', ...common, environment: 'node', include: ['*.test.ts'] } })
