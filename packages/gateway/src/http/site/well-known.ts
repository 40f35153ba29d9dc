import type { FastifyInstance } from 'fastify'
import { readAddress } from '../../lib/addresses.ts'
import type { Services } from '../../server/services.ts'
import { isInvented } from '../../settings/sandbox-contacts.ts'
import type { Settings } from '../../settings/settings.ts'
import { originOf } from '../request/hosts.ts'
import { textFile } from './text-file.ts'

/** Where a member changes the password; who is not logged in comes there through the login. */
const passwordPage = '/member?page=securityCenter'
/** Where anyone reaches us, if the operator named no channel. */
const helpPage = '/help'

const dayMs = 86_400_000
/** How long a security.txt may be kept by who read it; the standard wants less than a year. */
const validDays = 180

/** The channels of customer service that somebody reads, as complete addresses. */
function contacts({ site }: Settings, origin: string): string[] {
  const channels = site.customerService
    .filter(({ path }) => !isInvented(path))
    .flatMap(({ path }) => readAddress(path)?.href ?? [])
  return (channels.length > 0 ? channels : [helpPage]).map((href) => new URL(href, origin).href)
}

/** RFC 9116. It is the same for a whole day, however often it is read. */
function securityTxt(settings: Settings, origin: string, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs)
  const { default: first, supported } = settings.languages
  return [
    ...contacts(settings, origin).map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
    `Preferred-Languages: ${[...new Set([first, ...supported])].join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What browsers, password managers and finders of faults look for in every site. */
export function wellKnown(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/.well-known/change-password',
    handler: (_req, reply) => reply.header('cache-control', 'no-cache').redirect(passwordPage, 302),
  })
  textFile(app, '/.well-known/security.txt', 'text/plain', (req) =>
    securityTxt(services.settings(), originOf(req), services.clock.now()),
  )
}
