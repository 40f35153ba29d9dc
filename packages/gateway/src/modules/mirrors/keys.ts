import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key of the list of hosts, in a file beside the data and never in the database: whoever may write there can put
 * no other list in its place. A gateway that only serves has its public half alone.
 */
export interface MirrorKeys {
  /** 32 bytes in base64url, pinned in every page; undefined where there is none. */
  publicKey: () => string | undefined
  /** The private half; undefined where this machine has none. */
  privateKey: () => KeyObject | undefined
  /** Makes a key where there is none, or with `replace` a new one. */
  make: (replace?: boolean) => string
  file: string
}

const publicOf = (privateKey: string): string =>
  String(createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' })['x'])

const pattern = /^[\w-]{43}$/

/** Name of a key, as the client makes it: the first eight bytes of the SHA-256 of its 32 bytes. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)

export const pairsOf = (publicKey: string): string =>
  (keyIdOf(publicKey).toUpperCase().match(/.{8}/g) ?? []).map((half) => (half.match(/../g) ?? []).join(' ')).join(' · ')

/** Whether the key signed a text. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}

/**
 * The key in a file, readable by its owner alone; a change needs no restart. `pinned`: the public half, for a machine
 * without the file.
 */
export function mirrorKeys(file: string, pinned = ''): MirrorKeys {
  if (pinned !== '' && !pattern.test(pinned))
    throw new Error('MIRROR_KEY is no key: `operate mirrors key` prints it, 43 letters and digits')
  const read = (): string | undefined =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { privateKey: string }).privateKey : undefined
  let known: { state: string; key: string | undefined } | undefined
  const publicKey = () => {
    if (pinned !== '') return pinned
    const stat = statSync(file, { throwIfNoEntry: false })
    const state = stat ? `${stat.ino} ${stat.mtimeMs}` : ''
    if (known?.state !== state) {
      const own = read()
      known = { state, key: own === undefined ? undefined : publicOf(own) }
    }
    return known.key
  }
  return {
    file,
    publicKey,
    privateKey() {
      const own = read()
      return own === undefined || publicOf(own) !== publicKey() ? undefined : createPrivateKey(own)
    },
    make(replace = false) {
      if (existsSync(file) && !replace) return publicKey() ?? ''
      const { privateKey: made } = generateKeyPairSync('ed25519', {
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      })
      const part = `${file}.${randomBytes(4).toString('hex')}`
      writeFileSync(part, `${JSON.stringify({ privateKey: made }, null, 2)}\n`, { mode: 0o600 })
      try {
        if (replace) renameSync(part, file)
        else linkSync(part, file) // of two that start at once the first wins
      } catch (error) {
        if (!existsSync(file)) throw error
      } finally {
        rmSync(part, { force: true })
      }
      return publicKey() ?? ''
    },
  }
}

/** Where the key of a gateway is: MIRROR_KEYS names its file, MIRROR_KEY its public half. */
export const mirrorKeysOf = (env: NodeJS.ProcessEnv, dataDir: string): MirrorKeys =>
  mirrorKeys(env['MIRROR_KEYS'] || join(dataDir, 'mirror-key.json'), env['MIRROR_KEY'] || '')
