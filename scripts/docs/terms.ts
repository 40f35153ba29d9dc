// The table of standard terms in docs/architecture.md: each file exists and contains its term.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function termProblems(page: string, root: string): { count: number; problems: string[] } {
  const table = /^\| Term \| File \|\n.*\n((?:\|.*\n)+)/m.exec(page)?.[1] ?? ''
  const rows = [...table.matchAll(/^\| (.+?) \| `(.+?)` \|$/gm)]
  const problems = rows.flatMap(([, term = '', file = '']) => {
    if (!existsSync(join(root, file))) return [`${file} of the term “${term}” is not there`]
    const text = readFileSync(join(root, file), 'utf8').toLowerCase()
    return text.includes(term.toLowerCase()) ? [] : [`${file} does not say “${term}”`]
  })
  return { count: rows.length, problems: rows.length > 0 ? problems : ['no table of standard terms'] }
}
