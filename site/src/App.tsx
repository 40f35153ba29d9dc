import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountLanguage } from './app/language/AccountLanguage.tsx'
import { inTime } from './app/browser/chunk-errors.ts'
import { ErrorBoundary } from './app/calls/error-view.tsx'
import { KitWords } from './app/language/KitWords.tsx'
import { Providers, type ProvidersProps } from './app/providers.tsx'
import { SiteRoutes } from './app/routing/router.tsx'
import { useSomethingSaid } from './app/popups/say.ts'
import { ScrollToTop } from './app/routing/ScrollToTop.tsx'
import { PageError } from './features/system/PageError.tsx'
import { StartUp } from './features/system/StartUp.tsx'
import { SiteDialogs } from './routes/dialogs/SiteDialogs.tsx'

const CarriedLogin = lazy(() => inTime(() => import('./features/session/CarriedLogin.tsx')))
const Toaster = lazy(() => import('./app/popups/Toaster.tsx'))

export interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** What the gateway said of this visit: `<html data-state>`. */
  served?: string | undefined
  /** A code that came in the address and logs in whoever brings it. */
  carried?: string | undefined
}

/** The whole site below a router. */
export function App({ served, carried, ...providers }: AppProps) {
  const { pathname } = useLocation()
  const said = useSomethingSaid()
  return (
    <Providers {...providers}>
      <ErrorBoundary at={pathname} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
        <StartUp served={served}>
          <ScrollToTop />
          <AccountLanguage />
          <Suspense fallback={null}>
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
          {said ? (
            <Suspense fallback={null}>
              <Toaster />
            </Suspense>
          ) : null}
        </StartUp>
      </ErrorBoundary>
    </Providers>
  )
}
