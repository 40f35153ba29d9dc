import { boards } from '../../src/boards/index.ts'
import type { CardsResult } from '../../src/boards/cards.ts'
import type { ContestResult } from '../../src/boards/contest.ts'
import { h } from '../dom.ts'
import type { EventView } from '../../src/events/events.ts'
import type { I18n } from '../i18n.ts'
import type { Face } from './face.ts'
import { marketsPicker } from './markets.ts'
import { namesOf } from './names.ts'
import { roadsView } from './roads-view.ts'
import { bead, stageOf } from './stage.ts'

/** Pairs of a coup, where they can be bet on. */
const pairsOf = (id: string, { setup, result }: EventView): ('first' | 'second')[] =>
  (['first', 'second'] as const).filter((side) => boards[id]!.returned(setup, result, `${side}Pair`) > 0)

/** The face of two opposing sides: markets of options with their odds. */
export function oddsFace(id: string, i18n: I18n): Face {
  const board = boards[id]!
  const names = namesOf(id, i18n)

  function result({ setup, result }: EventView): string {
    const { score, points, plays } = result as Partial<ContestResult & CardsResult>
    const pair = score ?? points ?? [0, 0]
    const won = names.winner(setup, pair)
    if (points) return i18n.join([won, `${names.points(points[0])} : ${names.points(points[1])}`])
    return won + (plays?.length !== 1 ? ` ${pair[0]}:${pair[1]}` : '')
  }

  return {
    stage: (event) => stageOf(id, event, names),
    title: ({ setup }) => `${names.side(setup, 0)} – ${names.side(setup, 1)}`,
    option: (setup, id) => names.option(setup, id),
    result,
    bead(event) {
      const { side, text } = bead(event, names)
      const [a, b] = [names.side(event.setup, 0), names.side(event.setup, 1)]
      return h(
        'li',
        { class: `bead is-${side}` },
        h('span', { 'aria-hidden': 'true' }, text || (side === 'tie' ? '=' : [...(side === 'first' ? a : b)][0]!)),
        h('span', { class: 'unseen' }, result(event)),
      )
    },
    ...(names.letter &&
      board.lanes === 1 && {
        roads: (past: readonly EventView[]) =>
          roadsView(
            past.map((event) => ({ side: bead(event, names).side, text: result(event), pairs: pairsOf(id, event) })),
            past[0]?.number ?? 0,
            { letter: names.letter!, side: (place) => names.side(null, place) },
            i18n,
          ),
      }),
    picker: ({ setup }, hand) =>
      marketsPicker(
        board.options(setup),
        hand,
        {
          option: (option) => names.option(setup, option),
          short: names.short,
          market: (market) => names.market(setup, market),
        },
        i18n,
      ),
  }
}
