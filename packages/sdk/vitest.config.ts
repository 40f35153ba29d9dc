import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  ssr: { resolve: { conditions: ['@brand/source', 'node', 'import', 'default'] } },
  test: {
    name: 'sdk',
    setupFiles: ['../../scripts/lib/sameCases.ts'],
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['dist/**', 'node_modules/**'],
    typecheck: { enabled: false },
  },
})
