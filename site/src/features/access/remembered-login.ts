import { isGatewayError } from '@brand/sdk'
import { sdk } from '../../app/api/client.ts'
import { keptPerson } from '../../app/storage/storage.ts'
import { forgetBrowser, remembered, staysLoggedIn } from './remember.ts'

/** Whether the session of this tab ended for somebody else than the last who logged in on this browser. */
function isOther(): boolean {
  const [before, last] = [keptPerson(), remembered()]
  return (
    last?.type === 'username' && before !== undefined && before.toLowerCase() !== last.username.trim().toLowerCase()
  )
}

/**
 * Logs a remembered browser in by its cookie. False: the gateway does not know it, or did not answer; or this tab was
 * another person's, who would go on in the wrong account unawares.
 */
export async function rememberedLogin(): Promise<boolean> {
  if (!staysLoggedIn() || isOther()) return false
  try {
    await sdk.session.remembered({})
    return true
  } catch (error) {
    if (isGatewayError(error, 'bad_credentials', 'member_no_enter')) forgetBrowser()
    return false
  }
}
