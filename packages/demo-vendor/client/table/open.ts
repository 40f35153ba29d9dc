import '../styles/draw.css'
import '../styles/table.css'
import type { TableState } from '../../src/http/state.ts'
import { toDecimal } from '../../src/money.ts'
import type { Api } from '../api.ts'
import { persist } from '../api.ts'
import { lookOf } from '../art/palettes.ts'
import { newRef } from '../chance.ts'
import type { Opening, Running } from '../opening.ts'
import { createBook } from '../ui/book.ts'
import { tableFair, tableHistory, tableRules } from './book.ts'
import { faceOf } from './faces.ts'
import { createTable } from './table.ts'
import { createView, tools } from './view.ts'

/** A slip is sent under one name until it is answered, so that it is booked once. */
const placer = (api: Api, onFailure: () => void) => (event: number, picks: readonly (readonly [string, number])[]) => {
  const ref = newRef()
  return persist(
    () =>
      api.place(
        ref,
        event,
        picks.map(([option, minor]) => ({ option, stake: toDecimal(minor) })),
      ),
    onFailure,
  )
}

/** Opens a board: its events run with or without viewers, and earlier slips are loaded. */
export function openTable({
  api,
  state,
  i18n,
  postToSite,
  end,
  still,
  paint,
  initialStake,
}: Opening<TableState>): Running {
  const ground = paint(lookOf(state.game.type, state.game.code))
  const view = createView(state, i18n, still, initialStake)
  document.body.replaceChildren(ground, view.root)
  const face = faceOf(state.board, i18n)
  const place = placer(api, () => view.showMessage(i18n.translate('wait.line'), 'is-wait'))
  const table = createTable({ api, place, state, face, view, i18n, postToSite, end })
  const parts = { api, state, face, i18n, event: table.event }
  const book = createBook(
    state.game.name || i18n.translate('table.events'),
    { rules: () => tableRules(parts), fair: () => tableFair(parts), history: () => tableHistory(parts) },
    i18n,
    document.body,
  )
  view.buttons.info.addEventListener('click', () => book.open())
  for (const tool of tools)
    view.buttons[tool].addEventListener(
      'click',
      () => view.buttons[tool].getAttribute('aria-disabled') !== 'true' && table.tools[tool](),
    )
  view.buttons.place.addEventListener('keydown', (event) => event.repeat && event.preventDefault())
  view.buttons.place.addEventListener('click', () => table.place())
  postToSite({ type: 'ready' })
  return table
}
