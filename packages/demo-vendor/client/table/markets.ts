import type { Option } from '../../src/boards/board.ts'
import { h } from '../dom.ts'
import { plainMoney } from '../money.ts'
import type { I18n } from '../i18n.ts'
import { chipView } from './chips.ts'
import type { Hand, Picker } from './face.ts'

export const oddsText = (odds: number): string => plainMoney(odds)

/** Chips on an option, and what they say: what is booked, and what is still to be placed. */
export function drawStake(node: HTMLElement, hand: Hand, option: string, { translate, join }: I18n): void {
  const [wanted, placed] = [hand.on(option), hand.placed(option)]
  const key = `${placed}:${wanted}`
  if (node.dataset.stake === key) return
  node.dataset.stake = key
  const said = (text: string) => h('span', { class: 'unseen' }, join(['', text]))
  node.replaceChildren(
    ...(placed > 0
      ? [chipView(placed, 'is-placed'), said(translate('table.placed', { amount: plainMoney(placed) }))]
      : []),
    ...(wanted > 0 ? [chipView(wanted), said(translate('table.laid', { amount: plainMoney(wanted) }))] : []),
  )
}

interface Naming {
  option(id: string): string
  market(market: string): string
  /** Short label of an option where its market already gives the rest; the whole is still its accessible name. */
  short?: (id: string) => string | undefined
  /** Classes of an option besides its own. */
  cell?: (id: string) => string
}

/** From this many options on a market is shown as a field of small places. */
const FIELD = 5

/**
 * Markets of options to be chosen, each with its odds; where all of a large market pay the same, its heading shows it
 * once.
 */
export function marketsPicker(options: readonly Option[], hand: Hand, naming: Naming, i18n: I18n): Picker {
  const label = (id: string): (Node | string)[] => {
    const [whole, short] = [naming.option(id), naming.short?.(id)]
    return short === undefined
      ? [whole]
      : [h('span', { class: 'unseen' }, whole), h('span', { 'aria-hidden': 'true' }, short)]
  }
  const groups = [...Map.groupBy(options, ({ market }) => market)].map(([market, list]) => {
    const alike = list.length > FIELD && list.every(({ odds }) => odds === list[0]!.odds) ? list[0]!.odds : undefined
    const buttons = list.map((option) => {
      const stake = h('span', { class: 'staked' })
      const node = h(
        'button',
        {
          class: `option is-${option.id.split(':')[0]} ${naming.cell?.(option.id) ?? ''}`,
          type: 'button',
          click: () => hand.add(option.id),
        },
        h('span', { class: 'option-name' }, ...label(option.id)),
        alike === undefined && h('span', { class: 'odds' }, oddsText(option.odds)),
        stake,
      )
      return { option, node, stake }
    })
    const heading = h(
      'h2',
      { class: 'market-name' },
      naming.market(market),
      alike !== undefined && h('b', { class: 'odds' }, oddsText(alike)),
    )
    return {
      buttons,
      node: h(
        'section',
        { class: `market of-${market} ${list.length >= FIELD ? 'is-field' : ''}` },
        heading,
        h('div', { class: 'options' }, ...buttons.map(({ node }) => node)),
      ),
    }
  })
  return {
    node: h('div', { class: 'markets' }, ...groups.map(({ node }) => node)),
    update(open) {
      for (const { option, node, stake } of groups.flatMap(({ buttons }) => buttons)) {
        const [wanted, placed] = [hand.on(option.id), hand.placed(option.id)]
        node.setAttribute('aria-disabled', String(!open))
        node.classList.toggle('is-wanted', wanted > 0)
        node.classList.toggle('is-placed', placed > 0)
        drawStake(stake, hand, option.id, i18n)
      }
    },
  }
}
