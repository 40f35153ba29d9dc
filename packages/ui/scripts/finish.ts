// The last step of the build: names, specifiers, the CSS-free twin for plain Node, and everything that is not a module.
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { layerOrder } from '../src/theme/layers.ts'
import { brandIds } from './gen-brands.ts'
import { tokenFiles } from './gen-tokens.ts'
import { languages, localeModule, localeTypes, wordsOf } from './locale-modules.ts'
import { unlayered } from './unlayered.ts'

const home = join(import.meta.dirname, '..')
const dist = join(home, 'dist')
const words = join(dist, 'i18n/locales')
const files = (ending: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(dist, name))
const read = (path: string) => readFileSync(path, 'utf8')
function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** `X.css.js` would be compiled again by a consumer's own vanilla-extract plugin; `X.styles.js` is left alone. */
function renameStyles() {
  for (const path of files(/\.css\.(js|d\.ts)$/)) renameSync(path, path.replace('.css.', '.styles.'))
}

const specifier = /(from\s+|import\s*\(?\s*)(["'])(\.[^"']+)\2/g
const published = (name: string) => name.replace(/\.css\.tsx?$/, '.styles.js').replace(/\.tsx?$/, '.js')

function rewriteSpecifiers() {
  for (const path of files(/\.(js|d\.ts)$/)) {
    write(
      path,
      read(path).replace(
        specifier,
        (_all, before: string, quote: string, name: string) => `${before}${quote}${published(name)}${quote}`,
      ),
    )
  }
}

/** Removes modules no entry leads to: what only the build needed. */
function prune() {
  const { exports } = JSON.parse(read(join(home, 'package.json'))) as {
    exports: Record<string, string | Record<string, string>>
  }
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry['default'] ?? '', entry['types'] ?? ''],
  )
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, , , name = ''] of read(path).matchAll(specifier)) {
      if (/\.(css|json)$/.test(name)) continue
      const target = resolve(dirname(path), name)
      visit(path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target)
    }
  }
  for (const entry of entries) if (/^[^*]+\.(js|d\.ts)$/.test(entry)) visit(join(home, entry))
  for (const path of files(/\.(js|d\.ts)$/)) if (!seen.has(path) && dirname(path) !== words) rmSync(path)
}

/** Plain Node cannot import CSS: the same modules without those lines. Words are the same for both. */
function nodeTwin() {
  for (const path of files(/\.(js|json)$/)) {
    if (dirname(path) === words) continue
    const text = read(path).replace(/^import ["'][^"']+\.css["'];?\n?/gm, '')
    write(
      join(dist, 'node', relative(dist, path)),
      dirname(path) === dirname(words) ? text.replaceAll('./locales/', '../../i18n/locales/') : text,
    )
  }
}

/** Each language as a module of named parts. */
function locales() {
  for (const { tag } of languages()) {
    const all = wordsOf(tag)
    write(join(words, `${tag}.js`), localeModule(all))
    write(join(words, `${tag}.d.ts`), localeTypes(all))
  }
}

function brandsAndWords() {
  for (const id of brandIds) cpSync(join(home, `src/brands/${id}.gen.css`), join(dist, `brands/${id}.css`))
  for (const { tag } of languages()) write(join(dist, `locales/${tag}.json`), `${JSON.stringify(wordsOf(tag))}\n`)
}

/** Font files travel with the package, so that any bundler, or none, can serve them. */
function fonts() {
  const require = createRequire(import.meta.url)
  for (const id of brandIds) {
    const css = read(join(home, `src/theme/fonts/${id}.gen.css`)).replace(
      /url\(([^)?]+\.woff2)(\?no-inline)?\)/g,
      (_all, source: string, query = '') => {
        const file = source.startsWith('.') ? join(home, 'src/theme/fonts', source) : require.resolve(source)
        mkdirSync(join(dist, 'fonts/files'), { recursive: true })
        cpSync(file, join(dist, 'fonts/files', basename(file)))
        return `url(./files/${basename(file)}${query})`
      },
    )
    write(join(dist, `fonts/${id}.css`), css)
  }
}

/** Everything but a brand in one file, for pages without a bundler; and without layers, for pages with a reset. */
function styles() {
  const parts = files(/\.css$/).filter((path) => !/dist\/(node|brands|fonts)\//.test(path.replaceAll('\\', '/')))
  const base = (path: string) => (path.endsWith('base.css') ? 0 : 1)
  const sorted = parts.sort((a, b) => base(a) - base(b) || a.localeCompare(b))
  const css = [layerOrder, ...sorted.map((path) => read(path).replace(layerOrder, '').trim())].join('\n') + '\n'
  write(join(dist, 'styles.css'), css)
  write(join(dist, 'styles/unlayered.css'), unlayered(css))
}

renameStyles()
locales()
rewriteSpecifiers()
prune()
nodeTwin()
brandsAndWords()
for (const { path, text } of tokenFiles()) write(join(home, path), text)
fonts()
styles()
