import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../../scripts/lib/workers.ts'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  test: {
    name: 'demo-vendor',
    maxWorkers,
    root: import.meta.dirname,
    include: ['{src,client,test}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
