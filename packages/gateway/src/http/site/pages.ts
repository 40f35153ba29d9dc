import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

/** What a page shows before its own code runs: the page itself, or why it may not be shown. */
export type PageState = 'open' | 'maintenance' | 'blocked'

export interface Page {
  /** Text around the places where the nonce of a response goes. */
  parts: string[]
  etag: string
  /** The import map in it, as a policy allows it; empty where it has none. */
  scriptHash: string
}

export interface Found {
  page: Page
  /** Whether the path is one of ours. */
  known: boolean
  /** The language the page is in. */
  language: string
  /** The path as routers compare it; `/rng?` with a query. */
  path: string
  /** The address of the page, where it has several. */
  main: string
}

export interface Pages {
  /** Languages there are pages in. */
  languages: readonly string[]
  /** The first address of each page, without those that depend on a query or are one of many. */
  addresses: readonly string[]
  /** Whether lists of results may have the page of an address. */
  listed(address: string): boolean
  /**
   * The page of an address (`/rng?sort=name`) in a language; the shell, rendered by the client, where none was
   * prerendered.
   */
  find(address: string, language: string, state: PageState): Promise<Found | undefined>
  /** Whether an address is one of ours. */
  knows(address: string): boolean
  /** The canonical spelling of a path of ours; undefined for one already in it, and for a path that is not ours. */
  canonical(path: string): string | undefined
}

/** What `server/entry-server.js` of a built site draws: a page by its name, in any language of the site. */
interface Drawing {
  pageIn: (name: string, language: string) => Promise<string | undefined>
}

/** Characters of the pages that are kept: some 500 of them, whatever the number of languages. */
const maxKept = 48_000_000

const placeholder = '%CSP_NONCE%'
/** Where the key of the list of hosts goes, unless the build pinned one. */
const keyPlaceholder = '%MIRROR_KEY%'
const shell = 'shell'
/** A page that the build wants in no list of results. */
export const unlisted = '<meta name="robots" content="noindex"'

/** States of the whole page, which its first script and its style read. */
const withAttributes = (html: string, attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).reduce((page, [name, value]) => page.replace(/<html\b/, `<html ${name}="${value}"`), html)

export const htmlOf = (page: Page): string => page.parts.join(placeholder)

const importMap = /<script type="importmap">([^<]*)<\/script>/

export function makePage(html: string): Page {
  const [, map] = importMap.exec(html) ?? []
  const scriptHash = map === undefined ? '' : `'sha256-${createHash('sha256').update(map).digest('base64')}'`
  return {
    scriptHash,
    parts: html.split(placeholder),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

/** As routers compare addresses: without case, without a slash at the end. */
const normalise = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/'

/** A path in normal form: percent signs decoded, slashes and backslashes merged, invisible characters removed. */
function normalPath(path: string): string | undefined {
  try {
    return normalise(
      `/${decodeURIComponent(path)}`.replace(/[\s\p{Cc}\u200b-\u200f\ufeff]+/gu, '').replace(/[\\/]+/g, '/'),
    )
  } catch {
    return undefined
  }
}

/** `/news` of `/news/evening-draws`; the address itself where it has one part alone. */
const parentOf = (path: string): string => path.replace(/(?<=.)\/[^/]+$/, '')

/**
 * The built pages: `pages/<language>/<name>.html`, with `pages/manifest.json` mapping paths to names. A language that
 * has no folder is in `pages/languages.json`: its pages are drawn when somebody asks for them. The manifest lists every
 * path of the site, those that the shell draws as well (`"/recent": "shell"`); any other answers 404. `"/rng?"` is the
 * page of that path with a query: what was rendered for the bare path would be wrong for it. `"/member?page=limits"` is
 * the page that this parameter names, whatever else the query holds. `"/news/:slug"` is the page of every address below.
 * `mirrorKey` is pinned in each page, and `attributes` are written at its root.
 */
export function readPages(
  dist: string,
  fallbackLanguage: string,
  mirrorKey: () => string,
  attributes: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): Pages {
  const folder = join(dist, 'pages')
  const listed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, string>
  const manifest = new Map(Object.entries(listed).map(([path, name]) => [normalise(path), name]))
  /** The addresses that depend on no query and are not one of many, and the first of each page. */
  const plain = Object.entries(listed).filter(([path]) => !/[?:]/.test(path))
  const spellings = new Map(plain.map(([path]) => [normalise(path), path]))
  const mains = new Map(plain.toReversed().map(([path, name]) => [name, path]))
  // `/news/:slug` is the page of every address with one part more.
  const patterns = new Map(
    [...manifest].flatMap(([path, name]) => (path.includes('/:') ? [[parentOf(path), name]] : [])),
  )
  const built = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const others = join(folder, 'languages.json')
  const spoken = existsSync(others) ? (JSON.parse(readFileSync(others, 'utf8')) as string[]) : []
  const languages = [...new Set([...built, ...spoken])]
  const kept = new LRUCache<string, Promise<Page | undefined>>({ maxSize: maxKept })
  let drawing: Promise<Drawing> | undefined

  async function htmlIn(language: string, name: string): Promise<string | undefined> {
    const file = join(folder, language, `${name}.html`)
    if (built.includes(language)) return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const server = await (drawing ??= import(
      pathToFileURL(join(dist, 'server/entry-server.js')).href
    ) as Promise<Drawing>)
    return server.pageIn(name, language)
  }

  async function load(language: string, name: string, state: PageState): Promise<Page | undefined> {
    const pinned = mirrorKey()
    const key = `${language}/${name}/${state}/${pinned}`
    const known = kept.get(key)
    if (known) return known
    const page = htmlIn(language, name).then(
      (html) =>
        html &&
        makePage(
          withAttributes(
            html.replace(keyPlaceholder, () => pinned),
            { ...attributes, ...(state !== 'open' && { 'data-state': state }) },
          ),
        ),
    ) as Promise<Page | undefined>
    kept.set(key, page, { size: 1 })
    page.then(
      (made) => kept.peek(key) === page && kept.set(key, page, { size: made?.parts.join().length || 1 }),
      () => kept.peek(key) === page && kept.delete(key),
    )
    return page
  }

  /** The name of the page of an address. */
  function nameOf(address: string): string | undefined {
    const [before = '', query = ''] = address.split(/\?(.*)/s)
    const plain = normalise(before)
    const named = query && new URLSearchParams(query).get('page')
    return (
      (named ? manifest.get(normalise(`${plain}?page=${named}`)) : undefined) ??
      (query ? manifest.get(`${plain}?`) : undefined) ??
      manifest.get(plain) ??
      patterns.get(parentOf(plain))
    )
  }

  return {
    languages,
    addresses: plain.map(([path]) => path).filter((path) => [...mains.values()].includes(path)),
    listed(address) {
      // It is the same in every language.
      const [drawn = fallbackLanguage] = built
      const file = join(folder, drawn, `${manifest.get(normalise(address)) ?? shell}.html`)
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(unlisted)
    },
    knows: (address) => nameOf(address) !== undefined,
    canonical(path) {
      const spelt = spellings.get(normalPath(path) ?? '')
      return spelt === path ? undefined : spelt
    },
    async find(address, wanted, state) {
      const name = nameOf(address)
      const pageIn = async (language: string) => ({
        language,
        page:
          (state === 'open' && name !== undefined ? await load(language, name, state) : undefined) ??
          (await load(language, shell, state)),
      })
      const { page, language } = await pageIn(languages.includes(wanted) ? wanted : fallbackLanguage).catch(
        (err: unknown) => {
          log.error({ err }, `a page could not be drawn in ${wanted}`)
          return pageIn(fallbackLanguage)
        },
      )
      const [before = '', query] = address.split('?', 2)
      const path = normalise(before)
      return (
        page && {
          page,
          known: name !== undefined,
          language,
          path: query ? `${path}?` : path,
          // The shell is the page of many addresses, each of its own.
          main: (name !== undefined && name !== shell && mains.get(name)) || path,
        }
      )
    },
  }
}
