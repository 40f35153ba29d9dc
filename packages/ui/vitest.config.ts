import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

const conditions = ['@brand/source']

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  test: {
    name: 'ui',
    ...common,
    environment: 'happy-dom',
    // One document for all files of a worker: halves the time, and every test leaves it clean.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: [...common.setupFiles, './src/test/setup.ts'],
  },
})
