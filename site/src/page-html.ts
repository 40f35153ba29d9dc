// Parts of a page's HTML that both the build and the gateway, which draws a lobby's first list, put together.
import { requestHead, type Descriptor } from '@brand/sdk'
import { answersId } from './app/api/early-calls.ts'
import { pageWordsId, type PageWords } from './app/i18n/page-words.ts'
import { waits } from './app/ssr/waits.ts'
import { ssrDataId, type Served } from './app/ssr/ssr-data.ts'

/** Where a page begins to ask for its scripts: what they must contain comes right before them. */
export const asked = /<script type="(?:importmap|module)"/

const pictureLinks = /<link rel="preload" as="image"[^>]*>/g

/** The scripts of the first load. */
const firstScripts = /(?:<script type="module"[^>]*><\/script>\s*)+/

/**
 * The pictures React preloads are as urgent as scripts: the largest paint is one of them. They come right after those of
 * the first load, which take longest, and need not wait for a connection then.
 */
export function picturesFirst(html: string, markup: string): string {
  const pictures = (markup.match(pictureLinks) ?? []).map((link) =>
    /fetchpriority/i.test(link) ? link : link.replace('as="image"', 'as="image" fetchpriority="high"'),
  )
  return html.replace(firstScripts, (tags) => [tags.trimEnd(), ...pictures, ''].join('\n    '))
}

/** The page with other markup in its root: the site around it and its own part, each of which waits for its scripts. */
export const withMarkup = (html: string, markup: string): string =>
  html.replace(
    /<div id="root">[^]*<\/div>(?=\s*(?:<script type="application\/json"|<\/body>))/,
    () => `<div id="root">${markup.replace('<div', `<div ${waits}`).replace('<main', `<main ${waits}`)}</div>`,
  )

/** Data at the end of a page: no script, so the policy of the page has nothing to say about it. */
const withJson = (html: string, id: string, value: unknown): string =>
  html.replace(
    '</body>',
    () =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script></body>`,
  )

/** The page with the words it shows at once: a file for each area would be a request for each. */
export const withWords = (html: string, words: PageWords): string => withJson(html, pageWordsId, words)

const earlyCallsTag = /<meta name="early-calls" content="([^"]*)">/

/** Text as it stands in an attribute. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** A call that `boot.js` makes: the parts of its address and headers, and whether it needs a login, or none. */
export interface EarlyCallRow extends Pick<Descriptor, 'path' | 'module'> {
  input?: object
  login?: true
  guest?: true
}

export const earlyCallsMeta = (rows: readonly EarlyCallRow[]): string =>
  `<meta name="early-calls" content="${escape(JSON.stringify(rows))}">`

const rowsOf = (html: string): EarlyCallRow[] => {
  const [, content] = earlyCallsTag.exec(html) ?? []
  return content ? (JSON.parse(unescape(content)) as EarlyCallRow[]) : []
}

const addressOf = (row: EarlyCallRow) => requestHead(row, row.input, { language: '' }).url

/** Addresses of the calls a page makes before its scripts are there. */
export const earlyCalls = (html: string): string[] => rowsOf(html).map(addressOf)

/** The page with the answers to some of those calls, by address: it does not make them. */
export function withAnswers(html: string, answers: Readonly<Record<string, unknown>>): string {
  if (Object.keys(answers).length === 0) return html
  const left = rowsOf(html).filter((row) => !(addressOf(row) in answers))
  return withJson(
    html.replace(earlyCallsTag, () => earlyCallsMeta(left)),
    answersId,
    answers,
  )
}

/** The page with an answer of the gateway. */
export const withData = (html: string, served: Served): string => withJson(html, ssrDataId, served)
