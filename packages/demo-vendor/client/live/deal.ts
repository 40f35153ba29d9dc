import { rankOf } from '../../src/boards/cards.ts'
import type { Card } from '../../src/boards/cards.ts'
import type { BaharResult, BaharSetup } from '../../src/boards/tables/bahar.ts'
import type { HiloResult, HiloSetup } from '../../src/boards/tables/hilo.ts'
import type { RedDogResult, RedDogSetup } from '../../src/boards/tables/reddog.ts'
import { h } from '../dom.ts'
import { cardPlace, cardView } from '../table/cards.ts'
import { seenOf } from '../table/stage.ts'
import type { Stage } from '../table/stage.ts'

/** Number of a row visible at a time; older ones are covered. */
const ROW = 6

const dealt = (card: Card, isNew: boolean) => {
  const view = cardView(card)
  if (isNew) view.classList.add('is-new')
  return view
}

/** The joker between two rows, onto which cards are dealt in turn. */
export function baharStage({ joker }: BaharSetup, sides: readonly [string, string]): Stage {
  const rows = sides.map((name, place) => {
    const cards = h('div', { class: 'cards is-row' }, cardPlace())
    const count = h('b', { class: 'points' })
    return {
      cards,
      count,
      node: h(
        'div',
        { class: `box ${place === 0 ? 'is-first' : 'is-second'}` },
        h('strong', { class: 'side-name' }, name),
        cards,
        count,
      ),
    }
  })
  const node = h(
    'div',
    { class: 'bahar', 'aria-hidden': 'true' },
    rows[0]!.node,
    h('div', { class: 'joker' }, cardView(joker)),
    rows[1]!.node,
  )
  let seen = -1
  return {
    node,
    show(result, part) {
      const known = result as BaharResult | null
      const out = known ? seenOf(known.cards.length, part) : 0
      if (out === seen) return
      const before = Math.max(seen, 0)
      seen = out
      rows.forEach(({ cards, count, node: box }, place) => {
        const own = known?.cards.flatMap((card, i) => (i < out && i % 2 === place ? [{ card, i }] : [])) ?? []
        cards.replaceChildren(
          ...(own.length === 0 ? [cardPlace()] : own.slice(-ROW).map(({ card, i }) => dealt(card, i >= before))),
        )
        count.textContent = own.length > 0 ? String(own.length) : ''
        box.classList.toggle(
          'is-winner',
          known !== null && out === known.cards.length && rankOf(own.at(-1)?.card ?? -1) === rankOf(joker),
        )
      })
    },
  }
}

/** The open card, and the next one beside it. */
export function hiloStage({ base }: HiloSetup): Stage {
  const place = h('div', { class: 'cards' }, cardPlace())
  const arrow = h('b', { class: 'hilo-step' })
  const node = h(
    'div',
    { class: 'hilo', 'aria-hidden': 'true' },
    h('div', { class: 'cards' }, cardView(base)),
    arrow,
    place,
  )
  let seen = -1
  return {
    node,
    show(result, part) {
      const known = result as HiloResult | null
      const out = known ? seenOf(1, part) : 0
      if (out === seen) return
      seen = out
      place.replaceChildren(out && known ? dealt(known.card, true) : cardPlace())
      arrow.textContent = out && known ? stepSign(base, known.card) : '?'
    },
  }
}

/** Two open cards, and the room between them for the third. */
export function reddogStage({ open }: RedDogSetup): Stage {
  const place = h('div', { class: 'cards' }, cardPlace())
  const node = h(
    'div',
    { class: 'hilo', 'aria-hidden': 'true' },
    h('div', { class: 'cards' }, cardView(open[0])),
    place,
    h('div', { class: 'cards' }, cardView(open[1])),
  )
  let seen = -1
  return {
    node,
    show(result, part) {
      const known = result as RedDogResult | null
      const out = known ? seenOf(1, part) : 0
      if (out === seen) return
      seen = out
      place.replaceChildren(out && known ? dealt(known.card, true) : cardPlace())
    },
  }
}

export const stepSign = (base: Card, next: Card): string =>
  rankOf(next) > rankOf(base) ? '▲' : rankOf(next) < rankOf(base) ? '▼' : '='
