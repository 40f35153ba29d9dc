import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

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
  const files = globSync('**/*.{js,mjs}', { cwd: client }).toSorted()
  return files.map((file) => {
    const content = readFileSync(join(client, file))
    const address = `/${file.replaceAll('\\', '/')}`
    return { address, kind: kindOf(basename(file)), bytes: content.length, integrity: digest('sha256', content) }
  })
}

/** The import map of a page: what each module must contain, however and whenever it is asked for. */
export function importMap(scripts: readonly Script[]): string {
  const modules = scripts.filter(({ kind }) => kind === 'module')
  const integrity = Object.fromEntries(modules.map((module) => [module.address, module.integrity]))
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`
}

/** The page with the map before the first module, and with what its own tags must contain. */
export function withIntegrity(client: string, html: string, map: string): string {
  return html
    .replace(/<script type="module"/, (tag) => `${map}\n    ${tag}`)
    .replace(
      /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g,
      (tag, file: string) => `${tag} integrity="${digest('sha384', readFileSync(join(client, file)))}"`,
    )
}

/** What is wrong with the scripts of one built page. The policy of the page refuses scripts in its text and from elsewhere. */
function faultsOfPage(html: string, scripts: readonly Script[]): string[] {
  const map = html.indexOf(importMap(scripts))
  const held = map >= 0 && !html.slice(0, map).includes('<script type="module"')
  const tags = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  const bare = tags.filter((tag) => !tag.includes(' integrity="sha384-') || !tag.includes(' crossorigin'))
  return [
    ...(held ? [] : ['does not hold each module to its content']),
    ...bare.map((tag) => `has ${tag} without integrity or crossorigin`),
  ]
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
  for (const file of globSync('pages/**/*.html', { cwd: dist }))
    faults.push(...faultsOfPage(readFileSync(join(dist, file), 'utf8'), scripts).map((fault) => `${file} ${fault}`))
  return faults
}
