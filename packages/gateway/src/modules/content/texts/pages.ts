import type { FastifyRequest } from 'fastify'
import { originOf } from '../../../http/request/hosts.ts'
import { supported } from '../../../http/request/language.ts'
import { addressOf, escape, headTags, meta, type PageHead } from '../../../http/site/head.ts'
import { htmlOf, makePage, type Found, type Page } from '../../../http/site/pages.ts'
import type { ArticlePages, Localized } from '../../../http/site/articles.ts'
import { readingOrder } from '../../../lib/text/localized.ts'
import { translate } from '../../../lib/text/words.ts'
import type { Services } from '../../../server/services.ts'
import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { articleOf, bodyOf, pictureOf, readingOf, tagLabel, type Reading } from './presenter.ts'
import { publishedTexts, type TextRow } from './store.ts'

const shelves = { news: 'NEWS', blog: 'BLOG' } as const
type Shelf = keyof typeof shelves

/** Texts of a feed, and of a list as it is drawn for robots. */
const most = 30
/** So many texts of a shelf the sitemap names; a file may hold 50,000 addresses. */
const inSitemap = 5000
const briefly = 2000

/** JSON inside a script element: nothing in it ends the element. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

interface Head extends PageHead {
  /** JSON-LD. */
  data: unknown
  shelf: Shelf
  /** For readers without scripts, and robots. */
  body: string
  more?: Record<string, string>
}

/** The page with a head that names it, and its words for whoever runs no scripts. */
function drawn(page: Page, origin: string, head: Head): Page {
  const { title, description, language, data, shelf, body, more = {} } = head
  const tags = [
    ...headTags(origin, head),
    `<link rel="alternate" type="application/rss+xml" href="/rss.xml?kind=${shelf}&amp;lang=${language}" title="${escape(translate(language, `feed.${shelf}`))}">`,
    ...Object.entries(more).map(([name, content]) => meta('property', name, content)),
    `<script type="application/ld+json">${inScript(data)}</script>`,
  ]
  return makePage(
    htmlOf(page)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
      .replace(
        /<meta name="description" content="[^"]*"/,
        () => `<meta name="description" content="${escape(description)}"`,
      )
      .replace('</head>', () => `${tags.join('\n    ')}</head>`)
      .replace(/<\/body>/, () => `<noscript><main lang="${language}">${body}</main></noscript></body>`),
  )
}

const absolute = (origin: string, address: string | undefined): string | undefined =>
  address === undefined || !address.startsWith('/') ? address : origin + address

const isSlug = /^[a-z0-9-]{1,80}$/

/** Of `/news/evening-draws`: which text it is, also where none can have that name; without a name the list. */
function placeOf(path: string): { shelf: Shelf; slug: string | undefined } | undefined {
  const [, shelf, slug] = /^\/(news|blog)(?:\/([^?]+))?\??$/.exec(path) ?? []
  return shelf ? { shelf: shelf as Shelf, slug } : undefined
}

/** Pages, feeds and addresses of blog and news, as the gateway draws them for robots and readers without scripts. */
export function articlePages(services: Services): ArticlePages {
  const { db, clock, ttlCache } = services
  /** Without a language, in any that each text has. */
  const shown = (shelf: Shelf, limit: number, language?: string, slug?: string) =>
    ttlCache.get(`texts ${shelf} ${limit} ${language ?? ''} ${slug ?? ''}`, briefly, async () => {
      const settings = services.settings()
      if (!isOn(settings, `${shelves[shelf]}3`)) return { rows: [] }
      const order = language === undefined ? [] : readingOrder(language, settings.languages.default)
      return { rows: await publishedTexts(db, shelves[shelf], { now: clock.now(), order, limit, slug }) }
    })
  const languagesOf = (row: TextRow, { languages }: Settings) =>
    languages.supported.filter((language) => row.languages.includes(language))

  function ofText(row: TextRow, words: Reading, settings: Settings, origin: string, shelf: Shelf): Head {
    const path = `/${shelf}/${row.slug}`
    const article = articleOf(row, settings, words.language)
    const image = absolute(origin, pictureOf(row.picture, settings))
    const modified = (row.since ?? row.publishedAt)?.toISOString() ?? ''
    const tags = row.tags.map((tag) => tagLabel(settings, tag, words.language))
    return {
      title: words.title,
      description: words.summary,
      path,
      language: words.language,
      languages: languagesOf(row, settings),
      image,
      type: 'article',
      shelf,
      more: { 'article:published_time': article.publishedAt, 'article:modified_time': modified },
      data: {
        '@context': 'https://schema.org',
        '@type': shelf === 'news' ? 'NewsArticle' : 'BlogPosting',
        headline: words.title,
        description: words.summary,
        inLanguage: words.language,
        datePublished: article.publishedAt,
        dateModified: modified,
        keywords: tags.join(', '),
        mainEntityOfPage: addressOf(origin, path, words.language),
        ...(image && { image: [image] }),
        publisher: { '@type': 'Organization', url: origin },
      },
      body: `<article><h1>${escape(words.title)}</h1><p>${escape(words.summary)}</p>${bodyOf(words, settings)}</article>`,
    }
  }

  function ofList(rows: readonly TextRow[], settings: Settings, origin: string, shelf: Shelf, language: string): Head {
    const articles = rows.map((row) => articleOf(row, settings, language))
    const title = translate(language, `feed.${shelf}`)
    const description = translate(language, `feed.${shelf}.text`)
    const path = `/${shelf}`
    const links = articles.map(
      ({ slug, title: name, summary }) =>
        `<li><a href="${path}/${slug}">${escape(name)}</a><p>${escape(summary)}</p></li>`,
    )
    return {
      title,
      description,
      path,
      language,
      languages: settings.languages.supported,
      type: 'website',
      shelf,
      data: {
        '@context': 'https://schema.org',
        '@type': shelf === 'news' ? 'CollectionPage' : 'Blog',
        name: title,
        description,
        inLanguage: language,
        url: addressOf(origin, path, language),
      },
      body: `<h1>${escape(title)}</h1><ul>${links.join('')}</ul>`,
    }
  }

  return {
    async page({ page, path, language }: Found, req: FastifyRequest) {
      const place = placeOf(path)
      if (!place) return undefined
      const settings = services.settings()
      const origin = originOf(req)
      const { shelf, slug } = place
      if (slug === undefined) {
        const { rows } = await shown(shelf, most, language)
        return drawn(page, origin, ofList(rows, settings, origin, shelf, language))
      }
      const [row] = isSlug.test(slug) ? (await shown(shelf, 1, language, slug)).rows : []
      if (!row) return 'missing'
      return drawn(
        page,
        origin,
        ofText(row, readingOf(row, language, settings.languages.default), settings, origin, shelf),
      )
    },

    async addresses(): Promise<Localized[]> {
      const settings = services.settings()
      const each = await Promise.all(
        (Object.keys(shelves) as Shelf[]).map(async (shelf) =>
          (await shown(shelf, inSitemap)).rows.map((row) => ({
            path: `/${shelf}/${row.slug}`,
            languages: languagesOf(row, settings),
          })),
        ),
      )
      return each.flat()
    },

    async feed(req: FastifyRequest) {
      const settings = services.settings()
      const query = new URL(req.url, 'https://site.invalid').searchParams
      const language = supported(settings.languages, query.get('lang') ?? undefined) ?? settings.languages.default
      const kind = query.get('kind')
      const wanted = (Object.keys(shelves) as Shelf[]).filter((shelf) => kind === null || kind === '' || shelf === kind)
      const origin = originOf(req)
      const rows = (
        await Promise.all(
          wanted.map(async (shelf) => (await shown(shelf, most, language)).rows.map((row) => ({ shelf, row }))),
        )
      )
        .flat()
        // A feed has one language: what is not written in it is left out.
        .filter(({ row }) => row.languages.includes(language))
        .toSorted((a, b) => Number(b.row.publishedAt) - Number(a.row.publishedAt))
        .slice(0, most)
      const [only] = wanted.length === 1 ? wanted : []
      const title = translate(language, only ? `feed.${only}` : 'feed')
      const self = `${origin}/rss.xml?${new URLSearchParams({ ...(only && { kind: only }), lang: language }).toString()}`
      const items = rows.map(({ shelf, row }) => {
        const article = articleOf(row, settings, language)
        const link = addressOf(origin, `/${shelf}/${row.slug}`, language)
        const words = readingOf(row, language, settings.languages.default)
        return [
          '<item>',
          `<title>${escape(article.title)}</title>`,
          `<link>${escape(link)}</link>`,
          `<guid isPermaLink="false">${shelf}:${row.slug}:${language}</guid>`,
          `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
          ...article.tags.map(({ label }) => `<category>${escape(label)}</category>`),
          // It is html to readers of feeds: the words of a summary are escaped as its text, and that as xml.
          `<description>${escape(escape(article.summary))}</description>`,
          `<content:encoded>${escape(withOrigin(bodyOf(words, settings), origin))}</content:encoded>`,
          '</item>',
        ].join('')
      })
      const newest = rows[0]?.row.publishedAt
      return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escape(title)}</title>
<link>${escape(addressOf(origin, only ? `/${only}` : '/', language))}</link>
<description>${escape(translate(language, only ? `feed.${only}.text` : 'feed.text'))}</description>
<language>${language}</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
    },
  }
}

/** Readers of feeds know no place of the site: links and pictures name it. */
const withOrigin = (html: string, origin: string): string =>
  html.replaceAll(/ (href|src)="\//g, (_whole, name: string) => ` ${name}="${origin}/`)
