import { GatewayError, type Identity, type IdentityProvider } from '@brand/sdk'

/** Who somebody says they are, at the identity service of a sandbox. */
export interface Person {
  subject: string
  name?: string
  /** E.164. */
  mobile?: string
}

/** In the order of the login dialog. */
export const providers: readonly IdentityProvider[] = ['google', 'facebook', 'phone']

/**
 * The identity service of a sandbox: it asks who you are, and vouches for it. A house with real ones puts their adapter of
 * the SDK in its place.
 */
export function sandboxIdentity(ask: (provider: IdentityProvider) => Promise<Person>): Identity {
  return {
    async idToken(provider, signal) {
      const query = new URLSearchParams({ provider, ...(await ask(provider)) })
      const answer = await fetch(`/sandbox/identity.json?${query.toString()}`, { signal: signal ?? null }).catch((cause: unknown) => {
        throw new GatewayError({ code: 'network_abnormal', cause })
      })
      const { idToken } = answer.ok ? ((await answer.json()) as { idToken?: unknown }) : {}
      if (typeof idToken !== 'string') throw new GatewayError({ code: 'social_failed' })
      return idToken
    },
  }
}
