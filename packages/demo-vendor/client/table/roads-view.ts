import '../styles/roads.css'
import { h } from '../dom.ts'
import type { I18n } from '../i18n.ts'
import { beads, bigRoad } from './roads.ts'
import type { Side } from './roads.ts'

/** A past result as the roads show it. */
interface RoadResult {
  side: Side
  text: string
  pairs: readonly ('first' | 'second')[]
}

interface Naming {
  letter: (side: Side) => string
  side: (place: 0 | 1) => string
}

/** Columns of the bead road, the last of them empty, and of the big one. */
const BEAD_COLUMNS = 16
const BIG_COLUMNS = 24

/** Bead road and big road of the last results, the latest first; `newest` is the number of the latest. */
export function roadsView(
  latestFirst: readonly RoadResult[],
  newest: number,
  { letter, side }: Naming,
  { translate, join }: I18n,
): Node[] {
  const shown = beads(latestFirst, newest % 100_000, BEAD_COLUMNS - 1)
  const count = (of: Side) => shown.filter((result) => result.side === of).length
  const sides = translate('road.sides', { first: side(0), a: count('first'), second: side(1), b: count('second') })
  const sum = count('tie') > 0 ? translate('road.ties', { sides, ties: count('tie') }) : sides
  const marks = bigRoad(shown.map((result) => result.side))
  const hidden = Math.max(0, (marks.at(-1)?.column ?? 0) + 2 - BIG_COLUMNS)
  const words = ({ text, pairs }: RoadResult) =>
    join([text, ...pairs.map((of) => translate('road.pair', { side: side(of === 'first' ? 0 : 1) }))])
  const head = (name: string, figures: string) =>
    h('p', { class: 'road-head' }, h('b', {}, name), h('span', {}, figures))
  const put = (node: HTMLElement, column: number, row: number) => {
    node.style.gridArea = `${row + 1} / ${column + 1}`
    return node
  }
  return [
    head(translate('road.bead'), sum),
    h(
      'ol',
      { class: 'paper is-bead', 'aria-label': translate('road.bead') },
      ...shown.map((result) =>
        h(
          'li',
          {
            class: [`road-bead is-${result.side}`, ...result.pairs.map((of) => `has-${of}-pair`)].join(' '),
          },
          h('span', { 'aria-hidden': 'true' }, letter(result.side)),
          h('span', { class: 'unseen' }, words(result)),
        ),
      ),
    ),
    head(translate('road.big'), translate('road.count', { count: shown.length })),
    h(
      'div',
      { class: 'paper is-big', role: 'img', 'aria-label': `${translate('road.big')}: ${sum}` },
      ...marks
        .filter(({ column }) => column >= hidden)
        .map(({ column, row, side: of, ties }) =>
          put(h('i', { class: `road-ring is-${of} ${ties > 0 ? 'has-tie' : ''}` }), column - hidden, row),
        ),
    ),
    h('p', { class: 'road-note' }, translate('road.note')),
  ]
}
