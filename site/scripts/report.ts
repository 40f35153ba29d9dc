import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Weight {
  /** `home en` */
  page: string
  /** gz bytes of what the page asks for before it is alive. */
  js: number
  css: number
  html: number
  /** Each file of them. */
  files: { file: string; bytes: number }[]
}

/** gz bytes of what the first load of home may weigh (architecture.md, Speed of the page). */
export const budgets = { js: 150_000, css: 12_000 }

const gz = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length

/** What the first load of home weighs in each language, from the built site. */
export function weighHome(dist: string): Weight[] {
  return readdirSync(join(dist, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: lang }) => {
      const html = readFileSync(join(dist, 'pages', lang, 'home.html'), 'utf8')
      const asked = new Set(
        [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
          (match) => match[1] ?? '',
        ),
      )
      const files = [...asked].map((file) => ({
        file: basename(file),
        bytes: gz(readFileSync(join(dist, 'client', file))),
      }))
      const total = (kind: string) =>
        files.filter(({ file }) => file.endsWith(kind)).reduce((sum, { bytes }) => sum + bytes, 0)
      // Words are in the page, and weighed with the scripts that show them.
      const words = /<script type="application\/json" id="words">([^<]*)</.exec(html)?.[1] ?? ''
      files.push({ file: 'words.js', bytes: gz(words) })
      return { page: `home ${lang}`, js: total('.js'), css: total('.css'), html: gz(html), files }
    })
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Prints the first load of home, part by part. A site over its budget still runs: `npm run -s size` fails. */
export function report(dist: string): void {
  const weights = weighHome(dist)
  for (const { page, js, css, html, files } of weights) {
    console.log(
      `${page}: JS ${kb(js)} kB gz of ${kb(budgets.js)}, CSS ${kb(css)} of ${kb(budgets.css)}, page ${kb(html)}`,
    )
    for (const { file, bytes } of files) console.log(`  ${kb(bytes).padStart(6)}  ${file}`)
  }
  if (weights.some(({ js, css }) => js > budgets.js || css > budgets.css)) {
    console.warn('The first load of home is over its budget, and `npm run -s size` fails: make something lazy.')
  }
}
