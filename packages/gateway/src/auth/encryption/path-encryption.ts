import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { PublicKey } from './payload-encryption.ts'

/** Derivable from the published key: the seal deters scrapers only. */
const keyFrom = ({ x, y }: PublicKey): Buffer => createHash('sha256').update(`wps-path.${x}.${y}`).digest()

/** A text for the client's cipher to open: a compact JWE, `dir` with A256GCM. */
export function sealPath(text: string, key: PublicKey): string {
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: key.kid })).toString('base64url')
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(key), iv).setAAD(Buffer.from(header))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [
    header,
    '',
    iv.toString('base64url'),
    sealed.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
  ].join('.')
}
