import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

// Before anything is measured.
const [busy = 0] = loadavg()

export const today = new Date().toISOString().slice(0, 10)
export const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`
export const besides = `with other work at a load of ${busy.toFixed(1)}.`

/** Puts figures into the document of what was measured, at the place of a name. */
export function writeFigures(name: string, where: string, table: string): void {
  const file = fileURLToPath(new URL('../../../../docs/measured.md', import.meta.url))
  const [before, rest] = readFileSync(file, 'utf8').split(`<!-- ${name} -->\n`)
  const after = rest?.split(`<!-- ${name} end -->`)[1]
  if (before === undefined || after === undefined) throw new Error('the document has no place for the figures')
  writeFileSync(file, `${before}<!-- ${name} -->\n${where}\n\n${table}\n<!-- ${name} end -->${after}`)
}
