// What a package may and must contain: only what its users need, and nothing from the build machine.
import { readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../lib/run.ts'

const everywhere = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^CHANGELOG\.md$/,
  /^llms\.txt$/,
  /^docs\/[\w./-]+\.md$/,
]
const allowed: Record<string, RegExp[]> = {
  ui: [/^dist\/.+\.(js|d\.ts|css|json)$/, /^dist\/fonts\/files\/.+\.woff2$/, /^tokens\/.+\.json$/],
  sdk: [/^dist\/[\w.-]+\.js$/, /^dist\/types\/.+\.d\.ts$/, /^dist\/contract\.json$/, /^openapi\.json$/],
  gateway: [
    /^dist\/[\w.-]+\.js$/,
    /^dist\/locales\/(languages\.json|[\w-]+\/((site\/)?\w+\.json|articles\/[\w-]+\.md))$/,
    /^dist\/types\/.+\.d\.ts$/,
    /^migrations\/[\w/.-]+\.(sql|json)$/,
    /^assets\/[\w.-]+\.(woff2|txt)$/,
  ],
}
const tests = /\.(test|stories|examples|spec)\.|\/(test|e2e|fuzz)\//
const needed = ['package.json', 'README.md', 'LICENSE']

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Faults of an unpacked package. `released`: it must have a changelog and docs. Docs must have their index, and an
 * index its docs.
 */
export function contentFaults(folder: string, { released = false } = {}): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const manifest = JSON.parse(read('package.json')) as Manifest
  const rules = [...everywhere, ...(allowed[basename(manifest.name)] ?? [])]
  const has = (name: string) => files.some((file) => file === name || file.startsWith(`${name}/`))
  const documented = released || has('docs') || has('llms.txt')
  const missing = [
    ...needed,
    ...(released ? ['CHANGELOG.md'] : []),
    ...(documented ? ['docs', 'llms.txt'] : []),
  ].filter((name) => !has(name))
  const traces = [root, homedir()].filter((path) => path.length > 5)
  const faults = missing.map((name) => `${name} is missing`)
  for (const file of files) {
    if (!rules.some((rule) => rule.test(file))) faults.push(`${file} is nothing its users need`)
    else if (tests.test(file) && !/^dist\/(node\/)?test\//.test(file)) faults.push(`${file} is of the tests`)
    if (!/\.(js|css|ts|json)$/.test(file)) continue
    const text = read(file)
    if (/sourceMappingURL=/.test(text)) faults.push(`${file} names a source map`)
    for (const trace of traces)
      if (text.includes(trace)) faults.push(`${file} names a folder of the machine it was made on`)
  }
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version),
  )
  return [...faults, ...loose.map(([name, version]) => `${name} may be ${version}: tested is one version`)]
}

/** The same as one line in a list of checks. */
export function contents(folder: string, options?: { released?: boolean }): string {
  const faults = contentFaults(folder, options)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return 'nothing but what its users need'
}
