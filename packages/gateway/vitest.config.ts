import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { common } from '../../scripts/lib/vitest-common.ts'

const conditions = ['@brand/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The global set-up too reads the source of the client: a fresh checkout has nothing else.
  environments: { __vitest__: { resolve: { conditions, noExternal: [/^@brand\//] } } },
  test: {
    name: 'gateway',
    ...common,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Modules are read once a worker and not once a file, which takes half the time; every file leaves them clean.
    isolate: false,
    globalSetup: ['./src/testing/setup.ts'],
  },
})
