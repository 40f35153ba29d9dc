import { identityProviders } from '@brand/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { translate } from '../../lib/text/words.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Services } from '../../server/services.ts'
import { checked } from '../../http/request/input.ts'
import { visitorLanguage } from '../../http/request/language.ts'
import { isAtThisMachine } from '../../http/request/hosts.ts'
import type { Outgoing } from '../../lib/messenger.ts'

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
ol{list-style:none;padding:0;display:grid;gap:1rem}
li{border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:.75rem;padding:1rem}
small{opacity:.75}p{margin:.5rem 0 0;font-size:1.125rem;overflow-wrap:anywhere}`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

function page(language: string, messages: readonly Outgoing[]): string {
  const [title = '', note = '', none = ''] = ['title', 'note', 'none'].map((key) =>
    safe(translate(language, `inbox.${key}`)),
  )
  const rows = messages.map(
    ({ channel, to, text, at }) =>
      `<li><small>${channel} · ${safe(to)} · <time datetime="${at}">${at}</time></small><p>${safe(text)}</p></li>`,
  )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width"><meta http-equiv="refresh" content="5"><title>${title}</title><link ` +
    'rel="stylesheet" ' +
    `href="/sandbox/inbox.css"></head><body><h1>${title}</h1><p>${note}</p>` +
    `${rows.length ? `<ol>${rows.join('')}</ol>` : `<p>${none}</p>`}</body></html>`
  )
}

const Vouched = z.object({
  provider: z.enum(identityProviders),
  subject: z.string().min(1).max(128),
  name: z.string().max(64).optional(),
  email: z.email().max(128).optional(),
  mobile: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
})

/**
 * For developers only: `/sandbox/inbox` for a person, `/sandbox/inbox.json` for a test, and `/sandbox/identity.json`
 * for a token of the sandbox's identity service. At this machine only and through no proxy, unless the settings open
 * it.
 */
export function sandboxRoutes(app: FastifyInstance, services: Services, hosts: readonly string[]): void {
  const { inbox, vouching } = services
  function requireSandboxAccess(req: FastifyRequest): void {
    const { inbox: open } = services.settings().sandbox
    if (open === 'off' || (open === 'local' && !isAtThisMachine(req, hosts))) throw refuse('not_found')
  }
  const csp = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  app.addHook('onRequest', async (req, reply) => {
    requireSandboxAccess(req)
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })
  if (inbox) {
    app.get('/sandbox/inbox', async (req, reply) => {
      const language = visitorLanguage(services.settings().languages, req)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', csp)
        .send(page(language, inbox.list()))
    })
    app.get('/sandbox/inbox.css', async (_req, reply) => reply.type('text/css; charset=utf-8').send(style))
    app.get('/sandbox/inbox.json', async () => ({ messages: inbox.list() }))
  }
  if (vouching) {
    app.get('/sandbox/identity.json', async (req) => {
      if (services.settings().firebase.projectId) throw refuse('not_found')
      const { provider, ...person } = checked(Vouched, req.query) as z.output<typeof Vouched>
      return { idToken: await vouching.vouch(provider, person) }
    })
  }
}
