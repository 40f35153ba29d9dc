import './app/styles.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GamesListInput } from '@brand/sdk'
import { directionOf } from '@brand/ui/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { categoryName, isCentre, isGameType } from './app/games/categories.ts'
import { speak } from './app/api/client.ts'
import { createI18n, firstNamespaces } from './app/i18n/i18n.ts'
import type { Lang } from './app/i18n/language.ts'
import { learnLanguages } from './app/i18n/languages.ts'
import { wordsRoot, wordSource } from './app/i18n/word-files.ts'
import { createQueryClient } from './app/api/query-client.ts'
import { serve, type Served } from './app/ssr/ssr-data.ts'
import { lobbyAt } from './app/routing/paths.ts'
import { wholeQuery } from './features/games/catalogue/lobby/lobby-state.ts'
import { listInput } from './features/games/catalogue/lobby/use-lobby.ts'
import { LoadFailed } from './app/browser/LoadFailed.tsx'
import { loadOutline } from './routes/waiting/Waiting.tsx'
import { fillPage, type About, type PageTemplate } from './draw-page.ts'
import { picturesFirst, withData, withMarkup } from './page-html.ts'

export { earlyCalls, withAnswers } from './page-html.ts'

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
const built = (path: string) => join(import.meta.dirname, path)
// A test has words of its own.
if (wordsRoot) wordSource.read = (path) => json(built(`../client${wordsRoot}/${path}.json`))
await learnLanguages()

/** One at a time: the language of the calls is one for all. */
let last: Promise<unknown> = Promise.resolve()

/** Markup of a page as a visitor first sees it, in one language; `served`: what is known already. */
export function render(path: string, lang: Lang, served?: Served): Promise<string> {
  const mine = last.then(() => draw(path, lang, served))
  last = mine.catch(() => {})
  return mine
}

async function draw(path: string, lang: Lang, served: Served | undefined): Promise<string> {
  speak(lang)
  const outline = await loadOutline()
  const [pathname = ''] = path.split('?')
  const i18n = await createI18n(lang, [...firstNamespaces, ...(outline?.waitingAreas(pathname) ?? [])])
  const queryClient = createQueryClient()
  if (served) serve(queryClient, served, 0, Date.now())
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App i18n={i18n} queryClient={queryClient} />
    </StaticRouter>,
    {
      // One piece: a page in pieces is put together by inline scripts, which the CSP forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  )
  // React would leave the broken part to the browser; a page that cannot be drawn here is not to be served.
  if (errors.length > 0) throw errors[0]
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** What the gateway is to ask itself before it serves a page: the first list of a lobby (docs/decisions/0029). */
export function asks(path: string, lang: Lang): GamesListInput | undefined {
  const type = lobbyAt(path)
  return type && !isCentre(type) ? { ...listInput(type, wholeQuery), language: lang } : undefined
}

/** Answer of that call as the contract has it. */
interface List {
  games: unknown[]
  pageNum: number
  totalPages: number
  totalCount: number
}

/** A built page with its first list: drawn, and as data for the scripts that take it over. */
export async function withList(
  html: string,
  path: string,
  lang: Lang,
  { games, pageNum, ...totals }: List,
): Promise<string> {
  const served = {
    call: 'games.list',
    language: lang,
    input: asks(path, lang) ?? {},
    data: { items: games, page: pageNum, ...totals },
  }
  const markup = await render(path, lang, served)
  return withData(withMarkup(picturesFirst(html, markup), markup), served)
}

/**
 * What a page shows when its own scripts do not load, or not as they were built. It is part of the page, as nothing
 * else can show it then.
 */
async function loadFailed(lang: Lang): Promise<string> {
  const i18n = await createI18n(lang, ['site'])
  return renderToStaticMarkup(
    <LoadFailed title={i18n.t('error.title')} message={i18n.t('error.message')} retry={i18n.t('error.retry')} />,
  )
}

/** Title and description of a page for its head; without one those of the site. */
export async function head(
  about: About | undefined,
  lang: Lang,
  brand: string,
): Promise<{ title: string; description: string }> {
  const { id = '', title } = about ?? {}
  const i18n = await createI18n(lang, ['site', 'head', ...(title ? [title.area] : [])])
  const category = isGameType(id) ? categoryName((key) => i18n.t(key), id) : undefined
  const own = `title.${id}`
  let name = id === 'home' ? i18n.t('title.home') : category
  if (title) name ??= i18n.t(title.key, { ns: title.area, brand })
  if (i18n.exists(own, { ns: 'head' })) name ??= i18n.t(own, { ns: 'head' })
  const description = category === undefined ? id : 'lobby'
  return {
    title: name === undefined ? brand : i18n.t('title.page', { page: name, brand }),
    description: i18n.exists(description, { ns: 'head' })
      ? i18n.t(description, { ns: 'head', category })
      : i18n.t('description'),
  }
}

/** What the build leaves for pages in languages it does not draw: `pages.json` beside this file. */
export interface SiteTemplates {
  pages: Record<string, PageTemplate>
  /** Files of the fonts of the first words, by language. */
  fonts: Record<string, string>
}

/** The HTML of a page in a language, and the part of it that was rendered. */
export async function drawPage(
  page: PageTemplate,
  lang: Lang,
  fonts: string,
): Promise<{ html: string; markup: string }> {
  const markup = page.at === undefined ? '' : await render(page.at, lang)
  const parts = { direction: directionOf(lang), fonts, note: await loadFailed(lang) }
  return { html: await fillPage(page, lang, markup, await head(page.about, lang, 'Veranda'), parts), markup }
}

let templates: Promise<SiteTemplates> | undefined

/** A page of the site by its name, in a language that the build did not draw. */
export async function pageIn(name: string, lang: Lang): Promise<string | undefined> {
  const { pages, fonts } = await (templates ??= json(built('pages.json')) as Promise<SiteTemplates>)
  const page = pages[name]
  return page && (await drawPage(page, lang, fonts[lang] ?? '')).html
}
