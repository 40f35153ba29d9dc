import type { ContestSetup } from '../../src/boards/contest.ts'
import type { Key, Words } from '../words.ts'

/** Boards whose two sides are always the same two. */
const fixed = new Set(['duel', 'cockfight', 'baccarat', 'tigers'])

/** What a board's sides and options are called. */
export function namesOf(board: string, { say }: Words) {
  const side = (setup: unknown, place: 0 | 1): string =>
    fixed.has(board) ? say(`side.${board}.${place === 0 ? 'first' : 'second'}` as Key) : say(`team.${(setup as ContestSetup).sides[place]}` as Key)
  return {
    side,
    market: (market: string): string => say(`market.${market}` as Key),
    /** `totalOver:2.5`: what is behind the colon is the line, or the numbers the player wrote. */
    option(setup: unknown, id: string): string {
      if (id === 'first' || id === 'second') return side(setup, id === 'first' ? 0 : 1)
      const [kind = '', line = ''] = id.split(':')
      return say(`option.${kind}` as Key, { line, first: kind.endsWith('Pair') ? side(setup, kind === 'firstPair' ? 0 : 1) : '' })
    },
    /** Who won, in words. */
    winner: (setup: unknown, [a, b]: readonly [number, number]): string => (a === b ? say('table.tied') : say('table.won', { side: side(setup, a > b ? 0 : 1) })),
  }
}

export type Names = ReturnType<typeof namesOf>
