import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import '@fontsource-variable/anek-bangla/wght.css'
import './styles/base.css'
import './styles/game.css'
import './styles/deck.css'
import './styles/book.css'
import { ApiError, enter, persist } from './api.ts'
import { groundSvg } from './art/ground.ts'
import { lookOf } from './art/palettes.ts'
import type { Look } from './art/palettes.ts'
import { asUrl } from './art/pen.ts'
import { signUrls } from './art/signs.ts'
import { bridgeTo } from './bridge.ts'
import { h } from './dom.ts'
import { createGame, newClientSeed } from './game.ts'
import type { Game } from './game.ts'
import { createStage } from './reels/stage.ts'
import { loadAll } from './reels/sprites.ts'
import { shower } from './reels/rain.ts'
import { createBook } from './ui/book.ts'
import { createEnd } from './ui/end.ts'
import { createScreen } from './ui/screen.ts'
import { wordsOf } from './words.ts'

const query = new URLSearchParams(location.search)
const words = wordsOf(query.get('lang') ?? 'en')
const [, , vass = '', gameCode = ''] = location.pathname.split('/')
const page = document.documentElement
page.lang = words.lang
page.dir = 'ltr'

let game: Game | undefined
const tell = bridgeTo(query.get('parent') ?? '', query.get('nonce') ?? '', (message) => {
  if (message.type === 'theme') page.dataset.scheme = message.scheme
  else game?.setPaused(message.type === 'pause')
})

// The one-time token leaves the address before anything else is asked for.
const launchToken = query.get('token') ?? ''
query.delete('token')
history.replaceState(history.state, '', `${location.pathname}?${query}`)

const motion = matchMedia('(prefers-reduced-motion: reduce)')
const still = () => motion.matches
const showEnd = createEnd(words, tell)

function paint(look: Look): HTMLImageElement {
  const { palette } = look
  for (const [name, colour] of Object.entries(palette)) page.style.setProperty(`--game-${name}`, colour)
  const ground = h('img', { class: 'ground', alt: '', 'aria-hidden': 'true' })
  const upright = matchMedia('(max-aspect-ratio: 4/5)')
  const draw = () => (ground.src = asUrl(upright.matches ? groundSvg(look, 900, 1700, -0.12) : groundSvg(look, 1600, 1000, -0.04)))
  upright.addEventListener('change', draw)
  draw()
  return ground
}

/** Space and Enter spin from anywhere but another control; arrows choose the stake. A held key counts once. */
function listenToKeys(running: Game): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const onControl = event.target instanceof Element && event.target.closest('button, a, input')
    if ((event.key === ' ' || event.key === 'Enter') && !onControl) {
      event.preventDefault()
      if (!event.repeat) running.spin()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') {
      event.preventDefault()
      running.changeStake(1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') {
      event.preventDefault()
      running.changeStake(-1)
    }
  })
}

async function begin(): Promise<void> {
  document.body.replaceChildren(h('p', { class: 'loading', role: 'status' }, words.say('loading')))
  const { api, state } = await persist(() => enter(vass, gameCode, launchToken, query.get('nonce') ?? ''), () => {})
  document.title = state.game.name
  if (!state.fairness.active) await api.rotate(newClientSeed())
  const look = lookOf(state.game.type, state.game.code)
  const urls = signUrls(look)
  const ground = paint(look)
  const screen = createScreen(state, look, urls, words, still)
  document.body.replaceChildren(ground, screen.root)
  const first = state.latest[0]?.outcome?.spins.at(-1)?.stops ?? [4, 17, 9, 22, 13]
  const [stage, images] = await Promise.all([createStage(screen.canvas, urls, look.palette.metal, still, first), loadAll([urls[look.skin === 'river' ? 0 : 5]!])])
  const rain = () => !still() && shower(screen.rain, images[0]!)
  const running = createGame({ api, state, screen, stage, words, tell, shower: rain, end: showEnd })
  game = running
  const book = createBook({ api, state, look, urls, words, stake: running.stake, root: document.body })
  screen.buttons.info.addEventListener('click', () => book.open())
  screen.buttons.spin.addEventListener('keydown', (event) => event.repeat && event.preventDefault())
  screen.buttons.spin.addEventListener('click', running.spin)
  screen.buttons.lower.addEventListener('click', () => running.changeStake(-1))
  screen.buttons.raise.addEventListener('click', () => running.changeStake(1))
  listenToKeys(running)
  screen.hint()
  tell({ type: 'ready' })
  if (state.active) await running.resume(state.active)
}

begin().catch((error: unknown) => {
  const code = error instanceof ApiError ? error.code : 'internal'
  if (code === 'internal') console.error(error)
  tell({ type: 'error', code })
  showEnd(code)
})
