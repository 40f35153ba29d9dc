import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  ssr: { resolve: { conditions: ['@brand/source', 'node', 'import', 'default'] } },
  test: {
    name: 'sdk',
    ...common,
    // Modules are read once a worker and not once a file, which takes half the time; every file leaves them clean.
    isolate: false,
    environment: 'node',
    include: ['**/*.test.ts'],
    typecheck: { enabled: false },
  },
})
