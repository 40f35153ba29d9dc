import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/run.ts'
import { choose, table } from './changed.ts'

const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
const layersOf = (...paths: string[]) => [...(choose(paths).layers ?? ['everything'])]

describe('the table of paths and layers', () => {
  test('names only existing layers', () => {
    const source = readFileSync(join(root, 'scripts/test.ts'), 'utf8')
    for (const layer of new Set(table.flatMap(({ layers = [] }) => layers))) expect(source).toContain(`'${layer}'`)
  })

  test('names only existing specs and tests', () => {
    for (const spec of table.flatMap(({ specs }) => specs?.site ?? []))
      expect(existsSync(join(root, 'site/e2e', `${spec}.spec.ts`)), spec).toBe(true)
    for (const path of files) {
      for (const part of choose([path]).gateway) {
        const known = files.some((file) => file.startsWith(`packages/gateway/${part}`))
        // An area of the contract may have no module of its name.
        expect(known || path.startsWith('packages/sdk/contract/areas/'), `${path} → ${part}`).toBe(true)
      }
    }
  })

  test('has a row for every folder; root files that affect everything run everything', () => {
    const unknown = files.filter((path) => !choose([path]).layers)
    expect(unknown.filter((path) => path.includes('/') && !/^(scripts|\.ci|\.githooks)\//.test(path))).toEqual([])
    for (const path of ['package-lock.json', 'package.json', 'playwright.config.ts', 'vitest.config.ts', 'turbo.json'])
      expect(layersOf(path), path).toEqual(['everything'])
  })

  test('has no unreachable row', () => {
    const reached = new Set(files.map((path) => table.findIndex(({ paths }) => paths.test(path))))
    expect(table.flatMap(({ paths }, n) => (reached.has(n) ? [] : [paths.source]))).toEqual([])
  })
})

test('a page of the deposit: the site is built, and the deposit specs run', () => {
  const choice = choose(['site/src/features/money/deposit/DepositForm.tsx'])
  expect([...choice.specs.site]).toEqual(['money/deposit', 'money/money-forms'])
  expect(choice.layers).toContain('size budgets')
  expect(choice.siteAlone).toBe(true)
  expect(choose(['site/src/main.tsx', 'packages/ui/src/theme/tokens.ts']).siteAlone).toBe(false)
  expect(choice.layers).not.toContain('kit in the browser')
})

test('a page.ts of the site: generated tables are checked, and its own specs run', () => {
  const choice = choose(['site/src/features/money/deposit/page.ts'])
  expect(choice.layers).toContain('generated files fresh')
  expect([...choice.specs.site]).toEqual(['money/deposit', 'money/money-forms'])
  expect(layersOf('site/src/features/money/deposit/DepositForm.tsx')).not.toContain('generated files fresh')
})

test('a component of the kit: its own stories; together with a token, all of them', () => {
  const button = 'packages/ui/src/components/Button/Button.tsx'
  expect([...choose([button]).components]).toEqual(['Button'])
  expect([...choose([button, 'packages/ui/src/theme/tokens.ts']).components]).toEqual([])
})

test('a module of the gateway: its own tests and those of every call; the kernel: all of them', () => {
  expect([...choose(['packages/gateway/src/modules/deposits/routes.ts']).gateway]).toContain('src/modules/deposits/')
  expect([...choose(['packages/gateway/src/ledger/post.ts']).gateway]).toEqual(['src/'])
})

test('generated files are those of the package that changed, and of all where the contract or words did', () => {
  const generatedOf = (...paths: string[]) => [...choose(paths).generated]
  expect(generatedOf('packages/gateway/src/modules/deposits/routes.ts')).toEqual(['gateway'])
  expect(generatedOf('packages/ui/src/components/Button/Button.tsx')).toEqual(['ui'])
  expect(generatedOf('site/src/features/money/deposit/page.ts')).toEqual(['site'])
  for (const shared of ['packages/sdk/contract/areas/deposits.ts', 'locales/bn/ui.json'])
    expect(generatedOf('packages/ui/src/components/Button/Button.tsx', shared), shared).toEqual([])
})

test('a spec that changed is run', () => {
  const spec = 'site/e2e/money/terms.spec.ts'
  expect([...choose([spec]).specs.site]).toEqual([spec])
  expect(layersOf(spec)).toContain('site in the browser')
})

test('a page of the docs needs only the browser tests of the docs', () => {
  expect(layersOf('docs/guides/page.md').filter((layer) => layer.endsWith('browser'))).toEqual(['docs in the browser'])
})
