// The state sheet of every component in both brands, schemes and directions, as a picture. `npm run visual` takes them
// at a revision and holds those of the working tree against them.
import { expect, test as base, type Page } from '@playwright/test'
import { openStage, storiesOf, type Globals, type Stage } from '../../packages/ui/e2e/stage.ts'

const folder = process.env['STORYBOOK_STATIC'] ?? 'storybook-static'
const dresses: readonly Globals[] = (['en', 'ar'] as const).flatMap((language) =>
  (['veranda', 'haat'] as const).flatMap((brand) =>
    (['dark', 'light'] as const).map((scheme) => ({ brand, scheme, language })),
  ),
)

/** Two builds of the same code look alike: the clock is fixed, random numbers are seeded. */
async function still(page: Page) {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await page.addInitScript(() => {
    let seed = 1
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  })
}

/** Waits until every image has loaded, including those that nobody has seen yet. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      image.src ||= image.dataset['src'] ?? ''
      await image.decode().catch(() => undefined)
    }
  })

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const { stage, close } = await openStage(browser, folder, still)
      await use(stage)
      await close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })

for (const { id, title, name } of storiesOf(folder).filter((story) => story.name === 'State Sheet'))
  test(`${title}: ${name}`, async ({ stage }) => {
    for (const dress of dresses) {
      await stage.show(id, dress.language)
      await stage.dress(dress)
      await arrived(stage.page)
      const picture = `${title.replace('/', '-')}-${dress.brand}-${dress.scheme}-${dress.language}.png`
      await expect.soft(stage.page).toHaveScreenshot(picture, { fullPage: true, threshold: 0.1 })
    }
  })
