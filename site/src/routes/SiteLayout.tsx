import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useLocation } from '../app/navigation/router.ts'
import { inTime } from '../app/browser/chunk-errors.ts'
import { ErrorBoundary } from '../app/errors/error-view.tsx'
import { useStatus } from '../app/api/status.ts'
import { Listens } from '../app/ssr/Listens.tsx'
import { useWords } from '../app/i18n/i18n.ts'
import { homeAddresses, overHome, paths } from '../app/routing/paths.ts'
import { useIdleAfterLoad } from '../app/browser/use-idle-after-load.ts'
import { PageError } from '../features/platform/system/PageError.tsx'
import { Shell } from '../shell/Shell.tsx'
import * as css from '../shell/shell.css.ts'
import { deferredPart } from './load-deferred.ts'
import { loadOutline, Waiting } from './waiting/Waiting.tsx'

const PlannedMaintenance = lazy(() => inTime(() => import('../features/platform/system/PlannedMaintenance.tsx')))
const DemoNotice = () => useWords('site')('notice.demo')
const NoticeLine = deferredPart('NoticeLine', <DemoNotice />)
const SitePopups = deferredPart('SitePopups')

/** Header, side menu and footer around every page that is not the agents'; what comes over it waits until it stands. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const rested = useIdleAfterLoad(pathname === paths.help)
  // It is there when the person navigates on.
  useEffect(() => {
    if (rested) void loadOutline()
  }, [rested])
  const popups = rested ? (
    // The page is whole without them.
    <ErrorBoundary at={pathname} view={() => null}>
      <SitePopups />
    </ErrorBoundary>
  ) : (
    // Room for its button in the bar of a phone, from the start.
    <></>
  )
  const notice = homeAddresses.includes(pathname) ? (
    <div className={css.notice}>
      {rested && !overHome.includes(pathname) ? (
        <ErrorBoundary at={pathname} view={() => <DemoNotice />}>
          <NoticeLine />
        </ErrorBoundary>
      ) : (
        <DemoNotice />
      )}
    </div>
  ) : undefined
  return (
    <Shell
      notice={
        <>
          <Planned at={pathname} />
          {notice}
        </>
      }
      floating={popups}
    >
      <Listens part="div" />
      <ErrorBoundary
        at={pathname}
        view={(error, retry) => (
          <>
            <PageError error={error} onRetry={retry} />
            <Listens part="main" />
          </>
        )}
      >
        <Suspense fallback={<Waiting />}>
          <Outlet />
          <Listens part="main" />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

/**
 * Reads the status by itself: were the layout drawn again while its page comes to life, the page would be thrown away
 * and made anew.
 */
function Planned({ at }: { at: string }) {
  if (!useStatus().data?.maintenanceStart) return null
  return (
    <ErrorBoundary at={at} view={() => null}>
      <Suspense fallback={null}>
        <PlannedMaintenance />
      </Suspense>
    </ErrorBoundary>
  )
}
