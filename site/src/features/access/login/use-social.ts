import { GatewayError, isGatewayError, type IdentityProvider } from '@brand/sdk'
import { useEffect, useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { asksSecond } from './second.ts'
import { identityByFirebase, identityOf, type Person, type SendCode } from './identity.ts'

/** Where a login by an identity service has got to. */
export type SocialStep = { provider: IdentityProvider; leave: () => void } & (
  | { at: 'who'; answer: (person: Person) => void }
  | { at: 'code'; sendCode: SendCode; answer: (idToken: string) => void }
  | { at: 'terms'; agree: () => Promise<void> }
)

/** Login by an identity service; a new person agrees to the terms before an account is opened. */
export function useSocial(onDone: () => void) {
  const [step, setStep] = useState<SocialStep>()
  const firebase = useStatus().data?.info.firebase
  useEffect(() => {
    // A failure to load is reported to the call that needs it.
    if (firebase) identityByFirebase(firebase).catch(() => undefined)
  }, [firebase])
  const leave = () => setStep(undefined)

  /** Asks the person something; turning back is a refusal. */
  const asked = <T>(show: (answer: (value: T) => void, leave: () => void) => SocialStep) =>
    new Promise<T>((answer, reject) =>
      setStep(show(answer, () => reject(new GatewayError({ code: 'social_failed', details: { reason: 'closed' } })))),
    )

  async function tokenOf(provider: IdentityProvider): Promise<string> {
    const identity = await identityOf(firebase, (of) =>
      asked<Person>((answer, back) => ({ at: 'who', provider: of, answer, leave: back })),
    )
    const { sendCode } = identity
    if (provider !== 'phone' || !sendCode) return identity.idToken(provider)
    return asked<string>((answer, back) => ({ at: 'code', provider, sendCode, answer, leave: back }))
  }

  async function enterBy(provider: IdentityProvider): Promise<void> {
    try {
      const idToken = await tokenOf(provider)
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
      if (!asksSecond(error, onDone)) throw error
    }
  }
  return { step, enterBy }
}
