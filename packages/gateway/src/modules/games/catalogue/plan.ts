import type { GameType } from './title-pool.ts'

/** The eight vendors of the footer, in its order; then those whose codes lead to the lottery pages. */
export const VENDORS = [
  'PG',
  'EG2',
  'PT',
  'JDB',
  'CQ9',
  'FC',
  'JL',
  'BGS',
  'LOTT',
  'ELOTT',
  'TCG_SEA',
  'TCG_LOTTO_VN',
] as const
export type Vendor = (typeof VENDORS)[number]

/** Games per category and vendor. 3,152 games in all; categories in the order the navigation shows them. */
export const PLAN: Record<GameType, Partial<Record<Vendor, number>>> = {
  RNG: { PG: 268, EG2: 134, PT: 445, JDB: 201, CQ9: 293, FC: 121, JL: 245, BGS: 153 },
  LIVE: { EG2: 142, PT: 96, BGS: 62, JDB: 24 },
  FISH: { JL: 52, CQ9: 36, JDB: 30, FC: 24, BGS: 16 },
  PVP: { JL: 70, PG: 44, CQ9: 38, JDB: 36, FC: 30 },
  SPORTS: { BGS: 52, PT: 40, EG2: 24 },
  ESPORTS: { BGS: 52, PT: 40, PG: 24 },
  LOTT: { BGS: 84, PT: 62, EG2: 36 },
  ELOTT: { JL: 58, PG: 40, FC: 24 },
  COCKFIGHT: { BGS: 38, JDB: 22 },
}

/** First number of a category's node ids; a game keeps its number as long as the lists of words do not change. */
export const FIRST_NODE: Record<GameType, number> = {
  RNG: 10_001,
  LIVE: 20_001,
  FISH: 30_001,
  PVP: 40_001,
  SPORTS: 50_001,
  ESPORTS: 60_001,
  LOTT: 70_001,
  ELOTT: 80_001,
  COCKFIGHT: 90_001,
}

/**
 * What the demo vendor's engines publish, in per cent: for boards the least that one of their bets returns. Titles in
 * the order they are tried; one that none matches has no engine yet and is listed as opening soon.
 */
const RETURNS: Record<GameType, readonly (readonly [titles: RegExp, rtp: number])[]> = {
  RNG: [[/^/, 96.12]],
  FISH: [[/^/, 96.12]],
  LIVE: [
    [/dragon-tiger/, 96.76],
    [/baccarat/, 95.16],
    [/roulette/, 97.3],
    [/sic-bo|dice/, 96.25],
    [/wheel|teen-patti|poker/, 96],
    [/andar-bahar/, 96.03],
    [/hi-lo/, 95.85],
    [/red-dog/, 95.92],
    [/casino-war/, 96.02],
  ],
  PVP: [
    [/teen-patti|poker|texas/, 96],
    [/ludo/, 95.99],
    [/carrom/, 96.01],
    [/spades|hearts|call-break|29|twenty-nine|hazari|bray/, 95.97],
    [/^/, 95.66],
  ],
  SPORTS: [
    [/cricket/, 96],
    [/tennis|badminton|squash/, 95.93],
    [/racing|cycling/, 96.09],
    [/basketball/, 95.98],
    [/kabaddi/, 95.99],
    [/^/, 95.89],
  ],
  ESPORTS: [[/^/, 96.09]],
  LOTT: [
    [/keno|bingo/, 96.44],
    [/5-35/, 96.43],
    [/lotto|6-45|^DELTA6$/, 96.4],
    [/^/, 96.5],
  ],
  ELOTT: [
    [/keno|bingo|^MONSOON20$/, 96.44],
    [/5-35|^KITE35$/, 96.43],
    [/lotto|6-45/, 96.4],
    [/^/, 96.5],
  ],
  COCKFIGHT: [[/^/, 96]],
}

/** Published return of a game's engine, in per cent; undefined where there is none. */
export const returnOf = (type: GameType, code: string): number | undefined =>
  RETURNS[type].find(([titles]) => titles.test(code))?.[1]
