import type { Config } from '../config.ts'

/** Headers of every answer. The game runs on its own origin, in a frame of the site; nothing of it may come from elsewhere. */
export function safeHeaders(config: Pick<Config, 'siteOrigins'>): Record<string, string> {
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self' ${config.siteOrigins.join(' ')}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
