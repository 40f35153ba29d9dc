import '../styles/live.css'
import { rankOf, suitOf } from '../../src/boards/cards.ts'
import type { Card } from '../../src/boards/cards.ts'
import { boards } from '../../src/boards/index.ts'
import type { BaharResult, BaharSetup } from '../../src/boards/tables/bahar.ts'
import { sumOf } from '../../src/boards/tables/dice.ts'
import type { DiceResult } from '../../src/boards/tables/dice.ts'
import type { HiloResult, HiloSetup } from '../../src/boards/tables/hilo.ts'
import { placeOf } from '../../src/boards/tables/reddog.ts'
import type { RedDogResult, RedDogSetup } from '../../src/boards/tables/reddog.ts'
import { pocketColour } from '../../src/boards/tables/roulette.ts'
import type { SpinResult } from '../../src/boards/tables/roulette.ts'
import { SEGMENTS } from '../../src/boards/tables/wheel.ts'
import type { WheelResult } from '../../src/boards/tables/wheel.ts'
import type { EventView } from '../../src/events/events.ts'
import { h } from '../dom.ts'
import { ranks } from '../table/cards.ts'
import type { Face, Hand, Picker } from '../table/face.ts'
import { marketsPicker } from '../table/markets.ts'
import type { Side } from '../table/roads.ts'
import { roadsView } from '../table/roads-view.ts'
import type { Stage } from '../table/stage.ts'
import type { Key, I18n } from '../i18n.ts'
import { baharStage, hiloStage, reddogStage, stepSign } from './deal.ts'
import { diceStage } from './dice.ts'
import { feltPicker } from './felt.ts'
import { numbersOf } from './felt-layout.ts'
import { rouletteStage, wheelStage } from './spin.ts'

/** What a live table shows and announces where it differs from the others. */
interface Live {
  stage(setup: unknown, i18n: I18n): Stage
  /** The event in a few words, where its setup, known before betting, distinguishes it. */
  title?(setup: unknown, i18n: I18n): string
  result(result: unknown, setup: unknown, i18n: I18n): string
  /** A past result: what is written on it, and how it looks. */
  bead(result: unknown, setup: unknown): readonly [text: string, kind: string]
  cell?: (id: string) => string
  /** Its beads are those of two sides, each with a letter: it has roads. */
  letters?: true
  /** In place of markets. */
  picker?: (hand: Hand, nameOf: (option: string) => string, i18n: I18n) => Picker
}

const cardName = (card: Card, { translate }: I18n): string =>
  translate(`suit.${suitOf(card)}` as Key, { rank: ranks[rankOf(card)]! })
const side = (first: boolean, { translate }: I18n) => translate(first ? 'side.bahar.first' : 'side.bahar.second')

const dice = (count: number, low: number, high: number): Live => ({
  stage: () => diceStage(count),
  result: (result, _, { translate }) =>
    translate('live.sum', { dice: (result as DiceResult).dice.join(' · '), sum: sumOf(result as DiceResult) }),
  bead(result) {
    const sum = sumOf(result as DiceResult)
    return [
      String(sum),
      new Set((result as DiceResult).dice).size === 1 ? 'tie' : sum <= low ? 'second' : sum >= high ? 'first' : 'plain',
    ]
  },
})

/** Tables without two opposing sides. */
export const lives: Readonly<Record<string, Live>> = {
  roulette: {
    stage: rouletteStage,
    result: (result, _, { translate }) =>
      translate(`live.${pocketColour((result as SpinResult).number)}`, { number: (result as SpinResult).number }),
    bead: (result) => [String((result as SpinResult).number), pocketColour((result as SpinResult).number)],
    picker: feltPicker,
  },
  sicbo: dice(3, 10, 11),
  seven: dice(2, 6, 8),
  wheel: {
    stage: wheelStage,
    result: (result, _, { translate }) => translate('live.wheel', { pays: SEGMENTS[(result as WheelResult).segment]! }),
    bead: (result) => [
      `×${SEGMENTS[(result as WheelResult).segment]}`,
      `pays-${SEGMENTS[(result as WheelResult).segment]}`,
    ],
    cell: (id) => `is-${id.replace(':', '-')}`,
  },
  bahar: {
    stage: (setup, i18n) => baharStage(setup as BaharSetup, [side(true, i18n), side(false, i18n)]),
    title: (setup, i18n) => i18n.translate('live.joker', { card: cardName((setup as BaharSetup).joker, i18n) }),
    result: (result, _, i18n) =>
      i18n.translate('live.bahar', {
        side: side((result as BaharResult).cards.length % 2 === 1, i18n),
        count: (result as BaharResult).cards.length,
      }),
    bead: (result) => [
      String((result as BaharResult).cards.length),
      (result as BaharResult).cards.length % 2 === 1 ? 'first' : 'second',
    ],
    letters: true,
  },
  hilo: {
    stage: (setup) => hiloStage(setup as HiloSetup),
    title: (setup, i18n) => i18n.translate('live.base', { card: cardName((setup as HiloSetup).base, i18n) }),
    result(result, setup, i18n) {
      const step = rankOf((result as HiloResult).card) - rankOf((setup as HiloSetup).base)
      const side = step > 0 ? 'option.higher' : step < 0 ? 'option.lower' : 'option.same'
      return `${cardName((result as HiloResult).card, i18n)}: ${i18n.translate(side)}`
    },
    bead(result, setup) {
      const sign = stepSign((setup as HiloSetup).base, (result as HiloResult).card)
      return [
        `${ranks[rankOf((result as HiloResult).card)]} ${sign}`,
        sign === '=' ? 'tie' : sign === '▲' ? 'first' : 'second',
      ]
    },
  },
  reddog: {
    stage: (setup) => reddogStage(setup as RedDogSetup),
    title(setup, i18n) {
      const [low, high] = (setup as RedDogSetup).open.map((card) => cardName(card, i18n))
      return i18n.translate('live.open', { low: low!, high: high! })
    },
    result(result, setup, i18n) {
      const { card } = result as RedDogResult
      return `${cardName(card, i18n)}: ${i18n.translate(`option.${placeOf(setup as RedDogSetup, card)}`)}`
    },
    bead: (result, setup) => [
      ranks[rankOf((result as RedDogResult).card)]!,
      { between: 'first', match: 'tie', outside: 'second' }[
        placeOf(setup as RedDogSetup, (result as RedDogResult).card)
      ],
    ],
  },
}

/** `8–11` of numbers in a row, `8, 11` of others. */
function lineText(option: string, { join }: I18n): string {
  const numbers = numbersOf(option)
  const [first, last] = [numbers[0]!, numbers.at(-1)!]
  return numbers.length > 2 && last - first === numbers.length - 1 ? `${first}–${last}` : join(numbers)
}

/** The face of a table of its own kind. */
export function liveFace(id: string, i18n: I18n): Face {
  const { translate, has } = i18n
  const live = lives[id]!
  const board = boards[id]!
  const option = (_: unknown, name: string): string => {
    if (name === 'first' || name === 'second') return side(name === 'first', i18n)
    const [kind = '', line = ''] = name.split(':')
    // Small and large are numbers at one table and sums at another.
    const own = kind === 'dozen' ? `option.dozen.${line}` : `option.${id}.${kind}`
    const text = id === 'roulette' && line !== '' ? lineText(name, i18n) : line.replace('-', '–')
    // Of a range of cards, the form of its last number.
    const count = Number(line.split('-').at(-1))
    const key = has(own) ? own : (`option.${kind}` as Key)
    return translate(key, kind === 'cards' ? { line: text, count } : { line: text })
  }
  const short = (name: string): string | undefined => (name.startsWith('total:') ? name.split(':')[1] : undefined)
  const title = (setup: unknown) => live.title?.(setup, i18n) ?? translate(`name.${id}` as Key)
  const market = (name: string) => translate(`market.${name}` as Key)
  return {
    stage: ({ setup }) => live.stage(setup, i18n),
    market,
    title: ({ setup }) => title(setup),
    option,
    result: ({ result, setup }) => live.result(result, setup, i18n),
    bead({ result, setup }) {
      const [text, kind] = live.bead(result, setup)
      return h(
        'li',
        { class: `bead is-${kind}` },
        h('span', { 'aria-hidden': 'true' }, text),
        h('span', { class: 'unseen' }, live.result(result, setup, i18n)),
      )
    },
    ...(live.letters && {
      roads: (past: readonly EventView[]) =>
        roadsView(
          past.map(({ result, setup }) => ({
            side: live.bead(result, setup)[1] as Side,
            text: live.result(result, setup, i18n),
            pairs: [],
          })),
          past[0]?.number ?? 0,
          {
            letter: (of) => translate(`letter.bahar.${of}` as Key),
            side: (place) => side(place === 0, i18n),
          },
          i18n,
        ),
    }),
    picker: ({ setup }, hand) =>
      live.picker?.(hand, (name) => option(setup, name), i18n) ??
      marketsPicker(
        board.options(setup),
        hand,
        {
          option: (name) => option(setup, name),
          short,
          market,
          ...(live.cell && { cell: live.cell }),
        },
        i18n,
      ),
  }
}
