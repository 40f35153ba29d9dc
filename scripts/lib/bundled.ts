import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')

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
 * The address of a program as one file, which starts in a tenth of the time that its sources take: made at the first
 * start and again after a change, aside and then named, so that two starts at once do not disturb each other.
 */
export async function bundled(name: string, source: string): Promise<string> {
  const cache = join(root, 'packages/gateway/node_modules/.cache/bundled')
  const list = join(cache, `${name}.json`)
  enableCompileCache(join(cache, 'compiled'))
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
    for (const old of before.toSorted().slice(0, -2)) rmSync(join(cache, old), { recursive: true, force: true })
  }
  return pathToFileURL(join(cache, folder, `${name}.mjs`)).href
}
