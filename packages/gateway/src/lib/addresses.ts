import * as z from 'zod'

/**
 * Where an address that came as data leads: `site` stays here, `web` is another page, `app` opens mail or telephone.
 */
export interface Address {
  href: string
  kind: 'site' | 'web' | 'app'
  /** Of a web address, as the browser will request it. */
  host?: string
}

export interface AddressLimits {
  schemes?: readonly string[]
  /** Hosts a web address may name; `.example.com` includes its subdomains. Every host by default. */
  hosts?: readonly string[]
}

export const longestAddress = 2048
const inert = 'https://site.invalid'
/** What browsers drop or reinterpret; a valid address has none of it. */
const disguised = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u3000]/u

export const hostIn = (host: string, list: readonly string[]): boolean =>
  list.some((rule) => host === rule || (rule.startsWith('.') && (host === rule.slice(1) || host.endsWith(rule))))

function sitePath(text: string): Address | undefined {
  if (/\s/.test(text) || !URL.canParse(text, inert)) return undefined
  const { origin, pathname } = new URL(text, inert)
  // Dots that resolve to `//host`, and slashes that are decoded later.
  return origin === inert && !/^\/(?:\/|%2f|%5c)/i.test(pathname) ? { href: text, kind: 'site' } : undefined
}

/**
 * What an address from data leads to, undefined where it must not be followed. The page decides the same again
 * (`safeHref` of the kit); both are tested with one table of cases.
 */
export function readAddress(
  given: string,
  { schemes = ['https:', 'mailto:', 'tel:'], hosts }: AddressLimits = {},
): Address | undefined {
  if (given.length > longestAddress || disguised.test(given)) return undefined
  const text = given.trim()
  if (/^[/?#]/.test(text)) return sitePath(text)
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, hostname } = new URL(text)
  if (!schemes.includes(protocol)) return undefined
  if (protocol !== 'https:' && protocol !== 'http:') return { href: text, kind: 'app' }
  const [, authority = ''] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? []
  if (authority === '' || /[@%\s]/.test(authority) || username || password) return undefined
  if (!/[\p{L}\p{N}]/u.test(hostname)) return undefined
  return hosts && !hostIn(hostname, hosts) ? undefined : { href: text, kind: 'web', host: hostname }
}

const fits =
  (kind: Address['kind'], limits?: AddressLimits) =>
  (text: string): boolean =>
    readAddress(text, limits)?.kind === kind

/** A place of the site, from its root. */
export const sitePlace = z
  .string()
  .max(512)
  .refine((text) => text.startsWith('/') && fits('site')(text), 'a path of the site, like /promotions')
/** A page of the web that may be linked to. */
export const webAddress = z
  .string()
  .max(longestAddress)
  .refine(fits('web', { schemes: ['https:'] }), 'an https address without a name before its host')
/** A service of ours: https, or http within a network of ours. */
export const serviceAddress = z
  .string()
  .max(longestAddress)
  .refine(fits('web', { schemes: ['https:', 'http:'] }), 'an http or https address without a name before its host')
/** Where a person may be sent: a place of the site, or a page of the web. */
export const safeAddress = z.union([sitePlace, webAddress])
