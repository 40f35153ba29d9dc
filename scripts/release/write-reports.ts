// `npm run release:api -- <folder>`: writes the API report of each built package, and fails when one lacks what its last
// release had without saying so.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../lib/run.ts'
import { unannounced } from './api.ts'
import { notesIn } from './notes.ts'
import { reportsOf } from './report.ts'

const to = resolve(process.argv[2] ?? 'bills')
const notes = notesIn(root)
mkdirSync(to, { recursive: true })
for (const short of ['ui', 'sdk', 'gateway']) {
  const home = join(root, 'packages', short)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const reports = reportsOf(home)
  const text = [...reports].map(([entry, report]) => `# ${entry}\n\n${report}`)
  writeFileSync(join(to, `brand-${short}-${version}.api.md`), text.join('\n'))
  const faults = unannounced(home, notes, reports)
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}
