import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { registry } from './registry.ts'

const src = import.meta.dirname
const { exports } = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>
}
const groups = ['components', 'content', 'forms', 'gaming', 'layout', 'shell']

it('lists every component folder, once', () => {
  const folders = groups.flatMap((group) =>
    readdirSync(join(src, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )
  expect(registry.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
  expect(new Set(registry.map(({ entry }) => entry)).size).toBe(registry.length)
})

it('knows the tests, stories and documents of every component, and an entry that leads to it', () => {
  const missing = registry.flatMap(({ name, entry, folder = 'components' }) => [
    ...[`${name}.tsx`, `${name}.test.tsx`, `${name}.stories.tsx`, `${name}.md`, 'index.ts']
      .map((file) => `${folder}/${name}/${file}`)
      .filter((file) => !existsSync(join(src, file))),
    ...(exports[`./${entry}`]?.['@brand/source'] === `./src/${folder}/${name}/index.ts` ? [] : [`./${entry}`]),
  ])
  expect(missing).toEqual([])
})

it('leaves Radix out of every public type', () => {
  const leaks = registry.filter(({ name, folder = 'components' }) =>
    /radix/i.test(readFileSync(join(src, folder, name, 'index.ts'), 'utf8')),
  )
  expect(leaks).toEqual([])
})
