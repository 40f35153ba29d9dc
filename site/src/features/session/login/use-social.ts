import { GatewayError, isGatewayError, type IdentityProvider } from '@brand/sdk'
import { useState } from 'react'
import { sdk } from '../../../app/client.ts'
import { sandboxIdentity, type Person } from './identity.ts'

/** Where a login by an identity service has got to. */
export type SocialStep =
  | { at: 'who'; provider: IdentityProvider; answer: (person: Person) => void; leave: () => void }
  | { at: 'terms'; provider: IdentityProvider; agree: () => Promise<void>; leave: () => void }

/** Login by an identity service; whoever comes for the first time agrees to the terms before an account is opened. */
export function useSocial(onDone: () => void, onFailure: (error: unknown) => void) {
  const [step, setStep] = useState<SocialStep>()
  const leave = () => setStep(undefined)
  const identity = sandboxIdentity((provider) => new Promise((answer, reject) => setStep({ at: 'who', provider, answer, leave: () => reject(new GatewayError({ code: 'social_failed', details: { reason: 'closed' } })) })))

  async function start(provider: IdentityProvider) {
    try {
      const idToken = await identity.idToken(provider)
      const enter = async (agreed: boolean) => {
        await sdk.session.social({ provider, idToken, agreed })
        onDone()
      }
      try {
        await enter(false)
      } catch (error) {
        if (!isGatewayError(error, 'terms_required')) throw error
        setStep({ at: 'terms', provider, leave, agree: () => enter(true) })
      }
    } catch (error) {
      leave()
      onFailure(error)
    }
  }
  return { step, start }
}
