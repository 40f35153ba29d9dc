import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'site',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    // Modules are read once a worker and not once a file, which takes half the time; every file leaves them clean.
    isolate: false,
    setupFiles: ['../scripts/lib/sameCases.ts', './src/test-setup.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        url: 'http://site.example/',
        settings: { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } },
      },
    },
    testTimeout: 20_000,
  },
})
