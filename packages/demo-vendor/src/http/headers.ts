import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

function policy({ siteOrigins }: Pick<Config, 'siteOrigins'>, scripts: readonly string[] = []): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self' ${siteOrigins.join(' ')}`,
  ].join('; ')
}

/**
 * Headers of every answer. The game runs on its own origin, in a frame of the site; none of it may be loaded from
 * elsewhere.
 */
export function safeHeaders(config: Pick<Config, 'siteOrigins'>): Record<string, string> {
  return {
    'content-security-policy': policy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}

/** A built page checks the integrity of its scripts: its import map may run, scripts it does not name may not. */
export function pageHeaders(config: Pick<Config, 'siteOrigins'>, html: string): Record<string, string> {
  const maps = [...html.matchAll(/<script type="importmap">([^<]*)<\/script>/g)].map(
    ([, map = '']) => `'sha256-${createHash('sha256').update(map).digest('base64')}'`,
  )
  return maps.length === 0
    ? {}
    : { 'content-security-policy': policy(config, maps), 'integrity-policy': 'blocked-destinations=(script)' }
}
