import {
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Db, Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { gatewayKey, sealedJti } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'

export interface PublicKey {
  kty: string
  crv: string
  x: string
  y: string
  kid: string
  use: string
  alg: string
}

/**
 * Opens sealed bodies. It hides payloads from whatever ends TLS before us and from its logs; it does not replace TLS.
 */
export interface Seal {
  /** Keys to seal with, the current one first. */
  jwks(): { keys: PublicKey[] }
  /** Returns the body, once: every fault of the envelope is the same `seal_invalid`. */
  open(jwe: string, method: string, path: string): Promise<unknown>
  /** Rotates the keys when the current one is old enough; harmless to call at any time. */
  rotate(): Promise<void>
}

/** Content of a seal: time, single-use id, call, and body. */
interface Claims {
  iat: number
  jti: string
  m: string
  p: string
  b: unknown
}

interface KeyRow {
  kid: string
  state: 'next' | 'current' | 'old'
  publicJwk: JWK
  opener: CryptoKey | Uint8Array
  createdAt: Date
  endsAt: Date | null
}

const fixed = {
  keyManagementAlgorithms: ['ECDH-ES'],
  contentEncryptionAlgorithms: ['A256GCM'],
  maxDecompressedLength: 0,
}
/** An id is remembered so much longer than its seal is valid: the clocks of gateways may be apart. */
const rememberedMs = 5 * 60_000
const decoder = new TextDecoder('utf-8', { fatal: true })

function readClaims(text: string): Claims | undefined {
  const claims = JSON.parse(text) as Partial<Claims> | null
  if (typeof claims !== 'object' || claims === null) return undefined
  const { iat, jti, m, p, b } = claims
  const whole = typeof iat === 'number' && Number.isFinite(iat) && typeof jti === 'string' && /^[\w-]{22}$/.test(jti)
  return whole && typeof m === 'string' && typeof p === 'string' ? { iat, jti, m, p, b } : undefined
}

async function createKey(tx: Db | Tx, state: KeyRow['state'], now: Date): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const kid = `k${now.toISOString().slice(0, 10).replaceAll('-', '')}-${crypto.randomUUID().slice(0, 8)}`
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  await tx.insert(gatewayKey).values({
    kid,
    state,
    publicJwk: publicJwk as Record<string, string>,
    privateJwk: privateJwk as Record<string, string>,
    createdAt: now,
  })
}

/** Loads the keys of the database, making the first ones. */
export async function createSeal(db: Db, clock: Clock, settings: () => Settings): Promise<Seal> {
  let keys: KeyRow[] = []
  let loadedAt = 0

  async function load(): Promise<void> {
    const rows = await db.select().from(gatewayKey)
    const order = { current: 0, next: 1, old: 2 }
    keys = await Promise.all(rows.map(async (row) => ({ ...row, opener: await importJWK(row.privateJwk, 'ECDH-ES') })))
    keys.sort((a, b) => order[a.state] - order[b.state])
    loadedAt = clock.now().getTime()
  }

  async function rotate(): Promise<void> {
    const now = clock.now()
    const { rotateDays, oldKeyHours } = settings().seal
    await db.transaction(async (tx) => {
      // Two gateways on one database take turns; for the second nothing is left to do.
      await lock(tx, 'gatewayKeys')
      const rows = await tx
        .select({ kid: gatewayKey.kid, state: gatewayKey.state, createdAt: gatewayKey.createdAt })
        .from(gatewayKey)
      const current = rows.find((row) => row.state === 'current')
      const next = rows.find((row) => row.state === 'next')
      const due = current && now.getTime() - current.createdAt.getTime() > rotateDays * 86_400_000
      if (current && due && next) {
        await tx
          .update(gatewayKey)
          .set({ state: 'old', endsAt: new Date(now.getTime() + oldKeyHours * 3_600_000) })
          .where(eq(gatewayKey.kid, current.kid))
        await tx.update(gatewayKey).set({ state: 'current', createdAt: now }).where(eq(gatewayKey.kid, next.kid))
      }
      if (!current) await createKey(tx, 'current', now)
      if (!next || (current && due)) await createKey(tx, 'next', now)
      await tx.delete(gatewayKey).where(and(isNotNull(gatewayKey.endsAt), lt(gatewayKey.endsAt, now)))
    })
    await load()
  }

  async function find(kid: unknown): Promise<KeyRow | undefined> {
    if (typeof kid !== 'string') return undefined
    const here = () => keys.find((key) => key.kid === kid && (key.endsAt === null || key.endsAt > clock.now()))
    // Another gateway may have rotated the keys; read again, but not for every made-up name.
    if (!here() && Math.abs(clock.now().getTime() - loadedAt) > 1000) await load()
    return here()
  }

  async function claimsOf(jwe: string): Promise<Claims | undefined> {
    try {
      const header = decodeProtectedHeader(jwe)
      const key = header.typ === 'wps+jwe' ? await find(header.kid) : undefined
      if (!key) return undefined
      const { plaintext } = await compactDecrypt(jwe, key.opener, fixed)
      return readClaims(decoder.decode(plaintext))
    } catch {
      return undefined
    }
  }

  await rotate()
  return {
    jwks: () => ({
      keys: keys
        .filter((key) => key.state !== 'old')
        .map(({ kid, publicJwk: { kty = '', crv = '', x = '', y = '' } }) => ({
          kty,
          crv,
          x,
          y,
          kid,
          use: 'enc',
          alg: 'ECDH-ES',
        })),
    }),
    async open(jwe, method, path) {
      const claims = await claimsOf(jwe)
      if (!claims) throw refuse('seal_invalid')
      const now = clock.now()
      const { windowSeconds } = settings().seal
      if (Math.abs(now.getTime() / 1000 - claims.iat) > windowSeconds) throw refuse('stale')
      if (claims.m !== method || claims.p !== path) throw refuse('seal_invalid')
      const first = await db
        .insert(sealedJti)
        .values({ jti: claims.jti, expiresAt: new Date((claims.iat + windowSeconds) * 1000 + rememberedMs) })
        .onConflictDoNothing()
        .returning()
      if (first.length === 0) throw refuse('replayed')
      return claims.b
    },
    rotate,
  }
}
