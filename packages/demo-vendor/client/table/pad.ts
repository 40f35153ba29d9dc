import type { Board } from '../../src/boards/board.ts'
import type { DrawData, Way } from '../../src/boards/draw.ts'
import { h } from '../dom.ts'
import { plainMoney } from '../money.ts'
import type { Key, I18n } from '../i18n.ts'
import type { Hand, Picker } from './face.ts'
import { oddsText } from './markets.ts'

/** A whole number below `size`; only for lucky numbers the player requests, never for results. */
const lucky = (size: number): number => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * size)
const ends = ['odd', 'even', 'low', 'high'] as const

/** Four plain options, as on the odds board. */
function endsPad(board: Board, hand: Hand, translate: I18n['translate']): Picker {
  const buttons = ends.map((name) => {
    const stake = h('span', { class: 'staked' })
    return {
      name,
      stake,
      node: h(
        'button',
        { class: 'option', type: 'button', click: () => hand.add(name) },
        h('span', { class: 'option-name' }, translate(`last.${name}` as Key)),
        h('span', { class: 'odds' }, oddsText(board.option({}, name)!.odds)),
        stake,
      ),
    }
  })
  return {
    node: h('div', { class: 'options is-four' }, ...buttons.map(({ node }) => node)),
    update(open) {
      for (const { name, node, stake } of buttons) {
        const wanted = hand.on(name)
        const placed = hand.placed(name)
        node.setAttribute('aria-disabled', String(!open))
        node.classList.toggle('is-wanted', wanted > 0)
        stake.replaceChildren(
          ...(placed > 0 ? [h('span', { class: 'stake-placed' }, plainMoney(placed).replace('.00', ''))] : []),
          ...(wanted > 0 ? [h('span', { class: 'stake-wanted' }, `+${plainMoney(wanted).replace('.00', '')}`)] : []),
        )
      }
    },
  }
}

/** Numbers to write, and two buttons: lucky ones, and onto the slip. */
export function padOf(way: Way, { format }: DrawData, board: Board, hand: Hand, translate: I18n['translate']): Picker {
  if (way.kind === 'last') return endsPad(board, hand, translate)
  const tail = way.kind === 'tail'
  const size = tail ? way.digits : way.count
  let chosen: number[] = []
  let isOpen = true
  const slots = h('p', { class: 'slots', 'aria-live': 'polite' })
  const numbers = tail ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] : Array.from({ length: format.of }, (_, i) => i + 1)
  const keys = numbers.map((number) =>
    h('button', { class: 'key', type: 'button', click: () => press(number) }, String(number)),
  )
  const add = h('button', { class: 'plain is-main', type: 'button', click: () => put() }, translate('draw.add'))
  const quick = h('button', { class: 'plain', type: 'button', click: () => fill() }, translate('draw.lucky'))
  const back = h(
    'button',
    { class: 'plain', type: 'button', click: () => ((chosen = tail ? chosen.slice(0, -1) : []), draw()) },
    translate('draw.back'),
  )

  function draw(): void {
    slots.replaceChildren(
      h('span', { class: 'unseen' }, chosen.length === 0 ? translate('draw.write', { count: size }) : chosen.join(' ')),
      ...Array.from({ length: size }, (_, i) =>
        h(
          'span',
          { class: `slot ${i < chosen.length ? 'is-full' : ''}`, 'aria-hidden': 'true' },
          chosen[i] === undefined ? '' : String(chosen[i]),
        ),
      ),
    )
    keys.forEach((key, i) => {
      if (!tail) key.setAttribute('aria-pressed', String(chosen.includes(numbers[i]!)))
      key.setAttribute(
        'aria-disabled',
        String(!isOpen || (chosen.length === size && (tail || !chosen.includes(numbers[i]!)))),
      )
    })
    add.setAttribute('aria-disabled', String(!isOpen || chosen.length < size))
  }

  function press(number: number): void {
    if (!isOpen) return
    if (!tail && chosen.includes(number)) chosen = chosen.filter((other) => other !== number)
    else if (chosen.length < size) chosen = tail ? [...chosen, number] : [...chosen, number].toSorted((a, b) => a - b)
    draw()
  }

  function fill(): void {
    const left = [...numbers]
    chosen = Array.from({ length: size }, () => (tail ? lucky(10) : left.splice(lucky(left.length), 1)[0]!))
    if (!tail) chosen.sort((a, b) => a - b)
    draw()
  }

  function put(): void {
    if (!isOpen || chosen.length < size) return
    hand.add(tail ? `tail${size}:${chosen.join('')}` : `pick${size}:${chosen.join('-')}`)
    chosen = []
    draw()
  }

  draw()
  return {
    node: h(
      'div',
      { class: `pad-${tail ? 'digits' : 'balls'}` },
      slots,
      h('div', { class: `keys ${tail ? 'is-digits' : 'is-balls'}` }, ...keys),
      h('div', { class: 'pad-buttons' }, quick, back, add),
    ),
    update(open) {
      isOpen = open
      draw()
    },
  }
}
