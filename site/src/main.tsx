import './app/styles.ts'
import { StrictMode } from 'react'
import type { SystemStatusOutput } from '@brand/sdk'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { inTime, watchChunks } from './app/browser/chunk-errors.ts'
import { onMaybeClosed, sdk, speak } from './app/api/client.ts'
import { createI18n, firstNamespaces } from './app/i18n/i18n.ts'
import { takeLaunchCode } from './app/auth/launch-code.ts'
import { preferredLanguage } from './app/i18n/language.ts'
import { asksLogin, canonical, routeAt } from './app/routing/route-table.ts'
import { keepMerchant } from './app/auth/merchant.ts'
import { createQueryClient, forgetOthers } from './app/api/query-client.ts'
import { readSsrData } from './app/ssr/ssr-data.ts'
import { keepInSession } from './app/api/session-cache.ts'
import { statusKey } from './app/api/status.ts'
import { loadOutline } from './routes/waiting/Waiting.tsx'
import { watchSession } from './app/auth/watch-session.ts'

watchChunks()

// What the page was drawn for is the one spelling of its address: a server that does not send on to it is put right
// here.
const spelt = canonical(location.pathname)
if (spelt !== location.pathname) history.replaceState(history.state, '', spelt + location.search + location.hash)

const html = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/**
 * No `await` stands outside of a function: what loads later imports from this file, and would wait for it while it is
 * waited for.
 */
async function start(root: HTMLElement) {
  /** The language of the prerendered page, and that of the person, which storage may know although no cookie did. */
  const drawnIn = html.lang
  const lang = await preferredLanguage(drawnIn)
  speak(lang)
  // A page that draws itself shows its title and its outline first; one that came drawn has them, or is them.
  const drawn = root.hasChildNodes()
  const row = routeAt(location.pathname)
  const outline = drawn && !(row && asksLogin(row)) ? undefined : await loadOutline()
  // Without its first words the page can say nothing; the note that came with it can.
  const i18n = await inTime(() =>
    createI18n(lang, [...firstNamespaces, ...(outline?.waitingAreas(location.pathname) ?? [])]),
  ).catch((error: unknown) => {
    dispatchEvent(new Event('loadfailed'))
    throw error
  })

  const queryClient = createQueryClient()
  const { epoch } = sdk.store.get()
  readSsrData(queryClient, epoch)
  keepInSession(queryClient, lang, epoch)
  keepMerchant()
  watchSession(sdk.store, (now) => forgetOthers(queryClient, now))

  onMaybeClosed(() => {
    // While it is known to be closed, StartUp asks in its own time.
    const known = queryClient.getQueryData<SystemStatusOutput>(statusKey)
    if (!known?.maintenance && !known?.regionRestriction) void queryClient.invalidateQueries({ queryKey: statusKey })
  })

  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          i18n={i18n}
          queryClient={queryClient}
          served={html.dataset.state}
          carried={takeLaunchCode()}
          nonce={nonce?.startsWith('%') ? undefined : (nonce ?? undefined)}
        />
      </BrowserRouter>
    </StrictMode>
  )
  // A page drawn in another language gives no words to take over.
  if (drawn && lang === drawnIn) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
void start(root)
