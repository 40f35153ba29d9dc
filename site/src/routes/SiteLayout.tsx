import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../app/error-view.tsx'
import { PageError } from '../features/system/PageError.tsx'
import { Shell } from '../shell/Shell.tsx'

/** Header, side menu and footer around every page that is not the agents'. */
export function SiteLayout() {
  const { pathname } = useLocation()
  return (
    <Shell>
      <ErrorBoundary at={pathname} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
