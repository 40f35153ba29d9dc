import { boards } from '../../src/boards/index.ts'
import type { CardsResult } from '../../src/boards/cards.ts'
import type { ContestResult } from '../../src/boards/contest.ts'
import { h } from '../dom.ts'
import { plainMoney } from '../money.ts'
import type { Words } from '../words.ts'
import type { Face } from './face.ts'
import { namesOf } from './names.ts'
import { bead, stageOf } from './stage.ts'

export const oddsText = (odds: number): string => plainMoney(odds)

/** The face of the odds board: markets of options with their odds. */
export function oddsFace(id: string, words: Words): Face {
  const { say } = words
  const board = boards[id]!
  const names = namesOf(id, words)

  return {
    stage: (event) => stageOf(id, event, names),
    title: ({ setup }) => `${names.side(setup, 0)} – ${names.side(setup, 1)}`,
    option: (setup, id) => names.option(setup, id),
    result({ setup, result }) {
      const { score, points, plays } = result as Partial<ContestResult & CardsResult>
      const pair = score ?? points ?? [0, 0]
      return names.winner(setup, pair) + (plays?.length !== 1 ? ` ${pair[0]}:${pair[1]}` : '')
    },
    bead(event) {
      const { side, text } = bead(event)
      const [a, b] = [names.side(event.setup, 0), names.side(event.setup, 1)]
      return h('li', { class: `bead is-${side}` }, h('span', { 'aria-hidden': 'true' }, text || (side === 'tie' ? '=' : [...(side === 'first' ? a : b)][0]!)), h('span', { class: 'unseen' }, side === 'tie' ? say('table.tied') : side === 'first' ? say('table.won', { side: a }) : say('table.won', { side: b })))
    },
    picker(event, hand) {
      const options = board.options(event.setup)
      const buttons = options.map((option) => {
        const stake = h('span', { class: 'staked' })
        const node = h(
          'button',
          { class: `option is-${option.id.split(':')[0]}`, type: 'button', click: () => hand.add(option.id) },
          h('span', { class: 'option-name' }, names.option(event.setup, option.id)),
          h('span', { class: 'odds' }, oddsText(option.odds)),
          stake,
        )
        return { option, node, stake }
      })
      const groups = Map.groupBy(buttons, ({ option }) => option.market)
      return {
        node: h('div', { class: 'markets' }, ...[...groups].map(([market, list]) => h('section', { class: `market of-${list.length}` }, h('h2', { class: 'market-name' }, names.market(market)), h('div', { class: 'options' }, ...list.map(({ node }) => node))))),
        update(open) {
          for (const { option, node, stake } of buttons) {
            const [wanted, placed] = [hand.on(option.id), hand.placed(option.id)]
            node.setAttribute('aria-disabled', String(!open))
            node.classList.toggle('is-wanted', wanted > 0)
            node.classList.toggle('is-placed', placed > 0)
            stake.replaceChildren(
              ...(placed > 0 ? [h('span', { class: 'stake-placed' }, h('span', { class: 'unseen' }, say('table.placed', { amount: '' }).trim()), plainMoney(placed).replace('.00', ''))] : []),
              ...(wanted > 0 ? [h('span', { class: 'stake-wanted' }, `+${plainMoney(wanted).replace('.00', '')}`)] : []),
            )
          }
        },
      }
    },
  }
}
