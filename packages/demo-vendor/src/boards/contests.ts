import { contest } from './contest.ts'
import type { Chances } from './contest.ts'

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const TEAMS = 12

/** Points of one side, for the side whose turn it is: even plays are the first's. */
const turn = (i: number, points: readonly (readonly [number, number])[]): Chances =>
  points.map(([weight, value]) => (i % 2 === 0 ? [weight, value, 0] : [weight, 0, value]))
/** A play that exactly one side takes; 45 of 1000 more for each level of difference. */
const either = (a: number, b: number): Chances => [
  [500 + 45 * (a - b), 1, 0],
  [500 - 45 * (a - b), 0, 1],
]

const seats = { everySeconds: 45, lockSeconds: 14, lanes: 1, names: 0 }
const sport = { everySeconds: 180, lockSeconds: 36, lanes: 3, names: TEAMS }

/** Ten chances for each side. */
export const goals = contest({
  ...sport,
  id: 'goals',
  markets: ['winner', 'total', 'both'],
  plays: (a, b) =>
    times(20, (i) =>
      turn(i, [
        [90 + 30 * (i % 2 ? b : a), 1],
        [910 - 30 * (i % 2 ? b : a), 0],
      ]),
    ),
})

/** One over for each side, ball by ball: the first bats, then the second. */
export const cricket = contest({
  ...sport,
  id: 'cricket',
  markets: ['winner', 'total'],
  plays: (a, b) =>
    times(12, (i) => {
      const level = i < 6 ? a : b
      return turn(i < 6 ? 0 : 1, [
        [330 - 20 * level, 0],
        [360, 1],
        [80, 2],
        [140 + 12 * level, 4],
        [90 + 8 * level, 6],
      ])
    }),
})

/** Five sets, all of them played. */
export const sets = contest({
  ...sport,
  id: 'sets',
  markets: ['winner', 'margin'],
  plays: (a, b) => times(5, () => either(a, b)),
})

/** Nine stretches of water, track or road. */
export const race = contest({
  ...sport,
  id: 'race',
  markets: ['winner', 'margin'],
  plays: (a, b) => times(9, () => either(a, b)),
})

/** Sixteen attacks for each side. */
export const baskets = contest({
  ...sport,
  id: 'baskets',
  markets: ['winner', 'total'],
  plays: (a, b) =>
    times(32, (i) =>
      turn(i, [
        [520 - 15 * (i % 2 ? b : a), 0],
        [340 + 10 * (i % 2 ? b : a), 2],
        [140 + 5 * (i % 2 ? b : a), 3],
      ]),
    ),
})

/** Twelve raids for each side. */
export const raids = contest({
  ...sport,
  id: 'raids',
  markets: ['winner', 'total'],
  plays: (a, b) =>
    times(24, (i) =>
      turn(i, [
        [480 - 20 * (i % 2 ? b : a), 0],
        [360 + 15 * (i % 2 ? b : a), 1],
        [160 + 5 * (i % 2 ? b : a), 2],
      ]),
    ),
})

/** Nine rounds, all of them played. */
export const rounds = contest({
  everySeconds: 120,
  lockSeconds: 30,
  lanes: 2,
  names: TEAMS,
  id: 'rounds',
  markets: ['winner', 'margin'],
  plays: (a, b) => times(9, () => either(a, b)),
})

/** Two seats, seven hands. */
export const duel = contest({
  ...seats,
  id: 'duel',
  markets: ['winner', 'margin'],
  plays: (a, b) => times(7, () => either(a, b)),
})

/** Meron and wala; now and then neither gets up, and the stakes on both are returned. */
export const cockfight = contest({
  ...seats,
  id: 'cockfight',
  markets: ['winner'],
  plays: (a, b) => [
    [
      [460 + 30 * (a - b), 1, 0],
      [460 - 30 * (a - b), 0, 1],
      [80, 0, 0],
    ],
  ],
})

/** Thirteen tricks of a pack. */
export const tricks = contest({
  ...seats,
  id: 'tricks',
  markets: ['winner', 'margin'],
  plays: (a, b) => times(13, () => either(a, b)),
})

/** Six throws of a die for each side; both sides are equally likely. */
export const ludo = contest({
  ...seats,
  id: 'ludo',
  even: true,
  markets: ['winner', 'total'],
  plays: () =>
    times(12, (i) =>
      turn(
        i,
        times(6, (pips) => [1, pips + 1]),
      ),
    ),
})

/** Eight strikes for each side: a miss, a coin, or the queen for two. */
export const carrom = contest({
  ...seats,
  id: 'carrom',
  markets: ['winner', 'total'],
  plays: (a, b) =>
    times(16, (i) =>
      turn(i, [
        [450 - 20 * (i % 2 ? b : a), 0],
        [390 + 14 * (i % 2 ? b : a), 1],
        [160 + 6 * (i % 2 ? b : a), 2],
      ]),
    ),
})
