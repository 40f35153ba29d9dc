// What the browser tests of the kit share: the built Storybook, and one stage per worker.
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { openStage, storiesOf, type Stage, type Story } from './stage.ts'

const folder = process.env['STORYBOOK_STATIC'] ?? join(import.meta.dirname, '../../../storybook-static')

export const stories = (): Story[] => storiesOf(folder)

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const { stage, close } = await openStage(browser, folder)
      await use(stage)
      await close()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
export type { Globals, Stage, Story } from './stage.ts'
