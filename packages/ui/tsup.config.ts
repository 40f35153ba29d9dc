import { defineConfig, type Options } from 'tsup'
import { cssModules } from './scripts/esbuild-css.ts'

// Unbundled: one module per file keeps "use client" where it belongs and lets a consumer carry only what is named.
const modules: Options = {
  entry: [
    'src/**/*.{ts,tsx,json}',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*.stories.tsx',
    '!src/**/*.examples.tsx',
    '!src/{docs,test}/**',
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

export default defineConfig(modules)
