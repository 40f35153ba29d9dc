import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../server/services.ts'
import { cookieOf } from '../request/cookies.ts'
import { supported, visitorLanguage } from '../request/language.ts'
import { originOf } from '../request/hosts.ts'
import { pathOf } from '../log.ts'
import { refuse } from '../../lib/refusal.ts'
import { isClosed } from '../../settings/maintenance.ts'
import { isBlocked } from '../../settings/region.ts'
import type { Settings } from '../../settings/settings.ts'
import { contentSecurityPolicy, integrityPolicy, permissionsPolicy } from '../request/headers.ts'
import { isCall, languageIn } from './address.ts'
import { withHostHead } from './head.ts'
import { readPages, type Found, type Page, type PageState } from './pages.ts'
import { openToRobots, robotRules, tellRobots } from './robots.ts'
import { wellKnown } from './well-known.ts'
import type { ArticlePages } from './articles.ts'

export interface SiteOptions {
  /** Folder of the built site: `pages/` (see pages.ts) and the static files, in `client/` or beside it. */
  dist: string
  vendorOrigin: string
  /** The page with the data its visitor needs at once. */
  draw: (found: Found, log: FastifyBaseLogger) => Promise<Page>
  articles: ArticlePages
  /** Share of the traces that the pages begin and that are sampled; without it they begin none. */
  traceShare: number | undefined
}

const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
const hashed = /^\/assets\//
const words = /^\/assets\/words\/[\w/-]+\.json$/

function stateFor(settings: Settings, now: Date, ip: string): PageState {
  if (isClosed(settings, now)) return 'maintenance'
  return isBlocked(settings, ip) ? 'blocked' : 'open'
}

function imageOrigins(settings: Settings): string[] {
  return settings.site.imageCDNs.flatMap((address) =>
    URL.canParse(address) && address.startsWith('https:') ? [new URL(address).origin] : [],
  )
}

/**
 * The language of a page: what the visitor chose before, else what the address names (`/rng?lang=en`, a link of a search
 * engine), else what the browser asks for. `keep`: the cookie by which the page's own scripts, and the next page, speak
 * the language that the address named.
 */
function pageLanguage({ languages }: Settings, req: FastifyRequest, wanted: string | undefined) {
  const named = supported(languages, cookieOf(req, 'lang')) ? undefined : supported(languages, wanted)
  return named
    ? { language: named, keep: `lang=${named}; Path=/; Max-Age=31536000; SameSite=Lax` }
    : { language: visitorLanguage(languages, req), keep: undefined }
}

/** Serves the built site: files by name, and a page for every other address, in the visitor's language and state. */
export async function serveSite(
  app: FastifyInstance,
  services: Services,
  { dist, vendorOrigin, draw, articles, traceShare }: SiteOptions,
): Promise<void> {
  const files = existsSync(join(dist, 'client')) ? join(dist, 'client') : dist
  const pages = readPages(
    dist,
    services.settings().languages.default,
    () => services.mirrors.publicKey(),
    traceShare === undefined ? {} : { 'data-traces': String(traceShare) },
    app.log,
  )

  await app.register(fastifyStatic, {
    root: files,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [
      'robots.txt',
      // Many, and of a form that one route knows.
      'assets/words/**',
      'pages/**',
      'server/**',
      'prerender/**',
      '**/*.map',
      '**/*.html',
      '**/*.br',
      '**/*.gz',
      '.vite/**',
    ],
    setHeaders: (reply, path) => {
      const asset = hashed.test(path.slice(files.length).replaceAll('\\', '/'))
      reply.header('cache-control', asset ? 'public, max-age=31536000, immutable' : 'no-cache')
      // A worker runs under the policy of its own script, and one in a sandbox does not run.
      if (/\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', workerPolicy)
    },
  })

  const mayRead = openToRobots(robotRules(files))
  async function sendPage(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const settings = services.settings()
    const state = stateFor(settings, services.clock.now(), req.ip)
    const { wanted, rest } = languageIn(req.url)
    const { language, keep } = pageLanguage(settings, req, wanted)
    const at = await pages.find(rest, language, state)
    if (!at) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    const article = state === 'open' && at.known ? await articles.page(at, req) : undefined
    const found = article === 'missing' ? { ...at, known: false } : { ...at, page: article ?? at.page }
    const page = state === 'open' && found.known ? await draw(found, req.log) : found.page
    reply.headers({
      vary: 'Cookie, Accept-Language',
      'cache-control': 'private, no-cache',
      'content-language': language,
    })
    if (keep) reply.header('set-cookie', keep)
    reply.code(state === 'maintenance' ? 503 : state === 'blocked' ? 451 : found.known ? 200 : 404)
    if (state === 'maintenance') reply.header('retry-after', '60')
    if (state === 'open' && found.known) {
      // The stored page keeps the headers and the nonce it came with, so a 304 has no policy of its own.
      reply.header('etag', page.etag)
      if (req.headers['if-none-match']?.split(',').some((tag) => tag.trim() === page.etag))
        return reply.code(304).send()
    }
    const nonce = randomBytes(16).toString('base64')
    const html = page.parts.join(nonce)
    // A page that anybody may list says at which address it is; the sitemap says in which languages.
    const named = state === 'open' && !article && found.known && mayRead(found.path) && !found.path.includes(':')
    const authDomain = settings.firebase.projectId && settings.firebase.authDomain
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(
          {
            vendorOrigin,
            images: imageOrigins(settings),
            authDomain,
            mirrors: state === 'open' ? services.mirrors.hosts() : [],
            scriptHash: page.scriptHash,
          },
          nonce,
        ),
        ...integrityPolicy({ authDomain }),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': permissionsPolicy(vendorOrigin),
        'origin-agent-cluster': '?1',
      })
      .type('text/html; charset=utf-8')
      .send(named ? withHostHead(html, found, originOf(req)) : html)
  }

  wellKnown(app, services)
  tellRobots(app, services, files, { pages, articles })

  /**
   * A form of another site may send a person here, as payment pages do when they are done: what it sent is ignored, and
   * the page is shown. Programs get the envelope.
   */
  app.route({
    method: 'POST',
    url: '/*',
    onRequest: async (req, reply) => {
      if (isCall(req.url) || !req.headers.accept?.includes('text/html')) throw refuse('not_found')
      return pages.knows(req.url)
        ? reply.header('cache-control', 'no-store').redirect(req.url, 303)
        : sendPage(req, reply)
    },
    handler: () => {
      throw refuse('not_found')
    },
  })

  /** A missing file is a plain 404, never a page with status 200: so that a stale tab notices. */
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (req, reply) => {
      const path = pathOf(req.url)
      // One address for each page: what is drawn for it and what its scripts draw are then the same, however it was
      // spelt.
      const spelt = pages.canonical(path)
      if (spelt !== undefined)
        return reply.header('cache-control', 'no-cache').redirect(spelt + req.url.slice(path.length), 308)
      if (words.test(path) && existsSync(join(files, path))) return reply.sendFile(path.slice(1))
      const extension = extname(path)
      if (hashed.test(path) || (extension !== '' && extension !== '.html'))
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
      return sendPage(req, reply)
    },
  })
}
