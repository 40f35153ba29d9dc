import { globSync } from 'node:fs'
import { join } from 'node:path'

const files = globSync(['src/**/*.css.ts', '../packages/ui/src/**/*.css.ts'], { cwd: join(import.meta.dirname, '..') })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
/** What vanilla-extract makes of a file's path. */
const hashes = new Map<string, string>()

/**
 * Two characters for the file, by its place among all, so that client and server agree, and the number of the style in
 * it: half of what vanilla-extract itself gives. A capital, as it looks for names within the words of a selector.
 */
export function styleName({ hash, filePath }: { hash: string; filePath: string }): string {
  const at = files.indexOf(filePath)
  if (at < 0) throw new Error(`${filePath} has styles, and is no file of the kit or the site`)
  // The first name of a file ends with its number, 0.
  if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1))
  return (
    String.fromCodePoint(65 + Math.floor(at / 36)) + (at % 36).toString(36) + hash.slice(hashes.get(filePath)?.length)
  )
}
