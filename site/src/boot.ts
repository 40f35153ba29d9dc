import { requestHead } from '@brand/sdk'
import type { EarlyCalls } from './app/api/early-calls.ts'
import { waits } from './app/ssr/waits.ts'
import type { EarlyCallRow } from './page-html.ts'

// Runs before the first paint, so that a page never flashes another scheme or brand. Kept tiny: everything waits for
// it. The build makes one classic script of it.
// The keys and values are those of app/storage/preferences.ts.

const page = window as Window & { launchCode?: string | null; installPrompt?: Event; earlyCalls?: EarlyCalls }

// A code that carries a login here leaves the address before anything else is asked for;
// app/auth/launch-code.ts takes it.
try {
  const address = new URL(location.href)
  if (address.searchParams.has('token')) {
    page.launchCode = address.searchParams.get('token')
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
} catch {}
// A script that did not come, or not as it was built, cannot say so: the note in the page does (scripts/pages.ts).
function failed({ type, target }: Event) {
  const note = document.getElementById('load-failed')
  if (note && (type === 'loadfailed' || (target as HTMLScriptElement).type === 'module')) note.hidden = false
}
addEventListener('error', failed, true)
addEventListener('loadfailed', failed)
// The offer to install comes once, maybe before anybody listens: the page of the app makes it when it is asked to.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  page.installPrompt = event
})
const root = document.documentElement
// The hot games alone: what stands above the games of home is not part of it (HomePage.tsx).
if (/[?&]type=HOT(&|$)/.test(location.search)) root.dataset['hot'] = ''
try {
  const scheme = localStorage.getItem('scheme')
  const brand = localStorage.getItem('brand')
  if (scheme && /^(dark|light|system)$/.test(scheme)) root.dataset['scheme'] = scheme
  if (brand && /^(veranda|haat)$/.test(brand)) root.dataset['brand'] = brand
  // Somebody is logged in: what a visitor would see is hidden until the page knows them.
  if (sessionStorage.getItem('brand.session')) root.dataset['session'] = ''
} catch {}
// The first answers of the page are asked for while its scripts are still coming; app/api/early-calls.ts takes them.
// Named in the page by scripts/pages.ts. A page in another language than the person reads asks by itself.
try {
  let token: string | undefined
  try {
    token = JSON.parse(sessionStorage.getItem('brand.session') as string).session.token
  } catch {}
  const language = root.lang
  const reads = localStorage.getItem('lang') || localStorage.getItem('hisLang') || language
  const rows = JSON.parse(
    document.querySelector<HTMLMetaElement>('meta[name="early-calls"]')?.content ?? '[]',
  ) as EarlyCallRow[]
  const calls = rows.flatMap((row) =>
    reads !== language || (token ? row.guest : row.login) ? [] : [requestHead(row, row.input, { language, token })],
  )
  const [first] = calls
  if (first) {
    const query = new URLSearchParams(calls.map(({ url }) => ['of', url]))
    const texts = fetch(`/wps/answers?${query}`, { headers: first.headers, redirect: 'error' })
      // Read at once: a body that nobody reads keeps its connection.
      .then((response) => response.json() as Promise<readonly (string | null)[]>)
      .catch(() => [])
    page.earlyCalls = Object.fromEntries(
      calls.map(({ url, headers }, at) => [url, { headers, answer: texts.then((all) => all[at]) }]),
    )
  }
} catch {}
// On a slow line the scripts come before the fonts, and what they need to know as well: a page works sooner, and is read
// in the letters of the device until then.
for (const href of document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content.split(' ') ?? []) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: `/${href}` }))
}
// The first format of numbers makes a browser read its list of languages, a tenth of a second on a slow phone: better
// while the scripts are still coming than when they have come.
if ('requestIdleCallback' in window) requestIdleCallback(() => new Intl.NumberFormat())
// Pictures of cards come as they are seen, once the page can tell. Who scrolls sooner, on a slow line, sees them too.
addEventListener(
  'scroll',
  () =>
    document.querySelectorAll<HTMLImageElement>(`[${waits}] img[data-src]`).forEach((picture) => {
      picture.src = picture.dataset['src'] as string
    }),
  { once: true, passive: true },
)
// What is typed or pressed in a part that does not listen yet is kept, and given to it once it does. A press waits no
// longer than a person would.
const listens = (element: Element) => !element.closest(`[${waits}]`)
function whenItListens(element: Element, give: () => void) {
  const began = Date.now()
  const timer = setInterval(() => {
    if (element.isConnected && Date.now() - began < 20000) {
      if (!listens(element)) return
      setTimeout(give, 50)
    }
    clearInterval(timer)
  }, 50)
  return timer
}
let pressed: ReturnType<typeof setInterval> | undefined
addEventListener(
  'click',
  (event) => {
    const button = event.isTrusted && (event.target as Element).closest('button')
    if (!button || listens(button)) return
    event.preventDefault()
    clearInterval(pressed)
    pressed = whenItListens(button, () => button.click())
  },
  true,
)
const typed = new Map<EventTarget, string>()
addEventListener(
  'input',
  (event) => {
    const field = event.target as HTMLInputElement
    if (!event.isTrusted || !('value' in field)) return
    const known = typed.has(field)
    // From here on React hears what is typed, and finds all of it in the field.
    if (listens(field)) return void typed.delete(field)
    typed.set(field, field.value)
    if (known) return
    whenItListens(field, () => {
      const text = typed.get(field)
      if (text === undefined) return
      // React hears only of a value that is another than it set.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      typed.delete(field)
    })
  },
  true,
)
