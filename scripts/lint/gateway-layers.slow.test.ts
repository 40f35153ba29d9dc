// The gateway's kernel imports no module, and a module imports only `service.ts` of another one.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/run.ts'

const source = join(root, 'packages/gateway/src')
const kernel = ['http', 'auth', 'ledger', 'workflow', 'settings', 'db', 'lib']

const files = globSync('**/*.ts', { cwd: source })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|testing/.test(file))
const imports = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map((found) => ({
    file,
    to: relative(source, join(source, dirname(file), found[1] ?? '')).replaceAll('\\', '/'),
  })),
)
/**
 * Foreign keys are the exception: a schema may import tables of another module. All other files import tables from
 * db/schema.ts.
 */
const isForeignKey = ({ file, to }: { file: string; to: string }) =>
  file.endsWith('/schema.ts') && to.endsWith('/schema.ts')
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1]

test('the kernel imports no module', () => {
  const upward = imports.flatMap(({ file, to }) => {
    const [folder = ''] = file.split('/')
    const module = moduleOf(to)
    const allowed = file === 'db/schema.ts' || isForeignKey({ file, to })
    return kernel.includes(folder) && module && !allowed ? [`${folder} -> ${module}`] : []
  })
  expect([...new Set(upward)]).toEqual([])
})

test('a module imports of another its service.ts', () => {
  const past = imports.filter(({ file, to }) => {
    const [from, target] = [moduleOf(file), moduleOf(to)]
    return from && target && from !== target && !to.endsWith('/service.ts') && !isForeignKey({ file, to })
  })
  expect(past.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
})

test('tables are imported from db/schema.ts', () => {
  const direct = imports.filter(
    ({ file, to }) => to.endsWith('/schema.ts') && to !== 'db/schema.ts' && !file.endsWith('schema.ts'),
  )
  expect(direct.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
})

test('settings of an area import nothing of another one, and only declarations', () => {
  const heavy = imports.filter(
    ({ file, to }) =>
      /^modules\/[^/]+\/settings\.ts$/.test(file) &&
      !to.startsWith('lib/') &&
      to !== 'settings/ranges.ts' &&
      dirname(to) !== dirname(file),
  )
  expect(heavy.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
})
