import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { termProblems } from './terms.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const table = (...rows: string[]) => `# Page\n\n| Term | File |\n| --- | --- |\n${rows.join('\n')}\n\nMore.\n`

it('accepts a file that contains its term', () => {
  expect(termProblems(table('| Standard Terms | `terms.ts` |'), here)).toEqual({ count: 1, problems: [] })
})

it.each([
  [table('| webhook | `terms.ts` |'), 'terms.ts does not say “webhook”'],
  [table('| guard | `gone.ts` |'), 'gone.ts of the term “guard” is not there'],
  ['# Page\n', 'no table of standard terms'],
])('names what is wrong', (page, problem) => {
  expect(termProblems(page, here).problems).toEqual([problem])
})
