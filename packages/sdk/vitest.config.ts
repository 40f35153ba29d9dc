import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../../scripts/lib/workers.ts'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  ssr: { resolve: { conditions: ['@brand/source', 'node', 'import', 'default'] } },
  test: {
    name: 'sdk',
    maxWorkers,
    // Modules are read once a worker and not once a file, which takes half the time; every file leaves them clean.
    isolate: false,
    setupFiles: ['../../scripts/lib/sameCases.ts'],
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['dist/**', 'node_modules/**'],
    typecheck: { enabled: false },
  },
})
