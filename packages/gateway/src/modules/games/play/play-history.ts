/** What a member played, for the pages of games: the module of rounds, which stands above, reads it. */
export interface PlayHistory {
  /** Null where there was no round since. */
  ofGame: (memberId: string, nodeId: number, since: Date) => Promise<OwnPlay | null>
  /** Play since the first game of a login was opened. */
  since: (asked: PlayAsked) => Promise<PlaySince>
  /** Games with a round left open, the latest first and three at most; without one the game opened last. */
  whereLeft: (memberId: string) => Promise<LeftGame[]>
}

declare module '../../../server/services.ts' {
  interface Services {
    playHistory: PlayHistory
  }
}

/** A member's rounds of a game; sums in minor units, of the settled ones. */
export interface OwnPlay {
  asset: string
  lastAt: Date
  /** Of the last settled round. */
  lastNet: string | null
  rounds: number
  stake: string
  win: string
}

/** Sums in minor units. */
export interface PlaySince {
  since: Date | null
  rounds: number
  net: string
  lastRound: string | null
  lastAt: Date | null
  lastOpen: boolean | null
}

export interface PlayAsked {
  memberId: string
  /** The login whose games count. */
  loginSession: string
  asset: string
  /** The game whose last round is returned. */
  nodeId?: number | undefined
}

export interface LeftGame {
  nodeId: number
  at: Date
  open: boolean
}
