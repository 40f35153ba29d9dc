import './app/styles.ts'
import { StrictMode, useEffect, type ReactNode } from 'react'
import type { SystemStatusOutput } from '@brand/sdk'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { changeLanguage } from './app/language/change-language.ts'
import { watchChunks } from './app/browser/chunk-errors.ts'
import { onMaybeClosed, sdk, speak } from './app/calls/client.ts'
import { createI18n } from './app/language/i18n.ts'
import { takeLaunchCode } from './app/session/launch-code.ts'
import { matchLanguage, preferredLanguage } from './app/language/language.ts'
import { keepMerchant } from './app/session/merchant.ts'
import { createQueryClient, forgetOthers } from './app/calls/query-client.ts'
import { keepInSession } from './app/calls/session-cache.ts'
import { statusKey } from './app/calls/status.ts'
import { forgetSession } from './app/browser/storage.ts'

watchChunks()

const html = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Language the page was made in: hydration needs the same words. */
const lang = matchLanguage([html.lang])
speak(lang)
const i18n = await createI18n(lang)

const queryClient = createQueryClient()
let { epoch } = sdk.store.get()
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

/** The page stands: what only bridged the time until now goes, and a better known language comes. */
function Settled({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete html.dataset.session
    const preferred = preferredLanguage()
    if (preferred !== lang) void changeLanguage(i18n, preferred)
  }, [])
  return children
}

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
const app = (
  <StrictMode>
    <BrowserRouter>
      <Settled>
        <App i18n={i18n} queryClient={queryClient} served={html.dataset.state} carried={takeLaunchCode()} nonce={nonce?.startsWith('%') ? undefined : (nonce ?? undefined)} />
      </Settled>
    </BrowserRouter>
  </StrictMode>
)
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
