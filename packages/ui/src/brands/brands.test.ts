import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromSchema } from '../test/fromSchema.ts'
import { baseRoles, schemeRoles, variableName } from '../theme/roles.ts'
import schema from './brand.schema.json' with { type: 'json' }
import haat from './haat.json' with { type: 'json' }
import {
  brandCss,
  brandFaults,
  compileBrand,
  contrastReport,
  measureContrast,
  validateBrand,
  type Brand,
} from './index.ts'
import veranda from './veranda.json' with { type: 'json' }

// Generated brands: whatever the schema accepts.
const anyBrand = fromSchema(schema) as fc.Arbitrary<Brand>

describe.each([veranda, haat])('$name', (json) => {
  const brand = validateBrand(json)
  it('reads on every surface', () => {
    expect(contrastReport(brand)).toEqual([])
    expect(measureContrast(brand).length).toBeGreaterThan(200)
  })
  it('gives every role a value in both schemes', () => {
    const { light, dark, base } = compileBrand(brand)
    expect(Object.keys(light).sort()).toEqual(Object.keys(schemeRoles).sort())
    expect(Object.keys(dark).sort()).toEqual(Object.keys(schemeRoles).sort())
    expect(Object.keys(base).sort()).toEqual(Object.keys(baseRoles).sort())
    expect(Object.values({ ...light, ...dark, ...base }).filter((value) => /undefined|NaN/.test(value))).toEqual([])
  })
})

it('makes any brand the schema allows readable on every surface', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      expect(brandFaults(brand)).toEqual([])
      expect(contrastReport(brand)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

it('makes complete CSS for any brand the schema allows', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const css = brandCss(brand)
      expect(css).not.toMatch(/undefined|NaN|\[object|<|;;/)
      expect(css.split('{').length).toBe(css.split('}').length)
      for (const role of Object.keys({ ...schemeRoles, ...baseRoles }))
        expect(css).toContain(`--${variableName(role)}: `)
    }),
    { numRuns: 30 },
  )
})

it('takes a family for what it is, also one that every object has', () => {
  expect(brandCss({ ...veranda, ui: { family: 'constructor' } })).toContain("'constructor'")
})

it('gives thickness to a brand with raised edges alone', () => {
  expect([veranda, haat].map((json) => compileBrand(validateBrand(json)).base.thick)).toEqual(['0', '1'])
})

it('keeps a checkbox square enough, however round the brand', () => {
  expect(compileBrand({ ...validateBrand(veranda), radius: 28 }).base.rS).toBe('7px')
  expect(compileBrand({ ...validateBrand(veranda), radius: 0 }).base.rS).toBe('0px')
})

it('keeps marks on badges bright where the colours of a brand are dark', () => {
  const night = { ...validateBrand(veranda), accent: '#2a2f94', support: '#0044ff', raised: 'edge' as const }
  const marks = measureContrast(night).filter(({ name }) => /^(accentSheen|supportOnArt) on badgeBg/.test(name))
  expect(marks.map(({ passes }) => passes)).toEqual([true, true, true, true])
})

it('keeps the drawn palette of Veranda', () => {
  const { dark, light } = compileBrand(validateBrand(veranda))
  expect([dark.bg, dark.surface, dark.text, dark.text2, dark.accent, dark.action, dark.success, dark.danger]).toEqual([
    '#0b1116',
    '#12181d',
    '#f2f0eb',
    '#b3bac1',
    '#e8b483',
    '#e8b483',
    '#72d699',
    '#f98b85',
  ])
  expect([light.bg, light.text, light.accent, light.accentText, light.action]).toEqual([
    '#f1f4f6',
    '#121a22',
    '#aa6b36',
    '#854c1e',
    '#161f27',
  ])
})

it('reports a pair that cannot be read as a line a designer can act on', () => {
  const [line] = contrastReport({ ...validateBrand(veranda), dark: { text2: '#333333' } })
  expect(line).toMatch(/^veranda dark: text2 on \S+ .*is 1\.\d\d, needs 4\.5 \(#333333 on #[0-9a-f]{6}\)$/)
})

describe('what is not a brand', () => {
  const but = (change: object) => brandFaults({ ...veranda, ...change })
  it.each([
    [{ accent: 'red' }, 'brand.accent: "red" found, text like ^#[0-9a-fA-F]{6}$ wanted.'],
    [{ radius: 90 }, 'brand.radius: 90 found, a number from 0 to 28 wanted.'],
    [{ raised: 'puffy' }, 'brand.raised: "puffy" found, one of "flat", "edge" wanted.'],
    [{ ink: { h: 12 } }, 'brand.ink.c is missing.'],
    [{ colour: '#fff' }, 'brand.colour is not a field.'],
    [{ languages: [] }, 'brand.languages: [] found, at least 1 items wanted.'],
    [{ languages: ['bn', 3] }, 'brand.languages[1]: 3 found, string wanted.'],
    [{ id: 'a"] {} body' }, 'brand.id: '],
    [{ dark: { bg: 'red; } body { display: none' } }, 'brand.dark.bg: '],
  ])('%j is named with its reason', (change, words) => {
    const faults = but(change)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
  })
  it('is refused with every fault at once', () => {
    expect(() => brandCss({ id: 'x', name: 5 })).toThrow(
      /brand\.name: 5 found[\s\S]*brand\.accent is missing|brand\.accent is missing[\s\S]*brand\.name: 5 found/,
    )
    expect(brandFaults(null)[0]).toContain('object wanted')
  })
})

describe('brandCss', () => {
  const css = brandCss(veranda)
  it('has the families of a script behind those of the brand, for the page or a part of it', () => {
    expect(css).toContain(
      '[data-brand="veranda"], [data-brand="veranda"] [lang] {\n' +
        "  --brand-font-ui: 'Hanken Grotesk Variable', var(--brand-font-script), system-ui, sans-serif;",
    )
  })
  it.each([
    ['bn', ['Anek Bangla Variable']],
    ['ur', ['Noto Nastaliq Urdu Variable', 'Brand Currency Variable']],
  ])('loads no letters for %s but its own', (tag, families) => {
    const block = css.split(`[lang|=${tag}] {`)[1]?.split('}')[0]
    expect(block).toContain(`--brand-font-script: ${families.map((name) => `'${name}'`).join(', ')};`)
  })
  it('is in the tokens layer, after the order of layers', () => {
    expect(css).toMatch(
      /^\/\*.*\*\/\n@layer brand\.reset, brand\.tokens, brand\.base, brand\.components, brand\.utilities;\n@layer brand\.tokens \{/,
    )
  })
  it('declares every role under both schemes and follows the device only for scheme "system"', () => {
    for (const role of Object.keys(schemeRoles)) expect(css.split(`--${variableName(role)}:`).length - 1).toBe(3)
    expect(css).toContain('[data-brand="veranda"][data-scheme="light"] {')
    expect(css).toMatch(
      /@media \(prefers-color-scheme: light\) \{\n\[data-brand="veranda"\]\[data-scheme="system"\] \{/,
    )
  })
  it('lets a brand follow the device by default', () => {
    expect(brandCss({ ...veranda, defaultScheme: 'system' })).toContain(
      '[data-brand="veranda"]:not([data-scheme="dark"]) {',
    )
  })
  it('holds nothing that could leave a style element', () => {
    expect(brandCss({ ...veranda, name: '</style><script>' })).not.toContain('<')
  })
})
