import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints, type Descriptor } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { centres } from '../src/app/centre/centres.ts'
import { lobbyAliases, lobbyPaths } from '../src/app/routing/lobby-paths.ts'
import { homeAddresses, paths } from '../src/app/routing/paths.ts'
import { asked, picturesFirst, withMarkup, withWords } from '../src/page-html.ts'
import { firstParts, laterParts } from '../build/kit-words.ts'
import { namedIn, reachedFiles } from '../build/source-graph.ts'
import { builtCentrePages, builtPages } from './gen.ts'
import { importMap, integrityFaults, scriptsOf, withIntegrity } from './integrity.ts'
import { filesOf, type Manifest } from './manifest.ts'

type Server = typeof import('../src/entry-server.tsx')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

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
  routes?: readonly string[]
  areas?: readonly string[]
  /** What it asks the gateway for first, beside the status and who is logged in. */
  calls?: readonly EarlyCall[]
}

/** A reading call with its input, if it has one; an empty value stands for the language of the page. */
type EarlyCall = readonly [
  call: Pick<Descriptor, 'path' | 'module' | 'principals'>,
  input?: Readonly<Record<string, string>>,
]

const inLanguage = { language: '' }
/** Of every page. */
const firstCalls: readonly EarlyCall[] = [[endpoints.system.status], [endpoints.member.info]]
const { deposits, withdrawals, payoutAccounts, turnover, fundPassword, summary } = memberEndpoints
/** Of home, and of what opens over it. */
const homeCalls: readonly EarlyCall[] = [
  [endpoints.games.lanes, inLanguage],
  [endpoints.games.hot, { pageSize: '12', ...inLanguage }],
]
/** Of every page of the member centre: its menu. */
const centreCalls: readonly EarlyCall[] = [[summary.member]]
/** Of a page of the member centre, by its name in the address. A page without a line asks when its code is here. */
const callsOf: Readonly<Record<string, readonly EarlyCall[]>> = {
  depositv2: [
    [deposits.settings, inLanguage],
    [deposits.channels, inLanguage],
  ],
  withdraw: [[withdrawals.settings], [payoutAccounts.list, inLanguage], [turnover.info], [fundPassword.status]],
}

/** Address, module, and whether it needs a login, for `boot.js`. */
function earlyCalls(calls: readonly EarlyCall[], language: string): string {
  const rows = calls.map(([{ path, module, principals }, input = {}]) => {
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]) => [name, value || language]),
    ).toString()
    return [query ? `${path}?${query}` : path, module, principals.includes('visitor') ? 0 : 1]
  })
  return `<meta name="early-calls" content="${escape(JSON.stringify(rows))}">`
}

const locales = join(import.meta.dirname, '../../locales')
/** Components of the kit whose words the first load, and the other pages, show. */
const kitParts = { first: firstParts(), later: laterParts() }
/** Words of the first load. */
const firstAreas: readonly string[] = ['site', 'games']

type Parts = Required<Pick<Made, 'routes' | 'areas'>>

/** Code, and every word that it shows at once: no page asks for its words when its code is there, and then for data. */
function partsFrom(routes: readonly string[], titleArea?: string): Parts {
  const files = reachedFiles(routes.map((file) => join(import.meta.dirname, '..', file)))
  const areas = new Set([...namedIn(files, 'useWords'), ...(titleArea ? [titleArea] : [])])
  for (const area of firstAreas) areas.delete(area)
  return { routes, areas: [...areas].toSorted() }
}

const built = await builtPages()
/** Where the code of every page but home is named. */
const pageLoads = 'src/routes/page-loads.gen.ts'
/** What a page loads beside the first load; `more`: what it shows at once that it does not import. */
function partsOf(id: string, ...more: string[]): Parts {
  const page = built.find((one) => one.id === id)
  if (!page) throw new Error(`there is no page "${id}"`)
  const layout = page.frame === 'agent' ? ['src/routes/AgentLayout.tsx'] : []
  // The header of whoever is logged in.
  const tools = page.frame === 'agent' || page.who === 'anyone' ? [] : ['src/shell/tools/MemberTools.tsx']
  return partsFrom([...layout, pageLoads, page.file, ...tools, ...more], page.title.area)
}

/** Words and code of every lobby. */
const ofLobby = partsOf('lobby')
const aliasesOf = (type: string) => Object.entries(lobbyAliases).flatMap(([path, of]) => (of === type ? [path] : []))
const lobbyAddresses = [...Object.values(lobbyPaths), ...Object.keys(lobbyAliases)]
/** What a page that draws itself shows first. */
const outline = 'src/routes/waiting/Outline.tsx'
/** Known addresses that draw themselves: their words and code come beside those of the first load, not after them. */
const shells = built
  .filter(({ id }) => id !== 'home' && id !== 'lobby')
  .map(({ id, addresses }): Made => {
    const { routes, areas } = partsOf(id)
    return { name: id, shows: addresses, routes: [outline, ...routes], areas }
  })
/** Pages of a centre: its own code and words, and those of the page that the query names. */
const centrePages = (await builtCentrePages()).map(({ centre, address, file }): Made => {
  const { id } = built.find(({ addresses }) => addresses.includes(centres[centre].path)) ?? { id: centre }
  const { routes, areas } = partsOf(id, file)
  const calls = centre === 'member' ? [...centreCalls, ...(callsOf[address.split('=')[1] ?? ''] ?? [])] : []
  return { name: address.slice(1).replaceAll(/\W/g, '-'), shows: [address], routes: [outline, ...routes], areas, calls }
})

/** What opens over home at an address of its own comes with the first scripts. */
const dialogs = 'src/routes/dialogs/OpenDialogs.tsx'
const overHome: Readonly<Record<string, Required<Pick<Made, 'routes' | 'calls'>>>> = {
  [paths.login]: { routes: [dialogs, 'src/features/access/login/LoginDialog.tsx'], calls: homeCalls },
  [paths.register]: { routes: [dialogs, 'src/features/access/register/RegisterDialog.tsx'], calls: homeCalls },
  [paths.help]: {
    routes: ['src/routes/deferred.ts', 'src/features/platform/help/HelpDialog.tsx'],
    calls: [[endpoints.content.helpCenter, { lang: '' }], ...homeCalls],
  },
}

const made: readonly Made[] = [
  {
    name: 'home',
    at: paths.home,
    about: 'home',
    shows: homeAddresses.filter((path) => !(path in overHome)),
    calls: homeCalls,
  },
  ...Object.entries(overHome).map(([address, { routes, calls }]) => ({
    name: address.slice(1),
    at: paths.home,
    about: 'home',
    shows: [address],
    ...partsFrom(routes),
    calls,
  })),
  ...Object.entries(lobbyPaths).map(([type, at]) => ({
    name: `lobby-${type.toLowerCase()}`,
    at,
    about: type,
    shows: [at, ...aliasesOf(type)],
    ...ofLobby,
  })),
  // What its filters ask for is in the address: the lobby of before would be another one.
  { name: 'lobby', shows: lobbyAddresses.map((path) => `${path}?`), ...ofLobby, routes: [outline, ...ofLobby.routes] },
  ...shells,
  ...centrePages,
  // And every address that is none.
  { name: 'shell', shows: [], routes: [outline] },
]

/** The ground of the default look: what a device shows around the page. */
const themeColour = '#0b1116'

/** Fonts of the first words. Heavier Bengali text comes after them. */
const latin = /mona-sans-118|hanken-grotesk-400/
const preloadedFonts: Partial<Record<string, RegExp>> = {
  bn: /mona-sans-118|hanken-grotesk-400|anek-bangla-(400|118-300)/,
}

export interface Drawn {
  name: string
  lang: string
  file: string
  html: string
}

/** What a device needs to keep the site among its apps, in one language. */
function appManifest(lang: string, dir: string, { description }: { description: string }): string {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose })
  return `${JSON.stringify(
    {
      id: paths.home,
      start_url: paths.home,
      scope: paths.home,
      lang,
      dir,
      name: 'Veranda',
      short_name: 'Veranda',
      description,
      display: 'standalone',
      orientation: 'any',
      theme_color: themeColour,
      background_color: themeColour,
      categories: ['games', 'entertainment'],
      icons: [
        icon('/favicon.svg', 'any', 'image/svg+xml'),
        icon('/icon-192.png', '192x192', 'image/png'),
        icon('/icon-512.png', '512x512', 'image/png'),
        icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      ],
    },
    null,
    2,
  )}\n`
}

/** Draws every public page in every language, and the shell of the rest. */
export async function writePages(dist: string): Promise<Drawn[]> {
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const server = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Server
  const map = importMap(scriptsOf(client))
  const pages: Drawn[] = []

  for (const lang of server.languages) {
    mkdirSync(join(dist, 'pages', lang), { recursive: true })
    writeFileSync(
      join(client, `app.${lang}.webmanifest`),
      appManifest(lang, server.directionOf(lang), await server.head('home', lang, 'Veranda')),
    )
    for (const { name, at, about, routes = [], areas = [], calls = [] } of made) {
      const markup = at === undefined ? '' : await server.render(at, lang)
      checkMarkup(markup, `${lang}/${name}`)
      const { title, description } = await server.head(about, lang, 'Veranda')
      const note = await server.loadFailed(lang)
      const needed = filesOf(manifest, ['index.html', ...routes])
      const fonts = fontLinks(fontsOf(manifest, preloadedFonts[lang] ?? latin))
      const page = stylesFirst(template)
        .replace(
          /<html[^>]*>/,
          () =>
            `<html lang="${lang}" dir="${server.directionOf(lang)}" data-brand="${server.preferences.brand}" ` +
            `data-scheme="${server.preferences.scheme}">`,
        )
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
        .replace('name="description" content=""', () => `name="description" content="${escape(description)}"`)
        .replace('<div id="root">', () => `${note}<div id="root">`)
        .replace(/<script[^>]*\/boot-/, (script) => `${earlyCalls([...firstCalls, ...calls], lang)}\n    ${script}`)
        .replace(
          '</head>',
          () =>
            `${[`<link rel="manifest" href="/app.${lang}.webmanifest" />`, ...preloads(template, needed), ...fonts].join('\n    ')}</head>`,
        )
      const html = withIntegrity(
        client,
        withWords(withMarkup(picturesFirst(page, markup), markup), { language: lang, areas: wordsOf(lang, areas) }),
        map,
      )
      const file = join(dist, 'pages', lang, `${name}.html`)
      writeFileSync(file, html)
      pages.push({ name, lang, file, html })
    }
  }
  const table = Object.fromEntries(made.flatMap(({ name, shows }) => shows.map((path) => [path, name])))
  writeFileSync(join(dist, 'pages/manifest.json'), `${JSON.stringify(table, null, 2)}\n`)
  rmSync(join(client, 'index.html'))
  rmSync(join(client, '.vite'), { recursive: true })
  const faults = integrityFaults(dist)
  if (faults.length > 0) throw new Error(`scripts could be swapped unnoticed:\n${faults.join('\n')}`)
  return pages
}

const readWords = (lang: string, file: string) =>
  JSON.parse(readFileSync(join(locales, lang, file), 'utf8')) as Record<string, unknown>

/** Words a page shows at once, in its language; `areas`: beside those of the first load. */
function wordsOf(lang: string, areas: readonly string[]): Record<string, Record<string, unknown>> {
  const ofKit = Object.entries(readWords(lang, 'ui.json'))
  const only = (parts: ReadonlySet<string>) => Object.fromEntries(ofKit.filter(([part]) => parts.has(part)))
  return {
    'ui-first': only(kitParts.first),
    ...(areas.length > 0 && { 'ui-later': only(kitParts.later) }),
    ...Object.fromEntries([...firstAreas, ...areas].map((area) => [area, readWords(lang, `site/${area}.json`)])),
  }
}

/**
 * A slow line carries what was asked for first: the styles, without which nothing is painted, before the scripts, which
 * paint nothing new.
 */
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
      `${page} was drawn with ${wrong[0].trim()}, which the page's policy refuses: ` +
        `${markup.slice(Math.max(0, wrong.index - 120), wrong.index + 120)}`,
    )
}
