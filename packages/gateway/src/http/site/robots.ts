import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { originOf } from '../request/hosts.ts'
import { appShell } from './address.ts'
import type { Pages } from './pages.ts'
import type { ArticlePages, Localized } from './articles.ts'
import { textFile } from './text-file.ts'

/** `robots.txt` of the built site. */
export function robotRules(files: string): string {
  const file = join(files, 'robots.txt')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Whether every robot may read a path, by the `Disallow` lines of a robots.txt. */
export function openToRobots(rules: string): (path: string) => boolean {
  const closed = [...rules.matchAll(/^Disallow:[ \t]*(\S+)/gim)].map(([, prefix = '']) => prefix)
  return (path) => !closed.some((prefix) => path.startsWith(prefix))
}

/**
 * A page has one address for every language it is in (`/rng?lang=en`), and one without a language, which is in that of
 * the visitor. Each names all of them.
 */
function entries(page: string, languages: readonly string[]): string {
  const each = [['x-default', page], ...languages.map((language) => [language, `${page}?lang=${language}`])] as const
  const links = each.map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  return each.map(([, href]) => `<url><loc>${href}</loc>${links.join('')}</url>\n`).join('')
}

const sitemap = (origin: string, pages: readonly Localized[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(({ path, languages }) => entries(origin + path, languages)).join('')}</urlset>
`

/**
 * `/robots.txt` of the built site with the address of the sitemap, which has to be complete, and `/sitemap.xml`: every
 * page that those rules leave open, in every language, and the texts of operators in theirs; `/rss.xml` is their feed.
 */
export function tellRobots(
  app: FastifyInstance,
  services: Services,
  files: string,
  { pages, articles }: { pages: Pages; articles: ArticlePages },
): void {
  const rules = robotRules(files)
  const mayRead = openToRobots(rules)
  const open = pages.addresses.filter((path) => path !== appShell && mayRead(path) && pages.listed(path))

  textFile(app, '/robots.txt', 'text/plain', (req) => `${rules}\nSitemap: ${originOf(req)}/sitemap.xml\n`)
  textFile(app, '/sitemap.xml', 'application/xml', async (req) => {
    const languages = services.settings().languages.supported.filter((language) => pages.languages.includes(language))
    const texts = (await articles.addresses()).map(({ path, languages: written }) => ({
      path,
      languages: languages.filter((language) => written.includes(language)),
    }))
    return sitemap(originOf(req), [...open.map((path) => ({ path, languages })), ...texts])
  })
  textFile(app, '/rss.xml', 'application/rss+xml', (req) => articles.feed(req))
}
