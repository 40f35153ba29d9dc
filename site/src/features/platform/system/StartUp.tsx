import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { chooseImageHost } from '../../../app/browser/image-host.ts'
import { useLiveStatus, useWatchedStatus } from '../../../app/api/status.ts'
import { retryAfter, viewOf, type View } from './start-up.ts'

const Maintenance = lazy(() => inTime(() => import('./Maintenance.tsx')))
const Blocked = lazy(() => inTime(() => import('./Blocked.tsx')))
const NetworkAbnormal = lazy(() => inTime(() => import('./NetworkAbnormal.tsx')))

const closedViews = { maintenance: Maintenance, blocked: Blocked, network: NetworkAbnormal } as const satisfies Record<
  Exclude<View, 'normal'>,
  unknown
>

/**
 * Queries whether the site is open and shows the site, or why not. While it is closed it queries again each
 * minute.
 */
export function StartUp({ served, children }: { served?: string | undefined; children: ReactNode }) {
  const [interval] = useState(() => retryAfter(Math.random()))
  const { data: status, isError: failed, isFetching: busy, refetch } = useWatchedStatus(interval)
  useLiveStatus()
  useEffect(() => {
    if (status) chooseImageHost(status.info.imageCDNs)
  }, [status])
  const retry = useCallback(() => void refetch(), [refetch])
  const view = viewOf({ status, failed, served })
  if (view === 'normal') return children
  const Closed = closedViews[view]
  return (
    <Suspense fallback={null}>
      <Closed status={status} busy={busy} onRetry={retry} />
    </Suspense>
  )
}
