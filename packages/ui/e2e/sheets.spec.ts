import { join } from 'node:path'
import { expect, stories, test, type Globals, type Stage, type Story } from './storybook.ts'

// Each state sheet in every theme combination (brand and scheme) and in three languages; every other story in the first
// of them. The quick layer shows each of the four once, in one language each; `npm run test:full` (SHEETS=all) shows
// every story in all of them in English and Arabic, and the sheets of both brands in Bengali. Names, roles and order are
// the same in every combination of a language: the first of a direction is checked by every rule, the others by those of
// appearance.
// Screenshots of the sheets are left in test-results/sheets for review; PICTURES=none skips them.

type Dress = Pick<Globals, 'brand' | 'scheme'>
const [verandaDark, verandaLight, haatDark, haatLight] = (['veranda', 'haat'] as const).flatMap((brand) =>
  (['dark', 'light'] as const).map((scheme): Dress => ({ brand, scheme })),
) as [Dress, Dress, Dress, Dress]
const thorough = process.env['SHEETS'] === 'all' || process.env['PICTURES'] !== 'none'
const dresses: Record<Globals['language'], readonly Dress[]> = thorough
  ? {
      en: [verandaDark, verandaLight, haatDark, haatLight],
      ar: [verandaDark, verandaLight, haatDark, haatLight],
      bn: [verandaDark, haatDark],
    }
  : { en: [verandaDark, haatLight], ar: [verandaLight], bn: [haatDark] }
/** Those of a story that is no state sheet. */
const dressesOfStories: typeof dresses =
  process.env['SHEETS'] === 'all' ? { ...dresses, bn: [] } : { en: [verandaDark], ar: [], bn: [] }
const pictures = process.env['PICTURES'] === 'none' ? null : join(import.meta.dirname, '../../../test-results/sheets')

test.describe.configure({ mode: 'parallel' })

const all = stories()
const sheets = all.filter((story) => story.name === 'State Sheet')

/** What axe finds in a story, in each language and theme combination of it. */
async function faultsOf(stage: Stage, story: Story, looks: typeof dresses): Promise<string[]> {
  const faults: string[] = []
  for (const language of ['en', 'ar', 'bn'] as const) {
    if (looks[language].length > 0) await stage.show(story.id, language)
    for (const [at, dress] of looks[language].entries()) {
      await stage.dress(dress)
      const name = `${dress.brand}-${dress.scheme}-${language}`
      for (const fault of await stage.violations(at === 0 && language !== 'bn' ? 'all' : 'looks'))
        faults.push(`${name}: ${fault}`)
      if (pictures && story.name === 'State Sheet')
        await stage.page.screenshot({
          path: join(pictures, `${story.title.split('/').at(-1)}-${name}.png`),
          fullPage: true,
        })
    }
  }
  return faults
}

test('there is a state sheet for each component with stories', () => {
  const titles = new Set(all.map((story) => story.title))
  // Foundations are pages about the kit, not components of it.
  const components = [...titles].filter((title) => !title.startsWith('Foundations/'))
  expect(sheets.map((story) => story.title).sort()).toEqual(components.sort())
})

for (const sheet of sheets) {
  test(`${sheet.title}: every state, every theme combination`, async ({ stage }) => {
    const faults = await faultsOf(stage, sheet, dresses)
    await stage.page.setViewportSize({ width: 360, height: 740 })
    const overflow = await stage.overflow()
    await stage.page.setViewportSize({ width: 1100, height: 800 })
    expect(faults).toEqual([])
    expect(overflow, 'px wider than a phone of 360 px').toBeLessThanOrEqual(0)
    expect(stage.takeErrors()).toEqual([])
  })
}

for (const story of all.filter((s) => s.name !== 'State Sheet')) {
  test(`${story.title}: ${story.name}`, async ({ stage }) => {
    expect(await faultsOf(stage, story, dressesOfStories)).toEqual([])
    expect(stage.takeErrors()).toEqual([])
  })
}
