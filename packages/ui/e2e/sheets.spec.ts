import { join } from 'node:path'
import { expect, stories, test, type Globals } from './storybook.ts'

// Each state sheet in every theme combination (brand and scheme) and in three languages; every other story once. The
// quick layer shows each of the four once, in one language each; `npm run test:full` (SHEETS=all) in English and
// Arabic, and both brands in Bengali. Names, roles and order are the same in every combination of a language: the first
// of a direction is checked by every rule, the others by those of appearance.
// Screenshots are left in test-results/sheets for review; PICTURES=none skips them.

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
const pictures = process.env['PICTURES'] === 'none' ? null : join(import.meta.dirname, '../../../test-results/sheets')

test.describe.configure({ mode: 'parallel' })

const all = stories()
const sheets = all.filter((story) => story.name === 'State Sheet')

test('there is a state sheet for each component with stories', () => {
  const titles = new Set(all.map((story) => story.title))
  // Foundations are pages about the kit, not components of it.
  const components = [...titles].filter((title) => !title.startsWith('Foundations/'))
  expect(sheets.map((story) => story.title).sort()).toEqual(components.sort())
})

for (const sheet of sheets) {
  test(`${sheet.title}: every state, every theme combination`, async ({ stage }) => {
    const faults: string[] = []
    const look = async (globals: Globals, rules: 'all' | 'looks') => {
      await stage.dress(globals)
      const dress = `${globals.brand}-${globals.scheme}-${globals.language}`
      for (const fault of await stage.violations(rules)) faults.push(`${dress}: ${fault}`)
      if (pictures)
        await stage.page.screenshot({
          path: join(pictures, `${sheet.title.split('/').at(-1)}-${dress}.png`),
          fullPage: true,
        })
    }
    for (const language of ['en', 'ar', 'bn'] as const) {
      await stage.show(sheet.id, language)
      for (const [at, dress] of dresses[language].entries())
        await look({ ...dress, language }, at === 0 && language !== 'bn' ? 'all' : 'looks')
    }
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
    await stage.show(story.id, 'en')
    await stage.dress({ brand: 'veranda', scheme: 'dark' })
    expect(await stage.violations()).toEqual([])
    expect(stage.takeErrors()).toEqual([])
  })
}
