import { contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '../log.ts'

export interface PageOrigins {
  /** Where game frames come from; never our own origin. */
  vendorOrigin: string
  /** Further hosts pictures may come from. */
  images: readonly string[]
  /**
   * Host of Firebase's login pages; empty or absent where it is not configured, and then nothing of Google's may load.
   */
  authDomain?: string
  /** Other hosts of ours that a page may ask how far they are. */
  mirrors?: readonly string[]
  /** The one script a page may have inline, its import map, as `'sha256-…'`. */
  scriptHash?: string
}

/**
 * What Firebase's login needs, and nothing needs without it: popups through Google's loader, proof that no robot
 * requests an sms.
 */
function firebaseSources(authDomain: string | undefined) {
  if (!authDomain) return { scripts: [], connections: [], frames: [], policies: [] }
  const recaptcha = 'https://www.google.com/recaptcha/'
  return {
    scripts: ['https://apis.google.com/js/', recaptcha, 'https://www.gstatic.com/recaptcha/'],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', recaptcha],
    frames: [`https://${authDomain}`, recaptcha],
    // Each of Google's scripts makes its own policy of the same name.
    policies: ['default', 'goog#html', "'allow-duplicates'"],
  }
}

/**
 * What a page of ours may do: scripts of ours, styles of ours or under the nonce, one vendor in frames.
 */
export function contentSecurityPolicy(
  { vendorOrigin, images, authDomain, mirrors = [], scriptHash = '' }: PageOrigins,
  nonce: string,
): string {
  const { scripts, connections, frames, policies } = firebaseSources(authDomain)
  return [
    "default-src 'none'",
    ["script-src 'self'", scriptHash, ...scripts].filter(Boolean).join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mirrors, ...connections].join(' '),
    `frame-src ${[vendorOrigin, ...frames].filter(Boolean).join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types app-url brand-sdk dompurify', ...policies].join(' '),
  ].join('; ')
}

/** Only scripts with an integrity hash run. Google's scripts, where Firebase is configured, come without. */
export const integrityPolicy = ({ authDomain }: Pick<PageOrigins, 'authDomain'>): Record<string, string> =>
  authDomain ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }

/** Sound and full screen for the games; every other browser feature is denied. */
export function permissionsPolicy(vendorOrigin: string): string {
  const games = vendorOrigin ? `(self "${vendorOrigin}")` : '(self)'
  const none = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
  return [`autoplay=${games}`, `fullscreen=${games}`, ...none.map((name) => `${name}=()`)].join(', ')
}

/** Of every answer, also of one that never reached a route. */
export const safeHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** Calls that pages of any origin may make: they measure how far our hosts are, and learn nothing of anybody. */
const openCalls: readonly string[] = [contract.system.ping.path]

/** Headers by which pages of other origins may read what a path answers, a refusal too; none for all but a few paths. */
export const openHeaders = (path: string): Record<string, string> =>
  openCalls.includes(path) ? { 'access-control-allow-origin': '*' } : {}

/** What a response that is no page may do: nothing. */
export const noPage = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** On every answer, refused ones included, unless the route set its own: an API answer or a file is no page and may do nothing. */
export function secureEverything(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, done) => {
    reply.headers(safeHeaders(req.id)).headers(openHeaders(pathOf(req.url)))
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
  app.addHook('onSend', (_req, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy') && reply.statusCode !== 304)
      reply.header('content-security-policy', noPage)
    done()
  })
}
