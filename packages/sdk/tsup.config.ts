import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  outDir: 'dist',
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: false,
  sourcemap: false,
  treeshake: true,
  external: [/^@firebase/, 'react', '@tanstack/react-query', 'zod', /^jose/],
}

/** The worker is named by its source; beside the built solver it is JavaScript. */
const workerName: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'worker-name',
  setup(build) {
    build.onLoad({ filter: /challenge\/worker\.ts$/ }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises')
      return {
        contents: (await readFile(path, 'utf8')).replace("'./pow.worker.ts'", "'./pow.worker.js'"),
        loader: 'ts',
      }
    })
  },
}

export default defineConfig([
  {
    ...shared,
    clean: true,
    splitting: true,
    entry: {
      index: 'client/index.ts',
      member: 'member/index.ts',
      agent: 'agent/index.ts',
      contract: 'contract/index.ts',
      react: 'react/index.ts',
      firebase: 'identity/firebase.ts',
      testing: 'testing/index.ts',
      conformance: 'conformance/index.ts',
    },
    esbuildPlugins: [workerName],
  },
  // Alone in its file, with no import: bundlers that only copy it serve it as it is.
  { ...shared, splitting: false, entry: { 'pow.worker': 'challenge/pow.worker.ts' } },
])
