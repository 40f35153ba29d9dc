import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../../scripts/lib/workers.ts'

const conditions = ['@brand/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The global set-up too reads the source of the client: a fresh checkout has nothing else.
  environments: { __vitest__: { resolve: { conditions, noExternal: [/^@brand\//] } } },
  test: {
    name: 'gateway',
    maxWorkers,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Modules are read once a worker and not once a file, which takes half the time; every file leaves them clean.
    isolate: false,
    setupFiles: ['../../scripts/lib/sameCases.ts'],
    globalSetup: ['./src/testing/setup.ts'],
    // A test that waits for a database on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
