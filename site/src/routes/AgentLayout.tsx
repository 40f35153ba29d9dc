import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../app/errors/error-view.tsx'
import { PageError } from '../features/platform/system/PageError.tsx'
import { Waiting } from './waiting/Waiting.tsx'

/** The agents' own view: nothing of the player site around it. */
export default function AgentLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary at={pathname} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
