// The gateway's kernel does not know its modules, apart from what is listed here. The lists only get shorter.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/run.ts'

const source = join(root, 'packages/gateway/src')
const kernel = ['http', 'auth', 'ledger', 'workflow', 'settings', 'db', 'lib']

/** Imports of modules by kernel folders that are left, by folder and module; `db/schema/index.ts` collects schemas. */
const left = [
  'db -> messages',
  'http -> games',
  'settings -> art',
  'settings -> content',
  'settings -> deposits',
  'settings -> profile',
  'settings -> responsible-gaming',
  'settings -> withdrawals',
]

/** How many imports between modules go to another file than `service.ts`. */
const mostPastService = 116

const files = globSync('**/*.ts', { cwd: source })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|testing/.test(file))
const imports = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map((found) => ({
    file,
    to: relative(source, join(source, dirname(file), found[1] ?? '')).replaceAll('\\', '/'),
  })),
)
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1]

test('the kernel imports no module but those that are left', () => {
  const upward = imports.flatMap(({ file, to }) => {
    const [folder = ''] = file.split('/')
    const module = moduleOf(to)
    return kernel.includes(folder) && module && file !== 'db/schema/index.ts' ? [`${folder} -> ${module}`] : []
  })
  expect([...new Set(upward)].toSorted()).toEqual(left)
})

test('a module imports of another its service, and no more of the rest than until now', () => {
  const past = imports.filter(({ file, to }) => {
    const [from, target] = [moduleOf(file), moduleOf(to)]
    return from && target && from !== target && !to.endsWith('/service.ts')
  })
  expect(past.length).toBeLessThanOrEqual(mostPastService)
})
