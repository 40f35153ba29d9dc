// `npm run release:bills -- <folder>`: a CycloneDX bill of materials for each package at its published version.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../lib/run.ts'
import { billOf } from './sbom.ts'

const to = resolve(process.argv[2] ?? 'bills')
const folder = mkdtempSync(join(tmpdir(), 'bills-'))
mkdirSync(to, { recursive: true })
try {
  for (const short of ['ui', 'sdk', 'gateway']) {
    const { name, version } = JSON.parse(readFileSync(join(root, 'packages', short, 'package.json'), 'utf8')) as {
      name: string
      version: string
    }
    const bill = billOf(name, version, join(folder, short), '')
    writeFileSync(join(to, `brand-${short}-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`${name} ${version}: ${bill.components.length} packages`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
