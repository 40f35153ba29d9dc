import { describe, expect, it } from 'vitest'
import { renamedWords } from '../deprecations.ts'
import english from '../i18n/locales/en.ts'
import { renameWords } from './words.ts'

const head = "import { BrandProvider } from '@brand/ui/theme'\n"
const ts = (code: string) => renameWords(head + code, 'a.tsx').slice(head.length)

describe('in sources', () => {
  it.each([
    ['const words = { shell: { categories: "Games" } }', 'const words = { categoryNav: { label: "Games" } }'],
    [
      'const words = { shell: { skip: "Skip", categories: t("games") } } satisfies Words',
      'const words = { shell: { skip: "Skip" }, categoryNav: { label: t("games") } } satisfies Words',
    ],
    [
      'const words = { shell: { categories: a, vendors: b } as const, }',
      'const words = { categoryNav: { label: a, vendors: b }, }',
    ],
    [
      '<BrandProvider overrides={{ shell: { vendors: `x`, skip: y }, categoryNav: { label: z } }} />',
      '<BrandProvider overrides={{ shell: { skip: y }, categoryNav: { label: z, vendors: `x` } }} />',
    ],
    [
      'const both = { shell: { categories: "old" }, categoryNav: { label: "new" } }',
      'const both = { categoryNav: { label: "new" } }',
    ],
    [
      'const words = {\n  shell: {\n    skip: "Skip",\n    categories: "Games",\n  },\n}',
      'const words = {\n  shell: {\n    skip: "Skip",\n  },\n  categoryNav: { label: "Games" },\n}',
    ],
  ])('%s', (before, after) => {
    expect(ts(before)).toBe(after)
    expect(ts(after)).toBe(after)
  })

  it('leaves alone what is not ours, and what only looks like it', () => {
    for (const code of [
      'const shell = { categories: 1 }',
      'const a = { shell: { label: "categories" } }',
      'const b = { "shell.categories": 1 }',
    ])
      expect(ts(code)).toBe(code)
    expect(renameWords('const words = { shell: { categories: "x" } }', 'a.ts')).toBe(
      'const words = { shell: { categories: "x" } }',
    )
  })

  it('reads type arguments in .ts and elements in .jsx', () => {
    expect(renameWords(`${head}const a = <Words>{ shell: { categories: 1 } }`, 'a.ts')).toContain(
      '<Words>{ categoryNav: { label: 1 } }',
    )
    expect(renameWords(`${head}const a = <p>{{ shell: { categories: 1 } }}</p>`, 'a.jsx')).toContain(
      '{{ categoryNav: { label: 1 } }}',
    )
  })
})

it('rewrites a locale file and leaves it JSON', () => {
  const words = {
    header: { openMenu: 'Open' },
    shell: { skip: 'Skip', categories: 'Games', vendors: '{{category}}' },
  }
  const before = `${JSON.stringify(words, null, 2)}\n`
  const after = renameWords(before, 'en.json')
  expect(JSON.parse(after)).toEqual({
    header: { openMenu: 'Open' },
    shell: { skip: 'Skip' },
    categoryNav: { label: 'Games', vendors: '{{category}}' },
  })
  expect(after).toContain('\n  "categoryNav": { "label": "Games"')
  expect(renameWords('{ "app": { "shell": { "categories": "x" } } }', 'app.json')).toBe(
    '{ "app": { "shell": { "categories": "x" } } }',
  )
})

it('leads to words there are, from words there are no more', () => {
  const words = english as unknown as Record<string, Record<string, string>>
  for (const { from, to } of renamedWords)
    expect([words[to[0]]?.[to[1]], words[from[0]]?.[from[1]]]).toEqual([expect.any(String), undefined])
})
