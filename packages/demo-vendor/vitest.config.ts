import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

const conditions = ['@brand/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@brand\//] },
  test: {
    name: 'demo-vendor',
    ...common,
    root: import.meta.dirname,
    include: ['{src,client,test}/**/*.test.ts'],
    environment: 'node',
  },
})
