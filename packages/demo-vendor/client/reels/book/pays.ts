import { lines } from '../../../src/math/lines.ts'
import { FREE_SPINS, UNITS_PER_STAKE, pays } from '../../../src/math/pays.ts'
import { REELS, ROWS, SCATTER, WILD, signs } from '../../../src/math/symbols.ts'
import { h } from '../../dom.ts'
import { figure, minorOf, money } from '../../money.ts'
import type { BookParts } from './parts.ts'
import { signName } from '../screen.ts'

function lineCard(rows: readonly number[], number: number, label: string): HTMLElement {
  const cells = Array.from({ length: REELS * ROWS }, (_, i) =>
    h('i', { class: rows[i % REELS] === Math.floor(i / REELS) ? 'is-on' : '' }),
  )
  return h(
    'li',
    { class: 'line-card', 'aria-label': label },
    h('span', { class: 'line-grid', 'aria-hidden': 'true' }, ...cells),
    h('span', { 'aria-hidden': 'true' }, String(number)),
  )
}

/** What each sign pays at the chosen stake, and the lines. */
export function paysPage({ state, look, urls, i18n, stake }: BookParts): Node {
  const { translate } = i18n
  const minor = minorOf(stake())
  const amount = (units: number) => money((units * minor) / UNITS_PER_STAKE, state.currency)
  const notes: Record<number, string> = {
    [WILD]: translate('pays.wild'),
    [SCATTER]: translate('pays.scatter', { count: FREE_SPINS }),
  }
  const row = (sign: number) => {
    const name = signName(sign, look, i18n)
    return h(
      'li',
      { class: 'pay' },
      h('img', { src: urls[sign]!, alt: '', width: 64, height: 64 }),
      h(
        'div',
        { class: 'pay-text' },
        h('h3', {}, name),
        notes[sign] && h('p', {}, notes[sign]),
        h(
          'dl',
          {},
          ...[5, 4, 3].map((count) =>
            h(
              'div',
              {},
              h(
                'dt',
                { title: translate('pays.count', { count }) },
                h('span', { class: 'unseen' }, translate('pays.count', { count })),
                h('span', { 'aria-hidden': 'true' }, figure(`×${count}`)),
              ),
              h('dd', {}, amount(pays[signs[sign]!][count - 3]!)),
            ),
          ),
        ),
      ),
    )
  }
  return h(
    'div',
    { class: 'pays' },
    h('p', { class: 'lead' }, translate('pays.intro', { amount: money(minor, state.currency) })),
    h('ul', { class: 'pay-list' }, ...signs.map((_, sign) => row(sign))),
    h('h3', { class: 'sub' }, translate('pays.lines', { count: lines.length })),
    h(
      'ol',
      { class: 'line-list' },
      ...lines.map((rows, i) => lineCard(rows, i + 1, translate('pays.line', { number: i + 1 }))),
    ),
  )
}
