import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const site = join(import.meta.dirname, '..')
const kit = join(site, '../packages/ui')
const main = join(site, 'src/main.tsx')
/** What is on screen before anything is asked for. */
const firstPage = [main]

const imports = /^\s*(?:import|export)\s(?!type\b)[^'";]*from\s*'([^']+)'|^\s*import\s*'([^']+)'/gm
const laterImports = /\bimport\(\s*'([^']+)'/g

/**
 * Files that a set of files imports, however far, within the site and the kit. What a file shows within KitWords brings
 * words of its own: it is followed `later` only.
 */
function reached(from: readonly string[], later: boolean): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@brand/source'?: string }>
  }
  const files = new Map<string, string>()
  const visit = (file: string) => {
    if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    files.set(file, code)
    const followed = later || !code.includes('KitWords') ? code.matchAll(laterImports) : []
    for (const [, named, bare] of [...code.matchAll(imports), ...followed]) {
      const name = named ?? bare ?? ''
      const source = name.startsWith('@brand/ui') && exports[`.${name.slice('@brand/ui'.length)}`]?.['@brand/source']
      if (source) visit(join(kit, source))
      else if (name.startsWith('.')) visit(join(dirname(file), name))
    }
  }
  from.forEach(visit)
  return files
}

const partsOf = (files: ReadonlyMap<string, string>) =>
  new Set(
    [...files.values()].flatMap((code) => [...code.matchAll(/useStrings\('(\w+)'/g)].map(([, part = '']) => part)),
  )

/** The components of the kit whose words the first page may show, from what it imports. */
export const firstParts = (): Set<string> => partsOf(reached(firstPage, false))

/** Those that only other pages show. What no page imports is in neither. */
export function laterParts(): Set<string> {
  const first = firstParts()
  return new Set([...partsOf(reached([main], true))].filter((part) => !first.has(part)))
}

const chosen: Record<string, () => Set<string>> = { first: firstParts, later: laterParts }

/**
 * `ui.json?first` and `ui.json?later` are the kit's words for the first page and for the others: nobody loads words
 * that nothing shows.
 */
export function kitWords(): Plugin {
  return {
    name: 'kit-words',
    enforce: 'pre',
    transform(text, id) {
      const [, which = ''] = /\/ui\.json\?(\w+)$/.exec(id) ?? []
      const parts = chosen[which]?.()
      if (!parts) return undefined
      const words = Object.entries(JSON.parse(text) as Record<string, object>).filter(([part]) => parts.has(part))
      return { code: `export default ${JSON.stringify(Object.fromEntries(words))}`, moduleType: 'js', map: null }
    },
  }
}
