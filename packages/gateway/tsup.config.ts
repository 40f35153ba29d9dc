import { defineConfig } from 'tsup'

// Packages stay packages; only our own source is bundled. `migrations` and `assets` are found by the package's name.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    testing: 'src/testing.ts',
    telemetry: 'src/telemetry.ts',
    server: 'src/app/main.ts',
    bin: 'src/app/bin.ts',
  },
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: true,
  clean: true,
  dts: false,
  skipNodeModulesBundle: true,
})
