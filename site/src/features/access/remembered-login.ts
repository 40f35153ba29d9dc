import { isGatewayError } from '@brand/sdk'
import { sdk } from '../../app/api/client.ts'
import { forgetBrowser, staysLoggedIn } from './remember.ts'

/** Logs a remembered browser in by its cookie. False: the gateway does not know it, or did not answer. */
export async function rememberedLogin(): Promise<boolean> {
  if (!staysLoggedIn()) return false
  try {
    await sdk.session.remembered({})
    return true
  } catch (error) {
    if (isGatewayError(error, 'bad_credentials', 'member_no_enter')) forgetBrowser()
    return false
  }
}
