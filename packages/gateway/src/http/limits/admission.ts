import type { Endpoint } from '@brand/sdk/contract'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import { tokenOf, type RequestCredentials } from '../request/cookies.ts'
import type { Services } from '../../server/services.ts'
import { isClosed } from '../../settings/maintenance.ts'
import { isBlocked } from '../../settings/region.ts'
import type { Session } from '../../auth/sessions.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'

/** Maintenance comes before region; then the feature itself must be on. */
export function requireAvailable(
  endpoint: Pick<Endpoint, 'module' | 'money' | 'alwaysOpen'>,
  settings: Settings,
  services: Services,
  ip: string,
): void {
  if (!endpoint.alwaysOpen) {
    if (isClosed(settings, services.clock.now())) throw refuse('maintenance', { retryAfterMs: 60_000 })
    if (isBlocked(settings, ip)) throw refuse('region_restricted')
  }
  if (!isOn(settings, endpoint.module)) throw refuse('function_not_available')
  if (endpoint.money) refuseStopped(services.moneyStopped())
}

/**
 * The session of the caller, if the contract lets it make this call. A dead token is refused at once, wherever a token
 * is read.
 */
export async function admit(
  endpoint: Pick<Endpoint, 'principals' | 'beforePasswordChange' | 'underTerms'>,
  services: Services,
  req: RequestCredentials,
): Promise<Session | null> {
  const visitorMay = endpoint.principals.includes('visitor')
  const onlyVisitors = visitorMay && endpoint.principals.length === 1
  if (req.headers.authorization === undefined && visitorMay) return null
  const token = tokenOf(req)
  const found = token === undefined ? 'token_expired' : await services.sessions.find(token)
  if (typeof found === 'string') {
    if (onlyVisitors) return null
    throw refuse(found)
  }
  if (!endpoint.principals.includes(found.principal)) {
    throw refuse(
      found.principal === 'trial' && endpoint.principals.includes('member') ? 'real_account_required' : 'forbidden',
    )
  }
  if (found.mustChangePassword && !visitorMay && !endpoint.beforePasswordChange) throw refuse('must_change_password')
  if (found.mustAcceptTerms && endpoint.underTerms) throw refuse('must_accept_terms')
  return found
}
