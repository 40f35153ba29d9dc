import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { common } from '../scripts/lib/vitest-common.ts'

export default defineConfig({
  resolve: { conditions: ['@brand/source'] },
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'site',
    ...common,
    root: import.meta.dirname,
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // Modules are loaded once a worker, not once a file, which halves the time. So `vi.mock` has no effect on a module
    // that an earlier file loaded: spy on the object instead.
    isolate: false,
    setupFiles: [...common.setupFiles, './src/test-setup.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        url: 'http://site.example/',
        settings: { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } },
      },
    },
  },
})
