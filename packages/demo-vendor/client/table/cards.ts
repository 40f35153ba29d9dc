import { rankOf, suitOf } from '../../src/boards/cards.ts'
import type { Card } from '../../src/boards/cards.ts'
import { h } from '../dom.ts'

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = [
  'M12 2C12 2 3.5 8.6 3.5 13.6C3.5 16.4 5.6 18 7.8 18C9.3 18 10.5 17.3 11.2 16.3C11 18.6 10.2 20.3 8.6 22' +
    'H15.4C13.8 20.3 13 18.6 12.8 16.3C13.5 17.3 14.7 18 16.2 18C18.4 18 20.5 16.4 20.5 13.6C20.5 8.6 12 2 12 2Z',
  'M12 21.5C12 21.5 2.5 14.6 2.5 8.6C2.5 5.4 4.8 3.2 7.6 3.2C9.5 3.2 11.1 4.2 12 5.8' +
    'C12.9 4.2 14.5 3.2 16.4 3.2C19.2 3.2 21.5 5.4 21.5 8.6C21.5 14.6 12 21.5 12 21.5Z',
  'M12 1.8L20 12L12 22.2L4 12Z',
  'M12 2.2A4.6 4.6 0 0 0 8.4 9.6A4.6 4.6 0 1 0 11.2 16.4C11 18.6 10.2 20.4 8.6 22' +
    'H15.4C13.8 20.4 13 18.6 12.8 16.4A4.6 4.6 0 1 0 15.6 9.6A4.6 4.6 0 0 0 12 2.2Z',
]

function suit(place: number): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  const shape = document.createElementNS(space, 'path')
  shape.setAttribute('d', suits[place]!)
  svg.append(shape)
  return svg
}

/** An open card. */
export const cardView = (card: Card): HTMLElement =>
  h(
    'span',
    { class: `card ${suitOf(card) % 3 === 0 ? 'is-black' : 'is-red'}` },
    h('b', {}, ranks[rankOf(card)]!),
    suit(suitOf(card)),
  )

/** A placeholder of a card. */
export const cardPlace = (): HTMLElement => h('span', { class: 'card is-place' })
