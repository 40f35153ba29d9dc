import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { contentFaults } from './contents.ts'

const folder = mkdtempSync(join(tmpdir(), 'contents-'))
afterAll(() => rmSync(folder, { recursive: true }))
let made = 0

function holding(files: Record<string, string>, manifest: object = {}) {
  const at = join(folder, String((made += 1)))
  const all = {
    'package.json': JSON.stringify({ name: '@brand/sdk', ...manifest }),
    'README.md': 'x',
    LICENSE: 'x',
    'dist/index.js': 'x',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(at, name)), { recursive: true })
    writeFileSync(join(at, name), text)
  }
  return at
}

it('accepts what users need', () => {
  expect(
    contentFaults(
      holding(
        { 'CHANGELOG.md': 'x', 'docs/start.md': 'x', 'llms.txt': 'x', 'dist/types/a/b.d.ts': 'x' },
        { dependencies: { zod: '4.6.7' } },
      ),
      { released: true },
    ),
  ).toEqual([])
})

it.each([
  [{ 'client/index.ts': 'x' }, 'client/index.ts is nothing its users need'],
  [{ 'dist/types/a.test.d.ts': 'x' }, 'dist/types/a.test.d.ts is of the tests'],
  [{ 'dist/index.js.map': '{}' }, 'dist/index.js.map is nothing'],
  [{ 'dist/index.js': '//# sourceMappingURL=index.js.map' }, 'names a source map'],
  [{ 'dist/index.js': `import "${root}/packages/sdk/index.ts"` }, 'names a folder of the machine'],
  [{ 'llms.txt': 'x' }, 'docs is missing'],
  [{ 'docs/start.md': 'x' }, 'llms.txt is missing'],
])('refuses %j', (files, fault) => {
  expect(contentFaults(holding(files)).join('\n')).toContain(fault)
})

it('requires a changelog and docs of a released package, and exact versions of its dependencies', () => {
  expect(contentFaults(holding({}, { dependencies: { zod: '^4' } }), { released: true })).toEqual([
    'CHANGELOG.md is missing',
    'docs is missing',
    'llms.txt is missing',
    'zod may be ^4: tested is one version',
  ])
})
