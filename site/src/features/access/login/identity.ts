import { GatewayError, mobileReadings, type Identity, type IdentityProvider } from '@brand/sdk'
import type { FirebaseConfig } from '@brand/sdk/firebase'

/** An identity as entered at the identity service of a sandbox. */
export interface Person {
  subject: string
  name?: string
  /** E.164. */
  mobile?: string
}

export type SendCode = NonNullable<Identity['sendCode']>
type Ask = (provider: IdentityProvider) => Promise<Person>

/** In the order of the login dialog. */
export const providers: readonly IdentityProvider[] = ['google', 'facebook', 'phone']

/** E.164 of a number as people write it, as the gateway reads it. */
export const internationalNumber = (dial: string, number: string): string => mobileReadings(number, dial)[0] ?? ''

/** The identity service of a sandbox: it prompts for an identity and returns a token for it. */
export function sandboxIdentity(ask: Ask): Identity {
  return {
    async idToken(provider, signal) {
      const query = new URLSearchParams({ provider, ...(await ask(provider)) })
      const answer = await fetch(`/sandbox/identity.json?${query.toString()}`, { signal: signal ?? null }).catch(
        (cause: unknown) => {
          throw new GatewayError({ code: 'network_abnormal', cause })
        },
      )
      const { idToken } = answer.ok ? ((await answer.json()) as { idToken?: unknown }) : {}
      if (typeof idToken !== 'string') throw new GatewayError({ code: 'social_failed' })
      return idToken
    },
  }
}

const made = new Map<FirebaseConfig, Identity>()

/**
 * The service the operator names, made once, its code loaded now: before the click, as a popup must open while that is
 * fresh.
 */
export async function identityByFirebase(firebase: FirebaseConfig): Promise<Identity> {
  const { firebaseIdentity } = await import('@brand/sdk/firebase')
  const known = made.get(firebase) ?? firebaseIdentity(firebase)
  made.set(firebase, known)
  return known
}

/** The service the operator names; else the sandbox's. */
export async function identityOf(firebase: FirebaseConfig | undefined, ask: Ask): Promise<Identity> {
  return firebase ? identityByFirebase(firebase) : sandboxIdentity(ask)
}
