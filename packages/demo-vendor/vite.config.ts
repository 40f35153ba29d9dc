import { defineConfig } from 'vite'
import { integrity } from './build/integrity.ts'

const page = (name: string) => `${import.meta.dirname}/client/${name}.html`

export default defineConfig({
  root: `${import.meta.dirname}/client`,
  logLevel: 'warn',
  plugins: [integrity()],
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    // Everything is its own file: the page's policy allows no inline script, style or font.
    assetsInlineLimit: 0,
    rollupOptions: { input: { index: page('index'), verify: page('verify') } },
  },
})
