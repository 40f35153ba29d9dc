import type { SessionSocialInput } from '../client/endpoints.gen.ts'

/** Services that identify a person. */
export type IdentityProvider = SessionSocialInput['provider']

/**
 * How a page gets a person's token from an identity service. Log in with what it gives: `sdk.session.social({ provider,
 * idToken: await identity.idToken(provider) })`.
 */
export interface Identity {
  /**
   * Shows the service's login to the person; rejects with `social_failed` when they cancel or the service is
   * unavailable.
   */
  readonly idToken: (provider: IdentityProvider, signal?: AbortSignal) => Promise<string>
  /**
   * Has the service send a code to a number (E.164), where it proves telephones itself; `place` is an empty element of
   * the page for its robot check. What it answers turns the code into a token, or rejects with `sms_wrong`.
   */
  readonly sendCode?: (mobile: string, place: HTMLElement) => Promise<(code: string) => Promise<string>>
}
