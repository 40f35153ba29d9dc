import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from './registry.ts'

const src = import.meta.dirname
const { exports } = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>
}

describe.each(registry)('$name', ({ name, entry, folder = 'components' }) => {
  const at = (file: string) => join(src, folder, name, file)
  it.each([
    `${name}.tsx`,
    `${name}.css.ts`,
    `${name}.test.tsx`,
    `${name}.stories.tsx`,
    `${name}.docs.mdx`,
    `${name}.attributes.ts`,
    'index.ts',
  ])('has %s', (file) => {
    expect(existsSync(at(file)), `${folder}/${name}/${file} is missing`).toBe(true)
  })
  it('has an entry of its own that leads to it', () => {
    expect(exports[`./${entry}`]?.['@brand/source']).toBe(`./src/${folder}/${name}/index.ts`)
    expect(readFileSync(at('index.ts'), 'utf8')).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b`))
  })
  it('is a client component only where something in it runs in the browser', () => {
    const code = readFileSync(at(`${name}.tsx`), 'utf8')
    const client = code.startsWith("'use client'")
    // Context, state, effects, or own event handlers: nothing else needs the browser.
    expect(
      client && !/\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*=\{/.test(code),
      `${name}.tsx begins with 'use client' for nothing`,
    ).toBe(false)
  })
  it('calls the contract in its tests', () => {
    expect(readFileSync(at(`${name}.test.tsx`), 'utf8')).toContain('describeContract(')
  })
  it('has documents of the agreed shape', () => {
    const heads = [...readFileSync(at(`${name}.docs.mdx`), 'utf8').matchAll(/^## (.+)$/gm)].map((match) => match[1])
    expect(heads).toEqual([
      'Examples',
      'When',
      'When not',
      'Keyboard',
      'Words',
      'Alternatives, and why this',
      'Size',
      'Properties',
      'Data attributes',
    ])
  })
})

it('lists every component folder, once', () => {
  const folders = (['components', 'content', 'forms', 'gaming', 'layout', 'shell'] as const).flatMap((folder) =>
    existsSync(join(src, folder))
      ? readdirSync(join(src, folder), { withFileTypes: true })
          .filter((e) => e.isDirectory())
          .map((e) => e.name)
      : [],
  )
  expect(registry.map((c) => c.name).sort()).toEqual(folders.sort())
  expect(new Set(registry.map((c) => c.entry)).size).toBe(registry.length)
})

it('leaves Radix out of every public type', () => {
  const leaks = registry.filter(({ name, folder = 'components' }) => {
    const text = readFileSync(join(src, folder, name, 'index.ts'), 'utf8')
    return /radix/i.test(text)
  })
  expect(leaks).toEqual([])
})
