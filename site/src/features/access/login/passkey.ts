import { member } from '../../../app/api/member-client.ts'

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Logs in by what the device signs; false: the person cancelled. */
export async function enterByPasskey(): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { stepId, options } = await member.security.askPasskey()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  let response: object
  try {
    response = await startAuthentication({ optionsJSON: options as unknown as Options })
  } catch {
    return false
  }
  await member.security.passkeyLogin({ stepId, response: response as Record<string, unknown> })
  return true
}
