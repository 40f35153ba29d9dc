import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Declarations keep the `.ts` of their sources' imports; consumers resolve `.js`. */
export async function pointToJs(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
  }
}
