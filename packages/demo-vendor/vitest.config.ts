import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  test: {
    name: 'demo-vendor',
    ...common,
    root: import.meta.dirname,
    include: ['{src,client,test}/**/*.test.ts'],
    environment: 'node',
  },
})
