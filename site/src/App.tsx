import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from './app/navigation/router.ts'
import { AccountLanguage } from './app/i18n/AccountLanguage.tsx'
import { inTime } from './app/browser/chunk-errors.ts'
import { ErrorBoundary } from './app/errors/error-view.tsx'
import { KitWords } from './app/i18n/KitWords.tsx'
import { Providers, type ProvidersProps } from './app/providers.tsx'
import { deferredPart } from './routes/load-deferred.ts'
import { SiteRoutes } from './routes/router.tsx'
import { useIdleAfterLoad } from './app/browser/use-idle-after-load.ts'
import { useToastWanted } from './app/overlays/show-toast.ts'
import { PageError } from './features/platform/system/PageError.tsx'
import { StartUp } from './features/platform/system/StartUp.tsx'
import { Waiting } from './routes/waiting/Waiting.tsx'
import { SiteDialogs } from './routes/dialogs/SiteDialogs.tsx'

const Arrival = deferredPart('Arrival')
const CarriedLogin = lazy(() => inTime(() => import('./features/access/CarriedLogin.tsx')))
const BesideThePage = deferredPart('BesideThePage')
const HostWarning = deferredPart('HostWarning')
const Toaster = lazy(() => import('./app/overlays/Toaster.tsx'))

export interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** State of the page as set by the gateway: `<html data-state>`. */
  served?: string | undefined
  /** A one-time login code in the URL. */
  carried?: string | undefined
}

/** What comes once the page is at rest. A part of its own: the whole site would be made again with it. */
function AtRest({ children }: { children: ReactNode }) {
  return useIdleAfterLoad(false) ? (
    <ErrorBoundary at="" view={() => null}>
      {children}
    </ErrorBoundary>
  ) : null
}

function Toasts() {
  return useToastWanted() ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}

/** The whole site below a router. */
export function App({ served, carried, ...providers }: AppProps) {
  const { pathname } = useLocation()
  return (
    <Providers {...providers}>
      <AtRest>
        <HostWarning />
      </AtRest>
      <ErrorBoundary
        at={pathname}
        view={(error, retry) => (
          <main>
            <PageError error={error} onRetry={retry} />
          </main>
        )}
      >
        <StartUp served={served}>
          <ErrorBoundary at={pathname} view={() => null}>
            <Arrival />
          </ErrorBoundary>
          <AccountLanguage />
          <Suspense fallback={<Waiting />}>
            <SiteRoutes />
          </Suspense>
          <SiteDialogs />
          {carried ? (
            <Suspense fallback={null}>
              <KitWords>
                <CarriedLogin code={carried} />
              </KitWords>
            </Suspense>
          ) : null}
          <Toasts />
        </StartUp>
      </ErrorBoundary>
      <AtRest>
        <BesideThePage />
      </AtRest>
    </Providers>
  )
}
