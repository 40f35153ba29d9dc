import { defineConfig } from 'vitest/config'
import { common } from './lib/vitest-common.ts'

export default defineConfig({
  test: { name: 'scripts', ...common, isolate: false, environment: 'node', include: ['**/*.test.ts'] },
})
