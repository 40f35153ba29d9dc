import type { ContestSetup } from '../../src/boards/contest.ts'
import { kindOf } from '../../src/boards/tables/three.ts'
import type { Key, I18n } from '../i18n.ts'
import { ranks } from './cards.ts'
import type { Side } from './roads.ts'

/** Boards whose two sides are always the same two, and whose words they use. */
const fixed: Readonly<Record<string, string>> = {
  duel: 'duel',
  tricks: 'duel',
  ludo: 'duel',
  carrom: 'duel',
  cockfight: 'cockfight',
  baccarat: 'baccarat',
  tigers: 'tigers',
  patti: 'seats',
  poker: 'dealer',
  war: 'dealer',
  bahar: 'bahar',
}

/** What a board's sides and options are called. */
export function namesOf(board: string, { translate }: I18n) {
  const side = (setup: unknown, place: 0 | 1): string =>
    board in fixed
      ? translate(`side.${fixed[board]}.${place === 0 ? 'first' : 'second'}` as Key)
      : translate(`team.${(setup as ContestSetup).sides[place]}` as Key)
  const kind = (name: string) => translate(`kind.${board}.${name}` as Key)
  const has = (setup: unknown, name: string) => side(setup, name.startsWith('first') ? 0 : 1)
  return {
    side,
    /** What is written on a bead of the roads; none where the sides change with the event. */
    letter:
      board in fixed
        ? (of: Side): string =>
            of === 'tie' && board !== 'baccarat' ? '=' : translate(`letter.${fixed[board]}.${of}` as Key)
        : undefined,
    market: (setup: unknown, market: string): string =>
      translate(`market.${market}` as Key, { side: market.endsWith('Has') ? has(setup, market) : '' }),
    /** `totalOver:2.5`: what follows the colon is the line, the numbers the player wrote, or what a hand holds. */
    option(setup: unknown, id: string): string {
      if (id === 'first' || id === 'second') return side(setup, id === 'first' ? 0 : 1)
      const [name = '', line = ''] = id.split(':')
      if (name.endsWith('Has')) return translate('option.has', { side: has(setup, name), kind: kind(line) })
      return translate(`option.${name}` as Key, {
        line,
        first: name.endsWith('Pair') ? side(setup, name === 'firstPair' ? 0 : 1) : '',
      })
    },
    /** What a hand holds, where its market already names the hand. */
    short: (id: string): string | undefined => (id.includes('Has:') ? kind(id.split(':')[1]!) : undefined),
    /** Points of a hand of cards: a number, the rank of a card, or what the hand is called. */
    points: (points: number): string =>
      board === 'patti' || board === 'poker'
        ? kind(kindOf(points, board))
        : board === 'war'
          ? ranks[points % 13]!
          : String(points),
    /** The winner as text. */
    winner: (setup: unknown, [a, b]: readonly [number, number]): string =>
      a === b ? translate('table.tied') : translate('table.won', { side: side(setup, a > b ? 0 : 1) }),
  }
}

export type Names = ReturnType<typeof namesOf>
