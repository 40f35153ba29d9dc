import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'
import release from '../release.json' with { type: 'json' }
import { wordsRoot } from '../build/words.ts'
import { hashBytes, type Built } from '../src/worker/built.ts'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content)

/** Files that lie at the same address in every build. */
const steady = ['favicon.svg']

/** Builds a script that is no module, with all it imports, and answers with its file. */
export async function bundleScript(
  input: string,
  outDir: string,
  entryFileNames: string,
  target: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, '..'),
    resolve: { conditions: ['@brand/source'] },
    define,
    build: {
      target,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames, codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error(`the build made more than one script of ${input}, or none`)
  return built.output[0].fileName
}

/** Builds `/sw.js`, a script of its own at an address that never changes. `frame`: files of the frame of the site. */
export async function writeWorker(client: string, frame: readonly string[]): Promise<void> {
  const hashOf = (name: string) => sha256(readFileSync(join(client, name))).digest()
  // Words, which are data of every language, lie in a folder: they are told by their form (src/worker/built.ts).
  const names = readdirSync(join(client, 'assets'), { withFileTypes: true }).filter((entry) => entry.isFile())
  /** What the worker holds every file it may keep to. Before the compression, so that a file is in it once. */
  const built: Built = Object.fromEntries(
    [...names.map(({ name }) => `assets/${name}`), ...steady].map((name) => [
      name,
      hashOf(name).subarray(0, hashBytes).toString('base64'),
    ]),
  )
  /** What it keeps from its installation on, which ends where one does not come as it was built. */
  const kept = [...frame, ...steady].map((name): PrecacheEntry => ({
    url: `/${name}`,
    // The other addresses change with the content.
    revision: steady.includes(name) ? hashOf(name).toString('hex').slice(0, 16) : null,
    integrity: `sha256-${hashOf(name).toString('base64')}`,
  }))
  await bundleScript('src/worker/sw.ts', client, 'sw.js', 'es2022', {
    'process.env.NODE_ENV': '"production"',
    __FRAME__: JSON.stringify(kept),
    __BUILT__: JSON.stringify(built),
    __WORDS__: JSON.stringify(wordsRoot),
    __BUILD__: JSON.stringify(sha256(JSON.stringify(kept)).digest('hex').slice(0, 12)),
  })
}

/** `/app-release.json`: what the page of the app says about what is offered. After the compression. */
export function writeRelease(client: string, frame: readonly string[]): void {
  const onTheLine = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  const bytes = ['sw.js', ...frame, ...steady].reduce((sum, name) => sum + onTheLine(join(client, name)), 0)
  const hash = sha256(readFileSync(join(client, 'sw.js'))).digest('hex')
  writeFileSync(
    join(client, 'app-release.json'),
    JSON.stringify({ ...release, file: '/sw.js', sha256: hash, bytes }, null, 2),
  )
}
