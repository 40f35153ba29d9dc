/** A text as it was signed: for readers of every language, or by language (`{ en: 'Harbour', bn: 'বন্দর' }`). */
export type SignedText = string | Readonly<Record<string, string>>

/** A host of the site. */
export interface MirrorLine {
  /** Name of the line, as the page shows it (`signedTextIn`). */
  name: SignedText
  /** Host as a browser writes it, with its port if that is not the usual one: `play.example`, `localhost:8080`. */
  host: string
  /** Where it stands; empty if that is not told. */
  region: SignedText
}

/** The hosts of the site, as their owner signed them. */
export interface MirrorList {
  /** Number of the list; a newer list has a higher one. */
  version: number
  issuedAt: string
  expiresAt: string
  lines: MirrorLine[]
}

export const mirrorFaults = [
  'malformed',
  'algorithm',
  'key',
  'signature',
  'fields',
  'duplicate_host',
  'not_yet_valid',
  'expired',
  'older',
  'unsupported',
] as const
/**
 * Why a list is refused. `expired` and `older`: it is signed, and out of date. `unsupported`: this browser cannot check
 * signatures. All others: it is not the list that was signed.
 */
export type MirrorFault = (typeof mirrorFaults)[number]

export class MirrorListRefused extends Error {
  readonly fault: MirrorFault
  constructor(fault: MirrorFault) {
    super(`the list of mirrors is refused: ${fault}`)
    this.name = 'MirrorListRefused'
    this.fault = fault
  }
}

export interface MirrorCheck {
  /** The pinned Ed25519 key: 32 bytes in base64url. It comes with the application, never with the list. */
  publicKey: string
  now: Date
  /** The highest version that this device has seen under this key; a lower one is refused. */
  knownVersion?: number | undefined
}

/** Longest list that is read, in characters. */
const longest = 64_000
/** How far a clock may be behind that of the signer, in ms. */
const clockSlackMs = 5 * 60_000
const hostPattern = /^(?:[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

function refuse(fault: MirrorFault): never {
  throw new MirrorListRefused(fault)
}

/** Bytes of unpadded base64url, in its one spelling. */
function bytesOf(text: unknown, fault: MirrorFault): Uint8Array<ArrayBuffer> {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text)) return refuse(fault)
  let binary: string
  try {
    binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return refuse(fault)
  }
  if (btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') !== text) return refuse(fault)
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}

function objectOf(text: string, fault: MirrorFault): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(fault)
  }
  return isObject(value) ? value : refuse(fault)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an object has exactly these keys. */
const hasOnly = (value: Record<string, unknown>, ...keys: string[]): boolean =>
  Object.keys(value).toSorted().join() === keys.toSorted().join()

const textOf = (bytes: Uint8Array, fault: MirrorFault): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(fault)
  }
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

/** One text, or one that is not empty for each language. */
const isSignedText = (value: unknown): value is SignedText =>
  isText(value, 80) ||
  (isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(
      ([language, text]) => /^[a-z]{2,3}(-[A-Za-z]{2,8})?$/.test(language) && isText(text, 80) && text !== '',
    ))

/** A signed text for a reader of a language: in it, in its base language, in English, or else in any there is. */
export function signedTextIn(text: SignedText, language: string): string {
  if (typeof text === 'string') return text
  const [base = language] = language.split('-')
  const found = [language, base, 'en', ...Object.keys(text)].find((tag) => Object.hasOwn(text, tag))
  return found === undefined ? '' : (text[found] ?? '')
}

function lineOf(value: unknown): MirrorLine {
  if (!isObject(value) || !hasOnly(value, 'name', 'host', 'region')) return refuse('fields')
  const { name, host, region } = value
  if (!isSignedText(name) || name === '' || !isSignedText(region) || !isText(host, 260) || !hostPattern.test(host))
    return refuse('fields')
  return { name, host, region }
}

function instantOf(value: unknown): number {
  return typeof value === 'string' && instantPattern.test(value) && !Number.isNaN(Date.parse(value))
    ? Date.parse(value)
    : refuse('fields')
}

function listOf(payload: Uint8Array, now: Date, knownVersion: number): MirrorList {
  const value = objectOf(textOf(payload, 'fields'), 'fields')
  if (!hasOnly(value, 'version', 'issuedAt', 'expiresAt', 'lines')) return refuse('fields')
  const { version, issuedAt, expiresAt, lines: given } = value
  if (!Number.isSafeInteger(version) || (version as number) < 1 || !Array.isArray(given) || given.length > 100)
    return refuse('fields')
  const [from, until] = [instantOf(issuedAt), instantOf(expiresAt)]
  const lines = given.map(lineOf)
  if (new Set(lines.map(({ host }) => host)).size !== lines.length) return refuse('duplicate_host')
  if (from > now.getTime() + clockSlackMs) return refuse('not_yet_valid')
  if (until <= now.getTime()) return refuse('expired')
  if ((version as number) < knownVersion) return refuse('older')
  return { version: version as number, issuedAt: issuedAt as string, expiresAt: expiresAt as string, lines }
}

/** Name of a key: the first eight bytes of the SHA-256 of its 32 bytes, in hexadecimal. */
export async function mirrorKeyId(publicKey: string): Promise<string> {
  const { subtle } = globalThis.crypto ?? {}
  // Absent on pages without a secure context.
  if (!(subtle as SubtleCrypto | undefined)) return refuse('unsupported')
  const digest = await subtle.digest('SHA-256', bytesOf(publicKey, 'key'))
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function isSigned(key: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>, text: string) {
  let imported: CryptoKey
  try {
    imported = await globalThis.crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  } catch (error) {
    return refuse(error instanceof DOMException && error.name === 'NotSupportedError' ? 'unsupported' : 'key')
  }
  return crypto.subtle.verify('Ed25519', imported, signature, new TextEncoder().encode(text))
}

/**
 * Reads `/.well-known/wps-mirrors.json`: a flattened JWS (RFC 7515) with an Ed25519 signature (RFC 9864), held against
 * the pinned key. Nothing of the list is read before its signature is.
 * @throws MirrorListRefused
 */
export async function readMirrorList(
  document: string,
  { publicKey, now, knownVersion = 0 }: MirrorCheck,
): Promise<MirrorList> {
  if (document.length > longest) return refuse('malformed')
  const jws = objectOf(document, 'malformed')
  if (!hasOnly(jws, 'protected', 'payload', 'signature')) return refuse('fields')
  const header = objectOf(textOf(bytesOf(jws['protected'], 'malformed'), 'malformed'), 'malformed')
  if (!hasOnly(header, 'alg', 'kid', 'typ')) return refuse('fields')
  if (header['alg'] !== 'Ed25519' || header['typ'] !== 'wps-mirrors+jws') return refuse('algorithm')
  if (header['kid'] !== (await mirrorKeyId(publicKey))) return refuse('key')
  const payload = bytesOf(jws['payload'], 'malformed')
  const signature = bytesOf(jws['signature'], 'signature')
  const key = bytesOf(publicKey, 'key')
  if (signature.length !== 64) return refuse('signature')
  if (!(await isSigned(key, signature, `${String(jws['protected'])}.${String(jws['payload'])}`)))
    return refuse('signature')
  return listOf(payload, now, knownVersion)
}

/** Key id as people compare it: `9F 41 C2 08 · 7A D3 55 1E`. */
export const keyPairs = (keyId: string): string =>
  (keyId.toUpperCase().match(/.{8}/g) ?? []).map((half) => (half.match(/../g) ?? []).join(' ')).join(' · ')

/** The host of what somebody typed or was sent: an address, or a bare host. Undefined where it is neither. */
export function hostOf(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || /[\s\\]/.test(text) || !URL.canParse(address)) return undefined
  const { protocol, host, port, hostname, username, password } = new URL(address)
  // What stands before an @ only looks like the host.
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  const plain = hostname.replace(/\.$/, '')
  const known = /^[a-z\d-]+(\.[a-z\d-]+)+$|^localhost$|^\[[\da-f:.]+\]$/.test(plain)
  return known ? (port === '' ? plain : host.replace(hostname, plain)) : undefined
}
