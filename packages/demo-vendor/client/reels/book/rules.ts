import { lines } from '../../../src/math/lines.ts'
import { census } from '../../../src/math/published.ts'
import { h } from '../../dom.ts'
import { figure, minorOf, money } from '../../money.ts'
import type { BookParts } from './parts.ts'

const grouped = new Intl.NumberFormat('en')

/** The figures of the game, how they were found, and its rules in plain words. */
export function rulesPage({ state, i18n }: BookParts): Node {
  const { translate } = i18n
  const { config, currency } = state
  const [min, max] = [config.stakes[0]!, config.stakes.at(-1)!].map((stake) => money(minorOf(stake), currency))
  const facts: [string, string, string?][] = [
    [
      translate('rules.rtp'),
      figure(`${config.rtpPercent.toFixed(2)} %`),
      translate('rules.rtpWhy', {
        combinations: grouped.format(census.combinations),
        count: census.combinations,
      }),
    ],
    [translate('rules.hit'), figure(`${(config.hitRate * 100).toFixed(1)} %`)],
    [translate('rules.free'), translate('rules.freeValue', { count: Math.round(config.freeEvery) })],
    [
      translate('rules.deviation'),
      translate('rules.deviationValue', {
        deviation: config.deviation.toFixed(1),
        count: Number(config.deviation.toFixed(1)),
      }),
    ],
    [translate('rules.max'), translate('rules.maxValue', { count: config.maxWin })],
    [translate('rules.limits'), translate('rules.limitsValue', { min: min!, max: max! })],
  ]
  const texts = [
    translate('rules.text.round', { lines: lines.length, count: lines.length }),
    translate('rules.text.free', { multiplier: config.freeMultiplier }),
    translate('rules.text.order'),
    translate('rules.text.broken'),
    translate('rules.text.unknown'),
    translate('rules.text.money'),
  ]
  return h(
    'div',
    {},
    h(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value, why]) =>
        h('div', {}, h('dt', {}, name), h('dd', {}, value, why && h('small', {}, why))),
      ),
    ),
    h('ul', { class: 'prose' }, ...texts.map((text) => h('li', {}, text))),
  )
}
