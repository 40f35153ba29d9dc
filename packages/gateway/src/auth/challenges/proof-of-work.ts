import { randomBytes } from 'node:crypto'
import type { ChallengePurpose } from '@brand/sdk/contract'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Payload } from 'altcha-lib/v1/types'
import type { Clock } from '../../lib/time/clock.ts'
import { refuse, type Refused } from '../../lib/refusal.ts'
import type { Db } from '../../db/client.ts'
import { spentChallenge } from './schema.ts'
import { secret } from '../encryption/secret.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * What the caller must solve: find `number` with SHA-256(salt + number) = challenge, 0 ≤ number ≤ maxnumber.
 * The answer is `X-Challenge: base64(JSON {algorithm, challenge, number, salt, signature})`.
 */
export interface PublicChallenge {
  algorithm: string
  challenge: string
  maxnumber: number
  salt: string
  signature: string
  /** Also inside the salt, which the signature covers. */
  purpose: ChallengePurpose
  /** Unix seconds. */
  expires: number
}

export interface Challenges {
  create(purpose: ChallengePurpose): Promise<PublicChallenge>
  /** Uses up a proof. Missing, forged, expired, for another purpose or used before: refused with a fresh challenge. */
  burn(purpose: ChallengePurpose, proof: string | undefined): Promise<void>
}

const hex = /^[0-9a-f]{64}$/

function read(proof: string): Payload | undefined {
  if (proof.length > 2048) return undefined
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Partial<Payload> | null
    if (typeof payload !== 'object' || payload === null) return undefined
    const { algorithm, challenge, number, salt, signature } = payload
    const whole =
      algorithm === 'SHA-256' &&
      typeof challenge === 'string' &&
      hex.test(challenge) &&
      Number.isSafeInteger(number) &&
      typeof salt === 'string' &&
      salt.length <= 256 &&
      typeof signature === 'string' &&
      hex.test(signature)
    return whole ? { algorithm, challenge, number: Number(number), salt, signature } : undefined
  } catch {
    return undefined
  }
}

/** Proofs of work, signed with a key every gateway on the database shares. */
export async function createChallenges(db: Db, clock: Clock, settings: () => Settings): Promise<Challenges> {
  const hmacKey = await secret(db, 'challenge', () => randomBytes(32).toString('hex'))

  async function create(purpose: ChallengePurpose): Promise<PublicChallenge> {
    const { maxNumber, minutes } = settings().challenge
    const expires = new Date(clock.now().getTime() + minutes * 60_000)
    const made = await createChallenge({ hmacKey, maxnumber: maxNumber, expires, params: { purpose } })
    return { ...made, maxnumber: maxNumber, purpose, expires: Math.floor(expires.getTime() / 1000) }
  }

  const wanted = async (purpose: ChallengePurpose): Promise<Refused> =>
    refuse('challenge_required', { details: { challenge: await create(purpose) } })

  return {
    create,
    async burn(purpose, proof) {
      const payload = proof === undefined ? undefined : read(proof)
      if (!payload || !(await verifySolution(payload, hmacKey, false))) throw await wanted(purpose)
      const params = extractParams(payload)
      const expiresAt = new Date(Number(params.expires) * 1000)
      if (params.purpose !== purpose || !(expiresAt > clock.now())) throw await wanted(purpose)
      const first = await db
        .insert(spentChallenge)
        .values({ id: payload.challenge, expiresAt })
        .onConflictDoNothing()
        .returning()
      if (first.length === 0) throw await wanted(purpose)
    },
  }
}
