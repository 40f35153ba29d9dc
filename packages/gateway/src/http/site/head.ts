import { unlisted, type Found } from './pages.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** As text or attribute of html and xml; characters that no xml may hold are dropped. */
export const escape = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** The address of a page in one language; without one, in that of the visitor. */
export const addressOf = (origin: string, path: string, language?: string): string =>
  `${origin}${path}${language === undefined ? '' : `?lang=${language}`}`

export const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`

/** What robots and previews of links read of a page. */
export interface PageHead {
  title: string
  description: string
  path: string
  /** Of what is shown. */
  language: string
  /** Languages that the page has a version in, where the sitemap does not name them: there may be many. */
  languages: readonly string[]
  /** An address with its host. */
  image?: string | undefined
  type: 'article' | 'website'
}

/** Its one address, those in other languages where they are given, and Open Graph. */
export function headTags(origin: string, head: PageHead): string[] {
  const { title, description, path, language, languages, image, type } = head
  const canonical = addressOf(origin, path, language)
  return [
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...languages.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escape(addressOf(origin, path, one))}">`,
    ),
    ...(languages.length > 0
      ? [`<link rel="alternate" hreflang="x-default" href="${escape(addressOf(origin, path))}">`]
      : []),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', language),
    ...languages.filter((one) => one !== language).map((one) => meta('property', 'og:locale:alternate', one)),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

const titleOf = /<title>([^<]*)<\/title>/
const descriptionOf = /<meta name="description" content="([^"]*)"/
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** A built page with the tags that depend on the host it is asked from; as it is where no list may have it. */
export function withHostHead(html: string, { main, language }: Found, origin: string): string {
  if (html.includes(unlisted)) return html
  const [, title = ''] = titleOf.exec(html) ?? []
  const [, description = ''] = descriptionOf.exec(html) ?? []
  const tags = headTags(origin, {
    title: unescaped(title),
    description: unescaped(description),
    path: main,
    language,
    languages: [],
    image: `${origin}/icon-512.png`,
    type: 'website',
  })
  return html.replace('</head>', () => `${tags.join('\n    ')}</head>`)
}
