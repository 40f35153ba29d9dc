import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { inTime } from '../app/chunk-errors.ts'
import { ErrorBoundary } from '../app/error-view.tsx'
import { KitWords } from '../app/KitWords.tsx'
import { paths } from '../app/paths.ts'
import { useRested } from '../app/use-rested.ts'
import { PageError } from '../features/system/PageError.tsx'
import { Shell } from '../shell/Shell.tsx'

const SitePopups = lazy(() => inTime(() => import('./SitePopups.tsx')))

/** Header, side menu and footer around every page that is not the agents'; what comes over it waits until it stands. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const rested = useRested(pathname === paths.help)
  const popups = rested ? (
    // The page is whole without them.
    <ErrorBoundary at={pathname} view={() => null}>
      <Suspense fallback={null}>
        <KitWords>
          <SitePopups />
        </KitWords>
      </Suspense>
    </ErrorBoundary>
  ) : null
  return (
    <Shell floating={popups}>
      <ErrorBoundary at={pathname} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
