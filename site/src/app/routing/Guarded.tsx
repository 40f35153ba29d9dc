import type { ModuleId } from '@brand/sdk'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useDialogs } from './dialogs.tsx'
import { judge } from './guards.ts'
import { leaving } from './leaving.ts'
import { moduleOn } from '../calls/modules.ts'
import { guardsFor, type RouteRow } from './route-table.ts'
import { useAccount } from '../session/session.ts'
import { useStatus } from '../calls/status.ts'

interface GuardedProps {
  row: RouteRow
  /** Shown until it is known who is here. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows its page when every guard of its row lets the visit pass, else goes where the first objection points. */
export function Guarded({ row, waiting = null, children }: GuardedProps) {
  const { kind, failed } = useAccount()
  const tree = useStatus().data?.info.whitelabel
  const { pathname, search, hash } = useLocation()
  const { show } = useDialogs()
  const turnedAway = kind === 'trial' && row.who === 'real'
  useEffect(() => {
    if (turnedAway) show('realAccount')
  }, [turnedAway, show])
  // The kind of account could not be had: treat the person as a member, the gateway refuses what a member may not.
  const known = kind !== 'pending' ? kind : failed ? 'member' : row.who === 'anyone' ? 'visitor' : kind
  if (known === 'pending') return waiting
  const verdict = judge(guardsFor(row), {
    kind: known,
    moduleOn: (id) => moduleOn(tree, id as ModuleId),
    to: pathname + search + hash,
    query: new URLSearchParams(search),
  })
  return verdict === true ? children : <Navigate to={leaving.to ?? verdict} replace />
}
