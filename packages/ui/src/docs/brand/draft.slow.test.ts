import { expect, it } from 'vitest'
import haat from '../../brands/haat.json' with { type: 'json' }
import veranda from '../../brands/veranda.json' with { type: 'json' }
import schema from '../../brands/brand.schema.json' with { type: 'json' }
import { brandFields, faultOf, fromLink, readDraft, textOf, toLink, valueAt, withField } from './draft.ts'

const field = (path: string) => {
  const found = brandFields.find((one) => one.path === path)
  if (!found) throw new Error(`no field ${path}`)
  return found
}

it('has a field for everything the schema requires', () => {
  const covered = new Set(brandFields.map(({ path }) => path.split('.')[0]))
  expect(schema.required.filter((name) => !covered.has(name))).toEqual([])
  expect(
    ['accent', 'radius', 'raised', 'languages', 'ink.h', 'display.family'].map((path) => field(path).kind),
  ).toEqual(['color', 'number', 'choice', 'list', 'number', 'text'])
  for (const { path } of brandFields) expect(valueAt(veranda, path), path).toBeDefined()
})

it('changes one field and leaves the rest', () => {
  const text = withField(withField(textOf(haat), field('ink.h'), '200'), field('languages'), 'bn, en,ar')
  expect(readDraft(text).brand).toEqual({ ...haat, ink: { ...haat.ink, h: 200 }, languages: ['bn', 'en', 'ar'] })
})

it('keeps an invalid value and names its field', () => {
  const { brand, faults } = readDraft(
    withField(withField(textOf(veranda), field('radius'), 'round'), field('accent'), 'red'),
  )
  expect(brand).toBeUndefined()
  expect(faultOf(faults, 'radius')).toContain('"round" found, number wanted')
  expect(faultOf(faults, 'accent')).toContain('"red" found')
  expect(faultOf(faults, 'support')).toBeUndefined()
  expect(faultOf(readDraft('{"display": {}}').faults, 'display.width')).toContain('is missing')
})

it('reports the error of text that is not JSON, or not an object', () => {
  expect(readDraft('{').faults[0]).toMatch(/^brand: this is not JSON\. ./)
  expect(readDraft('[1]')).toMatchObject({ value: undefined, faults: [expect.stringContaining('object wanted')] })
})

it('survives a link, whatever its name, and other text is no brand', () => {
  const brand = { ...veranda, name: 'নদী ✦' }
  expect(toLink(brand)).toMatch(/^[\w-]+$/)
  expect(JSON.parse(fromLink(toLink(brand)) ?? '')).toEqual(brand)
  for (const word of ['', '%', 'AAAA', toLink({ id: 'x' })]) expect(fromLink(word)).toBeUndefined()
})
