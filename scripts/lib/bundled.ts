import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isAlive, root } from './run.ts'

const cache = join(root, 'packages/gateway/node_modules/.cache/bundled')

/** Where Node keeps what it has compiled of bundles. */
export const compiled = join(cache, 'compiled')

interface Kept {
  folder: string
  /** What it was made from: when and how large each file was. */
  inputs: Record<string, string>
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(join(root, file))
  return `${mtimeMs} ${size}`
}

/** What is kept, as long as everything that it was made from is as it was. */
function fresh(list: string): string | undefined {
  try {
    const { folder, inputs } = JSON.parse(readFileSync(list, 'utf8')) as Kept
    return Object.entries(inputs).every(([file, stamp]) => stampOf(file) === stamp) ? folder : undefined
  } catch {
    return undefined
  }
}

/**
 * A program as one file, which starts in a tenth of the time that its sources take: made at the first start and again
 * after a change, aside and then named, so that two starts at once do not disturb each other.
 */
async function fileOf(name: string, source: string): Promise<string> {
  const list = join(cache, `${name}.json`)
  let folder = fresh(list)
  if (!folder) {
    const { bundle } = await import('./bundle.ts')
    folder = `${name}-${Date.now()}-${process.pid}`
    const made = await bundle(join(cache, folder), { [name]: source })
    const inputs = Object.fromEntries([...made, 'package-lock.json'].map((file) => [file, stampOf(file)]))
    const aside = join(cache, `${folder}.json`)
    mkdirSync(cache, { recursive: true })
    writeFileSync(aside, JSON.stringify({ folder, inputs } satisfies Kept))
    renameSync(aside, list)
    // The one before may still be running.
    const before = readdirSync(cache).filter((one) => new RegExp(`^${name}-\\d+-\\d+$`).test(one))
    for (const old of before.toSorted().slice(0, -2))
      if (!isServed(join(cache, old))) rmSync(join(cache, old), { recursive: true, force: true })
  }
  return join(cache, folder, `${name}.mjs`)
}

const isServed = (folder: string): boolean =>
  readdirSync(folder).some((name) => /^\d+$/.test(name) && isAlive(Number(name)))

/** The address of a program as one file, for this process to load. */
export async function bundled(name: string, source: string): Promise<string> {
  enableCompileCache(compiled)
  return pathToFileURL(await fileOf(name, source)).href
}

/** A program as one file that stays while this process runs, for processes that it starts and starts again. */
export async function bundledToServe(name: string, source: string): Promise<{ file: string; remove: () => void }> {
  const file = await fileOf(name, source)
  const mark = join(dirname(file), String(process.pid))
  writeFileSync(mark, '')
  return { file, remove: () => rmSync(mark, { force: true }) }
}
