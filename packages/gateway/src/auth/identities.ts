import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { identityProviders } from '@brand/sdk/contract'
import * as z from 'zod'
import type { Clock } from '../lib/time/clock.ts'
import type { Db } from '../db/client.ts'
import { secret } from './encryption/secret.ts'

export type Provider = (typeof identityProviders)[number]

/** The person a token identifies, according to its service. `mobile` is E.164 and proved by the service. */
export interface Person {
  subject: string
  name?: string | undefined
  email?: string | undefined
  mobile?: string | undefined
}

/**
 * Verifies tokens of identity services. A real one checks their signature, audience and age; undefined is a rejected
 * token.
 */
export interface Identities {
  verify(provider: Provider, idToken: string): Promise<Person | undefined>
}

export interface SandboxIdentities extends Identities {
  /** A token for the named person: the sandbox accepts anyone. */
  vouch(provider: Provider, person: Person): Promise<string>
}

const Claims = z.object({
  provider: z.string(),
  subject: z.string().min(1).max(128),
  name: z.string().max(64).optional(),
  email: z.email().max(128).optional(),
  mobile: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  exp: z.number(),
})
const tokenMs = 5 * 60_000

export function sandboxIdentities(db: Db, clock: Clock): SandboxIdentities {
  const sign = async (payload: string): Promise<string> =>
    createHmac('sha256', await secret(db, 'identity', () => randomBytes(32).toString('hex')))
      .update(payload)
      .digest('hex')

  return {
    async vouch(provider, person) {
      const claims = Claims.parse({ ...person, provider, exp: clock.now().getTime() + tokenMs })
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${payload}.${await sign(payload)}`
    },
    async verify(provider, idToken) {
      const [payload = '', signature = ''] = idToken.split('.')
      if (
        !/^[0-9a-f]{64}$/.test(signature) ||
        !timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(payload)))
      )
        return undefined
      const {
        exp,
        provider: of,
        ...person
      } = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
      return of === provider && exp > clock.now().getTime() ? person : undefined
    },
  }
}
