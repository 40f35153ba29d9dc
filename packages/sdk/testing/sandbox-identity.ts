import { GatewayError } from '../errors/gateway-error.ts'
import type { Identity } from '../identity/identity.ts'

/** A person the sandbox identifies. */
export interface SandboxPerson {
  /** Name of the person at the service; the same subject is the same person. */
  subject: string
  name?: string
  email?: string
  /** E.164, with the provider `phone`. */
  mobile?: string
}

/** The identity service of a sandbox gateway: it accepts any name. There is none in production. */
export function sandboxIdentity(
  baseUrl: string,
  person: SandboxPerson,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Identity {
  return {
    async idToken(provider, signal) {
      const query = new URLSearchParams({ provider, ...person })
      const answer = await fetch(`${baseUrl}/sandbox/identity.json?${query}`, { ...(signal && { signal }) })
      if (!answer.ok) throw new GatewayError({ code: 'social_failed', status: answer.status })
      return ((await answer.json()) as { idToken: string }).idToken
    },
  }
}
