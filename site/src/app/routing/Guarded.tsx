import type { ModuleId } from '@brand/sdk'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useLocation } from '../navigation/router.ts'
import { useDialogs } from '../overlays/dialogs.tsx'
import { evaluateGuards } from './guards.ts'
import { logoutRedirect } from './logout-redirect.ts'
import { moduleOn } from '../api/modules.ts'
import { asksLogin, guardsFor, type RouteRow } from './route-table.ts'
import { useAccount } from '../auth/session.ts'
import { useStatus } from '../api/status.ts'
import { useIsHydrated } from '../ssr/use-is-hydrated.ts'

interface GuardedProps {
  row: RouteRow
  /** Shown until it is known who is here. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows its page when every guard of its row lets the visit pass, else goes where the first objection points. */
export function Guarded({ row, waiting = null, children }: GuardedProps) {
  const { kind } = useAccount()
  const tree = useStatus().data?.info.whitelabel
  const { pathname, search, hash } = useLocation()
  const { show } = useDialogs()
  const wanted = pathname + search + hash
  const turnedAway = kind === 'trial' && row.who === 'real'
  useEffect(() => {
    if (turnedAway) show('realAccount', { next: wanted })
  }, [turnedAway, wanted, show])
  const known = kind === 'pending' && row.who === 'anyone' ? 'visitor' : kind
  const hydrated = useIsHydrated()
  const waits = known === 'pending' || (!hydrated && asksLogin(row))
  // What is shown while it waits stays until the page can be: a page that came with a fallback would be held back 0.3 s.
  const shown = useDeferredValue(waits ? waiting : children)
  if (waits) return shown
  const verdict = evaluateGuards(guardsFor(row), {
    kind: known,
    moduleOn: (id) => moduleOn(tree, id as ModuleId),
    to: wanted,
    query: new URLSearchParams(search),
  })
  return verdict === true ? shown : <Navigate to={logoutRedirect.to ?? verdict} replace />
}
