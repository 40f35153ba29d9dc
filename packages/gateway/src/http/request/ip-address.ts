import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

/** An address with what proxies add to it: quotes, brackets, a port. */
const written = /^"?(?:\[(?<inBrackets>[^[\]"]+)\](?::\d{1,5})?|(?<v4>[\d.]+):\d{1,5}|(?<bare>[^[\]"]+))"?$/

/**
 * The one spelling of an address, however a proxy or a socket writes it: `203.0.113.7:49152`, `[2001:DB8::1]:443`,
 * `::ffff:203.0.113.7`, `fe80::1%eth0`. Undefined where it is no address.
 */
export function canonicalIp(text: string): string | undefined {
  const { inBrackets, v4, bare } = written.exec(text.trim())?.groups ?? {}
  const address = (inBrackets ?? v4 ?? bare ?? '').replace(/%.*$/, '')
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString()
}

/**
 * The addresses of `X-Forwarded-For`, each in its one spelling. What stands before one that cannot be read is left out,
 * since nobody knows which proxy it came through: such a request counts as the proxy's own.
 */
export function canonicalForwardedFor(header: string): string {
  const read: string[] = []
  for (const entry of header.split(',').toReversed()) {
    if (entry.trim() === '') continue
    const address = canonicalIp(entry)
    if (address === undefined) break
    read.unshift(address)
  }
  return read.join(', ')
}

/**
 * Makes `req.ip` the one spelling of the visitor's address before anything decides by it, counts it or logs it. Other
 * spellings would pass blocks of regions, and each would have limits of its own.
 */
export function canonicalIps(app: FastifyInstance): void {
  app.addHook('onRequest', (req, _reply, done) => {
    const { headers } = req.raw
    const forwarded = headers['x-forwarded-for']
    // Node joins the lines of a repeated header.
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = canonicalForwardedFor(forwarded)
    const ip = canonicalIp(req.ip)
    if (ip !== undefined && ip !== req.ip) Object.defineProperty(req, 'ip', { value: ip })
    done()
  })
}
