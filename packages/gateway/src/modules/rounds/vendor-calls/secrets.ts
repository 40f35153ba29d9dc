import { createHmac, randomBytes } from 'node:crypto'
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Authentication between vendors and the gateway: every vendor has a secret of its own, not valid for another. */
export interface SecretSettings {
  /**
   * The key of the gateway, from which the secret of every vendor without a given one follows. Without it those have
   * none.
   */
  key?: string
  /** Given ones, by vendor code. */
  given?: Readonly<Record<string, string>>
  /**
   * Of a company that serves all brands, as the sandbox's demo vendor does: it may sign for any of them. Without it
   * none may sign for another.
   */
  platform?: string
  /**
   * Earlier secrets, by vendor code, still accepted from vendors until an instant; we sign with the new one at once.
   */
  old?: { secrets: Readonly<Record<string, string>>; until: Date }
}

export interface Secrets {
  /** The secret we sign with; undefined for a vendor that has none. */
  readonly of: (vendor: string) => string | undefined
  /** The secrets a signature of the vendor may have been made with. */
  taken(vendor: string, now: Date): string[]
}

/** The secret of a vendor that follows from the key of the gateway: 64 hex digits. */
export const secretFrom = (key: string, vendor: string): string =>
  createHmac('sha256', key).update(`vendor:${vendor}`).digest('hex')

const own = (list: Readonly<Record<string, string>>, vendor: string): string | undefined =>
  Object.hasOwn(list, vendor) ? list[vendor] : undefined

/** The secrets of all vendors, as configured by the operator. */
export function createSecrets({ key, given = {}, platform, old }: SecretSettings): Secrets {
  const of = (vendor: string) => own(given, vendor) ?? (key ? secretFrom(key, vendor) : undefined)
  return {
    of,
    taken: (vendor, now) =>
      [of(vendor), old && now < old.until ? own(old.secrets, vendor) : undefined, platform].filter(
        (secret) => secret !== undefined,
      ),
  }
}

/** Keys to the public values of rounds, for their players. */
export const verifyKeys =
  (secrets: Secrets) =>
  (vendor: string, vendorRound: string, memberId: string): string | undefined => {
    const secret = secrets.of(vendor)
    return secret && createHmac('sha256', secret).update(`verify.${vendorRound}.${memberId}`).digest('hex')
  }

/** `PG=…,JDB=…` as a record. @throws Error with the expected format of the variable */
export function secretList(name: string, text = ''): Record<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, code, secret] = /^([A-Z0-9_]{1,24})=([^\s,]{16,256})$/.exec(pair) ?? []
      if (!code || !secret)
        throw new Error(`${name} is a list like PG=secret,JDB=secret, each secret of 16 characters at least`)
      return [code, secret]
    }),
  )
}

/**
 * Secrets from the environment: VENDOR_KEY (else kept in the data folder), VENDOR_SECRETS, VENDOR_PLATFORM_SECRET,
 * VENDOR_SECRETS_OLD with VENDOR_SECRETS_OLD_UNTIL.
 */
export function secretsFromEnv(env: NodeJS.ProcessEnv): SecretSettings {
  const given = secretList('VENDOR_SECRETS', env['VENDOR_SECRETS'])
  const secrets = secretList('VENDOR_SECRETS_OLD', env['VENDOR_SECRETS_OLD'])
  const platform = env['VENDOR_PLATFORM_SECRET']
  if (platform && platform.length < 16) throw new Error('VENDOR_PLATFORM_SECRET has 16 characters at least')
  const until = new Date(env['VENDOR_SECRETS_OLD_UNTIL'] ?? '')
  const rotates = Object.keys(secrets).length > 0
  if (rotates && Number.isNaN(until.getTime()))
    throw new Error(
      'VENDOR_SECRETS_OLD needs VENDOR_SECRETS_OLD_UNTIL: until when they are taken, like 2026-12-01T00:00:00Z',
    )
  return {
    ...(env['VENDOR_KEY'] && { key: env['VENDOR_KEY'] }),
    given,
    ...(platform && { platform }),
    ...(rotates && { old: { secrets, until } }),
  }
}

/** Puts a whole file in its place where none is yet: of two that start at once the first wins. */
function place(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch {
    // Shared folders of some systems have no links.
    copyFileSync(part, file, constants.COPYFILE_EXCL)
  }
}

/**
 * The key of the gateway kept in a data folder, made on first use. Gateways that share a database share it too: by
 * VENDOR_KEY.
 * @throws Error where the file has no whole key: with an empty one anybody could sign as any vendor
 */
export function vendorMasterKey(dataDir: string): string {
  const file = join(dataDir, 'vendor-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const part = `${file}.${randomBytes(4).toString('hex')}`
    try {
      writeFileSync(part, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
      place(part, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(part, { force: true })
    }
  }
  const key = readFileSync(file, 'utf8').trim()
  if (!/^[\da-f]{64}$/.test(key))
    throw new Error(`${file} has no key of 64 hex digits: restore it from its copy, or delete it for a new one`)
  return key
}
