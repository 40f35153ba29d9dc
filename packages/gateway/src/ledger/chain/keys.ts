import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A key that signed seals. A replaced one signs none after `last`. */
export interface PublicSealKey {
  id: string
  /** PEM. */
  publicKey: string
  last?: number
}

interface KeyFile {
  privateKey: string
  keys: PublicSealKey[]
}

/**
 * The keys of the chain, in a file beside the data and never in the database: access to one is no access to the other.
 */
export interface SealKeys {
  /** Of the key in use. */
  id: () => string
  sign: (text: string) => string
  known: () => PublicSealKey[]
  /** Takes a new key; of the old one only the public half is kept. `last`: the newest seal there is. */
  rotate: (last: number) => string
}

function fresh(): { privateKey: string; key: PublicSealKey } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { privateKey, key: { id: createHash('sha256').update(publicKey).digest('hex').slice(0, 16), publicKey } }
}

/**
 * Opens the keys in a file; makes it, readable by its owner alone, where there is none. Read anew at each use, so a
 * change needs no restart.
 */
export function sealKeys(file: string): SealKeys {
  const write = (content: KeyFile, put: (part: string) => void) => {
    const part = `${file}.${randomBytes(4).toString('hex')}`
    writeFileSync(part, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
    try {
      put(part)
    } finally {
      rmSync(part, { force: true })
    }
  }
  if (!existsSync(file)) {
    const { privateKey, key } = fresh()
    write({ privateKey, keys: [key] }, (part) => {
      try {
        linkSync(part, file) // of two that start at once the first wins
      } catch (error) {
        if (!existsSync(file)) throw error
      }
    })
  }
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as KeyFile
  return {
    id: () => read().keys.at(-1)?.id ?? '',
    sign: (text) => sign(null, Buffer.from(text), createPrivateKey(read().privateKey)).toString('base64'),
    known: () => read().keys,
    rotate(last) {
      const { privateKey, key } = fresh()
      const keys = read().keys.map((one) => ({ ...one, last: one.last ?? last }))
      write({ privateKey, keys: [...keys, key] }, (part) => renameSync(part, file))
      return key.id
    },
  }
}

/** Whether one of the keys, while it was in use, signed a text for seal `seq`. */
export function isSigned(
  keys: readonly PublicSealKey[],
  { seq, keyId, text, signature }: { seq: number; keyId: string; text: string; signature: string },
): boolean {
  const key = keys.find(({ id, last }) => id === keyId && (last === undefined || seq <= last))
  return (
    key !== undefined &&
    verify(null, Buffer.from(text), createPublicKey(key.publicKey), Buffer.from(signature, 'base64'))
  )
}
