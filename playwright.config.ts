import { defineConfig } from '@playwright/test'
import { browserArgs, installedBrowser } from './scripts/lib/browser.ts'

const browser = installedBrowser()

// What runs in a real browser: the kit's state sheets, the vendor's game, and the site end to end.
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // `npm run test:full` sets FULL: screens and languages beside those that the quick layer looks at.
  ...(!process.env['FULL'] && { grepInvert: /@full/ }),
  // Another try tells a test that wavers from a broken product; `npm test` names those that waver.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/report.json' }]],
  use: {
    launchOptions: { args: browserArgs, ...(browser && { executablePath: browser }) },
    // What a worker answers no test could change; the spec of the worker lets it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    // An element that never comes fails here, not at the limit of its test.
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'kit', testDir: 'packages/ui/e2e' },
    { name: 'vendor', testDir: 'packages/demo-vendor/e2e' },
    { name: 'site', testDir: 'site/e2e' },
    {
      name: 'visual',
      testDir: 'scripts/visual',
      snapshotPathTemplate: '.cache/visual/{arg}{ext}',
      retries: 0,
    },
  ],
})
