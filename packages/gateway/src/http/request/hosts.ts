import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathOf } from '../log.ts'
import { refusalBody, statusOf } from '../response/errors.ts'
import { refuse, type Refused } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Host, hostEntry, readHost } from '../../lib/hosts.ts'

/** Whether a name can only mean this machine, so that no web page can use it. */
export const isOwnName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'))

/** Whether an address of a connection is this machine. */
export const isOwnAddress = (ip: string | undefined): boolean =>
  ip !== undefined && isOwnName(isIP(ip) === 6 && !ip.includes('.') ? `[${ip}]` : ip.replace(/^::ffff:/i, ''))

const fits = (host: Host, listed: Host): boolean =>
  host.name === listed.name && (listed.port === undefined || listed.port === (host.port ?? ''))

function ownSites({ site }: Settings): Host[] {
  return [site.mainDomain, ...site.domainRoute].flatMap((address) => {
    const host = readHost(URL.canParse(address) && address.includes('://') ? new URL(address).host : address)
    return host ? [host] : []
  })
}

/** Requests that name more than one host, or in a way no honest client does. */
function confused(req: FastifyRequest): string | undefined {
  const { rawHeaders, url = '' } = req.raw
  const hosts = rawHeaders?.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length ?? 1
  if (hosts > 1) return 'the request names two hosts'
  const absolute = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)
  if (absolute && absolute[1]?.toLowerCase() !== req.headers.host?.toLowerCase())
    return 'the address and the Host header name different hosts'
  return undefined
}

/**
 * Why this request is refused, if it is. Fastify's `host` reads X-Forwarded-Host only from a trusted proxy; from any
 * other client it is ignored.
 */
function judge(req: FastifyRequest, listed: readonly Host[], settings: Settings): Refused | undefined {
  const fault = confused(req)
  if (fault) return refuse('validation', { message: fault })
  const host = readHost(req.host ?? '')
  if (!host) return refuse('validation', { message: 'the Host header could not be read' })
  if (isOwnName(host.name) || [...listed, ...ownSites(settings)].some((one) => fits(host, one))) return undefined
  return refuse('host_not_allowed', {
    message: `this gateway does not answer for ${host.name}: if it should, name it in ALLOWED_HOSTS`,
  })
}

const probes = new Set(['/healthz', '/readyz'])
/** Names logged at most, so that invented ones cannot fill the log. */
const reportedHostLimit = 20

/**
 * Answers only for known hosts: this machine, `hosts`, and the site's own domains. The address of ours in a link, a
 * passkey or a vendor call follows from the Host header, so a stranger's must not get that far. Health probes come by
 * address and are exempt.
 */
export function guardHosts(app: FastifyInstance, hosts: readonly string[], settings: () => Settings): void {
  const listed = hosts.map(hostEntry)
  const reported = new Set<string>()
  app.addHook('onRequest', (req, reply, done) => {
    const refused = probes.has(pathOf(req.url)) ? undefined : judge(req, listed, settings())
    if (!refused) return done()
    if (refused.code === 'host_not_allowed' && reported.size < reportedHostLimit && !reported.has(req.host)) {
      reported.add(req.host)
      req.log.warn({ host: req.host }, 'a host that is not in ALLOWED_HOSTS was refused')
    }
    const status = refused.code === 'validation' ? 400 : statusOf(refused.code)
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalBody(refused, req.id)))
  })
}

/** The origin a request came to; only of accepted hosts. */
export const originOf = (req: FastifyRequest): string =>
  new URL(`${req.protocol === 'https' ? 'https' : 'http'}://${req.host}`).origin

const forwarding = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-cluster-client-ip',
  'x-original-host',
]

/**
 * Whether the client is on this machine: the connection and the Host header both show it, port included, and no proxy
 * left its mark. `listed`: further addresses of this machine, for instance that of a development server in front of us.
 */
export function isAtThisMachine(req: FastifyRequest, listed: readonly string[]): boolean {
  const host = readHost(req.headers.host ?? '')
  if (!host || !isOwnName(host.name) || !isOwnAddress(req.raw.socket.remoteAddress)) return false
  if (Object.keys(req.headers).some((name) => name.startsWith('x-forwarded') || forwarding.includes(name))) return false
  const { localPort } = req.raw.socket
  return (
    localPort === undefined ||
    Number(host.port ?? 80) === localPort ||
    listed.map(hostEntry).some((one) => one.port !== undefined && fits(host, one))
  )
}
