import { member } from '../../../app/api/member-client.ts'

/** Whether this browser can keep passkeys. */
export const canKeep = (): boolean => typeof PublicKeyCredential === 'function'

/** Creates a passkey on the device; the operator keeps its public half. `turned away`: the person cancelled. */
export async function addPasskey(name: string, loginPassword?: string): Promise<'kept' | 'turned away'> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { stepId, options } = await member.security.beginPasskey(loginPassword === undefined ? {} : { loginPassword })
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  let response: object
  try {
    response = await startRegistration({ optionsJSON: options as unknown as Options })
  } catch {
    return 'turned away'
  }
  await member.security.addPasskey({ stepId, response: response as Record<string, unknown>, name })
  return 'kept'
}
