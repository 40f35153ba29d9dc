import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeAddresses, lobbyAliases, lobbyPaths, lotteryPaths, paths } from '../src/app/routing/paths.ts'
import { filesOf, type Manifest } from './manifest.ts'

type Server = typeof import('../src/entry-server.tsx')

/** Pages drawn at build time, and every address that shows each. */
const drawn = { home: homeAddresses } as const
type Name = keyof typeof drawn | 'shell'
/** Known addresses that draw themselves. */
const shells = [paths.agent, paths.agentHome, paths.favourites, paths.recent, paths.seamless, paths.helpAlone, paths.member, ...Object.values(lobbyPaths), ...Object.keys(lobbyAliases), ...Object.values(lotteryPaths)]

/** First weight of script type needed before the first words can be drawn. */
const preloadedFonts = { bn: /mona-sans-latin-wdth|hanken-grotesk-latin-wght|anek-bangla-bengali/, en: /mona-sans-latin-wdth|hanken-grotesk-latin-wght/ } as const

export interface Drawn {
  name: string
  lang: string
  file: string
  html: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Draws every public page in every language, and the shell of the rest. */
export async function writePages(dist: string, prerender: string): Promise<Drawn[]> {
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const server = (await import(pathToFileURL(join(prerender, 'entry-server.js')).href)) as Server
  const pages: Drawn[] = []

  for (const lang of server.languages) {
    mkdirSync(join(dist, 'pages', lang), { recursive: true })
    for (const name of [...Object.keys(drawn), 'shell'] as Name[]) {
      const markup = name === 'shell' ? '' : await server.render(drawn[name][0] ?? paths.home, lang)
      checkMarkup(markup, `${lang}/${name}`)
      const { title, description } = await server.head(name, lang, 'Veranda')
      const needed = filesOf(manifest, ['index.html', ...words(lang), ...(name === 'shell' ? [] : ['src/routes/Home.tsx'])])
      const fonts = fontsOf(manifest, preloadedFonts[lang])
      const html = withIntegrity(client, template
        .replace(/<html[^>]*>/, () => `<html lang="${lang}" dir="ltr" data-brand="${server.preferences.brand}" data-scheme="${server.preferences.scheme}">`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
        .replace('name="description" content=""', () => `name="description" content="${escape(description)}"`)
        .replace('</head>', () => `${preloads(template, needed, fonts)}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`))
      const file = join(dist, 'pages', lang, `${name}.html`)
      writeFileSync(file, html)
      pages.push({ name, lang, file, html })
    }
  }
  const table = Object.fromEntries([...Object.entries(drawn).flatMap(([name, at]) => at.map((path) => [path, name])), ...shells.map((path) => [path, 'shell'])])
  writeFileSync(join(dist, 'pages/manifest.json'), `${JSON.stringify(table, null, 2)}\n`)
  rmSync(join(client, 'index.html'))
  rmSync(join(client, '.vite'), { recursive: true })
  return pages
}

/** Words a page shows at once, in its language. */
const words = (lang: string) => ['ui.json?first', 'site.json', 'games.json'].map((file) => `../locales/${lang}/${file}`)

function fontsOf(manifest: Manifest, wanted: RegExp): string[] {
  const all = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(all)].filter((file) => file.endsWith('.woff2') && wanted.test(file))
}

function preloads(template: string, { scripts, styles }: ReturnType<typeof filesOf>, fonts: string[]): string {
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

/** What the CSP would refuse must never be drawn: a broken page is found here, not by a visitor. */
function checkMarkup(markup: string, page: string): void {
  const wrong = /\sstyle="|<style|<script/.exec(markup)
  if (wrong) throw new Error(`${page} was drawn with ${wrong[0].trim()}, which the page's policy refuses: ${markup.slice(Math.max(0, wrong.index - 120), wrong.index + 120)}`)
}

/** Each script and style of ours says what it must contain: a cache or mirror cannot swap it. */
function withIntegrity(client: string, html: string): string {
  return html.replace(/<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g, (tag, file: string) => {
    const hash = createHash('sha384').update(readFileSync(join(client, file))).digest('base64')
    return `${tag} integrity="sha384-${hash}"`
  })
}
