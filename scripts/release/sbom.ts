import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/packed.ts'

/**
 * The CycloneDX bill of materials of one package at a version, by npm, which resolves it in `folder` as for any user.
 */
export function billOf(name: string, version: string, folder: string, npmrc: string): { components: object[] } {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `bill-${name.split('/')[1]}`, version, dependencies: { [name]: version } }),
  )
  const locked = ['--package-lock-only', '--loglevel=error']
  run(folder, 'npm', ['install', ...locked, '--ignore-scripts', '--no-audit', '--no-fund'])
  return JSON.parse(run(folder, 'npm', ['sbom', ...locked, '--sbom-format', 'cyclonedx'])) as { components: object[] }
}
