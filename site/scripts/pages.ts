import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeAddresses, lobbyAliases, lobbyPaths, lotteryPaths, paths } from '../src/app/routing/paths.ts'
import { asked, picturesFirst, withMarkup } from '../src/page-html.ts'
import { filesOf, type Manifest } from './manifest.ts'

type Server = typeof import('../src/entry-server.tsx')

/** A page made at build time. */
interface Made {
  name: string
  /** Drawn as it stands at this address; a shell, which draws itself, without one. */
  at?: string
  /** What its title names: home, or a category. */
  about?: string
  /** Every address that shows it; `/rng?` is `/rng` with a query. */
  shows: readonly string[]
  /** Its own code and words, beside those of the first load. */
  route?: string
  areas?: readonly string[]
}

/** Words and code of every lobby. */
const ofLobby = { route: 'src/routes/Lobby.tsx', areas: ['ui.json?later', 'lobby.json'] }
const aliasesOf = (type: string) => Object.entries(lobbyAliases).flatMap(([path, of]) => (of === type ? [path] : []))
const lobbyAddresses = [...Object.values(lobbyPaths), ...Object.keys(lobbyAliases)]
/** Known addresses that draw themselves. */
const shells = [
  paths.agent,
  paths.agentHome,
  paths.favourites,
  paths.recent,
  paths.seamless,
  paths.helpAlone,
  paths.member,
  ...Object.values(lotteryPaths),
]

const made: readonly Made[] = [
  { name: 'home', at: paths.home, about: 'home', shows: homeAddresses, route: 'src/routes/Home.tsx' },
  ...Object.entries(lobbyPaths).map(([type, at]) => ({
    name: `lobby-${type.toLowerCase()}`,
    at,
    about: type,
    shows: [at, ...aliasesOf(type)],
    ...ofLobby,
  })),
  // What its filters ask for is in the address: the lobby of before would be another one.
  { name: 'lobby', shows: lobbyAddresses.map((path) => `${path}?`), ...ofLobby },
  { name: 'shell', shows: shells },
]

/** Letters of the first words. Bengali headings and heavier text come after them. */
const latin = /mona-sans-latin-wdth|hanken-grotesk-latin-wght/
const preloadedFonts: Partial<Record<string, RegExp>> = {
  bn: /mona-sans-latin-wdth|hanken-grotesk-latin-wght|anek-bangla-400/,
}

export interface Drawn {
  name: string
  lang: string
  file: string
  html: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Draws every public page in every language, and the shell of the rest. */
export async function writePages(dist: string): Promise<Drawn[]> {
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const server = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Server
  const pages: Drawn[] = []

  for (const lang of server.languages) {
    mkdirSync(join(dist, 'pages', lang), { recursive: true })
    for (const { name, at, about, route, areas = [] } of made) {
      const markup = at === undefined ? '' : await server.render(at, lang)
      checkMarkup(markup, `${lang}/${name}`)
      const { title, description } = await server.head(about, lang, 'Veranda')
      const needed = filesOf(manifest, [
        'index.html',
        ...words(lang, areas),
        ...(areas.length > 0 ? ['src/app/language/later-words.ts'] : []),
        ...(route ? [route] : []),
      ])
      const fonts = fontLinks(fontsOf(manifest, preloadedFonts[lang] ?? latin))
      const page = stylesFirst(template)
        .replace(
          /<html[^>]*>/,
          () =>
            `<html lang="${lang}" dir="${server.directionOf(lang)}" data-brand="${server.preferences.brand}" data-scheme="${server.preferences.scheme}">`,
        )
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
        .replace('name="description" content=""', () => `name="description" content="${escape(description)}"`)
        .replace('</head>', () => `${[...preloads(template, needed), ...fonts].join('\n    ')}</head>`)
      const html = withIntegrity(client, withMarkup(picturesFirst(page, markup), markup))
      const file = join(dist, 'pages', lang, `${name}.html`)
      writeFileSync(file, html)
      pages.push({ name, lang, file, html })
    }
  }
  const table = Object.fromEntries(made.flatMap(({ name, shows }) => shows.map((path) => [path, name])))
  writeFileSync(join(dist, 'pages/manifest.json'), `${JSON.stringify(table, null, 2)}\n`)
  rmSync(join(client, 'index.html'))
  rmSync(join(client, '.vite'), { recursive: true })
  return pages
}

/** Words a page shows at once, in its language. */
const words = (lang: string, more: readonly string[]) =>
  ['ui.json?first', 'site.json', 'games.json', ...more].map((file) => `../locales/${lang}/${file}`)

/** A slow line carries what was asked for first: the styles, without which nothing is painted, before the scripts, which paint nothing new. */
function stylesFirst(template: string): string {
  const styles = template.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
  return styles
    .reduce((html, tag) => html.replace(tag, ''), template)
    .replace(asked, (tag) => `${styles.map((style) => style.trim()).join('\n    ')}\n    ${tag}`)
}

const fontLinks = (fonts: readonly string[]): string[] =>
  fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)

function fontsOf(manifest: Manifest, wanted: RegExp): string[] {
  const all = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(all)].filter((file) => file.endsWith('.woff2') && wanted.test(file))
}

function preloads(template: string, { scripts, styles }: ReturnType<typeof filesOf>): string[] {
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
}

/** What the CSP would refuse must never be drawn: a broken page is found here, not by a visitor. */
function checkMarkup(markup: string, page: string): void {
  const wrong = /\sstyle="|<style|<script/.exec(markup)
  if (wrong)
    throw new Error(
      `${page} was drawn with ${wrong[0].trim()}, which the page's policy refuses: ${markup.slice(Math.max(0, wrong.index - 120), wrong.index + 120)}`,
    )
}

/** Each script and style of ours says what it must contain: a cache or mirror cannot swap it. */
function withIntegrity(client: string, html: string): string {
  return html.replace(/<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g, (tag, file: string) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(client, file)))
      .digest('base64')
    return `${tag} integrity="sha384-${hash}"`
  })
}
