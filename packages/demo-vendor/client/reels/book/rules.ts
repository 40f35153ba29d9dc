import { lines } from '../../../src/math/lines.ts'
import { census } from '../../../src/math/published.ts'
import { h } from '../../dom.ts'
import { minorOf, money } from '../../money.ts'
import type { BookParts } from './parts.ts'

const count = new Intl.NumberFormat('en')

/** The figures of the game, how they were found, and its rules in plain words. */
export function rulesPage({ state, words }: BookParts): Node {
  const { say } = words
  const { config, currency } = state
  const [min, max] = [config.stakes[0]!, config.stakes.at(-1)!].map((stake) => money(minorOf(stake), currency))
  const facts: [string, string, string?][] = [
    [
      say('rules.rtp'),
      `${config.rtpPercent.toFixed(2)} %`,
      say('rules.rtpWhy', { combinations: count.format(census.combinations) }),
    ],
    [say('rules.hit'), `${(config.hitRate * 100).toFixed(1)} %`],
    [say('rules.free'), say('rules.freeValue', { count: Math.round(config.freeEvery) })],
    [say('rules.deviation'), say('rules.deviationValue', { deviation: config.deviation.toFixed(1) })],
    [say('rules.max'), say('rules.maxValue', { count: count.format(config.maxWin) })],
    [say('rules.limits'), say('rules.limitsValue', { min: min!, max: max! })],
  ]
  const texts = [
    say('rules.text.round', { lines: lines.length }),
    say('rules.text.free', { multiplier: config.freeMultiplier }),
    say('rules.text.order'),
    say('rules.text.broken'),
    say('rules.text.unknown'),
    say('rules.text.money'),
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
