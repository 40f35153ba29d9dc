// `npm run release:api -- <folder>`: writes the API report of each built package, to be read beside that of the release
// before.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../lib/run.ts'
import { reportsOf } from './report.ts'

const to = resolve(process.argv[2] ?? 'bills')
mkdirSync(to, { recursive: true })
for (const short of ['ui', 'sdk', 'gateway']) {
  const home = join(root, 'packages', short)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const text = [...reportsOf(home)].map(([entry, report]) => `# ${entry}\n\n${report}`)
  writeFileSync(join(to, `brand-${short}-${version}.api.md`), text.join('\n'))
}
