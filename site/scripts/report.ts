import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** gz bytes of what a page asks for before it is alive. */
export interface Weight {
  /** `home en` */
  page: string
  js: number
  css: number
}

/** What the first load of home may weigh (architecture.md, Speed of the page). */
export const budgets = { js: 150_000, css: 12_000 }

const gz = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length

/** What the first load of home weighs in each language that the build drew. */
export function weighHome(dist: string): Weight[] {
  return readdirSync(join(dist, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const html = readFileSync(join(dist, 'pages', name, 'home.html'), 'utf8')
      const links = html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)
      const files = [...new Set(Array.from(links, ([, file = '']) => file))]
      const total = (kind: string) =>
        files
          .filter((file) => file.endsWith(kind))
          .reduce((sum, file) => sum + gz(readFileSync(join(dist, 'client', file))), 0)
      // Words are in the page, and weighed with the scripts that show them.
      const words = /<script type="application\/json" id="words">([^<]*)</.exec(html)?.[1] ?? ''
      return { page: `home ${name}`, js: total('.js') + gz(words), css: total('.css') }
    })
}
