import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenFiles } from '../../scripts/gen-tokens.ts'
import { fromSchema } from '../test/fromSchema.ts'
import { roles, variableName } from '../theme/roles.ts'
import { scripts } from '../theme/scripts.ts'
import schema from './brand.schema.json' with { type: 'json' }
import { brandCss, brandTokens, type Brand } from './index.ts'
import veranda from './veranda.json' with { type: 'json' }

const files = new Map(tokenFiles().map(({ path, text }) => [path, text]))
const read = (name: string): unknown => JSON.parse(files.get(`tokens/${name}`) ?? '')

interface Read {
  $type: string
  $value: unknown
  variable: string
  unit: string
}
interface Source {
  $ref: string
}
interface Resolver {
  version: string
  sets: Record<string, { sources: Source[] }>
  modifiers: Record<string, { contexts: Record<string, Source[]>; default: string }>
  resolutionOrder: Source[]
}

/** The tokens of one file by path, each with the type of its group. */
function flat(file: object): Map<string, Read> {
  const found = new Map<string, Read>()
  for (const [group, { $type, ...tokens }] of Object.entries(file as Record<string, { $type: string }>)) {
    if (group === '$schema') continue
    for (const [name, token] of Object.entries(
      tokens as Record<string, { $value: unknown; $extensions: { 'brand.ui': { variable: string; unit?: string } } }>,
    )) {
      const { variable, unit = '' } = token.$extensions['brand.ui']
      found.set(`${group}.${name}`, { $type, $value: token.$value, variable, unit })
    }
  }
  return found
}

/** Resolves tokens as a tool does: the files of each chosen context in order, where later ones win. */
function resolve(id: string, chosen: Record<string, string>): Map<string, Read> {
  const { resolutionOrder, sets, modifiers } = read(`${id}.resolver.json`) as Resolver
  const sources = resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/')
    return kind === 'sets'
      ? (sets[name]?.sources ?? [])
      : (modifiers[name]?.contexts[chosen[name] ?? modifiers[name].default] ?? [])
  })
  return new Map(sources.flatMap(({ $ref }) => [...flat(read($ref) as object)]))
}

interface Color {
  components: number[]
  alpha: number
}
interface Px {
  value: number
}
const hex = ({ components, alpha }: Color) =>
  '#' +
  [...components, ...(alpha < 1 ? [alpha] : [])]
    .map((n) =>
      Math.round(n * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** A token as CSS text; aliases are resolved. */
function css({ $type, $value, unit }: Read, all: Map<string, Read>): string {
  const named = (value: unknown): Read | undefined =>
    typeof value === 'string' && value.startsWith('{') ? all.get(value.slice(1, -1)) : undefined
  const target = named($value)
  if (target) return css(target, all)
  switch ($type) {
    case 'color':
      return hex($value as Color)
    case 'dimension':
      return `${($value as Px).value}px`
    case 'fontFamily':
      return ($value as string[]).map((name) => (named(name) ? css(named(name) as Read, all) : name)).join(', ')
    case 'shadow':
      return ($value as { color: Color | string; offsetX: Px; offsetY: Px; blur: Px; spread: Px; inset?: true }[])
        .map((s) =>
          [
            ...(s.inset ? ['inset'] : []),
            ...[s.offsetX, s.offsetY, s.blur, s.spread].map(({ value }) => `${value}px`),
            named(s.color) ? css(named(s.color) as Read, all) : hex(s.color as Color),
          ].join(' '),
        )
        .join(', ')
    default:
      return unit === 'display' ? ($value === 1 ? 'block' : 'none') : `${String($value)}${unit}`
  }
}

/** The variables a brand's CSS sets for an element, with the same notation as `css`. */
function variables(text: string, matching: (selector: string) => boolean): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selector = '', body = ''] of text.matchAll(/^([^\s{}@][^{}@]*) \{\n([^{}]*)\}/gm)) {
    if (matching(selector))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+): (.*);/g)) found.set(name, value)
  }
  return found
}
/** A size that follows the reader's text size, in px at the usual one. */
function usual(value: string): string {
  const [, least] = /^max\((\d+px), .+rem\)$/.exec(value) ?? []
  const [, more = '0', rem] = /^(?:calc\((\d+)px \+ )?([\d.]+)rem\)?$/.exec(value) ?? []
  return least ?? (rem ? `${Number(more) + 16 * Number(rem)}px` : value)
}
function normal(css: string, all: Map<string, string>): string {
  const value = usual(css)
  if (value.includes('var(')) {
    const resolved = value.replaceAll(/var\(([^)]+)\)/g, (_all, name: string) => all.get(name) ?? '')
    return normal(resolved, all)
  }
  if (value === 'transparent') return '#00000000'
  const layers = value.split(', ').map((layer) => {
    const words = layer.split(' ')
    if (!/^(inset|0|-?\d+px)$/.test(words[0] ?? '') || words.length < 4) return layer.replaceAll("'", '')
    const paint = words.pop() ?? ''
    const inset = words[0] === 'inset'
    const lengths = words.slice(inset ? 1 : 0).map((n) => `${Number.parseFloat(n)}px`)
    return [...(inset ? ['inset'] : []), ...[...lengths, '0px'].slice(0, 4), paint].join(' ')
  })
  return layers.join(', ').replace(/^(-?)\.(\d)/, '$10.$2')
}

const modes = ['veranda', 'haat'].flatMap((id) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['comfortable', 'compact'] as const).flatMap((density) =>
      ['default', 'beng', 'arab', 'ur'].map((script) => ({ id, scheme, density, script })),
    ),
  ),
)

describe.each(modes)('$id, $scheme, $density, script $script', ({ id, ...chosen }) => {
  it('has a token of the same value for every variable of the contract', () => {
    const source = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
    const { defaultScheme } = JSON.parse(source(`${id}.json`)) as Brand
    const at = `[data-brand="${id}"]`
    const wanted = [
      ':root, [lang]',
      ...scripts.filter(({ name }) => name.toLowerCase() === chosen.script).map(({ selector }) => selector),
      ':root, [data-density="comfortable"]',
      ...(chosen.density === 'compact' ? ['[data-density="compact"]'] : []),
      at,
      `${at}, ${at} [lang]`,
      ...(chosen.scheme === defaultScheme ? [] : [`${at}[data-scheme="${chosen.scheme}"]`]),
    ]
    const declared = variables(source(`${id}.gen.css`), (selector) => wanted.includes(selector))
    const tokens = resolve(id, chosen)
    const inTools = Object.fromEntries([...tokens.values()].map((token) => [token.variable, css(token, tokens)]))
    const inBrowsers = Object.fromEntries([...declared].map(([name, value]) => [name, normal(value, declared)]))
    expect(inTools).toEqual(inBrowsers)
    expect(Object.keys(inTools).toSorted()).toEqual(
      Object.keys(roles)
        .map((role) => `--${variableName(role)}`)
        .toSorted(),
    )
  })
})

it('writes colours, lengths and names as the format has them', () => {
  const { base, light } = brandTokens(veranda)
  expect(light['color']).toMatchObject({
    $type: 'color',
    text: {
      $value: { colorSpace: 'srgb', components: [0.07059, 0.10196, 0.13333], alpha: 1, hex: '#121a22' },
      $description: 'primary text',
    },
  })
  expect(base['size']).toMatchObject({ $type: 'dimension', 'r-m': { $value: { value: 12, unit: 'px' } } })
  expect(base['font']?.['font-ui']).toMatchObject({
    $value: expect.arrayContaining(['Hanken Grotesk Variable', 'sans-serif']) as unknown,
  })
  for (const file of Object.values(brandTokens(veranda)))
    for (const path of flat(file).keys()) expect(path).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
})

it('makes tokens of any brand whose CSS it makes', () => {
  fc.assert(
    fc.property(fromSchema(schema) as fc.Arbitrary<Brand>, (brand) => {
      const { dark: _dark, light: _light, ...plain } = brand
      const text = JSON.stringify(brandTokens(plain))
      expect(text).not.toMatch(/null|NaN/)
      expect(brandCss(plain)).not.toBe('')
    }),
    { numRuns: 30 },
  )
})

it('names an override that no tool could read', () => {
  expect(() => brandTokens({ ...veranda, dark: { shadow1: 'var(--mine)' } })).toThrow(
    'veranda.dark.shadow1 is "var(--mine)"',
  )
  expect(() => brandTokens({ ...veranda, light: { bg: 'Canvas' } })).toThrow('veranda.light.bg is "Canvas"')
  expect(() => brandTokens({ ...veranda, radius: 90 })).toThrow('brand.radius: 90 found')
})
