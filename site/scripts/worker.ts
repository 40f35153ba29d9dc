import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import release from '../release.json' with { type: 'json' }
import { wordsRoot } from '../build/words.ts'
import { hashBytes, type Built } from '../src/worker/built.ts'

/** What the service worker keeps from its installation on: address, content. */
interface FrameFile {
  url: string
  /** Null: the address changes with the content. */
  revision: string | null
  integrity: string
}

const digest = (algorithm: 'sha256' | 'sha384', content: Buffer) => createHash(algorithm).update(content)

/** Files that lie at the same address in every build. */
const steady = ['favicon.svg']

/** What the worker holds every file it may keep to. Before the compression, so that a file is in it once. */
const builtFiles = (client: string): Built =>
  Object.fromEntries(
    [
      // Words, which are data of every language, lie in a folder: they are told by their form (src/worker/built.ts).
      ...readdirSync(join(client, 'assets'), { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [`assets/${entry.name}`] : [],
      ),
      ...steady,
    ].map((name) => [
      name,
      digest('sha256', readFileSync(join(client, name)))
        .digest()
        .subarray(0, hashBytes)
        .toString('base64'),
    ]),
  )

/** How many bytes a file takes on the line. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** Builds `/sw.js`, a script of its own at an address that never changes. `frame`: files of the frame of the site. */
export async function writeWorker(client: string, frame: readonly string[]): Promise<void> {
  const files = [...frame, ...steady].map((name): FrameFile => {
    const content = readFileSync(join(client, name))
    return {
      url: `/${name}`,
      revision: steady.includes(name) ? digest('sha256', content).digest('hex').slice(0, 16) : null,
      integrity: `sha384-${digest('sha384', content).digest('base64')}`,
    }
  })
  const list = JSON.stringify(files)
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, '..'),
    define: {
      'process.env.NODE_ENV': '"production"',
      __FRAME__: list,
      __BUILT__: JSON.stringify(builtFiles(client)),
      __WORDS__: JSON.stringify(wordsRoot),
      __BUILD__: JSON.stringify(digest('sha256', Buffer.from(list)).digest('hex').slice(0, 12)),
    },
    build: {
      target: 'es2022',
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
}

/** `/app-release.json`: what the page of the app says about what is offered. After the compression. */
export function writeRelease(client: string, frame: readonly string[]): void {
  const worker = readFileSync(join(client, 'sw.js'))
  const bytes = ['sw.js', ...frame, ...steady].reduce((sum, name) => sum + sizeOf(join(client, name)), 0)
  const facts = { ...release, file: '/sw.js', sha256: digest('sha256', worker).digest('hex'), bytes }
  writeFileSync(join(client, 'app-release.json'), `${JSON.stringify(facts, null, 2)}\n`)
}
