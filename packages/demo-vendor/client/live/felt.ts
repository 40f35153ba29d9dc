import '../styles/felt.css'
import { returnOf } from '../../src/boards/board.ts'
import { boards } from '../../src/boards/index.ts'
import { POCKETS, pocketColour } from '../../src/boards/tables/roulette.ts'
import { h, icon, icons } from '../dom.ts'
import { frameStorage } from '../frame-storage.ts'
import type { I18n } from '../i18n.ts'
import { figure, plainMoney } from '../money.ts'
import type { Hand, Picker } from '../table/face.ts'
import { drawStake, oddsText } from '../table/markets.ts'
import { nextIn, numbersOf, placeOf } from './felt-layout.ts'
import type { Point } from './felt-layout.ts'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Whether fields are drawn so large that a finger meets the lines between them; kept from one spin to the next. */
const largeKey = 'vendor.felt.large'

/** What is drawn on a spot; the lines between numbers have no print. */
function printOf(option: string, name: string): HTMLElement | false {
  const [kind = ''] = option.split(':')
  if (kind === 'n') return h('span', { class: 'spot-print is-number', 'aria-hidden': 'true' }, option.slice(2))
  if (kind === 'column') return h('span', { class: 'spot-print', 'aria-hidden': 'true' }, '2:1')
  if (kind === 'red' || kind === 'black') return h('span', { class: 'spot-print is-diamond', 'aria-hidden': 'true' })
  return placeOf(option).edges.length === 0 && h('span', { class: 'spot-print', 'aria-hidden': 'true' }, name)
}

/**
 * The felt of roulette: a spot for every bet, also on the lines between numbers. One stop of the Tab key; arrow keys
 * move over it.
 */
export function feltPicker(hand: Hand, nameOf: (option: string) => string, i18n: I18n): Picker {
  const { translate } = i18n
  const board = boards['roulette']!
  const options = board.options({})
  const returned = (number: number, option: string) => board.returned({}, { number }, option)
  const title = h('strong', {}, translate('felt.title'))
  const spots = options.map(({ id }) => {
    const { along, across, edges } = placeOf(id)
    const [kind = ''] = id.split(':')
    const stake = h('span', { class: 'staked' })
    const node = h(
      'button',
      {
        class: [
          'spot',
          `of-${kind}`,
          kind === 'n' ? `is-${pocketColour(numbersOf(id)[0]!)}` : `is-${kind}`,
          ...edges.map((edge) => `on-${edge}`),
        ].join(' '),
        type: 'button',
        tabindex: id === 'n:0' ? 0 : -1,
        click: () => hand.add(id),
      },
      h('span', { class: 'unseen' }, nameOf(id)),
      printOf(id, nameOf(id)),
      stake,
    )
    for (const [name, value] of Object.entries({
      along: along[0],
      length: along[1],
      across: across[0],
      width: across[1],
    }))
      node.style.setProperty(`--${name}`, String(value))
    return { id, node, stake, covers: new Set(POCKETS.filter((number) => returned(number, id) > 0)) }
  })

  /** Shows which numbers a bet is on, and what it pays: what comes back in all, for a number that carries something. */
  function point(target: EventTarget | null): void {
    const spot = target instanceof Element ? spots.find(({ node }) => node.contains(target)) : undefined
    for (const { id, node } of spots)
      if (id.startsWith('n:'))
        node.classList.toggle('is-covered', spot !== undefined && spot.covers.has(numbersOf(id)[0]!))
    if (!spot) return title.replaceChildren(translate('felt.title'))
    const number = spot.id.startsWith('n:') ? numbersOf(spot.id)[0]! : undefined
    const back =
      number === undefined
        ? 0
        : options.reduce((sum, { id }) => sum + ((hand.on(id) + hand.placed(id)) * returned(number, id)) / 100, 0)
    title.replaceChildren(
      number !== undefined && back > 0
        ? translate('felt.back', { number, amount: plainMoney(back) })
        : `${nameOf(spot.id)} · ${figure(`×${oddsText(board.option({}, spot.id)!.odds).replace('.00', '')}`)}`,
    )
  }

  function move(event: KeyboardEvent): void {
    const way = arrows[event.key]
    const from = spots.findIndex(({ node }) => node === document.activeElement)
    if (!way || from < 0) return
    event.preventDefault()
    const middles = spots.map(({ node }) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    spots[nextIn(middles, middles[from]!, way)]?.node.focus()
  }

  let pointed: EventTarget | null = null
  const felt = h(
    'div',
    {
      class: 'felt-spots',
      role: 'group',
      'aria-label': translate('felt.name'),
      'aria-describedby': 'felt-keys',
      keydown: move,
      focusin: ({ target }: FocusEvent) => {
        for (const { node } of spots) node.tabIndex = node === target ? 0 : -1
        point((pointed = target))
      },
      focusout: () => point((pointed = null)),
      pointerover: ({ target }: PointerEvent) => point((pointed = target)),
      pointerleave: () => point((pointed = document.activeElement)),
    },
    ...spots.map(({ node }) => node),
  )
  const resize = h(
    'button',
    { class: 'tool', type: 'button', 'aria-label': translate('felt.large'), click: () => enlarge(!isLarge()) },
    icon(icons.enlarge),
  )
  const node = h(
    'div',
    { class: 'roulette-felt' },
    h(
      'div',
      { class: 'felt-head' },
      h(
        'p',
        { 'aria-hidden': 'true' },
        title,
        h('span', {}, `${translate('rules.rtp')} ${figure(`${(returnOf(options[0]!) * 100).toFixed(2)} %`)}`),
      ),
      resize,
    ),
    h('p', { class: 'unseen', id: 'felt-keys' }, translate('felt.keys')),
    felt,
  )
  const isLarge = () => frameStorage.read(largeKey) !== ''
  function enlarge(large: boolean): void {
    if (large) frameStorage.write(largeKey, 'yes')
    else frameStorage.drop(largeKey)
    node.classList.toggle('is-large', large)
    resize.setAttribute('aria-pressed', String(large))
  }
  enlarge(isLarge())
  return {
    node,
    update(open) {
      for (const { id, node, stake } of spots) {
        node.setAttribute('aria-disabled', String(!open))
        drawStake(stake, hand, id, i18n)
      }
      point(pointed)
    },
  }
}
