// Declarations keep the `.ts` of their sources' imports; consumers resolve `.js`.
import { readdir, readFile, writeFile } from 'node:fs/promises'

const types = new URL('../dist/types/', import.meta.url)
for (const name of await readdir(types, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = new URL(name, types)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
}
