import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthwhile = /\.(js|css|svg|json|txt)$/
/** Words of many languages: the last tenth of their size would take a second for each two of them. */
const words = /[\\/]assets[\\/]words[\\/]/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of a folder, once, so that no request pays for it. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file)
    if (text.length < 500) continue
    const quality = words.test(file) ? 6 : 11
    await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
  }
}
