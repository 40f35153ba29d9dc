import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** How a script is asked for, which decides how it is held to its content. */
export type ScriptKind = 'module' | 'classic' | 'worker'

export interface Script {
  /** Address on the site: `/assets/index-1a2b3c.js`. */
  address: string
  kind: ScriptKind
  bytes: number
  /** `sha256-…`, as integrity is written. */
  integrity: string
}

const digest = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** What a script is, by the name the build gives it. No other than these runs as anything but a module. */
function kindOf(name: string): ScriptKind {
  if (/^boot-[\w-]+\.js$/.test(name)) return 'classic'
  return name === 'sw.js' || /\.worker-[\w-]+\.js$/.test(name) ? 'worker' : 'module'
}

/** Every script of a built site, by address. */
export function scriptsOf(client: string): Script[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = readFileSync(file)
      return {
        address: `/${relative(client, file).split(sep).join('/')}`,
        kind: kindOf(entry.name),
        bytes: content.length,
        integrity: digest('sha256', content),
      }
    })
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
}

/** The import map of a page: what each module must contain, however and whenever it is asked for. */
export const importMap = (scripts: readonly Script[]): string =>
  JSON.stringify({
    integrity: Object.fromEntries(
      scripts.filter(({ kind }) => kind === 'module').map(({ address, integrity }) => [address, integrity]),
    ),
  })

const mapTag = /<script type="importmap">([^<]*)<\/script>/g

/** The page with the map before the first module, and with what its own tags must contain. */
export function withIntegrity(client: string, html: string, map: string): string {
  return html
    .replace(/<script type="module"/, (tag) => `<script type="importmap">${map}</script>\n    ${tag}`)
    .replace(
      /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g,
      (tag, file: string) => `${tag} integrity="${digest('sha384', readFileSync(join(client, file)))}"`,
    )
}

/** What is wrong with the scripts of one built page. */
function faultsOfPage(html: string, scripts: readonly Script[]): string[] {
  const faults: string[] = []
  const maps = [...html.matchAll(mapTag)]
  const [map] = maps
  if (!map?.[1] || maps.length !== 1) return [`has ${maps.length} import maps`]
  const listed = (JSON.parse(map[1]) as { integrity: Record<string, string> }).integrity
  for (const { address, kind, integrity } of scripts) {
    if (kind === 'module' && listed[address] !== integrity) faults.push(`does not hold ${address} to its content`)
  }
  const known = new Map(scripts.map((script) => [script.address, script]))
  for (const address of Object.keys(listed))
    if (!known.has(address)) faults.push(`lists ${address}, which the build does not have`)
  for (const tag of html.matchAll(/<script\b([^>]*)>/g)) {
    const [, attributes = ''] = tag
    const address = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
    if (address === undefined) {
      if (!/type="(importmap|application\/json)"/.test(attributes)) faults.push('holds a script in its own text')
      continue
    }
    if (!known.has(address)) faults.push(`asks for ${address}, which the build does not have`)
    if (!/\bintegrity="sha384-/.test(attributes) || !/\bcrossorigin\b/.test(attributes))
      faults.push(`asks for ${address} without integrity or crossorigin`)
    if ((tag.index ?? 0) < (map.index ?? 0) && /type="module"/.test(attributes))
      faults.push(`asks for ${address} before its import map`)
  }
  return faults
}

/** A worker's script cannot be held to its content by a page: each is known by name, with what it is for. */
export const knownWorkers: readonly { name: string; purpose: string }[] = [
  { name: 'pow.worker', purpose: 'proof of work; gets a public puzzle, answers a number' },
  { name: 'sw', purpose: 'service worker; keeps the frame of the site, and no answer of the gateway' },
]

const workerName = (address: string) =>
  address === '/sw.js' ? 'sw' : /([\w.]+\.worker)-[\w-]+\.js$/.exec(address)?.[1]

/** What a worker may not do: bring in further scripts, which nothing would hold to their content. */
function faultsOfWorker(client: string, { address }: Script): string[] {
  if (!knownWorkers.some(({ name }) => name === workerName(address)))
    return [`${address} is a worker nobody knows: name it and its purpose in site/scripts/integrity.ts`]
  const text = readFileSync(join(client, address), 'utf8')
  return /\bimportScripts\s*\(|\bimport\s*\(|(?:^|;|\})\s*import\b/.test(text)
    ? [`${address} imports further scripts`]
    : []
}

/** Everything that is wrong with the integrity of a built site; empty when each script is covered. */
export function integrityFaults(dist: string): string[] {
  const client = join(dist, 'client')
  const scripts = scriptsOf(client)
  const faults = scripts.filter(({ kind }) => kind === 'worker').flatMap((script) => faultsOfWorker(client, script))
  const pages = join(dist, 'pages')
  if (!existsSync(pages)) return ['the site is not built']
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    faults.push(
      ...faultsOfPage(readFileSync(file, 'utf8'), scripts).map((fault) => `${relative(pages, file)} ${fault}`),
    )
  }
  return faults
}
