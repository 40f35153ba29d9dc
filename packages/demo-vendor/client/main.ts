import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import '@fontsource-variable/anek-bangla/wght.css'
import './styles/base.css'
import './styles/game.css'
import './styles/deck.css'
import './styles/book.css'
import type { AnyState } from '../src/http/state.ts'
import { ApiError, enter, enterAsGuest, persist } from './api.ts'
import type { Api } from './api.ts'
import { groundSvg } from './art/ground.ts'
import type { Look } from './art/palettes.ts'
import { asUrl } from './art/pen.ts'
import { bridgeTo } from './bridge.ts'
import { h } from './dom.ts'
import { minorOf } from './money.ts'
import type { Running } from './opening.ts'
import { createEnd } from './ui/end.ts'
import { type I18n, loadI18n } from './i18n.ts'

const query = new URLSearchParams(location.search)
const [, , vass = '', gameCode = ''] = location.pathname.split('/')
const page = document.documentElement

let game: Running | undefined
const postToSite = bridgeTo(query.get('parent') ?? '', query.get('nonce') ?? '', (message) => {
  if (message.type === 'theme') page.dataset.scheme = message.scheme
  else if (message.type === 'balance') game?.walletMoved()
  else game?.setPaused(message.type === 'pause')
})

// The one-time token is removed from the address before any other request, and the trace that ends with the opening.
const launchToken = query.get('token') ?? ''
const launchTrace = query.get('traceparent') ?? ''
for (const name of ['token', 'traceparent']) query.delete(name)
history.replaceState(history.state, '', `${location.pathname}?${query}`)

const stake = query.get('stake') ?? ''
const motion = matchMedia('(prefers-reduced-motion: reduce)')
let end: ReturnType<typeof createEnd> | undefined

function paint(look: Look): HTMLImageElement {
  const { palette } = look
  for (const [name, colour] of Object.entries(palette)) page.style.setProperty(`--game-${name}`, colour)
  const ground = h('img', { class: 'ground', alt: '', 'aria-hidden': 'true' })
  const upright = matchMedia('(max-aspect-ratio: 4/5)')
  const draw = () =>
    (ground.src = asUrl(upright.matches ? groundSvg(look, 900, 1700, -0.12) : groundSvg(look, 1600, 1000, -0.04)))
  upright.addEventListener('change', draw)
  draw()
  return ground
}

/** Each engine's page is loaded when its game is opened, and nothing of the others. */
async function open(api: Api, state: AnyState, i18n: I18n, end: ReturnType<typeof createEnd>): Promise<Running> {
  const parts = {
    api,
    i18n,
    postToSite,
    end,
    still: () => motion.matches,
    paint,
    initialStake: /^\d{1,9}\.\d{2}$/.test(stake) ? minorOf(stake) : null,
  }
  if (state.engine === 'reels') return (await import('./reels/open.ts')).openReels({ ...parts, state })
  return (await import('./table/open.ts')).openTable({ ...parts, state })
}

const loading = h('p', { class: 'loading', role: 'status' })

async function begin(): Promise<void> {
  const come = () =>
    query.get('guest') === '1'
      ? enterAsGuest(vass, gameCode)
      : enter(vass, gameCode, launchToken, query.get('nonce') ?? '', launchTrace)
  const words = loadI18n(query.get('lang') ?? 'en').then((i18n) => {
    page.lang = i18n.lang
    page.dir = i18n.direction
    page.dataset.script = i18n.script
    end = createEnd(i18n, postToSite)
    document.body.replaceChildren(loading)
    loading.textContent = i18n.translate('loading')
    return { i18n, end }
  })
  const showLost = ({ i18n }: Awaited<typeof words>) => void (loading.textContent = i18n.translate('wait.line'))
  // A refusal is told in words, so they are awaited before it.
  const entered = persist(come, () => void words.then(showLost, () => {}))
  entered.catch(() => {})
  const { i18n, end: showEnd } = await words
  const { api, state } = await entered
  document.title = state.game.name || i18n.translate('table.events')
  game = await open(api, state, i18n, showEnd)
}

begin().catch((error: unknown) => {
  const code = error instanceof ApiError ? error.code : 'internal'
  if (code === 'internal') console.error(error)
  postToSite({ type: 'error', code })
  end?.(code)
})
