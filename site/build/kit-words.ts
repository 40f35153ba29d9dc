import { join } from 'node:path'
import type { Plugin } from 'vite'
import { namedIn, reachedFiles } from './source-graph.ts'

const main = join(import.meta.dirname, '../src/main.tsx')
/** What is on screen before anything is asked for. */
const firstPage = [main]

const partsOf = (from: readonly string[], follows: (code: string) => boolean) =>
  namedIn(reachedFiles(from, follows), 'useStrings')

/**
 * The components of the kit whose words the first page may show, from what it imports. What a file shows within
 * KitWords brings words of its own.
 */
export const firstParts = (): Set<string> => partsOf(firstPage, (code) => !code.includes('KitWords'))

/** Those that only other pages show. What no page imports is in neither. */
export function laterParts(): Set<string> {
  const first = firstParts()
  return new Set([...partsOf([main], () => true)].filter((part) => !first.has(part)))
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
      const [, which = ''] = /\/ui\.json\?(?:import&)?(\w+)$/.exec(id) ?? []
      const parts = chosen[which]?.()
      if (!parts) return undefined
      const words = Object.entries(JSON.parse(text) as Record<string, object>).filter(([part]) => parts.has(part))
      return { code: `export default ${JSON.stringify(Object.fromEntries(words))}`, moduleType: 'js', map: null }
    },
  }
}
