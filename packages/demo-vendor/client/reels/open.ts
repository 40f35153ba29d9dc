import type { GameState } from '../../src/http/state.ts'
import { lookOf } from '../art/palettes.ts'
import { signUrls } from '../art/signs.ts'
import { newClientSeed } from '../chance.ts'
import { createGame } from './game.ts'
import type { Game } from './game.ts'
import type { Opening, Running } from '../opening.ts'
import { createBook } from '../ui/book.ts'
import { fairnessPage } from './book/fairness.ts'
import { historyPage } from './book/history.ts'
import { paysPage } from './book/pays.ts'
import { rulesPage } from './book/rules.ts'
import type { BookParts } from './book/parts.ts'
import { createScreen } from './screen.ts'
import { shower } from './rain.ts'
import { loadAll } from './sprites.ts'
import { createStage } from './stage.ts'

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

/** Opens the reels, taking up a round that is open. */
export async function openReels({
  api,
  state,
  i18n,
  postToSite,
  end,
  still,
  paint,
  initialStake,
}: Opening<GameState>): Promise<Running> {
  if (!state.fairness.active) await api.rotate(newClientSeed())
  const look = lookOf(state.game.type, state.game.code)
  const urls = signUrls(look)
  const ground = paint(look)
  const screen = createScreen(state, look, urls, i18n, still)
  // Visible before its pictures are loaded, and before a press has an effect.
  const buttons = Object.values(screen.buttons)
  for (const button of buttons) button.disabled = true
  document.body.replaceChildren(ground, screen.root)
  const first = state.latest[0]?.outcome?.spins.at(-1)?.stops ?? [4, 17, 9, 22, 13]
  const [stage, images] = await Promise.all([
    createStage(screen.canvas, urls, look.palette.metal, still, first),
    loadAll([urls[look.skin === 'river' ? 0 : 5]!]),
  ])
  const rain = () => !still() && shower(screen.rain, images[0]!)
  const running = createGame({ api, state, screen, stage, i18n, postToSite, shower: rain, end, initialStake })
  const parts: BookParts = { api, state, look, urls, i18n, stake: running.stake }
  const book = createBook(
    state.game.name,
    {
      pays: () => paysPage(parts),
      rules: () => rulesPage(parts),
      fair: () => fairnessPage(parts),
      history: () => historyPage(parts),
    },
    i18n,
    document.body,
  )
  screen.buttons.info.addEventListener('click', () => book.open())
  screen.buttons.spin.addEventListener('keydown', (event) => event.repeat && event.preventDefault())
  screen.buttons.spin.addEventListener('click', running.spin)
  screen.buttons.lower.addEventListener('click', () => running.changeStake(-1))
  screen.buttons.raise.addEventListener('click', () => running.changeStake(1))
  listenToKeys(running)
  for (const button of buttons) button.disabled = false
  running.hint()
  postToSite({ type: 'ready' })
  if (state.active) void running.resume(state.active)
  return running
}
