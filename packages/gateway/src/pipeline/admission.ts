import { contract, type Endpoint } from '@brand/sdk/contract'
import { refuse, refuseStopped } from '../refusal.ts'
import { tokenOf, type Asked } from '../guards/known/session-cookie.ts'
import type { House } from '../house.ts'
import { isClosed } from '../settings/maintenance.ts'
import { isBlocked } from '../settings/region.ts'
import type { Session } from '../session.ts'
import type { Settings } from '../settings/settings.ts'
import { isOn } from '../settings/whitelabel.ts'

/** The start-up call tells a blocked visitor why, and leaving is always possible. */
const alwaysOpen = new Set<string>([contract.system.status.path, contract.session.logout.path])
/** While an initial password waits to be changed, these three and what any visitor may see are open (trust A-6). */
const openBeforeChange = new Set<string>([
  contract.member.info.path,
  contract.password.change.path,
  contract.session.logout.path,
])

/** Maintenance wins over region (spec §4); then the feature itself must be on. */
export function openDoors(
  endpoint: Pick<Endpoint, 'path' | 'module' | 'money'>,
  settings: Settings,
  house: House,
  ip: string,
): void {
  if (!alwaysOpen.has(endpoint.path)) {
    if (isClosed(settings, house.clock.now())) throw refuse('maintenance', { retryAfterMs: 60_000 })
    if (isBlocked(settings, ip)) throw refuse('region_restricted')
  }
  if (!isOn(settings, endpoint.module)) throw refuse('function_not_available')
  if (endpoint.money) refuseStopped(house.moneyStopped())
}

/** The session of the caller, if the contract lets it make this call. A dead token is told at once, wherever a token means anything. */
export async function admit(
  endpoint: Pick<Endpoint, 'path' | 'principals'>,
  house: House,
  req: Asked,
): Promise<Session | null> {
  const visitorMay = endpoint.principals.includes('visitor')
  const onlyVisitors = visitorMay && endpoint.principals.length === 1
  if (req.headers.authorization === undefined && visitorMay) return null
  const token = tokenOf(req)
  const found = token === undefined ? 'token_expired' : await house.sessions.find(token)
  if (typeof found === 'string') {
    if (onlyVisitors) return null
    throw refuse(found)
  }
  if (!endpoint.principals.includes(found.principal)) {
    throw refuse(
      found.principal === 'trial' && endpoint.principals.includes('member') ? 'real_account_required' : 'forbidden',
    )
  }
  if (found.mustChangePassword && !visitorMay && !openBeforeChange.has(endpoint.path))
    throw refuse('must_change_password')
  return found
}
