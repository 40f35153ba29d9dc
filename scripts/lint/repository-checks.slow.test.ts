import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales, lockfile } from './repository-checks.ts'

describe('lockfile', () => {
  it('passes links and packages without an address', () => {
    expect(
      lockfile({ '': {}, 'node_modules/@brand/ui': { resolved: 'packages/ui', link: true }, 'node_modules/a': {} }),
    ).toEqual([])
  })

  it('reports a package with a resolved address', () => {
    expect(lockfile({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } })[0]).toContain(
      'registry.example',
    )
  })

  it('names a platform package that is wanted and absent, wherever npm would look for it', () => {
    const wants = { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } }
    expect(
      lockfile({ 'node_modules/a': wants, 'node_modules/a-linux': {}, 'node_modules/a/node_modules/a-mac': {} }),
    ).toEqual([])
    expect(lockfile({ 'node_modules/b/node_modules/a': wants, 'node_modules/b/node_modules/a-linux': {} })).toEqual([
      'node_modules/b/node_modules/a may want a-mac, which the lockfile lacks: npm ci would fail',
    ])
  })
})

describe('locales', () => {
  const folder = (files: Record<string, object>) => {
    const root = mkdtempSync(join(tmpdir(), 'locales-'))
    for (const [name, words] of Object.entries(files)) {
      mkdirSync(join(root, name, '..'), { recursive: true })
      writeFileSync(join(root, name), JSON.stringify(words))
    }
    return root
  }

  it('accepts other plural forms of the same key', () => {
    expect(
      locales(
        folder({
          'en/a.json': { n_one: '{{count}} game', n_other: '{{count}} games' },
          'ar/a.json': { n_two: 'لعبتان {{count}}', n_one: 'لعبة {{count}}', n_other: '{{count}} لعبة' },
        }),
      ),
    ).toEqual([])
  })

  it('finds keys that are missing, superfluous, empty or have different placeholders', () => {
    const problems = locales(
      folder({
        'en/a.json': { x: 'Hi {{name}}', y: 'Y', e: 'E' },
        'bn/a.json': { x: 'ওহে {{nam}}', z: 'জেড', e: ' ' },
      }),
    )
    expect(problems.join('\n')).toMatch(/lacks y[\s\S]*placeholders differ[\s\S]*has z[\s\S]*leaves e empty/)
  })

  it('finds a missing file, except for a language that has only the texts of the kit', () => {
    expect(locales(folder({ 'en/ui.json': { x: 'X' }, 'en/site.json': { y: 'Y' }, 'ar/ui.json': { x: 'س' } }))).toEqual(
      [],
    )
    expect(locales(folder({ 'en/ui.json': { x: 'X' }, 'en/site.json': { y: 'Y' }, 'ar/ui.json': {} }))).toEqual([
      'ar/ui.json lacks x',
    ])
    expect(locales(folder({ 'en/a.json': {}, 'bn/b.json': {} }))).toEqual(['bn/a.json is missing'])
  })
})
