import { join } from 'node:path'
import { expect, stories, test, type Globals } from './storybook.ts'

// Each state sheet in 2 brands × 2 schemes × 2 directions, and in Bengali; every other story once. Once a direction by
// every rule, else by those of looks: names, roles and order are the same in every dress. Colours are the same in both
// directions and in both languages of one: the quick layer asks about them once, `npm run test:full` (SHEETS=all) in
// each.
// Pictures are left in test-results/sheets for whoever wants to look; PICTURES=none saves the time.

const brands = ['veranda', 'haat'] as const
const schemes = ['dark', 'light'] as const
const thorough = process.env['SHEETS'] === 'all' || process.env['PICTURES'] !== 'none'
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
  test(`${sheet.title}: every state, every dress`, async ({ stage }) => {
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
    for (const language of ['en', 'ar'] as const) {
      await stage.show(sheet.id, language)
      for (const brand of brands) {
        for (const scheme of schemes) {
          const first = brand === brands[0] && scheme === schemes[0]
          if (first || thorough || language === 'en') await look({ brand, scheme, language }, first ? 'all' : 'looks')
        }
      }
    }
    await stage.show(sheet.id, 'bn')
    for (const brand of thorough ? brands : [brands[1]]) await look({ brand, scheme: 'dark', language: 'bn' }, 'looks')
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
