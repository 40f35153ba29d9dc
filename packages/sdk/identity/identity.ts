import type { SessionSocialInput } from '../client/endpoints.gen.ts'

/** Services that vouch for a person. */
export type IdentityProvider = SessionSocialInput['provider']

/**
 * How a page gets somebody's token from an identity service. Log in with what it gives:
 * `sdk.session.social({ provider, idToken: await identity.idToken(provider) })`.
 */
export interface Identity {
  /** Asks the person there; rejects with `social_failed` when they turn back or the service is away. */
  readonly idToken: (provider: IdentityProvider, signal?: AbortSignal) => Promise<string>
}
