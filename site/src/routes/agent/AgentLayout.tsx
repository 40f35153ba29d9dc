import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../app/calls/error-view.tsx'
import { PageError } from '../../features/system/PageError.tsx'

/** The agents' own view: nothing of the player site around it (spec §2). */
export default function AgentLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary at={pathname} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
