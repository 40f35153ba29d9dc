import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import type { Clock } from '../lib/time/clock.ts'
import type { Identities, Provider } from './identities.ts'
import type { Settings } from '../settings/settings.ts'

const providers: Record<string, Provider> = { 'google.com': 'google', 'facebook.com': 'facebook', phone: 'phone' }

const Claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  name: z.string().max(256).optional(),
  email: z.string().max(128).optional().catch(undefined),
  phone_number: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/** An ID token lives an hour; one that is used to log in must come from a login there a moment ago. */
const freshSeconds = 5 * 60
const skewSeconds = 10

/**
 * Firebase as the identity service: its ID tokens, signed by Google, made for our project (issuer and audience), by the
 * provider that is claimed, of a login of the last five minutes. Any other token is rejected.
 */
export function firebaseIdentities(settings: () => Settings['firebase'], clock: Clock): Identities {
  let keys: { url: string; get: JWTVerifyGetKey } | undefined
  /**
   * Fetched once and kept as long as Google's cache headers allow; an unknown key id is looked up again at most every
   * half minute.
   */
  const keysAt = (url: string): JWTVerifyGetKey => {
    if (keys?.url !== url)
      keys = { url, get: createRemoteJWKSet(new URL(url), { timeoutDuration: 5000, cooldownDuration: 30_000 }) }
    return keys.get
  }

  return {
    async verify(provider, idToken) {
      const { projectId, jwksUrl } = settings()
      const now = clock.now()
      const { payload } = await jwtVerify(idToken, keysAt(jwksUrl), {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: now,
        clockTolerance: skewSeconds,
      })
      const { sub, auth_time, name, email, phone_number, firebase } = Claims.parse(payload)
      const age = now.getTime() / 1000 - auth_time
      if (providers[firebase.sign_in_provider] !== provider || age > freshSeconds || age < -skewSeconds)
        return undefined
      return { subject: sub, name: name?.slice(0, 64), email, mobile: phone_number }
    },
  }
}

/** Verifies identity tokens: with Firebase only where the settings name a project; else with the sandbox. */
export function identitiesOf(settings: () => Settings, clock: Clock, sandbox: Identities): Identities {
  const firebase = firebaseIdentities(() => settings().firebase, clock)
  return {
    verify: (provider, idToken) => (settings().firebase.projectId ? firebase : sandbox).verify(provider, idToken),
  }
}
