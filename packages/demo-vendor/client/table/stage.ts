import type { CardsResult } from '../../src/boards/cards.ts'
import type { ContestResult, ContestSetup } from '../../src/boards/contest.ts'
import type { EventView } from '../../src/events/events.ts'
import { h } from '../dom.ts'
import { cardPlace, cardView } from './cards.ts'
import { emblemUrl } from './emblems.ts'
import type { Names } from './names.ts'

/** Shows an event: created for each, updated often with the time. */
export interface Stage {
  node: HTMLElement
  /** `part` of the way from closing to settling, 0 while betting is open. */
  show(result: unknown, part: number): void
}

/** The result is complete at this part of the way; the rest is time to look at it. */
export const SHOWN_AT = 0.82
/** How many of `count` steps are to be seen. */
export const seenOf = (count: number, part: number): number =>
  Math.min(count, Math.floor((part / SHOWN_AT) * count + 1e-9))

/** Two sides, the score between them, and every play as it comes. */
function contestStage(board: string, event: EventView, names: Names): Stage {
  const { sides } = event.setup as ContestSetup
  const score = h('p', { class: 'score' })
  const plays = h('ol', { class: 'plays', 'aria-hidden': 'true' })
  const side = (place: 0 | 1) =>
    h(
      'div',
      { class: 'side' },
      h('img', { class: 'emblem', src: emblemUrl(board, sides, place), alt: '', draggable: 'false' }),
      h('strong', { class: 'side-name' }, names.side(event.setup, place)),
    )
  const [first, second] = [side(0), side(1)]
  const node = h('div', { class: `contest is-${board}` }, first, h('div', { class: 'between' }, score, plays), second)
  let seen = -1

  return {
    node,
    show(result, part) {
      const known = result as ContestResult | null
      const count = known ? seenOf(known.plays.length, part) : 0
      if (count === seen) return
      seen = count
      const played = known?.plays.slice(0, count) ?? []
      const [a, b] = played.reduce<[number, number]>(([c, d], [e, f]) => [c + e, d + f], [0, 0])
      const over = known !== null && count === known.plays.length
      const single = known?.plays.length === 1 || board === 'cockfight'
      score.replaceChildren(
        ...(known && !single
          ? [h('b', {}, String(a)), h('i', {}, ':'), h('b', {}, String(b))]
          : [h('span', { class: 'versus' }, '×')]),
      )
      node.classList.toggle('is-live', known !== null && !over)
      plays.replaceChildren(
        ...(single
          ? []
          : (known?.plays ?? []).map(([e, f], i) =>
              h('li', { class: i >= count ? '' : e > 0 ? 'is-first' : f > 0 ? 'is-second' : 'is-none' }),
            )),
      )
      first.classList.toggle('is-winner', over && a > b)
      second.classList.toggle('is-winner', over && b > a)
      node.classList.toggle('is-tied', over && a === b)
    },
  }
}

const cardBoards = new Set(['baccarat', 'tigers', 'patti', 'poker', 'war'])

/** Two boxes of cards. */
function cardStage(board: string, event: EventView, names: Names): Stage {
  const places = { baccarat: 2, tigers: 1, war: 1 }[board] ?? 3
  const most = board === 'tigers' ? 1 : 3
  const box = (place: 0 | 1) => {
    const cards = h('div', { class: 'cards', 'aria-hidden': 'true' })
    const points = h('b', { class: 'points' })
    return {
      node: h(
        'div',
        { class: `box ${place === 0 ? 'is-first' : 'is-second'}` },
        h('strong', { class: 'side-name' }, names.side(event.setup, place)),
        cards,
        points,
      ),
      cards,
      points,
    }
  }
  const boxes = [box(0), box(1)] as const
  let seen = -1
  return {
    node: h('div', { class: 'boxes' }, boxes[0].node, boxes[1].node),
    show(result, part) {
      const known = result as CardsResult | null
      // One to each box in turn, as they are dealt.
      const order = known
        ? Array.from({ length: most }, (_, i) => i).flatMap((i) =>
            ([0, 1] as const).filter((place) => known.hands[place].length > i).map((place) => [place, i] as const),
          )
        : []
      const count = known ? seenOf(order.length, part) : 0
      if (count === seen) return
      seen = count
      const over = known !== null && count === order.length
      boxes.forEach(({ node, cards, points }, place) => {
        const open = order
          .slice(0, count)
          .filter(([at]) => at === place)
          .map(([, i]) => known!.hands[place as 0 | 1][i]!)
        const old = cards.querySelectorAll('.card:not(.is-place)').length
        cards.replaceChildren(
          ...open.map((card, i) => {
            const view = cardView(card)
            if (i >= old) view.classList.add('is-new')
            return view
          }),
          ...Array.from({ length: Math.max(0, places - open.length) }, cardPlace),
        )
        points.textContent = over ? names.points(known.points[place as 0 | 1]) : ''
        node.classList.toggle('is-winner', over && known.points[place as 0 | 1] > known.points[(1 - place) as 0 | 1])
      })
    },
  }
}

export const stageOf = (board: string, event: EventView, names: Names): Stage =>
  (cardBoards.has(board) ? cardStage : contestStage)(board, event, names)

/** The short form of a past result, for the row of the last ones: whose it was, and what is written on it. */
export function bead(event: EventView, names: Names): { side: 'first' | 'second' | 'tie'; text: string } {
  const { score, points, plays = [] } = event.result as Partial<ContestResult & CardsResult>
  const [a, b] = score ?? points ?? [0, 0]
  return {
    side: a > b ? 'first' : b > a ? 'second' : 'tie',
    text: score && plays.length > 1 ? `${a}:${b}` : points ? names.points(Math.max(a, b)) : '',
  }
}
