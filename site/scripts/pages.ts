import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { paths } from '../src/app/routing/paths.ts'
import { asked, earlyCallsMeta, escape } from '../src/page-html.ts'
import { servedPages } from '../build/served-pages.ts'
import { languageRows, wordsAt } from '../build/words.ts'
import type { PageTemplate } from '../src/draw-page.ts'
import type { EarlyCall } from '../src/app/routing/define-page.ts'
import { afterwards } from '../src/routes/frames.ts'
import { importMap, integrityFaults, scriptsOf, withIntegrity } from './integrity.ts'
import { filesOf } from './files-of.ts'

type Server = typeof import('../src/entry-server.tsx')

/** The languages most visitors have. Every other one is drawn by the gateway, when somebody asks for it. */
const drawnLanguages = ['bn', 'en']

/** For `boot.js`, which loads them; their files in a language take the place of `%FONTS%`. */
const fontsMeta = '<meta name="fonts" content="%FONTS%">'

/** For `boot.js`; the gateway answers in the page what is the same for everyone. */
const earlyCalls = (calls: readonly EarlyCall[]): string =>
  earlyCallsMeta(
    calls.map(({ endpoint: { name, method, path, module, principals }, input, guest }) => {
      if (method !== 'GET') throw new Error(`${name} is no reading call: nothing may send it before the page is there`)
      return {
        path,
        module,
        ...(Object.keys(input).length > 0 && { input }),
        ...(!principals.includes('visitor') && { login: true }),
        ...(guest && { guest }),
      }
    }),
  )

/** The houses of this build as apps: the name, the ground of the default look, and the start of the names of icons. */
const apps = [
  { brand: '', name: 'Veranda', themeColour: '#0b1116', icons: '/' },
  { brand: 'haat.', name: 'Haat', themeColour: '#09100d', icons: '/haat-' },
]

/** Fonts of the first words, and those of a script beside them. */
const latin = /mona-sans-118-300-(?!more)|hanken-grotesk-400-600-(?!more)/
const preloadedFonts: Partial<Record<string, RegExp>> = {
  Beng: new RegExp(`${latin.source}|anek-bangla-118-300`),
}

/** What a device needs to keep the site among its apps, in one language. */
function appManifest(
  { name, themeColour, icons }: (typeof apps)[number],
  lang: string,
  dir: string,
  description: string,
) {
  const png = { type: 'image/png', purpose: 'any' }
  return JSON.stringify({
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    lang,
    dir,
    name,
    short_name: name,
    description,
    display: 'standalone',
    orientation: 'any',
    theme_color: themeColour,
    background_color: themeColour,
    categories: ['games', 'entertainment'],
    icons: [
      { src: `${icons}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...png, src: `${icons}icon-192.png`, sizes: '192x192' },
      { ...png, src: `${icons}icon-512.png`, sizes: '512x512' },
      { ...png, src: `${icons}icon-maskable-512.png`, sizes: '512x512', purpose: 'maskable' },
    ],
  })
}

/**
 * Leaves every public page, and the shell of the rest, for the gateway: drawn in the first languages, and as a template
 * for all others. Answers with the files that the shell needs to stand in any language.
 */
export async function writePages(
  dist: string,
  output: Rolldown.RolldownOutput['output'],
  boot: string,
): Promise<string[]> {
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8').replace('/boot.js', `/${boot}`)
  const server = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Server
  const map = importMap(scriptsOf(client))
  const kitParts = Object.keys({ ...(wordsAt('en/ui-first') as object), ...(wordsAt('en/ui-later') as object) })
  const rawKey = new RegExp(`(?<=["> ])(?:${kitParts.join('|')})\\.[a-z]\\w*(?=["< ])`)

  const { scripts, styles } = filesOf(output, [...Object.values(afterwards).flat(), 'src/shell/tools/MemberTools.tsx'])
  const firstLoad = template.match(/assets\/[\w-]+\.(?:js|css)/g) ?? []
  const frame = [...new Set([...firstLoad, ...scripts, ...styles, ...fontsOf(output, latin)])].toSorted()

  const templates = Object.fromEntries(
    servedPages.map(({ name, at, about, files, words, calls }): [string, PageTemplate] => {
      const tags = [
        `<meta name="mirror-key" content="${escape(process.env['MIRROR_KEY'] || '%MIRROR_KEY%')}" />`,
        '<link rel="manifest" href="/app.%LANG%.webmanifest" />',
        ...preloads(template, filesOf(output, files)),
      ]
      const html = stylesFirst(template)
        .replace('lang="bn" dir="ltr"', `lang="%LANG%" dir="%DIR%"${name === 'app' ? ' data-state="kept"' : ''}`)
        .replace(/<title>[^<]*<\/title>/, '<title>%TITLE%</title>')
        .replace(
          'name="description" content=""',
          `name="description" content="%DESCRIPTION%"${about?.unlisted ? ' />\n    <meta name="robots" content="noindex"' : ''}`,
        )
        .replace('<div id="root">', '%NOTE%<div id="root">')
        .replace(/<script[^>]*\/boot-/, (script) =>
          [earlyCalls(calls({ language: '%LANG%' })), fontsMeta, script].join('\n    '),
        )
        .replace('</head>', () => `${tags.join('\n    ')}</head>`)
      return [name, { html: withIntegrity(client, html, map), at, about, words, ownParts: files.length > 0 }]
    }),
  )
  const fonts = Object.fromEntries(
    languageRows.map(({ tag, script }) => [tag, fontsOf(output, preloadedFonts[script] ?? latin).join(' ')]),
  )
  writeFileSync(join(dist, 'server/pages.json'), JSON.stringify({ pages: templates, fonts }))

  for (const { tag: lang, direction } of languageRows)
    for (const app of apps)
      writeFileSync(
        join(client, `app.${lang}.${app.brand}webmanifest`),
        appManifest(app, lang, direction, (await server.head({ id: 'home' }, lang, app.name)).description),
      )
  for (const lang of drawnLanguages) {
    mkdirSync(join(dist, 'pages', lang), { recursive: true })
    for (const [name, page] of Object.entries(templates)) {
      const { html, markup } = await server.drawPage(page, lang, fonts[lang] ?? '')
      checkMarkup(markup, `${lang}/${name}`, rawKey)
      writeFileSync(join(dist, 'pages', lang, `${name}.html`), html)
    }
  }
  const table = Object.fromEntries(servedPages.flatMap(({ name, shows }) => shows.map((path) => [path, name])))
  writeFileSync(join(dist, 'pages/manifest.json'), `${JSON.stringify(table, null, 2)}\n`)
  writeFileSync(join(dist, 'pages/languages.json'), `${JSON.stringify(languageRows.map(({ tag }) => tag))}\n`)
  rmSync(join(client, 'index.html'))
  const faults = integrityFaults(dist)
  if (faults.length > 0) throw new Error(`scripts could be swapped unnoticed:\n${faults.join('\n')}`)
  return frame
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

const fontsOf = (output: Rolldown.RolldownOutput['output'], wanted: RegExp): string[] =>
  output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2') && wanted.test(file))

function preloads(template: string, { scripts, styles }: ReturnType<typeof filesOf>): string[] {
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
}

/**
 * What the CSP would refuse must never be drawn, nor a key where the words of the kit are missing: a broken page is
 * found here, not by a visitor.
 */
function checkMarkup(markup: string, page: string, rawKey: RegExp): void {
  const [wrong] = /.{0,99}(?:\sstyle="|<style|<script).{0,99}/.exec(markup) ?? []
  if (wrong) throw new Error(`${page} was drawn with what its policy refuses: ${wrong}`)
  const [key] = rawKey.exec(markup) ?? []
  if (key)
    throw new Error(`${page} was drawn with ${key} in place of a word: app/i18n/kit-parts.ts lacks its component`)
}
