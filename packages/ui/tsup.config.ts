import { defineConfig, type Options } from 'tsup'
import { cssModules } from './scripts/esbuild-css.ts'

// Unbundled: one module per file keeps "use client" where it belongs and lets a consumer carry only what is named.
const modules: Options = {
  entry: [
    'src/**/*.{ts,tsx,json}',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*.stories.tsx',
    '!src/**/*.attributes.ts',
    '!src/{codemod,docs,test}/**',
    '!src/i18n/locales/**',
  ],
  outDir: 'dist',
  format: 'esm',
  target: 'esnext',
  bundle: false,
  splitting: false,
  clean: true,
  dts: false,
  silent: true,
  loader: { '.json': 'copy' },
  esbuildPlugins: [cssModules()],
}

/** The one program among it, for Node; it brings its own list and borrows the parser. */
const program: Options = {
  entry: { bin: 'src/codemod/bin.ts' },
  outDir: 'dist/codemod',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: false,
  dts: false,
  silent: true,
}

export default defineConfig([modules, program])
