import type { Browser, Page } from '@playwright/test'
import { openStage, storiesOf, type Globals } from '../../packages/ui/e2e/stage.ts'

export interface Picture {
  /** `Forms/Select` */
  component: string
  /** `haat light ar` */
  dress: string
  png: Buffer
}

export const dresses: readonly Globals[] = (['en', 'ar'] as const).flatMap((language) =>
  (['veranda', 'haat'] as const).flatMap((brand) =>
    (['dark', 'light'] as const).map((scheme) => ({ brand, scheme, language })),
  ),
)
export const nameOf = ({ brand, scheme, language }: Globals) => `${brand} ${scheme} ${language}`

/** Two builds of the same code must look alike: the clock is fixed, random numbers are seeded. */
async function still(page: Page) {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await page.addInitScript(() => {
    let seed = 1
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  })
}

/** Waits until every image has loaded, including those outside of the viewport. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    }
  })

/** The state sheets of a built Storybook whose title contains one of the words, in every theme combination. */
export async function* shoot(browser: Browser, folder: string, words: readonly string[]): AsyncGenerator<Picture> {
  const sheets = storiesOf(folder).filter(
    ({ name, title }) =>
      name === 'State Sheet' &&
      (words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase()))),
  )
  const { stage, close } = await openStage(browser, folder, still)
  try {
    for (const { id, title } of sheets) {
      for (const dress of dresses) {
        await stage.show(id, dress.language)
        await stage.dress(dress)
        await arrived(stage.page)
        yield {
          component: title,
          dress: nameOf(dress),
          png: await stage.page.screenshot({ fullPage: true, animations: 'disabled' }),
        }
      }
    }
  } finally {
    await close()
  }
}
