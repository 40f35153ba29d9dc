import { FlattenedSign } from 'jose'
import type { Localized } from '../../lib/text/localized.ts'
import { isSignedBy, keyIdOf, type MirrorKeys } from './keys.ts'

/** Name and place for every reader, or by language. */
export interface Line {
  name: string | Localized
  host: string
  region: string | Localized
}

export interface SignedList {
  version: number
  issuedAt: string
  expiresAt: string
  lines: Line[]
}

const dayMs = 86_400_000

/** What is in a document, as far as the key signed it; undefined for any other. */
export function openList(document: string, publicKey: string): SignedList | undefined {
  try {
    const jws = JSON.parse(document) as { protected: string; payload: string; signature: string }
    const { kid } = JSON.parse(Buffer.from(jws.protected, 'base64url').toString()) as { kid: string }
    if (kid !== keyIdOf(publicKey) || !isSignedBy(publicKey, `${jws.protected}.${jws.payload}`, jws.signature))
      return undefined
    return JSON.parse(Buffer.from(jws.payload, 'base64url').toString()) as SignedList
  } catch {
    return undefined
  }
}

interface Wanted {
  lines: readonly Line[]
  days: number
  now: Date
  /** The document before: its version is one lower. */
  before: string
}

/**
 * The document of a list: a flattened JWS (RFC 7515) with an Ed25519 signature (RFC 9864). Undefined without the
 * private key.
 */
export async function signList(keys: MirrorKeys, { lines, days, now, before }: Wanted): Promise<string | undefined> {
  const [publicKey, privateKey] = [keys.publicKey(), keys.privateKey()]
  if (publicKey === undefined || privateKey === undefined) return undefined
  const list: SignedList = {
    version: (openList(before, publicKey)?.version ?? 0) + 1,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
    lines: lines.map(({ name, host, region }) => ({ name, host, region })),
  }
  const {
    protected: header,
    payload,
    signature,
  } = await new FlattenedSign(Buffer.from(JSON.stringify(list)))
    .setProtectedHeader({ alg: 'Ed25519', kid: keyIdOf(publicKey), typ: 'wps-mirrors+jws' })
    .sign(privateKey)
  return JSON.stringify({ protected: header, payload, signature })
}

/** Whether a list has to be signed anew: it names other lines, or half of its time is over. */
export function isDue(list: SignedList | undefined, lines: readonly Line[], now: Date): boolean {
  if (!list) return true
  const [from, until] = [Date.parse(list.issuedAt), Date.parse(list.expiresAt)]
  return JSON.stringify(list.lines) !== JSON.stringify(lines) || now.getTime() > (from + until) / 2
}
