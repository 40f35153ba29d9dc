import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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
  find(address: string, language: string, state: PageState): Found | undefined
  /** The canonical spelling of a path of ours; undefined for one already in it, and for a path that is not ours. */
  canonical(path: string): string | undefined
}

const placeholder = '%CSP_NONCE%'
/** Where the key of the list of hosts goes, unless the build pinned one. */
const keyPlaceholder = '%MIRROR_KEY%'
const shell = 'shell'
/** A page that the build wants in no list of results. */
export const unlisted = '<meta name="robots" content="noindex"'

function withState(html: string, state: PageState): string {
  return state === 'open' ? html : html.replace(/<html\b/, `<html data-state="${state}"`)
}

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
 * The built pages: `pages/<language>/<name>.html`, with `pages/manifest.json` mapping paths to names. It lists every
 * path of the site, those that the shell draws as well (`"/recent": "shell"`); any other answers 404. `"/rng?"` is the
 * page of that path with a query: what was rendered for the bare path would be wrong for it. `"/member?page=limits"` is
 * the page that this parameter names, whatever else the query holds. `"/news/:slug"` is the page of every address below.
 * `mirrorKey` is pinned in each page.
 */
export function readPages(dist: string, fallbackLanguage: string, mirrorKey = () => ''): Pages {
  const folder = join(dist, 'pages')
  const listed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, string>
  const manifest = new Map(Object.entries(listed).map(([path, name]) => [normalise(path), name]))
  const spellings = new Map(
    Object.keys(listed)
      .filter((path) => !path.includes('?') && !path.includes(':'))
      .map((path) => [normalise(path), path]),
  )
  // `/news/:slug` is the page of every address with one part more.
  const patterns = new Map(
    [...manifest].flatMap(([path, name]) => (path.includes('/:') ? [[parentOf(path), name]] : [])),
  )
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  // The shell is the page of many addresses, each of its own.
  const mains = new Map(
    Object.entries(listed)
      .toReversed()
      .filter(([path, name]) => name !== shell && !/[?:]/.test(path))
      .map(([path, name]) => [name, path]),
  )
  const cache = new Map<string, Page | undefined>()

  function load(language: string, name: string, state: PageState): Page | undefined {
    const pinned = mirrorKey()
    const key = `${language}/${name}/${state}/${pinned}`
    if (!cache.has(key)) {
      const file = join(folder, language, `${name}.html`)
      cache.set(
        key,
        existsSync(file)
          ? makePage(withState(readFileSync(file, 'utf8').replace(keyPlaceholder, pinned), state))
          : undefined,
      )
    }
    return cache.get(key)
  }

  return {
    languages,
    addresses: Object.entries(listed)
      .filter(([path, name], at, all) => !/[?:]/.test(path) && all.findIndex(([, other]) => other === name) === at)
      .map(([path]) => path),
    listed: (address) => {
      const page = load(fallbackLanguage, manifest.get(normalise(address)) ?? shell, 'open')
      return !page?.parts.some((part) => part.includes(unlisted))
    },
    canonical(path) {
      const spelt = spellings.get(normalPath(path) ?? '')
      return spelt === path ? undefined : spelt
    },
    find(address, wanted, state) {
      const language = languages.includes(wanted) ? wanted : fallbackLanguage
      const [before = '', query = ''] = address.split(/\?(.*)/s)
      const plain = normalise(before)
      const named = query && new URLSearchParams(query).get('page')
      const name =
        (named ? manifest.get(normalise(`${plain}?page=${named}`)) : undefined) ??
        (query ? manifest.get(`${plain}?`) : undefined) ??
        manifest.get(plain) ??
        patterns.get(parentOf(plain))
      const page =
        (state === 'open' && name !== undefined ? load(language, name, state) : undefined) ??
        load(language, shell, state)
      return (
        page && {
          page,
          known: name !== undefined,
          language,
          path: query ? `${plain}?` : plain,
          main: mains.get(name ?? shell) ?? plain,
        }
      )
    },
  }
}
