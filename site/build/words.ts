import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import rows from '../../locales/languages.json' with { type: 'json' }
import { kitWords } from '../src/app/i18n/kit-parts.ts'
import type { Language } from '../src/app/i18n/language.ts'
import { formatsOf } from './formats.ts'
import { pageWordsId } from '../src/app/i18n/page-words.ts'

const locales = join(import.meta.dirname, '../../locales')

/** Rows of the languages that are complete; the brand's default is the first. */
export const languageRows = rows.filter(({ complete }) => complete)

const languages = languageRows.map((row): Language => ({
  tag: row.tag,
  name: row.name,
  // The calendar and the digits of its readers, whatever a browser takes for usual.
  locale: `${row.locale}-u-ca-${row.calendar}-nu-${row.digits}`,
  ...('ownFormats' in row && { ownFormats: true }),
}))

const read = (path: string) => JSON.parse(readFileSync(join(locales, path), 'utf8')) as Record<string, unknown>

/** What the site asks for by the address of the words: `languages` or `<language>/<area>`. */
export function wordsAt(path: string): unknown {
  if (path === 'languages') return languages
  const [tag = '', area = ''] = path.split('/')
  if (area === 'formats') return formatsOf(languages.find((one) => one.tag === tag)?.locale ?? tag)
  return area.startsWith('ui-')
    ? kitWords(read(`${tag}/ui.json`), area === 'ui-first')
    : read(`${tag}/site/${area}.json`)
}

const areasOf = (tag: string) => [
  'ui-first',
  'ui-later',
  ...(languages.some((one) => one.tag === tag && one.ownFormats) ? ['formats'] : []),
  ...readdirSync(join(locales, tag, 'site')).map((file) => basename(file, '.json')),
]

/** Every file of words by its address, as it is served. */
const wordFiles = new Map(
  ['languages', ...languageRows.flatMap(({ tag }) => areasOf(tag).map((area) => `${tag}/${area}`))].map((path) => [
    path,
    JSON.stringify(wordsAt(path)),
  ]),
)

const hash = createHash('sha256')
for (const [path, text] of wordFiles) hash.update(`${path}\n${text}\n`)

/** The address of the words changes with any of them. */
export const wordsRoot = `/assets/words/${hash.digest('hex').slice(0, 10)}`

/** Words while they are written. */
const unbuilt = '/assets/words/now'

/**
 * Words are data at addresses that one constant, a language and an area make: neither the code nor a page lists them,
 * however many languages there are.
 */
export function words(): Plugin {
  return {
    name: 'words',
    config: (_config, { command }) => ({
      define: { __WORDS__: JSON.stringify(command === 'build' ? wordsRoot : unbuilt) },
    }),
    // An unbuilt page has no words in it, but a language.
    transformIndexHtml: (_html, { server }) =>
      server && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: pageWordsId },
          children: JSON.stringify({ language: languages[0], areas: {} }),
          injectTo: 'body',
        },
      ],
    configureServer(server) {
      server.middlewares.use(unbuilt, (req, res) => {
        const path = (req.url ?? '').replaceAll(/^\/|\.json.*$/g, '')
        const known = wordFiles.has(path)
        res.writeHead(known ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        res.end(known ? JSON.stringify(wordsAt(path)) : '')
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of wordFiles)
        this.emitFile({ type: 'asset', fileName: `${wordsRoot.slice(1)}/${path}.json`, source })
    },
  }
}
