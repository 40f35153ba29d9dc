import './app/styles.ts'
import { StrictMode, useEffect, type ReactNode } from 'react'
import type { SystemStatusOutput } from '@brand/sdk'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { watchChunks } from './app/browser/chunk-errors.ts'
import { onMaybeClosed, sdk, speak } from './app/calls/client.ts'
import { createI18n } from './app/language/i18n.ts'
import { takeLaunchCode } from './app/session/launch-code.ts'
import { matchLanguage, preferredLanguage, rememberLanguage } from './app/language/language.ts'
import { keepMerchant } from './app/session/merchant.ts'
import { createQueryClient, forgetOthers } from './app/calls/query-client.ts'
import { readServed } from './app/calls/served.ts'
import { keepInSession } from './app/calls/session-cache.ts'
import { statusKey } from './app/calls/status.ts'
import { forgetSession } from './app/browser/storage.ts'

watchChunks()

const html = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What the page was drawn in, and what the person reads: storage may know what no cookie told the gateway. */
const drawn = matchLanguage([html.lang])
const lang = preferredLanguage()
if (lang !== drawn) rememberLanguage(lang)
speak(lang)
const i18n = await createI18n(lang)

const queryClient = createQueryClient()
let { epoch } = sdk.store.get()
readServed(queryClient, epoch)
keepInSession(queryClient, lang, epoch)
keepMerchant()
sdk.store.subscribe(() => {
  const now = sdk.store.get().epoch
  if (now === epoch) return
  epoch = now
  forgetOthers(queryClient, epoch)
})

// Whoever leaves takes along what was kept for them; who was only away finds it again (spec §4, Logout).
sdk.onSessionEnd((reason) => reason === 'logout' && forgetSession())

onMaybeClosed(() => {
  // While it is known to be closed, StartUp asks in its own time.
  const known = queryClient.getQueryData<SystemStatusOutput>(statusKey)
  if (!known?.maintenance && !known?.regionRestriction) void queryClient.invalidateQueries({ queryKey: statusKey })
})

/** The page stands: what only bridged the time until now goes. */
function Settled({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete html.dataset.session
  }, [])
  return children
}

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
const app = (
  <StrictMode>
    <BrowserRouter>
      <Settled>
        <App
          i18n={i18n}
          queryClient={queryClient}
          served={html.dataset.state}
          carried={takeLaunchCode()}
          nonce={nonce?.startsWith('%') ? undefined : (nonce ?? undefined)}
        />
      </Settled>
    </BrowserRouter>
  </StrictMode>
)
// A page drawn in another language gives no words to take over.
if (root.hasChildNodes() && lang === drawn) hydrateRoot(root, app)
else createRoot(root).render(app)
