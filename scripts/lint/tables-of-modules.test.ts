import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bin, root, runToEnd } from '../lib/run.ts'

const folder = mkdtempSync(join(root, 'node_modules/.cache-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, '.oxlintrc.json'),
  JSON.stringify({
    categories: { correctness: 'off' },
    jsPlugins: [join(root, 'scripts/lint/repository-rules.js')],
    rules: { 'repository/tables-of-modules': 'error' },
  }),
)

/** Lines of a file of the gateway that the rule reports. */
async function faults(file: string, lines: string[]): Promise<number[]> {
  const path = join(folder, 'packages/gateway/src', file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, lines.join('\n'))
  const { output } = await runToEnd(bin('oxlint'), [
    '-c',
    join(folder, '.oxlintrc.json'),
    '--no-ignore',
    '--format',
    'json',
    path,
  ])
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { labels: { span: { line: number } }[] }[]
  }
  return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b)
}

const lines = [
  'const a = sql`select 1 from round r where r.id = ${id}`',
  'const b = sql`select 1 from txn t join only round using (id)`',
  "const c = await client.query('select 1 from game g join round r on r.node_id = g.node_id')",
  'const d = sql`round r left join txn t on t.round_id = r.id`',
]

test('a table of another module named in SQL is reported', async () => {
  expect(await faults('modules/wallet/case.ts', lines)).toEqual([1, 2, 3, 3, 4])
  expect(await faults('ledger/case.ts', [...lines, 'const e = sql`select 1 from rounds`'])).toEqual([1, 2, 3, 3, 4, 5])
})

test('own tables, views of other modules, tables of the kernel, tests and the composition root are not', async () => {
  expect(await faults('modules/rounds/case.ts', lines.toSpliced(2, 1))).toEqual([])
  expect(await faults('modules/wallet/case.ts', ['const a = sql`select 1 from member join posting on true`'])).toEqual(
    [],
  )
  expect(await faults('modules/wallet/case.test.ts', lines)).toEqual([])
  expect(await faults('app/case.ts', lines)).toEqual([])
})
