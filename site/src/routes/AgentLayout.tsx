import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useLocation } from '../app/navigation/router.ts'
import { useAccount } from '../app/auth/session.ts'
import { lazyPart } from '../app/browser/lazy-part.tsx'
import { useIdleAfterLoad } from '../app/browser/use-idle-after-load.ts'
import { ErrorBoundary } from '../app/errors/error-view.tsx'
import { PageError } from '../features/platform/system/PageError.tsx'
import { Waiting } from './waiting/Waiting.tsx'

const AgentPopups = lazyPart(() => import('./dialogs/AgentPopups.tsx'))

/** The agents' own view: nothing of the player site around it but the popups. */
export default function AgentLayout() {
  const { pathname } = useLocation()
  const { kind } = useAccount()
  const rested = useIdleAfterLoad(false)
  return (
    <>
      <ErrorBoundary
        at={pathname}
        view={(error, retry) => (
          <main>
            <PageError error={error} onRetry={retry} />
          </main>
        )}
      >
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {rested && kind === 'agent' ? (
        // The page is whole without them.
        <ErrorBoundary at={pathname} view={() => null}>
          <AgentPopups />
        </ErrorBoundary>
      ) : null}
    </>
  )
}
