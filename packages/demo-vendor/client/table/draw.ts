import { boards } from '../../src/boards/index.ts'
import { numbersIn } from '../../src/boards/draw.ts'
import type { DrawResult, Way } from '../../src/boards/draw.ts'
import { drawData } from '../../src/boards/draws.ts'
import { h, icon, icons } from '../dom.ts'
import { figure, plainMoney } from '../money.ts'
import type { Key, I18n } from '../i18n.ts'
import type { Face, Hand, Picker } from './face.ts'
import { oddsText } from './markets.ts'
import { padOf } from './pad.ts'
import { seenOf } from './stage.ts'
import type { Stage } from './stage.ts'

const short = (minor: number) => plainMoney(minor).replace('.00', '')
const nameOf = (way: Way): string =>
  way.kind === 'tail' ? `tail${way.digits}` : way.kind === 'pick' ? `pick${way.count}` : 'last'

/** The face of a draw: balls as they fall, and pads to write numbers on. */
export function drawFace(id: string, { translate }: I18n): Face {
  const data = drawData[id as keyof typeof drawData]
  const board = boards[id]!
  const many = data.format.count > 10

  const option = (_: unknown, name: string): string => {
    const numbers = numbersIn(name)
    if (numbers.length === 0) return translate(`last.${name}` as Key)
    return name.startsWith('tail') ? translate('draw.tail', { numbers: numbers.join('') }) : numbers.join(' · ')
  }

  function stage(): Stage {
    const balls = h('ol', { class: `balls ${many ? 'is-many' : ''}`, 'aria-hidden': 'true' })
    let seen = -1
    return {
      node: balls,
      show(result, part) {
        const numbers = (result as DrawResult | null)?.numbers
        const count = numbers ? seenOf(numbers.length, part) : 0
        if (count === seen) return
        const before = Math.max(seen, 0)
        seen = count
        balls.replaceChildren(
          ...Array.from({ length: data.format.count }, (_, i) =>
            h(
              'li',
              { class: `ball ${i >= count ? 'is-place' : i >= before ? 'is-new' : ''} of-${(numbers?.[i] ?? 0) % 6}` },
              i < count ? String(numbers![i]) : '',
            ),
          ),
        )
      },
    }
  }

  /** The ways to bet as a choice, the pad of the chosen one, and the lines written so far. */
  function picker(_: unknown, hand: Hand): Picker {
    const groups = data.ways.filter(
      (way, i) => way.kind !== 'last' || data.ways.findIndex((other) => other.kind === 'last') === i,
    )
    const place = h('div', { class: 'pad' })
    const lines = h('ul', { class: 'lines', 'aria-label': translate('draw.lines') })
    let open = true
    let update = () => {}

    function choose(way: Way): void {
      const pad = padOf(way, data, board, hand, translate)
      place.replaceChildren(pad.node)
      update = () => pad.update(open)
      update()
    }

    const optionOf = (way: Way) =>
      board
        .options({})
        .find(({ id: name }) => (way.kind === 'last' ? name === way.name : name.startsWith(`${nameOf(way)}:`)))!

    const tabs = groups.map((way, i) =>
      h(
        'label',
        { class: 'way' },
        h('input', { type: 'radio', name: 'way', checked: i === 0, change: () => choose(way) }),
        h(
          'span',
          {},
          h(
            'b',
            {},
            translate(`way.${way.kind}` as Key, {
              count: way.kind === 'tail' ? way.digits : way.kind === 'pick' ? way.count : 1,
            }),
          ),
          h('i', {}, figure(`×${oddsText(optionOf(way).odds).replace('.00', '')}`)),
        ),
      ),
    )
    choose(groups[0]!)
    return {
      node: h(
        'div',
        { class: 'draw-desk' },
        h('fieldset', { class: 'ways' }, h('legend', { class: 'market-name' }, translate('draw.ways')), ...tabs),
        place,
        lines,
      ),
      update(now) {
        open = now
        update()
        lines.replaceChildren(
          ...hand.all().map(([name, minor]) => {
            const odds = board.option({}, name)!.odds
            return h(
              'li',
              { class: 'line' },
              h(
                'span',
                {},
                option(null, name),
                h('small', {}, translate('draw.wins', { amount: plainMoney((minor * odds) / 100) })),
              ),
              h('b', {}, short(minor)),
              h(
                'button',
                {
                  class: 'tool',
                  type: 'button',
                  'aria-label': translate('draw.drop', { option: option(null, name) }),
                  click: () => hand.drop(name),
                },
                icon(icons.close),
              ),
            )
          }),
        )
      },
    }
  }

  const text = ({ result }: { result: unknown }) =>
    (result as DrawResult).numbers.join(data.format.kind === 'digits' ? ' ' : ' · ')
  return {
    stage,
    picker,
    option,
    title: ({ number }) => translate('draw.issue', { number }),
    result: (event) => translate('draw.drawn', { numbers: text(event) }),
    bead: (event) => {
      const numbers = (event.result as DrawResult).numbers
      return h(
        'li',
        { class: 'bead is-draw' },
        data.format.kind === 'digits'
          ? numbers.join('')
          : many
            ? `${numbers.slice(0, 3).join(' ')} …`
            : numbers.join(' '),
      )
    },
  }
}
