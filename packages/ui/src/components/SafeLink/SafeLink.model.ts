/** Where an address from data may lead. */
export interface Allowed {
  /** Schemes beside paths of this site, with the colon. */
  schemes?: readonly string[] | undefined
  /** Hosts a web address may name; every host unless given. `.example.com` takes its subdomains in. */
  hosts?: readonly string[] | undefined
}

export interface Destination {
  /** The address as it was given, without spaces around it. */
  href: string
  /** `site` stays on this origin, `web` is another page of the web, `app` opens mail or telephone. */
  kind: 'site' | 'web' | 'app'
}

// What browsers drop or read as something else before they look at the scheme: control characters, invisible and
// direction-turning ones, backslashes. An honest address has none.
const tricks = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u3000\\]/u
const longest = 2048
const web = new Set(['https:', 'http:'])
const here = 'https://here.invalid'

const hostFits = (host: string, rule: string) =>
  rule.startsWith('.') ? host.endsWith(rule) || host === rule.slice(1) : host === rule

function onSite(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text, here)) return false
  const { origin, pathname } = new URL(text, here)
  // `/.//evil.example` has a path that a router would hand back to the browser as another host; an encoded slash may be
  // decoded later.
  return origin === here && !/^\/(?:\/|%2f|%5c)/i.test(pathname)
}

/**
 * What an address from data leads to, or undefined where it must not become a link: any scheme that is not allowed
 * (`javascript:`, `data:`, `vbscript:`, `blob:` …), hidden characters, `//host`, `https:host`, `user@host`.
 * Relative addresses count only from the root (`/help`), or within the page (`#top`, `?page=2`).
 */
export function destination(
  text: string | null | undefined,
  { schemes = ['https:', 'mailto:', 'tel:'], hosts }: Allowed = {},
): Destination | undefined {
  if (typeof text !== 'string' || text.length > longest || tricks.test(text)) return undefined
  const href = text.trim()
  if (/^[/?#]/.test(href)) return onSite(href) ? { href, kind: 'site' } : undefined
  if (!URL.canParse(href)) return undefined
  const { protocol, username, password, hostname } = new URL(href)
  if (!schemes.includes(protocol) || username || password) return undefined
  if (!web.has(protocol)) return { href, kind: 'app' }
  // An empty name before the host, or a disguised host, is refused.
  if (!/^https?:\/\/[^/?#@%\s]+(?:[/?#]|$)/i.test(href) || !/[\p{L}\p{N}]/u.test(hostname)) return undefined
  return !hosts || hosts.some((rule) => hostFits(hostname, rule)) ? { href, kind: 'web' } : undefined
}

/** The address itself where it may become a link: `destination(text)?.href`. */
export const safeHref = (text: string | null | undefined, allowed?: Allowed): string | undefined =>
  destination(text, allowed)?.href
