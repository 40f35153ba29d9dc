import type { GameType } from '@brand/sdk'

/** The lobby of each product line. */
export const lobbyPaths = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
} as const satisfies Record<GameType, string>

/** `/slot` is an alias of the casino's path. */
export const lobbyAliases = { '/slot': 'RNG' } as const satisfies Record<string, GameType>
