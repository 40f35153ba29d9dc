// The bill of materials of a published package, made by npm from the installed package, and compared with it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/packed.ts'

interface Component {
  name: string
  version: string
  'bom-ref': string
}
export interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { component: Component }
  components: Component[]
}
interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; name?: string }>
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const key = ({ name, version }: { name: string; version: string }) => `${name}@${version}`

/** Installed packages that the bill does not list, and listed ones that are not installed. */
export function sbomFaults(bill: Sbom, lock: Lock): string[] {
  const listed = new Set(bill.components.map(key))
  const there = new Set(
    Object.entries(lock.packages).flatMap(([path, { version = '', dev, name }]) =>
      path === '' || dev ? [] : [key({ name: name ?? nameOf(path), version })],
    ),
  )
  return [
    ...(bill.bomFormat === 'CycloneDX' ? [] : [`its format is ${bill.bomFormat}`]),
    ...[...there].filter((each) => !listed.has(each)).map((each) => `${each} is installed and not listed`),
    ...[...listed].filter((each) => !there.has(each)).map((each) => `${each} is listed and not installed`),
  ]
}

/**
 * The CycloneDX bill of one package at the version `spec` names, resolved in `folder` as npm resolves it for any user.
 */
export function billOf(name: string, version: string, folder: string, npmrc: string): Sbom {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `bill-${name.split('/')[1]}`, version, dependencies: { [name]: version } }),
  )
  run(folder, 'npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  const bill = JSON.parse(
    run(folder, 'npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']),
  ) as Sbom
  const faults = sbomFaults(bill, JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock)
  if (!bill.components.some((each) => key(each) === key({ name, version })))
    faults.push(`${name}@${version} itself is not listed`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return bill
}
