// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from './descriptor.ts'
import { unpack } from './unpack.ts'

/** A contract between upline and downline, as both see it. */
export interface AgentContract {
  /** Identifier of the contract. */
  id: string
  /**
   * Kind of the contract: a dividend, or a salary by the day (`DAILY_MULTI` at several rates), by the hour or in real
   * time.
   */
  kind: 'DIVIDEND' | 'DAILY' | 'DAILY_MULTI' | 'HOURLY' | 'REAL_TIME' | (string & {})
  /** Period the contract is settled by, as the operator calls it. */
  period: string
  /** Side of the contract the person is on: `UP` is the upline's, `DOWN` the downline's. */
  role: 'UP' | 'DOWN' | (string & {})
  /** Account of the other side. */
  counterparty: string
  /** Steps of the contract, the lowest first. */
  tiers: {
    /** Rate of the step, a decimal string. */
    rate: string
    /** Least number of active members. */
    minActive: number
    /** Least sum of valid bets. */
    minValidBet: Money
    /** Least sum of losses. */
    minLoss: Money
  }[]
  /** How the contract stands; `superseded`: a newer version has taken its place. */
  status: 'pending' | 'accepted' | 'rejected' | 'terminated' | 'expired' | 'superseded' | (string & {})
  /** Version of the contract, from 1. */
  version: number
  /** When the contract begins. */
  startAt: Instant
}

/**
 * Money in major units of the person's currency: a decimal string of at most twelve digits and two decimals, more than
 * zero.
 */
export type Amount = string

/** An announcement of the operator. */
export interface Announcement {
  /** Identifier of the announcement. */
  id: string
  /** Where it is shown: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home. */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  /** Title in the language asked for. */
  title: string
  /** HTML, clean by an allow-list, in the language asked for. */
  content: string
  /** Kind of the promotion; absent where the announcement is no promotion. */
  promotionType?: string
  /** When it was published. */
  publishedAt: Instant
}

/** The wallet of a person. */
export interface Balance {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Symbol of the currency, for instance `৳`. */
  currencySymbol: string
  /** Cash and bonus: what the header shows. */
  sumBalance: Money
  /** Wallets of the person. */
  balance: {
    /** 2: the main wallet; 1: a wallet at a vendor, by its code. 0 is not in use. */
    accountTypeId: 0 | 1 | 2
    /** `MAIN`, or the code of the vendor. */
    name: string
    /** What can be used now. */
    availBalance: Money
    /** What is held; of a vendor's wallet, what is on the way. */
    lockedBalance: Money
  }[]
  /** Bonus money of the main wallet. */
  bonus: Money
  /** Held for withdrawals that are under way. */
  hold: Money
  /** What lies at vendors, where money is moved to them; play there is seen when the vendor is asked. */
  vendor: Money
  /** On the way to a vendor or back, while nobody can say where it is. */
  suspense: Money
  /** Main wallet, vendors and what is on the way: all the person has to play with. */
  total: Money
  /** Number of the last ledger entry behind the figure: a later answer has a larger one. */
  version: number
}

/** A banner with its picture, words and where it leads. */
export interface Banner {
  /** Identifier of the banner. */
  id: string
  /** Address of the picture: a path of the site, or an address at one of its image hosts. */
  imageUrl: string
  /** What the picture says; absent where it says nothing beside the text. */
  alt?: string
  /** Headline, in the language asked for. */
  title: string
  /** Short line above the headline; absent where there is none. */
  kicker?: string
  /** Line below the headline; absent where there is none. */
  text?: string
  /** Label of the button; absent where there is no button. */
  action?: string
  /**
   * Where the banner leads: `NONE` nowhere, `ROUTE` to a path of the site and `LINK` to an address outside (both in
   * `url`), `GAME` into `game`.
   */
  linkageType: 'NONE' | 'ROUTE' | 'LINK' | 'GAME' | (string & {})
  /** With `ROUTE` a path of the site, with `LINK` an absolute address; absent otherwise. */
  url?: string
  /** The game to open, with `GAME`; absent otherwise. */
  game?: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    gameType: GameType | (string & {})
  }
}

/** A host of the chat service. */
export interface ChatModel {
  /** Identifier of the host; `chat.launch` takes it. */
  modelId: string
  /** Name of the host. */
  name: string
  /** BCP 47 language the host speaks. */
  language: string
  /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
  iconUrl: string
  /** Whether the host answers now. */
  online: boolean
}

/** A country whose telephone numbers are taken. */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  countryCode: string
  /** Dialling code: digits, without the plus. */
  countryDialingCode: string
  /** Name in the language asked for. */
  name: string
  /** Address of the picture of the flag. */
  flagUrl: string
}

/** Rule of one field of a form. */
export interface FieldRule {
  /** Name of the field. */
  field: string
  /** Whether the form has the field. */
  enabled: boolean
  /** Whether the field must hold something. */
  required: boolean
  /** Regular expression the text has to match; a lone `*` matches anything. */
  acceptedPattern: string
  /** Family of the pattern, which clients have a text and a check for. */
  patternId:
    | 'any' | 'letter_first' | 'kanji_digits' | 'email' | 'alphanumeric' | 'letters_and_digits'
    | 'digits' | 'alphanumeric_upper' | 'english_name' | 'no_spaces' | 'date_ymd' | 'date_mdy'
    | 'thai' | 'korean' | 'strong' | (string & {})
  /** Least number of characters. */
  minLength: number
  /** Largest number of characters. */
  maxLength: number
  /** Kind of input the field is. */
  type: 'text' | 'password' | 'email' | 'tel' | 'number' | 'date' | (string & {})
  /** Position in the form, ascending. */
  order: number
}

/** A game of the catalogue. */
export interface Game {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the language asked for; English where there is none. */
  gameName: string
  /** The same title, where clients of this kind read it. */
  displayName: string
  /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
  iconUrl: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the language asked for. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Group of the category the game is listed under, for instance `DRAW`. */
  gameClassify: string
  /** Code of the game at its vendor. */
  gameCode: string
  /** `GAME` is one game; `VASSALAGE` stands for all games of a vendor and opens the vendor's own lobby. */
  isGame: 'GAME' | 'VASSALAGE' | (string & {})
  /** 1: marked as much played, else 0. */
  isHot: 0 | 1
  /** 1: marked as new, else 0. */
  isNew: 0 | 1
  /**
   * `ON` can be opened; `MAINTENANCE` cannot for now; `SOON` is listed, but its engine is not built yet: a launch is
   * refused with `game_maintenance`.
   */
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
  /** Computed return to player in per cent; absent where no engine computes it. */
  rtp?: number
  /** Whether trial players may play it. */
  demo: boolean
}

/** What a game has beside plain rounds. */
export type GameFeature = 'FREE_SPINS' | 'MULTIPLIER' | 'WILDS' | 'RESPINS' | 'CASCADES' | 'BONUS_ROUND' | 'BONUS_BUY' | 'JACKPOT'

/** What this client knows of GameFeature; an answer may hold more. */
export const gameFeatures = ['FREE_SPINS', 'MULTIPLIER', 'WILDS', 'RESPINS', 'CASCADES', 'BONUS_ROUND', 'BONUS_BUY', 'JACKPOT'] as const satisfies readonly GameFeature[]
export const isGameFeature = (value: unknown): value is GameFeature => gameFeatures.some(known => known === value)

/** What to know of a game before it is opened. */
export interface GameSheet {
  /** The game. */
  game: Game
  /** Name of the vendor in the language asked for. */
  vendorName: string
  /** How unevenly the game pays; absent where no engine computes it. */
  volatility?: Volatility | (string & {})
  /** What the game has beside plain rounds. */
  features: (GameFeature | (string & {}))[]
  /** BCP 47 languages the game opens in. */
  languages: string[]
  /** Stakes of a round; absent where the vendor does not say. */
  bet?: {
    /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
    currency: string
    /** Least stake of a round. */
    min: Money
    /** Largest stake of a round. */
    max: Money
  }
  /** How the person did in the game; absent for a visitor, and for whoever has not played it. */
  mine?: OwnPlay
}

/**
 * Category of games: `RNG` slots and other games of chance, `LIVE` live dealers, `FISH` fishing, `PVP` players against
 * each other, `SPORTS`, `ESPORTS`, `LOTT` lotteries, `ELOTT` electronic lotteries, `COCKFIGHT`.
 */
export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'

/** What this client knows of GameType; an answer may hold more. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const satisfies readonly GameType[]
export const isGameType = (value: unknown): value is GameType => gameTypes.some(known => known === value)

/** An article of the help. */
export interface HelpArticle {
  /** Identifier of the article. */
  id: string
  /** Title in the language asked for. */
  title: string
  /** HTML, clean by an allow-list, in the language asked for. */
  content: string
}

/** ISO 8601 instant in UTC. */
export type Instant = string

/** The jackpot as it stands. */
export interface Jackpot {
  /**
   * `pool`: money of the ledger; `illustration`: a moving picture, which must be labelled as one; `off`: there is no
   * jackpot.
   */
  mode: 'pool' | 'illustration' | 'off' | (string & {})
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** All pools together, or the figure the illustration shows. */
  amount: Money
  /** Pools of the ledger; empty with any other mode. */
  pools: {
    /** Identifier of the pool. */
    id: string
    /** What is in the pool now. */
    amount: Money
    /**
     * SHA-256 in hexadecimal of the seed of the next hit: published before, it binds the operator to the seed. Absent
     * where the pool is not hit by rounds.
     */
    hash?: string
    /** The pool is hit once for so many units staked, on the average. Absent with `hash`. */
    onePer?: number
    /** Share of each stake, in per cent, that goes into the pool. */
    sharePercent?: number
    /** What the pool begins with at least after a hit. */
    startsWith?: Money
  }[]
  /**
   * The last hits, the latest first. A round hits where the first six bytes of HMAC-SHA256(`seed`, `draw`), as a number
   * n, give n × onePer < stake × 2^48 (stake in units). Left out of events of the stream.
   */
  hits?: {
    /** Identifier of the hit. */
    id: string
    /** Account name of the winner, masked; `***` where the winner does not want to be shown. */
    customerName: string
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Title of the game in the language asked for; English where there is none. */
    gameName: string
    /** What was won. */
    amount: Money
    /** When the round hit. */
    at: Instant
    /** SHA-256 of `seed` in hexadecimal, as it was published before the hit. */
    hash: string
    /** Seed the hit was drawn with, told after the hit. */
    seed: string
    /** The pool was hit once for so many units staked, on the average. */
    onePer: number
    /** What the seed was combined with: text that names the round. */
    draw: string
    /** Stake of the round that hit. */
    stake: Money
  }[]
  /** How an illustration moves; absent with any other mode. */
  tick?: {
    /** Pauses between two moves, in seconds, to choose from. */
    seconds: number[]
    /** Least growth of one move, in units of the currency. */
    min: number
    /** Largest growth of one move, in units of the currency. */
    max: number
  }
}

/** A category of games with its vendors. */
export interface Lane {
  /** Category of the lane. */
  gameCategory: GameType | (string & {})
  /** Name of the category in the language asked for. */
  title: string
  /** Sum of the counts of the cards; vendors' halls (`VASSALAGE`) that a list shows between games do not count. */
  gameCount: number
  /** Vendors of the category, in the order they are shown. */
  cards: VendorCard[]
  /** Groups the list can be narrowed to, each of at least one game. */
  gameClassify: string[]
  /** Features the list can be narrowed to, each of at least one game. */
  features: (GameFeature | (string & {}))[]
  /** Volatilities the list can be narrowed to, each of at least one game. */
  volatilities: (Volatility | (string & {}))[]
}

/** A session that has begun or was renewed. */
export interface LoginResult {
  /**
   * Opaque token, sent back in the `Authorization: Bearer` header. With `X-Session-Store: cookie` it is a name that
   * opens nothing without the HttpOnly cookie that came with it.
   */
  token: string
  /** Whether it is the first login of the account. */
  firstTimeLogin: boolean
  /** Whether the password is older than the operator lets it be. */
  passwordExpired: boolean
  /** The account holds an initial password: only info, password and logout are open until it is changed. */
  mustChangePassword: boolean
  /** When the session ends. */
  expiresAt: Instant
  /** When the account was last logged in before; null: never. */
  lastLoginAt: Instant | null
}

/**
 * Money in major units of the currency beside it: a decimal string with at most two decimals, never negative. One
 * amount has twelve digits at most; a sum may have more.
 */
export type Money = string

/** An announcement shown as a popup. */
export interface Notice {
  /** Identifier of the announcement. */
  id: string
  /** Where it is shown: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home. */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  /** Title in the language asked for. */
  title: string
  /** HTML, clean by an allow-list, in the language asked for. */
  content: string
  /** Kind of the promotion; absent where the announcement is no promotion. */
  promotionType?: string
  /** When it was published. */
  publishedAt: Instant
  /** Whom the popup is for: `A` people logged in, `F` people at their first login, `B` visitors. */
  execution: 'A' | 'B' | 'F' | (string & {})
}

/** How a person did in a game: settled rounds of the last ninety days. */
export interface OwnPlay {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** When the last round began, settled or not. */
  lastPlayedAt: Instant
  /** What the last settled round brought, wins less stake; absent where none is settled. */
  lastNet?: SignedMoney
  /** Number of settled rounds. */
  rounds: number
  /** Sum of the stakes. */
  stake: Money
  /** Sum of the wins. */
  win: Money
  /** Wins less stakes. */
  net: SignedMoney
}

/**
 * State of a part: `AWAITING_RECEIPT` and, sent once more, `RESENT` wait for the person's word; `DISPUTED` waits for
 * the operator; the others are ends: paid, received by the person's word, by silence or by the operator's decision, or
 * paid back.
 */
export type PartState = 'PAID' | 'AWAITING_RECEIPT' | 'RESENT' | 'DISPUTED' | 'RECEIVED' | 'FULLY_PAID' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED' | 'REFUNDED'

/** What this client knows of PartState; an answer may hold more. */
export const partStates = ['PAID', 'AWAITING_RECEIPT', 'RESENT', 'DISPUTED', 'RECEIVED', 'FULLY_PAID', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REFUNDED'] as const satisfies readonly PartState[]
export const isPartState = (value: unknown): value is PartState => partStates.some(known => known === value)

/** A place on a list of players. */
export interface Rank {
  /** Place on the list, from 1; players with equal scores follow each other. */
  rank: number
  /** Account name of the player, masked. */
  customerName: string
  /**
   * By turnover or wins, the sum of the period in the site's currency; by multiplier, the largest multiple of a stake,
   * as a decimal.
   */
  score: Money
  /** Rounds of the player in the period. */
  rounds: number
}

/** What the registration form asks for. */
export interface RegisterSettings {
  /** One rule for each field of the form. */
  rules: FieldRule[]
  /** Whether the form shows a captcha. */
  captcha: boolean
  /** Least age of a player, in years. */
  minAge: number
  /** Version of the terms in force, which the form shows. */
  termsVersion: string
}

/** A time in which play stands still, and why. */
export interface RgPause {
  /**
   * `BREAK`: after so much play; `SESSION`: one that was set before play is over; `LIMIT`: one is used up, and not even
   * the least stake fits.
   */
  why: 'BREAK' | 'SESSION' | 'LIMIT' | (string & {})
  /** With `LIMIT`: which one; absent otherwise. */
  limit?: {
    /** What the limit counts: losses, stakes, or minutes of play. */
    kind: 'LOSS' | 'WAGER' | 'SESSION' | (string & {})
    /** Window the limit counts in. */
    period: 'DAY' | 'WEEK' | 'MONTH' | (string & {})
  }
  /** When play may go on. */
  until: Instant
  /** Seconds until then, by the clock of the server. */
  leftSec: number
}

/** What a jurisdiction asks of the operator; site and gateway obey the same object. */
export interface RgProfile {
  /** Jurisdiction whose rules these are; the sandbox's own asks for little. */
  code: 'SANDBOX' | 'UKGC' | 'MGA' | 'ON' | 'ES' | 'DE' | 'BR' | (string & {})
  /** Least age of a player, in years. */
  minAge: number
  /**
   * How well an age must be known before a trial: `none`: not at all; `declared`: the person says so; `verified`: by a
   * check.
   */
  demo: 'none' | 'declared' | 'verified' | (string & {})
  /** What holds for limits that people set themselves. */
  limits: {
    /** Kinds of limit a person can set. */
    kinds: ('DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {}))[]
    /** Whether a person is asked to set limits. */
    prompt: boolean
    /** Hours a higher limit, or the removal of one, waits before it can be confirmed. */
    increaseDelayH: number
    /** Whether deposits count in full, withdrawals not set against them. */
    grossOnly: boolean
    /** Version of how long a higher limit waits. */
    terms: string
  }
  /** What holds for reality checks. */
  realityCheck: {
    /** Minutes between reality checks where a person has set none. */
    defaultMin: number
    /** Minutes a person can choose from. */
    options: number[]
    /** Whether no bet is taken until a check is acknowledged. */
    blocking: boolean
  }
  /** What holds for closing categories of games to oneself. */
  gameTypeExclusion: {
    /** Lengths to choose from, in days; empty: it is not offered. */
    days: number[]
  }
  /**
   * Length and loss that a person sets before the first game of a session, and the pause after it; null: not asked for.
   */
  presetSession: {
    /** Lengths to choose from, in minutes. */
    minutes: number[]
    /** Pause after the session, in minutes. */
    coolOffMin: number
    /** Version of the pause that follows. */
    terms: string
  } | null
  /** Break that follows after long play; null: none. */
  forcedBreak: {
    /** Minutes of play after which the break begins. */
    afterMin: number
    /** Length of the break in minutes. */
    breakMin: number
  } | null
  /** What holds for statements of activity. */
  statement: {
    /** Whether a message says that the statement of a year stands. */
    yearMessage: boolean
  }
  /** What holds for the self-test. */
  selfTest: {
    /** Whether results are kept; else the test is scored on the device and nothing is sent. */
    keep: boolean
  }
  /** What a screen with a game on it shows. */
  bars: {
    /** Whether it shows the time. */
    clock: boolean
    /** Whether it shows how long the person has been playing. */
    elapsed: boolean
    /** Whether it shows wins less stakes of the session. */
    netPosition: boolean
    /** Whether it has a button that begins a break at once. */
    panic: boolean
  }
  /** What holds for games. */
  game: {
    /** Least time of a round, in milliseconds. */
    minCycleMs: {
      /** Least time of a slot round, in milliseconds; 0: none. */
      slot: number
      /** Least time of any other round, in milliseconds; 0: none. */
      other: number
    }
    /** Whether rounds may play by themselves. */
    autoplay: boolean
    /** Whether rounds may be shortened. */
    turbo: boolean
    /** Whether several games may be open at once. */
    multiGame: boolean
    /** Whether a return of the stake or less is celebrated. */
    ldwCelebration: boolean
    /** Largest stake of a slot round; null: as the game has it. */
    maxStake: Money | null
  }
  /** What holds for bonuses. */
  bonus: {
    /** A bonus may have to be played so many times at most. */
    maxWagering: number
    /** Whether play in other categories than slots counts towards a bonus. */
    mixedProducts: boolean
    /** Whether there may be a welcome bonus. */
    welcome: boolean
    /** Whether there may be bonuses for loyalty. */
    vip: boolean
  }
  /** What holds for withdrawals. */
  withdraw: {
    /** Whether a request may be taken back before it is approved. */
    cancelAllowed: boolean
    /** Minutes after which silence of the person counts as receipt of the money. */
    receiptMinutes: number
  }
  /** What holds for records. */
  history: {
    /** Days that records stand online. */
    onlineDays: number
  }
  /**
   * `real`: a jackpot may be shown only where it is money of the ledger; `decorative`: an illustration may be shown
   * too.
   */
  jackpotTicker: 'real' | 'decorative' | (string & {})
}

/** A room of a PVP game. */
export interface Room {
  /** Identifier of the room; `games.launch` takes it. */
  roomId: string
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the language asked for; English where there is none. */
  gameName: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the language asked for. */
  vendorName: string
  /** Name of the stake level in the language asked for. */
  level: string
  /** Stake of a round in the room. */
  stake: Money
  /** Least balance a player needs to sit down. */
  minBalance: Money
  /** Number of people with a game session in the game now. */
  online: number
  /** `ON` can be opened; `MAINTENANCE` cannot for now; `SOON`: its engine is not built yet. */
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
}

/** A code was sent; the answer is the same whether anybody is known by the number or not. */
export interface Sent {
  /** Minutes the code is good for. */
  expiredMinutes: number
  /** Seconds until another code may be asked for. */
  resendAfterSec: number
}

/**
 * Money in major units of the currency beside it: a decimal string with at most two decimals, with a minus in front
 * where it was lost.
 */
export type SignedMoney = string

/** Money moved to a vendor or back. */
export interface Transfer {
  /** Identifier of the transfer. */
  transferId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** `IN`: from the main wallet to the vendor; `OUT`: back. */
  direction: 'IN' | 'OUT' | (string & {})
  /** What is moved. */
  amount: Money
  /**
   * `CONFIRMED`: it is where it should go; `REVERSED`: where it came from. Anything else: on the way, and held until
   * the vendor has said which (`UNKNOWN`: it has not, and is asked again). It is not to be sent once more.
   */
  state: 'INIT' | 'DEBITED' | 'SENT' | 'UNKNOWN' | 'FAILED' | 'CONFIRMED' | 'REVERSED' | (string & {})
  /** Why it failed: `INSUFFICIENT_FUNDS`, `NO_ANSWER` or the vendor's word; absent where it did not fail. */
  reason?: string
  /** When it was asked for. */
  createdAt: Instant
  /** When it came to its end; null until then. */
  settledAt: Instant | null
}

/** How many messages wait. Trial players have none. */
export interface Unread {
  /** Number of messages that wait unread. */
  unreadMessage: number
}

/** A vendor in a category. */
export interface VendorCard {
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the language asked for. */
  displayName: string
  /** Number of games the vendor has in the category: as many as its list has. */
  gameCount: number
}

/**
 * How unevenly a game pays: its deviation per stake, times 1.65, below 5 (`LOW`), below 10 (`MEDIUM`), below 15
 * (`HIGH`), and above.
 */
export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH'

/** What this client knows of Volatility; an answer may hold more. */
export const volatilitys = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const satisfies readonly Volatility[]
export const isVolatility = (value: unknown): value is Volatility => volatilitys.some(known => known === value)

/** A module of the feature tree, with those below it. */
export interface WhitelabelNode {
  /** Identifier of the module. */
  modId: string
  /** `1`: on; `0`: off. */
  enabled: '0' | '1' | (string & {})
  /** Modules below it. */
  childrenNodes: WhitelabelNode[]
}

/** A win on the board: a settled round that brought more than its stake. */
export interface Winner {
  /** Account name of the player, masked. */
  customerName: string
  /** Title of the game in the language asked for; English where there is none. */
  gameName: string
  /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
  iconUrl: string
  /** What the win exceeded the stake by. */
  winAmount: Money
  /** Number of the game in the catalogue. */
  nodeId: number
  /** When the round was settled. */
  at: Instant
}

/**
 * State of a withdrawal: asked for (`REQUESTED`), looked at (`RISK_REVIEW`), to be paid (`APPROVED`), being paid
 * (`PAYING`), not paid and tried again (`PAY_FAILED`), sent (`PAID`), waiting for the person's word
 * (`AWAITING_RECEIPT`); it ends as `COMPLETED`, `REJECTED` or `CANCELLED`.
 */
export type WithdrawState = 
  | 'REQUESTED' | 'RISK_REVIEW' | 'APPROVED' | 'PAYING' | 'PAY_FAILED' | 'PAID'
  | 'AWAITING_RECEIPT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED'

/** What this client knows of WithdrawState; an answer may hold more. */
export const withdrawStates = ['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED', 'PAID', 'AWAITING_RECEIPT', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const satisfies readonly WithdrawState[]
export const isWithdrawState = (value: unknown): value is WithdrawState => withdrawStates.some(known => known === value)

export type SystemStatusInput = Record<string, never>

export interface SystemStatusOutput {
  /** What the site is set up with. */
  info: {
    /** Ways to reach the support. */
    customerService: {
      /** Service the way leads to. */
      csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK' | (string & {})
      /** Name of the way, as the operator wrote it. */
      title: string
      /** Address, sealed for the client: `sdk.open(path)` reads it. It is hidden from scrapers, not secret. */
      path: string
    }[]
    /** Hosts the support and the chat may be on; `.example.com` takes its subdomains in. */
    serviceHosts: string[]
    /** Addresses the site is reached by beside the main one. */
    domainRoute: string[]
    /** Pictures and addresses the operator has set for the site, by their key. */
    resources: Record<string, {
      /** Words in English, said beside it. */
      labelNameEn: string
      /** Words in Bengali; absent: the English ones. */
      labelNameBn?: string
      /** Address of the picture or page. */
      url: string
    }>
    /** The feature tree: which modules are on. */
    whitelabel: WhitelabelNode[]
    /** Which fields the registration form has, and the rule of each. */
    registerRules: RegisterSettings
    /** Main address of the site; empty: the one it was opened at. */
    mainDomain: string
    /** What measures visits. */
    analytics: {
      /** Measurement identifier of Google tag; empty: visits are not measured. */
      gtagId: string
    }
    /**
     * Firebase project that vouches for social logins and telephones (`@brand/sdk/firebase`); absent: the sandbox does.
     */
    firebase?: {
      /** Identifier of the project. */
      projectId: string
      /** Public key of the project's web interface. */
      apiKey: string
      /** Host of the project's login pages. */
      authDomain: string
    }
    /** Hosts pictures may be loaded from. */
    imageCDNs: string[]
    /** Hosts games may load their files from; empty: there are none. */
    launchGameCDNs: string[]
  }
  /** Where the call came from. */
  location: {
    /** IP address. */
    ip: string
    /** ISO 3166-1 alpha-2 code of the country; empty where it is not known. */
    country: string
    /** Code of the region in the country; empty where it is not known. */
    region: string
  }
  /** Whether the site is closed for maintenance; it wins over `regionRestriction`. */
  maintenance: boolean
  /** Whether the site is closed to the region the call came from. */
  regionRestriction: boolean
  /** When maintenance is planned to begin, or began; absent where none is planned. */
  maintenanceStart?: Instant
  /** When maintenance is planned to end; absent where that is not known. */
  maintenanceEnd?: Instant
  /** What the operator says about the maintenance; absent where nothing was written. */
  maintenanceMessage?: string
  /** Time of the server; a client counts down from here, never from its own clock. */
  serverTime: Instant
  /** What the jurisdiction in force asks: site and gateway obey the same object. */
  rgProfile: RgProfile
  /** IANA name of the time zone the site prints. */
  timeZone: string
  /** Currency of the site. */
  currency: {
    /** Code of the currency. */
    code: string
    /** Symbol of the currency. */
    symbol: string
    /** Number of decimals that are printed. */
    decimals: number
    /** Whether it is play money. */
    playMoney: boolean
  }
  /** Languages of the site. */
  languages: {
    /** BCP 47 language of whoever has chosen none. */
    default: string
    /** BCP 47 languages the site speaks. */
    supported: string[]
  }
  /** Public keys for sealed calls. */
  jwks: {
    /** JSON Web Keys, the current one first. */
    keys: {
      /** Key type of JWK: `EC`. */
      kty: string
      /** Curve of the key. */
      crv: string
      /** X coordinate in base64url. */
      x: string
      /** Y coordinate in base64url. */
      y: string
      /** Identifier of the key; a JWE names it in its header. */
      kid: string
      /** Use of the key: `enc`. */
      use: string
      /** Algorithm the key is used with. */
      alg: string
    }[]
  }
}

export type SystemWhitelabelInput = Record<string, never>

export type SystemWhitelabelOutput = WhitelabelNode[]

export type SystemRegisterRulesInput = Record<string, never>

export type SystemRegisterRulesOutput = RegisterSettings

export interface SystemCaptchaInput {
  /**
   * Name the client gives the picture, sent back with the answer as `captchaId`; absent: the gateway keeps it in a
   * cookie.
   */
  id?: string
}

export type SystemCaptchaOutput = string

export interface SystemChallengeInput {
  /** Kind of call the proof is for. */
  purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback'
}

export interface SystemChallengeOutput {
  /** What is to be solved: a `number` with SHA-256(salt + number) = challenge and 0 ≤ number ≤ maxnumber. */
  challenge: {
    /** Hash algorithm. */
    algorithm: string
    /** Hash to reach, in hexadecimal. */
    challenge: string
    /** Largest number to try. */
    maxnumber: number
    /** Text that stands before the number. */
    salt: string
    /** Signature of the gateway over the challenge, sent back with the proof. */
    signature: string
    /** Kind of call the proof is good for. */
    purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback' | (string & {})
    /** When the challenge ends, in Unix seconds. */
    expires: number
  }
}

export type SystemDomainRouteInput = Record<string, never>

export interface SystemDomainRouteOutput {
  /** Main address of the site. */
  mainDomain: string
  /** All addresses, the main one first. */
  routes: string[]
}

export interface SystemCountriesInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface SystemCountriesOutput {
  /** Countries by name. */
  list: Country[]
}

export interface SessionLoginInput {
  /** User name, or with `sms` the mobile number. */
  username: string
  /** Password, or with `sms` the code that was sent. */
  password: string
  /**
   * `username`: by name and password; `sms`: by mobile number as `username` and code as `password`. Empty counts as
   * `username`. Default 'username'.
   */
  type?: 'username' | 'sms' | ''
  /** Dialling code of the number, with `sms`; absent: the site's own. */
  countryDialingCode?: string
  /**
   * Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password. Default false.
   */
  remember?: boolean
  /** Which site: the agent site (`agent`) refuses players, the player site takes everyone. Default 'player'. */
  portal?: 'player' | 'agent'
  /** Text read in the captcha; absent where none was shown. */
  captcha?: string
  /** The `id` the captcha was asked for with; absent: the one of the cookie. */
  captchaId?: string
}

export type SessionLoginOutput = LoginResult

export interface SessionVerifyInput {
  /** `details.verificationId` of `ip_verification_required`. */
  verificationId: string
  /** A code of six digits, as it was sent by text message or mail. */
  verificationCode: string
  /** Which site: the agent site (`agent`) refuses players, the player site takes everyone. Default 'player'. */
  portal?: 'player' | 'agent'
  /**
   * Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password. Default false.
   */
  remember?: boolean
}

export type SessionVerifyOutput = LoginResult

export type SessionRememberedInput = Record<string, never>

export type SessionRememberedOutput = LoginResult

export type SessionCodeInput = Record<string, never>

export interface SessionCodeOutput {
  /** Code to put into the address; good once, for a minute. */
  code: string
  /** When the code ends. */
  expires: Instant
}

export interface SessionExchangeInput {
  /** The code of `session.code`, from the address. */
  code: string
}

export type SessionExchangeOutput = LoginResult

export interface SessionSocialInput {
  /** Identity service that vouches for the person; `phone` is its check of a mobile number. */
  provider: 'google' | 'facebook' | 'phone'
  /** Token the service gave the client; read by the gateway alone. */
  idToken: string
  /**
   * Whether the person ticked the age statement and the terms; asked for when an account has to be opened. Default
   * false.
   */
  agreed?: boolean
  /** Which site: the agent site (`agent`) refuses players, the player site takes everyone. Default 'player'. */
  portal?: 'player' | 'agent'
  /**
   * Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password. Default false.
   */
  remember?: boolean
}

export type SessionSocialOutput = LoginResult

export interface SessionFreePlayInput {
  /**
   * The person says that they are old enough; asked for where the profile in force wants it. Where an age must be
   * verified, the call is off.
   */
  ageConfirmed?: true
}

export type SessionFreePlayOutput = LoginResult

export type SessionLogoutInput = Record<string, never>

export type SessionLogoutOutput = object

export interface VerificationSmsInput {
  /** Mobile number: digits as people write them, in any script; spaces, dots, dashes and brackets are read over. */
  mobileNum: string
  /** Dialling code of the number: digits, with or without the plus. */
  countryDialingCode: string
}

export type VerificationSmsOutput = Sent

export interface VerificationRegisterInput {
  /** Mobile number: digits as people write them, in any script; spaces, dots, dashes and brackets are read over. */
  mobileNo: string
  /** Dialling code of the number: digits, with or without the plus. */
  countryDialingCode: string
}

export type VerificationRegisterOutput = Sent

export type MemberInfoInput = Record<string, never>

export interface MemberInfoOutput {
  /** Identifier of the account. */
  id: string
  /** Account name. */
  account: string
  /** Name the person is shown by. */
  nickname: string
  /** 0: player; 4: trial player; 1, 2, 41 and 42: agents. */
  type: number
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** BCP 47 language the person has set. */
  language: string
  /** When the account was opened. */
  regDate: Instant
  /** What the account has to do first. */
  flags: {
    /** Whether the password has to be changed before anything else. */
    mustChangePassword: boolean
  }
}

export interface MemberRegisterInput {
  /** User name, by the rule of the form. */
  username: string
  /** Password, by the rule of the form. */
  password: string
  /** The password once more; the two have to be the same. */
  confirmPassword: string
  /** Mobile number, as people write it; asked for where the rule of the form says so. */
  mobileNum?: string
  /** Name of the payee, as the account of the person is held in. */
  payeeName?: string
  /** Mail address. */
  email?: string
  /** Transaction password. */
  paymentPassword?: string
  /** QQ number. */
  qqNum?: string
  /** LINE identifier. */
  line?: string
  /** WhatsApp number. */
  whatsapp?: string
  /** Facebook name. */
  facebook?: string
  /** WeChat identifier. */
  wechat?: string
  /** Number of an identity document. */
  idNumber?: string
  /** Day of birth, written as the rule of the form says. */
  birthday?: string
  /** Identifier of whoever recommended the site. */
  recommenderId?: string
  /** Agent's code of the link the person came by; it has to lead to an agent. Absent: none. */
  affiliateCode?: string
  /**
   * Agent's code the person typed; it has to lead to an agent, and is followed before `affiliateCode`. Absent: none.
   */
  referralCode?: string
  /** Host name the form was opened at. */
  domain?: string
  /** Dialling code of the mobile number, with or without the plus; absent: the site's own. */
  countryDialingCode?: string
  /** Code sent to the number; asked for where REGMOBVERF3 is on. */
  verificationCode?: string
  /** Address the form was opened at. */
  registerUrl?: string
  /** Text read in the captcha; absent where none was shown. */
  captcha?: string
  /** The `id` the captcha was asked for with; absent: the one of the cookie. */
  captchaId?: string
  /** Where the account is opened; `WEB` is the site. Default 'WEB'. */
  registerMethod?: 'WEB'
  /** Whether the person ticked the age statement and the terms, of the version shown. */
  agreed: boolean
  /** Version of the terms that were shown. */
  termsVersion?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type MemberRegisterOutput = LoginResult

export interface MemberRegisterMobileInput {
  /** Mobile number: digits as people write them, in any script. */
  mobileNum: string
  /** Password; asked for where MOBILENUMPASSREG3 is on. */
  password?: string
  /** The password once more; the two have to be the same. */
  confirmPassword?: string
  /** Name of the payee, as the account of the person is held in. */
  payeeName?: string
  /** Mail address. */
  email?: string
  /** Transaction password. */
  paymentPassword?: string
  /** QQ number. */
  qqNum?: string
  /** LINE identifier. */
  line?: string
  /** WhatsApp number. */
  whatsapp?: string
  /** Facebook name. */
  facebook?: string
  /** WeChat identifier. */
  wechat?: string
  /** Number of an identity document. */
  idNumber?: string
  /** Day of birth, written as the rule of the form says. */
  birthday?: string
  /** Identifier of whoever recommended the site. */
  recommenderId?: string
  /** Agent's code of the link the person came by; it has to lead to an agent. Absent: none. */
  affiliateCode?: string
  /**
   * Agent's code the person typed; it has to lead to an agent, and is followed before `affiliateCode`. Absent: none.
   */
  referralCode?: string
  /** Host name the form was opened at. */
  domain?: string
  /** Dialling code of the mobile number, with or without the plus; absent: the site's own. */
  countryDialingCode?: string
  /** Code sent to the number; asked for where REGMOBVERF3 is on. */
  verificationCode?: string
  /** Address the form was opened at. */
  registerUrl?: string
  /** Text read in the captcha; absent where none was shown. */
  captcha?: string
  /** The `id` the captcha was asked for with; absent: the one of the cookie. */
  captchaId?: string
  /** Where the account is opened; `WEB` is the site. Default 'WEB'. */
  registerMethod?: 'WEB'
  /** Whether the person ticked the age statement and the terms, of the version shown. */
  agreed: boolean
  /** Version of the terms that were shown. */
  termsVersion?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type MemberRegisterMobileOutput = LoginResult

export interface MemberLanguageInput {
  /** BCP 47 language the person reads from now on. */
  language: string
}

export interface MemberLanguageOutput {
  /** BCP 47 language the person reads from now on. */
  language: string
}

export type MemberIconInput = Record<string, never>

export interface MemberIconOutput {
  /** Identifier of the picture. */
  icon: string
  /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
  iconUrl: string
  /** Pictures to choose from. */
  choices: {
    /** Identifier of the picture. */
    icon: string
    /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
    iconUrl: string
  }[]
}

export interface MemberSetIconInput {
  /** Identifier of the picture, one of `member.icon`. */
  icon: string
}

export interface MemberSetIconOutput {
  /** Identifier of the picture. */
  icon: string
  /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
  iconUrl: string
}

export type MemberFundsInput = Record<string, never>

export interface MemberFundsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Cash and bonus of the main wallet. */
  main: Money
  /** Bonus money of the main wallet. */
  bonus: Money
  /** Held for withdrawals that are under way. */
  hold: Money
  /** At vendors, and on the way there or back. */
  vendor: Money
  /** On the way to a vendor or back, while nobody can say where it is. */
  suspense: Money
  /** All of it: main, held, at vendors and on the way. */
  total: Money
  /** Every account behind the figures. */
  accounts: {
    /** Kind of the account, for instance `CASH`. */
    kind: string
    /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
    currency: string
    /** What the account holds. */
    balance: Money
  }[]
  /** Daily salaries that wait for the person's answer. */
  dailysalreqtype: AgentContract[]
  /** Dividends that wait for the person's answer. */
  divtypereq: AgentContract[]
  /** Hourly salaries that wait for the person's answer. */
  contracthoursalreq: AgentContract[]
  /** Real-time salaries that wait for the person's answer. */
  realtimesalreqtype: AgentContract[]
  /** Daily salaries in force. */
  dailysalinfotype: AgentContract[]
  /** Dividends in force. */
  divtypeinfo: AgentContract[]
  /** Hourly salaries in force. */
  contracthoursalinfo: AgentContract[]
  /** Daily salaries at several rates in force. */
  contractmrdailysalinfotype: AgentContract[]
}

export interface PasswordChangeInput {
  /** Password in force. */
  oldPassword: string
  /** New password, by the rule of the registration form. */
  newPassword: string
  /** The new password once more; the two have to be the same. */
  confirmNewPassword: string
}

export type PasswordChangeOutput = LoginResult

export interface PasswordByMailInput {
  /** User name of the account. */
  username: string
  /** Mail address of the account. */
  email: string
}

export type PasswordByMailOutput = Sent

export interface PasswordResetByMailInput {
  /** User name of the account. */
  username: string
  /** Mail address of the account. */
  email: string
  /** A code of six digits, as it was sent by text message or mail. */
  verificationCode: string
  /** New password, by the rule of the registration form. */
  newPassword: string
}

export type PasswordResetByMailOutput = object

export interface PasswordResetByMobileInput {
  /** Mobile number: digits as people write them, in any script; spaces, dots, dashes and brackets are read over. */
  mobileNum: string
  /** Dialling code of the number: digits, with or without the plus. */
  countryDialingCode?: string
  /** A code of six digits, as it was sent by text message or mail. */
  verificationCode: string
  /** New password, by the rule of the registration form. */
  newPassword: string
}

export type PasswordResetByMobileOutput = LoginResult

export interface AgentAffiliateInput {
  /** Invitation code, as it stands in the agent's link. */
  code: string
  /** Host name of the page that was opened with the code. */
  domain?: string
}

export interface AgentAffiliateOutput {
  /** The code that leads to the agent. */
  affiliateCode: string
  /** Account name of the agent, masked. */
  agentName: string
}

export type WalletBalanceInput = Record<string, never>

export type WalletBalanceOutput = Balance

export type WalletMerchantInput = Record<string, never>

export interface WalletMerchantOutput {
  /** Whether one wallet serves all vendors; then there is nothing to transfer. */
  isSingle: boolean
}

export interface WalletTransferInput {
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** `IN`: from the main wallet to the vendor; `OUT`: back. */
  direction: 'IN' | 'OUT'
  /** What is moved, in the person's currency. */
  amount: Amount
}

export type WalletTransferOutput = Transfer

export type WalletVendorsInput = Record<string, never>

export interface WalletVendorsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Cash that can be moved. */
  main: Money
  /** Whether money goes to a game by itself when it opens, and comes home when it is left. */
  autoTransfer: boolean
  /** Whether the person may switch `autoTransfer` (`funds.setAutoTransfer`). */
  autoTransferSwitch: boolean
  /** Wallets at vendors. */
  list: {
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    /** Name of the vendor in the language asked for. */
    displayName: string
    /** `ON`: its games can be opened; `MAINTENANCE`: not for now. */
    status: 'ON' | 'MAINTENANCE' | (string & {})
    /** What lies at the vendor. */
    balance: Money
    /** False: the vendor did not answer, or a transfer is under way; `balance` is the last figure known. */
    fresh: boolean
    /** The transfer that is not settled, and keeps others waiting; absent where there is none. */
    transfer?: Transfer
  }[]
}

export interface WalletRecallInput {
  /** Vendor to bring money home from; absent: all of them. */
  vassalage?: string
  /**
   * True: a game was left and nobody asked; money of a person whose auto-transfer is off stays where it is. Default
   * false.
   */
  left?: boolean
}

export interface WalletRecallOutput {
  /** One for each vendor where something lay. */
  transfers: Transfer[]
  /** Codes of vendors that did not say what lies there; the gateway goes on asking. */
  unanswered: string[]
}

export interface WalletTransferStatusInput {
  /** Identifier of the transfer; absent where `idempotencyKey` names it. */
  transferId?: string
  /** `Idempotency-Key` of the call whose answer was lost: 8 to 255 visible ASCII characters. */
  idempotencyKey?: string
}

export type WalletTransferStatusOutput = Transfer

export interface GamesLanesInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface GamesLanesOutput {
  /** Wrapper of the lanes. */
  data: {
    /** Categories in the order the navigation shows them. */
    lanes: Lane[]
  }
}

export interface GamesVendorTypesInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface GamesVendorTypesOutput {
  /** Vendors, each once. */
  list: {
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    /** Name of the vendor in the language asked for. */
    displayName: string
    /** `ON`: its games can be opened; `MAINTENANCE`: not for now. */
    status: 'ON' | 'MAINTENANCE' | (string & {})
    /** Categories the vendor has games in. */
    gameTypes: (GameType | (string & {}))[]
    /** When a vendor in maintenance is expected back; absent where that is not known. */
    backAt?: Instant
    /** BCP 47 languages its games speak, where a game does not say otherwise. */
    languages: string[]
  }[]
}

export interface GamesListInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Category to narrow the list to; absent: all. */
  gameType?: GameType
  /** Vendor to narrow the list to; absent: all. */
  vassalage?: string
  /** Group of the category to narrow the list to, at most 32 characters; absent: all. */
  gameClassify?: string
  /**
   * Search text of at most 64 characters: a title in any language of the catalogue or in Latin letters, a vendor or a
   * feature, misspelt or not. Absent: no search.
   */
  gameName?: string
  /** `HOT`: games much played; `NEW`: new ones; `ALL`: every game. Default 'ALL'. */
  filter?: 'ALL' | 'HOT' | 'NEW'
  /**
   * `FEATURED`: as the operator shows them, in a search the best fit first; `POPULAR`: most played; `NAME`: by title in
   * the language asked for; `NEW`: newest; `RTP`: highest return. Default 'FEATURED'.
   */
  sort?: 'FEATURED' | 'POPULAR' | 'NAME' | 'NEW' | 'RTP'
  /** How unevenly the games pay; absent: all. */
  volatility?: Volatility
  /** Least return to player in per cent, 0 to 100; games whose return nobody computed are left out. Absent: all. */
  minRtp?: number
  /** Codes of `GameFeature`, separated by commas; a game has all of them. Absent: all games. */
  features?: string
  /**
   * A stake the game can be played at, a decimal in the site's currency; games that do not say are left out. Absent:
   * all.
   */
  stake?: string
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 18. */
  pageSize?: number
}

export type GamesListOutput = Page<Game>

export interface GamesInfoInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Number of the game in the catalogue. */
  nodeId: number
}

export type GamesInfoOutput = GameSheet

export interface GamesHotInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Category to narrow the list to; absent: all. */
  gameType?: GameType
  /** Vendor to narrow the list to; absent: all. */
  vassalage?: string
  /** Sent by clients of this kind; read and checked, not needed. */
  isPlatform?: number
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 12. */
  pageSize?: number
}

export type GamesHotOutput = Page<Game>

export interface GamesRecentInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Category to narrow the list to; absent: all. */
  gameType?: GameType
  /** Vendor to narrow the list to; absent: all. */
  vassalage?: string
  /** Page to answer, from 1. Default 1. */
  page?: number
  /** Rows of a page at most. Default 6. */
  pageSize?: number
}

export type GamesRecentOutput = Page<Game>

export interface GamesLaunchInput {
  /** Number of the game in the catalogue; absent where `gameCode` names it. */
  nodeId?: number
  /** Code of the game at its vendor; absent where `nodeId` names it. */
  gameCode?: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  gameType: GameType
  /** `GLS`: a game of a vendor; `LOTT`: the lottery front. Default 'GLS'. */
  launchMode?: 'GLS' | 'LOTT'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language: string
  /** Language the person agreed to play in where the game does not speak `language`; absent: none. */
  otherLanguage?: string
  /** Kind of device the answer is drawn on. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  /**
   * One of the status' `launchGameCDNs`, chosen at random, where the game may load its files from; absent where there
   * is none.
   */
  launchCDN?: string
  /** With `LOTT`: lobby the lottery front opens at; absent: the front chooses. */
  lottoArea?: 'VN' | 'SEA'
  /** With `LOTT`: prize mode the lottery front opens at; absent: the front chooses. */
  lottoPrizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  /** With `LOTT`: lottery the front opens at; absent: none. */
  lottoGameCode?: string
  /** With `LOTT`: view the front opens at, the betting page or the lobby. Default 'lobby'. */
  lottoView?: 'betting' | 'lobby'
  /**
   * Room of a PVP game to sit down in: the game opens at its stake, for whoever has its least balance. Absent: no room.
   */
  roomId?: string
  /** Path of the site to come back to; same origin only. */
  backUrl: string
}

export interface GamesLaunchOutput {
  /** What to open. */
  content: {
    /** Address of the game on the vendor's origin, good once. */
    game_url: string
    /** Identifier of the game session; `play.end` takes it. */
    session_id: string
    /** Until when the address can be opened. */
    expires: Instant
    /** Language the game opens in: never another than was asked for or agreed to. */
    language: string
  }
  /** What is opened; a lottery front of another vendor is told as a vendor's list (`VASSALAGE`, node 0). */
  game: Game
  /**
   * Whether money has to be moved to the vendor first: it is moved to vendors, this person's not by itself, and less
   * than the least stake lies at this one.
   */
  needTransfer: boolean
}

export interface GamesGuestLaunchInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /**
   * Number of the game in the catalogue; absent where `gameCode` names it, or any sports game of the vendor is meant.
   */
  nodeId?: number
  /** Code of the game at its vendor; absent where `nodeId` names it. */
  gameCode?: string
}

export interface GamesGuestLaunchOutput {
  /** What to open. */
  content: {
    /** Address of the game on the vendor's origin, good once. */
    game_url: string
  }
  /** The game. */
  game: Game
}

export interface GamesRoomsInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Vendor of the rooms; absent: all. */
  vassalage?: string
  /** Game of the rooms; absent: all. */
  nodeId?: number
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 18. */
  pageSize?: number
}

export type GamesRoomsOutput = Page<Room>

export interface GamesWinnersInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Rows at most, 1 to 100. Default 20. */
  limitNum?: number
  /** Category to count; `ALL` counts every one. Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'
}

export interface GamesWinnersOutput {
  /** Wins, largest first. */
  list: {
    /** The win. */
    vo: Winner
  }[]
}

export interface GamesRanksInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Rows at most, 1 to 100. Default 20. */
  limitNum?: number
  /** Category to count; `ALL` counts every one. Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'
  /**
   * What to rank by: sum of the stakes, sum of wins beyond the stakes, or largest multiple of a stake. Default
   * 'turnover'.
   */
  by?: 'turnover' | 'win' | 'multiplier'
}

export interface GamesRanksOutput {
  /** Players, best first. */
  list: Rank[]
}

export interface GamesJackpotInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Code of the merchant; read and checked, not needed. */
  merchant?: string
  /** Code of the merchant; read and checked, not needed. */
  merchantCode?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type GamesJackpotOutput = Jackpot

export type FavouritesIdsInput = Record<string, never>

export type FavouritesIdsOutput = string[]

export interface FavouritesListInput {
  /** Kind of client; read and checked, not needed. */
  clientType?: string
  /** Platform of the client; read and checked, not needed. */
  platform?: string
  /** Category to narrow the list to; absent: all. */
  gameType?: GameType
  /** Vendor to narrow the list to; absent: all. */
  vassalage?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 99. */
  pageSize?: number
}

export type FavouritesListOutput = Page<Game>

export interface FavouritesAddInput {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Vendor of the game. */
  vendor?: string
  gameType?: GameType
}

export interface FavouritesAddOutput {
  /** Number of the game, as text. */
  nodeId: string
  /** Whether the game is a favourite now. */
  favourite: boolean
}

export interface FavouritesRemoveInput {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Vendor of the game. */
  vendor?: string
  gameType?: GameType
}

export interface FavouritesRemoveOutput {
  /** Number of the game, as text. */
  nodeId: string
  /** Whether the game is a favourite now. */
  favourite: boolean
}

export interface ContentAnnouncementsInput {
  /**
   * Kinds to answer, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home.
   * Default 'B,PL,PU,PR,H'.
   */
  types?: string
  /** Platform of the client; `W` is the web. Default 'W'. */
  platform?: 'W'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface ContentAnnouncementsOutput {
  /** Announcements of the kinds asked for, newest first. */
  list: Announcement[]
}

export interface ContentNoticesInput {
  /**
   * Kinds to answer, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home.
   * Default 'PU'.
   */
  types?: string
  /** Platform of the client; `W` is the web. Default 'W'. */
  platform?: 'W'
  /** Whom the popups are for: `A` people logged in, `F` people at their first login, `B` visitors. Default 'B'. */
  execution?: 'A' | 'B' | 'F'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface ContentNoticesOutput {
  /** Popups to show, in their order. */
  list: Notice[]
}

export interface ContentBannersInput {
  /** Place the banners hang at; `w_home` is the home page. Default 'w_home'. */
  groupName?: 'w_home'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface ContentBannersOutput {
  /** Banners in the order they are shown. */
  list: Banner[]
}

export type ContentUnreadInput = Record<string, never>

export type ContentUnreadOutput = Unread

export interface ContentHelpCenterInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  lang?: string
  /** Kind of device the answer is drawn on. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
}

export interface ContentHelpCenterOutput {
  /** Version of the terms in force, which a registration says it has shown. */
  termsVersion: string
  /** Topics in the order they are shown. */
  topics: {
    /** Identifier of the topic; the terms are `term`. */
    id: string
    /** Title in the language asked for. */
    title: string
    /** Articles of the topic, in the order they are shown. */
    articles: HelpArticle[]
  }[]
}

export interface ContentFeedbackInput {
  /** What the person says: 1 to 2,000 characters of plain text. */
  content: string
  /** What kind of feedback it is: praise, a problem, an idea or anything else. Default 'OTHER'. */
  type?: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER'
  /**
   * Where an answer goes to somebody without an account: a mail address or a mobile number. Absent: no answer is
   * wanted.
   */
  contact?: string
  /** Text read in the captcha; absent where none was shown. */
  captcha?: string
  /** The `id` the captcha was asked for with; absent: the one of the cookie. */
  captchaId?: string
  /** The game it is about; absent where it is about none. */
  about?: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /** One of the person's own rounds of the game, by the name its vendor gave it; absent where it is about none. */
    roundId?: string
  }
}

export interface ContentFeedbackOutput {
  /** Number the feedback is filed under. */
  feedbackNo: string
  /** Key to add pictures with (`support.addPicture`), good for an hour. */
  uploadKey: string
  /**
   * How an answer will come: `MESSAGE` among the person's messages, `EMAIL` or `SMS` to the contact, `NONE` not at all.
   */
  answer: 'MESSAGE' | 'EMAIL' | 'SMS' | 'NONE' | (string & {})
}

export interface ChatModelsInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface ChatModelsOutput {
  /** Hosts in the order they are shown. */
  list: ChatModel[]
}

export interface ChatLaunchInput {
  /** Host to talk to; absent: whoever answers. */
  modelId?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface ChatLaunchOutput {
  /** `https` address to open; its ticket is good until `expires`. */
  chatUrl: string
  /** When the ticket of the address ends. */
  expires: Instant
}

/** What the stream sends, by event name. */
export interface StreamEvents {
  balance: Balance
  'message.unread': Unread
  jackpot: Jackpot
  'rg.realityCheck': {
    /** Whether a reality check waits to be acknowledged; no bet is taken until it is. */
    due: boolean
  }
  'rg.pause': {
    /** Why play stands still and until when; null once play goes on. */
    pause: RgPause | null
  }
  turnover: {
    /** Number of requirements that are still open. */
    open: number
    /** What has still to be played, all requirements together. */
    remaining: Money
    /** Share of what has to be played that is done, in per cent: whole, 0 to 100. */
    percent: number
  }
  winner: {
    /** Account name of the player, masked. */
    customerName: string
    /** Title of the game in the language asked for; English where there is none. */
    gameName: string
    /** What the win exceeded the stake by: a decimal string with at most two decimals, in the site's currency. */
    winAmount: string
  }
  'contract.offer': {
    /** Identifier of the contract. */
    contractId: string
    /**
     * Kind of the contract: a dividend, or a salary by the day (`DAILY_MR` at several rates), by the hour or in real
     * time.
     */
    kind: 'DIVIDEND' | 'DAILY' | 'DAILY_MR' | 'HOURLY' | 'REALTIME' | (string & {})
    /** Version of the contract; the figures the client reads afterwards stand as of this version or a later one. */
    version: number
    /** Account of the upline, masked. */
    counterparty: string
    /** Until when the offer can be accepted. */
    expiresAt: Instant
  }
  'deposit.status': {
    /** Number of the order. */
    orderNo: string
    /** State the order has come to. */
    status: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
    /** What the wallet gets; once it is credited, what was credited. */
    amount: Money
    /** When the order came to this state. */
    at: Instant
  }
  'withdraw.receipts': {
    /** Parts of withdrawals that wait for the person to say whether the money came. */
    waiting: number
  }
  'withdraw.status': {
    /** Number of the order. */
    orderNo: string
    /** State the order, or the part of it, has come to. */
    status: WithdrawState | (string & {}) | PartState | (string & {})
    /** When the order came to this state. */
    at: Instant
  }
  maintenance: {
    /** Whether the site is closed for maintenance now. */
    maintenance: boolean
    /** When maintenance is planned to begin, or began; absent where none is planned. */
    maintenanceStart?: Instant
    /** When maintenance is planned to end; absent where that is not known. */
    maintenanceEnd?: Instant
    /** What the operator says about the maintenance; absent where nothing was written. */
    maintenanceMessage?: string
  }
  'session.revoked': {
    /**
     * Why the session ended: `logout` in another tab, `password` was changed, `expired`, ended by an `operator`, or the
     * person `excluded` themselves from play.
     */
    reason: 'logout' | 'password' | 'expired' | 'operator' | 'excluded' | (string & {})
    /** When the self-exclusion ends; absent for every other reason. The person may log in meanwhile, to withdraw. */
    until?: Instant
  }
}

/**
 * What the site needs before it draws anything: state, region, settings, keys.
 */
export const systemStatus: Descriptor<SystemStatusInput, SystemStatusOutput> = {
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * The feature tree: which modules are on.
 */
export const systemWhitelabel: Descriptor<SystemWhitelabelInput, SystemWhitelabelOutput> = {
  name: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'session',
}

/**
 * Which fields the registration form has, and the rule of each.
 */
export const systemRegisterRules: Descriptor<SystemRegisterRulesInput, SystemRegisterRulesOutput> = {
  name: 'system.registerRules',
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'session',
}

/**
 * A picture to read, as a base64 png; good once, for five minutes.
 */
export const systemCaptcha: Descriptor<SystemCaptchaInput, SystemCaptchaOutput> = {
  name: 'system.captcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  throttleMs: 1000,
  retry: false,
}

/**
 * A proof of work to be solved before a call that asks for one.
 */
export const systemChallenge: Descriptor<SystemChallengeInput, SystemChallengeOutput> = {
  name: 'system.challenge',
  method: 'GET',
  path: '/wps/system/challenge',
  module: 'COMM3',
  principals: ['visitor'],
}

/**
 * The addresses the site is reached by; the main one first.
 */
export const systemDomainRoute: Descriptor<SystemDomainRouteInput, SystemDomainRouteOutput> = {
  name: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'session',
}

/**
 * Countries whose telephone numbers are taken, by name, with dialling code and flag.
 */
export const systemCountries: Descriptor<SystemCountriesInput, SystemCountriesOutput> = {
  name: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
}

/**
 * Log in with user name and password, or with mobile number and code.
 * Refusals: bad_credentials, captcha_required, captcha_wrong, member_no_enter, error_not_agent, ip_verification_required, sms_wrong, sms_expired.
 */
export const sessionLogin: Descriptor<SessionLoginInput, SessionLoginOutput> = {
  name: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  principals: ['visitor'],
  sealed: true,
  challenge: 'login',
  session: 'begins',
}

/**
 * Finish a login from a place the account was never used from, with the code that was sent.
 * Refusals: sms_wrong, sms_expired, member_no_enter, error_not_agent.
 */
export const sessionVerify: Descriptor<SessionVerifyInput, SessionVerifyOutput> = {
  name: 'session.verify',
  method: 'POST',
  path: '/wps/session/login/verification',
  module: 'LOGINIPVERF3',
  principals: ['visitor'],
  sealed: true,
  session: 'begins',
}

/**
 * Log in a remembered browser by its cookie, which is replaced; a used one that comes back ends them all.
 * Refusals: bad_credentials, member_no_enter.
 */
export const sessionRemembered: Descriptor<SessionRememberedInput, SessionRememberedOutput> = {
  name: 'session.remembered',
  method: 'POST',
  path: '/wps/session/login/remember',
  module: 'COMM3',
  principals: ['visitor'],
  session: 'begins',
}

/**
 * A code that carries this login to another address of the site: good once, for a minute.
 */
export const sessionCode: Descriptor<SessionCodeInput, SessionCodeOutput> = {
  name: 'session.code',
  method: 'POST',
  path: '/wps/session/code',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Log in with a code from the address; it is spent, whatever comes of it.
 * Refusals: bad_credentials, member_no_enter.
 */
export const sessionExchange: Descriptor<SessionExchangeInput, SessionExchangeOutput> = {
  name: 'session.exchange',
  method: 'POST',
  path: '/wps/session/login/code',
  module: 'COMM3',
  principals: ['visitor'],
  session: 'begins',
}

/**
 * Log in with the token of an identity service; whoever comes for the first time gets an account.
 * Refusals: social_failed, terms_required, register_limit, member_no_enter, error_not_agent.
 */
export const sessionSocial: Descriptor<SessionSocialInput, SessionSocialOutput> = {
  name: 'session.social',
  method: 'POST',
  path: '/wps/session/login/social',
  module: 'SOCIAL3',
  principals: ['visitor'],
  sealed: true,
  challenge: 'login',
  session: 'begins',
}

/**
 * Start a trial account: type 4, its own play-money asset, 24 hours. So many an hour per address.
 * Refusals: trial_limit, underage.
 */
export const sessionFreePlay: Descriptor<SessionFreePlayInput, SessionFreePlayOutput> = {
  name: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  principals: ['visitor'],
  sealed: true,
  challenge: 'trial',
  session: 'begins',
}

/**
 * End the session at once, in every tab.
 */
export const sessionLogout: Descriptor<SessionLogoutInput, SessionLogoutOutput> = {
  name: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
  retry: true,
}

/**
 * Send a code to a member’s telephone: to log in with, or to set a new password.
 * Refusals: field_invalid, sms_too_many.
 */
export const verificationSms: Descriptor<VerificationSmsInput, VerificationSmsOutput> = {
  name: 'verification.sms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  principals: ['visitor'],
  challenge: 'sms',
  throttleMs: 1000,
}

/**
 * Send a code to a telephone that is to be registered.
 * Refusals: field_invalid, sms_too_many.
 */
export const verificationRegister: Descriptor<VerificationRegisterInput, VerificationRegisterOutput> = {
  name: 'verification.register',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'REGMOBVERF3',
  principals: ['visitor'],
  challenge: 'sms',
  throttleMs: 1000,
}

/**
 * Who is logged in.
 */
export const memberInfo: Descriptor<MemberInfoInput, MemberInfoOutput> = {
  name: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Open an account by user name and be logged in; the fields follow the registration rules.
 * Refusals: field_invalid, username_taken, mobile_taken, terms_required, underage, captcha_required, captcha_wrong, register_limit, invitation_code_error, sms_wrong, sms_expired.
 */
export const memberRegister: Descriptor<MemberRegisterInput, MemberRegisterOutput> = {
  name: 'member.register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  principals: ['visitor'],
  sealed: true,
  challenge: 'register',
  session: 'begins',
}

/**
 * Open an account by telephone number and be logged in; whether with a password, the modules say.
 * Refusals: field_invalid, mobile_taken, terms_required, underage, captcha_required, captcha_wrong, register_limit, invitation_code_error, sms_wrong, sms_expired.
 */
export const memberRegisterMobile: Descriptor<MemberRegisterMobileInput, MemberRegisterMobileOutput> = {
  name: 'member.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'MOBILENUMREG3',
  principals: ['visitor'],
  sealed: true,
  challenge: 'register',
  session: 'begins',
}

/**
 * Remember the language the person reads.
 */
export const memberLanguage: Descriptor<MemberLanguageInput, MemberLanguageOutput> = {
  name: 'member.language',
  method: 'PUT',
  path: '/wps/member/language',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
  retry: true,
}

/**
 * The profile picture, and those to choose from.
 */
export const memberIcon: Descriptor<MemberIconInput, MemberIconOutput> = {
  name: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Choose a profile picture.
 */
export const memberSetIcon: Descriptor<MemberSetIconInput, MemberSetIconOutput> = {
  name: 'member.setIcon',
  method: 'PUT',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  principals: ['member', 'trial', 'agent'],
  retry: true,
}

/**
 * The person's money wherever it is, every account behind it, and the contracts of an agent.
 * Refusals: real_account_required.
 */
export const memberFunds: Descriptor<MemberFundsInput, MemberFundsOutput> = {
  name: 'member.funds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Change the password. The session gets a new token, all others end.
 * Refusals: bad_credentials, locked, field_invalid, real_account_required.
 */
export const passwordChange: Descriptor<PasswordChangeInput, PasswordChangeOutput> = {
  name: 'password.change',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
  session: 'renews',
}

/**
 * Send a code to the mail address of an account; the answer is the same where there is none.
 * Refusals: sms_too_many.
 */
export const passwordByMail: Descriptor<PasswordByMailInput, PasswordByMailOutput> = {
  name: 'password.byMail',
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'CHNGPASSMAIL3',
  principals: ['visitor'],
  challenge: 'sms',
  throttleMs: 1000,
}

/**
 * Set a new password with the code from the mail; then log in.
 * Refusals: sms_wrong, sms_expired, field_invalid.
 */
export const passwordResetByMail: Descriptor<PasswordResetByMailInput, PasswordResetByMailOutput> = {
  name: 'password.resetByMail',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  module: 'CHNGPASSMAIL3',
  principals: ['visitor'],
  sealed: true,
}

/**
 * Set a new password with the code from the telephone, and be logged in.
 * Refusals: sms_wrong, sms_expired, field_invalid, member_no_enter.
 */
export const passwordResetByMobile: Descriptor<PasswordResetByMobileInput, PasswordResetByMobileOutput> = {
  name: 'password.resetByMobile',
  method: 'POST',
  path: '/wps/member/password/verification',
  module: 'CHNGPASSVERIF3',
  principals: ['visitor'],
  sealed: true,
  session: 'begins',
}

/**
 * Whether an invitation code leads to an agent.
 * Refusals: invitation_code_error.
 */
export const agentAffiliate: Descriptor<AgentAffiliateInput, AgentAffiliateOutput> = {
  name: 'agent.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  throttleMs: 1000,
}

/**
 * The wallet of the person logged in; a trial player's in play coins.
 */
export const walletBalance: Descriptor<WalletBalanceInput, WalletBalanceOutput> = {
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Whether one wallet serves all vendors; then there is nothing to transfer.
 */
export const walletMerchant: Descriptor<WalletMerchantInput, WalletMerchantOutput> = {
  name: 'wallet.merchant',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'session',
}

/**
 * Moves cash to a vendor (`IN`) or back (`OUT`), where money is moved to vendors; with one wallet for all it is refused.
 * Refusals: function_not_available, insufficient_funds, transfer_unknown, vendor_maintenance, not_found.
 */
export const walletTransfer: Descriptor<WalletTransferInput, WalletTransferOutput> = {
  name: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * What lies at each vendor, asked there now.
 * Refusals: function_not_available.
 */
export const walletVendors: Descriptor<WalletVendorsInput, WalletVendorsOutput> = {
  name: 'wallet.vendors',
  method: 'GET',
  path: '/wps/relay/GCS_getVendorWallets',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Brings home what lies at every vendor, or at one; also to be called when a game is left (`left`). Asking again does no harm.
 */
export const walletRecall: Descriptor<WalletRecallInput, WalletRecallOutput> = {
  name: 'wallet.recall',
  method: 'POST',
  path: '/wps/relay/GCS_recallAllWallets',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * How a transfer of the person stands, by its id, or by the idempotency key it was asked with where the answer was lost.
 * Refusals: not_found.
 */
export const walletTransferStatus: Descriptor<WalletTransferStatusInput, WalletTransferStatusOutput> = {
  name: 'wallet.transferStatus',
  method: 'GET',
  path: '/wps/relay/GCS_getTransferStatus',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Categories with their vendors, in the order the navigation shows them.
 */
export const gamesLanes: Descriptor<GamesLanesInput, GamesLanesOutput> = {
  name: 'games.lanes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
}

/**
 * Which categories each vendor has games in.
 */
export const gamesVendorTypes: Descriptor<GamesVendorTypesInput, GamesVendorTypesOutput> = {
  name: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Games, filtered, searched and paged.
 */
export const gamesList: Descriptor<GamesListInput, GamesListOutput> = {
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'games',
}

/**
 * What to know of a game before it is opened, and how oneself did in it.
 * Refusals: not_found.
 */
export const gamesInfo: Descriptor<GamesInfoInput, GamesInfoOutput> = {
  name: 'games.info',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameInfo',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Games most played, best first.
 */
export const gamesHot: Descriptor<GamesHotInput, GamesHotOutput> = {
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'list',
  cache: 'language',
}

/**
 * Games the person launched, latest first.
 */
export const gamesRecent: Descriptor<GamesRecentInput, GamesRecentOutput> = {
  name: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  principals: ['member', 'trial', 'agent'],
  list: 'list',
}

/**
 * A one-time address of the game on the vendor's origin.
 * Refusals: rg_timeout, rg_excluded, rg_game_type, rg_pause, rg_session_required, real_account_required, insufficient_funds, game_maintenance, vendor_maintenance, transfer_unknown, not_found, language_not_available.
 */
export const gamesLaunch: Descriptor<GamesLaunchInput, GamesLaunchOutput> = {
  name: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * A sports page to look at before logging in: odds, no bets.
 * Refusals: game_maintenance, vendor_maintenance, not_found.
 */
export const gamesGuestLaunch: Descriptor<GamesGuestLaunchInput, GamesGuestLaunchOutput> = {
  name: 'games.guestLaunch',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * PVP rooms by stake level.
 */
export const gamesRooms: Descriptor<GamesRoomsInput, GamesRoomsOutput> = {
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'list',
}

/**
 * Largest wins of the last seven days, names masked: what a settled round brought beyond its stake. Who does not want to be shown is not.
 */
export const gamesWinners: Descriptor<GamesWinnersInput, GamesWinnersOutput> = {
  name: 'games.winners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Players of the last seven days by turnover, wins (what exceeded the stakes) or largest multiple, names masked. Who does not want to be shown is not.
 */
export const gamesRanks: Descriptor<GamesRanksInput, GamesRanksOutput> = {
  name: 'games.ranks',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * The jackpot: the ledger's pools where there are any, else an illustration that says so.
 */
export const gamesJackpot: Descriptor<GamesJackpotInput, GamesJackpotOutput> = {
  name: 'games.jackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Ids of the favourite games, as text.
 * Refusals: real_account_required.
 */
export const favouritesIds: Descriptor<FavouritesIdsInput, FavouritesIdsOutput> = {
  name: 'favourites.ids',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  principals: ['member', 'agent'],
}

/**
 * The favourite games, newest favourite first.
 * Refusals: real_account_required.
 */
export const favouritesList: Descriptor<FavouritesListInput, FavouritesListOutput> = {
  name: 'favourites.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  principals: ['member', 'agent'],
  list: 'content',
}

/**
 * Make a game a favourite; adding it again changes nothing.
 * Refusals: real_account_required, not_found.
 */
export const favouritesAdd: Descriptor<FavouritesAddInput, FavouritesAddOutput> = {
  name: 'favourites.add',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'GAMELOFAV3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Take a game off the favourites; body or query.
 * Refusals: real_account_required.
 */
export const favouritesRemove: Descriptor<FavouritesRemoveInput, FavouritesRemoveOutput> = {
  name: 'favourites.remove',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Announcements by type, newest first; html is clean by an allow-list.
 */
export const contentAnnouncements: Descriptor<ContentAnnouncementsInput, ContentAnnouncementsOutput> = {
  name: 'content.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Popups of the public site: A for people logged in, F at their first login, B for visitors.
 */
export const contentNotices: Descriptor<ContentNoticesInput, ContentNoticesOutput> = {
  name: 'content.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNotices',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Banners that hang at a place now, in their order, for whoever looks; a page shows three at most.
 */
export const contentBanners: Descriptor<ContentBannersInput, ContentBannersOutput> = {
  name: 'content.banners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * How many messages wait unread.
 * Refusals: real_account_required.
 */
export const contentUnread: Descriptor<ContentUnreadInput, ContentUnreadOutput> = {
  name: 'content.unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  principals: ['member', 'agent'],
}

/**
 * Help by topic; the terms are the topic `term`.
 */
export const contentHelpCenter: Descriptor<ContentHelpCenterInput, ContentHelpCenterOutput> = {
  name: 'content.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
}

/**
 * Say something to the operator; answers the number it is filed under. Whoever has no account reads a captcha.
 * Refusals: text_length, field_invalid, captcha_required, captcha_wrong, rate_limited, not_found.
 */
export const contentFeedback: Descriptor<ContentFeedbackInput, ContentFeedbackOutput> = {
  name: 'content.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  challenge: 'feedback',
}

/**
 * Hosts of the chat service.
 */
export const chatModels: Descriptor<ChatModelsInput, ChatModelsOutput> = {
  name: 'chat.models',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * An address of the chat service that knows the person for a minute; the service checks its ticket's signature.
 * Refusals: not_found.
 */
export const chatLaunch: Descriptor<ChatLaunchInput, ChatLaunchOutput> = {
  name: 'chat.launch',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  module: 'CBS3',
  principals: ['member', 'trial', 'agent'],
}

/** Every call, as the client's tree holds it. */
export interface Endpoints {
  system: {
    status: Descriptor<SystemStatusInput, SystemStatusOutput>
    whitelabel: Descriptor<SystemWhitelabelInput, SystemWhitelabelOutput>
    registerRules: Descriptor<SystemRegisterRulesInput, SystemRegisterRulesOutput>
    captcha: Descriptor<SystemCaptchaInput, SystemCaptchaOutput>
    challenge: Descriptor<SystemChallengeInput, SystemChallengeOutput>
    domainRoute: Descriptor<SystemDomainRouteInput, SystemDomainRouteOutput>
    countries: Descriptor<SystemCountriesInput, SystemCountriesOutput>
  }
  session: {
    login: Descriptor<SessionLoginInput, SessionLoginOutput>
    verify: Descriptor<SessionVerifyInput, SessionVerifyOutput>
    remembered: Descriptor<SessionRememberedInput, SessionRememberedOutput>
    code: Descriptor<SessionCodeInput, SessionCodeOutput>
    exchange: Descriptor<SessionExchangeInput, SessionExchangeOutput>
    social: Descriptor<SessionSocialInput, SessionSocialOutput>
    freePlay: Descriptor<SessionFreePlayInput, SessionFreePlayOutput>
    logout: Descriptor<SessionLogoutInput, SessionLogoutOutput>
  }
  verification: {
    sms: Descriptor<VerificationSmsInput, VerificationSmsOutput>
    register: Descriptor<VerificationRegisterInput, VerificationRegisterOutput>
  }
  member: {
    info: Descriptor<MemberInfoInput, MemberInfoOutput>
    register: Descriptor<MemberRegisterInput, MemberRegisterOutput>
    registerMobile: Descriptor<MemberRegisterMobileInput, MemberRegisterMobileOutput>
    language: Descriptor<MemberLanguageInput, MemberLanguageOutput>
    icon: Descriptor<MemberIconInput, MemberIconOutput>
    setIcon: Descriptor<MemberSetIconInput, MemberSetIconOutput>
    funds: Descriptor<MemberFundsInput, MemberFundsOutput>
  }
  password: {
    change: Descriptor<PasswordChangeInput, PasswordChangeOutput>
    byMail: Descriptor<PasswordByMailInput, PasswordByMailOutput>
    resetByMail: Descriptor<PasswordResetByMailInput, PasswordResetByMailOutput>
    resetByMobile: Descriptor<PasswordResetByMobileInput, PasswordResetByMobileOutput>
  }
  agent: {
    affiliate: Descriptor<AgentAffiliateInput, AgentAffiliateOutput>
  }
  wallet: {
    balance: Descriptor<WalletBalanceInput, WalletBalanceOutput>
    merchant: Descriptor<WalletMerchantInput, WalletMerchantOutput>
    transfer: Descriptor<WalletTransferInput, WalletTransferOutput>
    vendors: Descriptor<WalletVendorsInput, WalletVendorsOutput>
    recall: Descriptor<WalletRecallInput, WalletRecallOutput>
    transferStatus: Descriptor<WalletTransferStatusInput, WalletTransferStatusOutput>
  }
  games: {
    lanes: Descriptor<GamesLanesInput, GamesLanesOutput>
    vendorTypes: Descriptor<GamesVendorTypesInput, GamesVendorTypesOutput>
    list: Descriptor<GamesListInput, GamesListOutput>
    info: Descriptor<GamesInfoInput, GamesInfoOutput>
    hot: Descriptor<GamesHotInput, GamesHotOutput>
    recent: Descriptor<GamesRecentInput, GamesRecentOutput>
    launch: Descriptor<GamesLaunchInput, GamesLaunchOutput>
    guestLaunch: Descriptor<GamesGuestLaunchInput, GamesGuestLaunchOutput>
    rooms: Descriptor<GamesRoomsInput, GamesRoomsOutput>
    winners: Descriptor<GamesWinnersInput, GamesWinnersOutput>
    ranks: Descriptor<GamesRanksInput, GamesRanksOutput>
    jackpot: Descriptor<GamesJackpotInput, GamesJackpotOutput>
  }
  favourites: {
    ids: Descriptor<FavouritesIdsInput, FavouritesIdsOutput>
    list: Descriptor<FavouritesListInput, FavouritesListOutput>
    add: Descriptor<FavouritesAddInput, FavouritesAddOutput>
    remove: Descriptor<FavouritesRemoveInput, FavouritesRemoveOutput>
  }
  content: {
    announcements: Descriptor<ContentAnnouncementsInput, ContentAnnouncementsOutput>
    notices: Descriptor<ContentNoticesInput, ContentNoticesOutput>
    banners: Descriptor<ContentBannersInput, ContentBannersOutput>
    unread: Descriptor<ContentUnreadInput, ContentUnreadOutput>
    helpCenter: Descriptor<ContentHelpCenterInput, ContentHelpCenterOutput>
    feedback: Descriptor<ContentFeedbackInput, ContentFeedbackOutput>
  }
  chat: {
    models: Descriptor<ChatModelsInput, ChatModelsOutput>
    launch: Descriptor<ChatLaunchInput, ChatLaunchOutput>
  }
}

export const endpoints: Endpoints = /* @__PURE__ */ unpack<Endpoints>({
  system: {
    status: ['/wps/system/status', 'COMM3', 'vmta'],
    whitelabel: ['/wps/system/whitelabel', 'COMM3', 'vmta', 'GET', { cache: 'session' }],
    registerRules: ['/wps/system/setting/register', 'REG3', 'vmta', 'GET', { cache: 'session' }],
    captcha: ['/wps/captcha', 'COMM3', 'vmta', 'GET', { throttleMs: 1000, retry: false }],
    challenge: ['/wps/system/challenge', 'COMM3', 'v'],
    domainRoute: ['/wps/system/domainRoute', 'COMM3', 'vmta', 'GET', { cache: 'session' }],
    countries: ['/wps/system/country', 'COMM3', 'vmta', 'GET', { cache: 'language' }],
  },
  session: {
    login: ['/wps/session/login', 'COMM3', 'v', 'POST', { sealed: true, challenge: 'login', session: 'begins' }],
    verify: ['/wps/session/login/verification', 'LOGINIPVERF3', 'v', 'POST', { sealed: true, session: 'begins' }],
    remembered: ['/wps/session/login/remember', 'COMM3', 'v', 'POST', { session: 'begins' }],
    code: ['/wps/session/code', 'COMM3', 'mta', 'POST'],
    exchange: ['/wps/session/login/code', 'COMM3', 'v', 'POST', { session: 'begins' }],
    social: ['/wps/session/login/social', 'SOCIAL3', 'v', 'POST', { sealed: true, challenge: 'login', session: 'begins' }],
    freePlay: ['/wps/session/login/freeplay', 'FREEPLAY3', 'v', 'POST', { sealed: true, challenge: 'trial', session: 'begins' }],
    logout: ['/wps/session/logout', 'COMM3', 'mta', 'DELETE', { retry: true }],
  },
  verification: {
    sms: ['/wps/verification/sms/noLogin', 'VERIFICATION3', 'v', 'POST', { challenge: 'sms', throttleMs: 1000 }],
    register: ['/wps/verification/sms/register', 'REGMOBVERF3', 'v', 'POST', { challenge: 'sms', throttleMs: 1000 }],
  },
  member: {
    info: ['/wps/member/info', 'COMM3', 'mta'],
    register: ['/wps/member/register', 'REG3', 'v', 'PUT', { sealed: true, challenge: 'register', session: 'begins' }],
    registerMobile: ['/wps/member/register/mobile', 'MOBILENUMREG3', 'v', 'PUT', { sealed: true, challenge: 'register', session: 'begins' }],
    language: ['/wps/member/language', 'COMM3', 'mta', 'PUT', { retry: true }],
    icon: ['/wps/member/info/icon', 'PROFPIC3', 'mta'],
    setIcon: ['/wps/member/info/icon', 'PROFPIC3', 'mta', 'PUT', { retry: true }],
    funds: ['/wps/member/info/funds/consolidated', 'COMM3', 'ma'],
  },
  password: {
    change: ['/wps/member/password', 'PASS3', 'ma', 'POST', { sealed: true, session: 'renews' }],
    byMail: ['/wps/member/password/email', 'CHNGPASSMAIL3', 'v', 'POST', { challenge: 'sms', throttleMs: 1000 }],
    resetByMail: ['/wps/member/password/email/verification', 'CHNGPASSMAIL3', 'v', 'POST', { sealed: true }],
    resetByMobile: ['/wps/member/password/verification', 'CHNGPASSVERIF3', 'v', 'POST', { sealed: true, session: 'begins' }],
  },
  agent: {
    affiliate: ['/wps/agent/affiliate', 'AFFMAN3', 'vmta', 'GET', { throttleMs: 1000 }],
  },
  wallet: {
    balance: ['/wps/v2/wallets/balance', 'COMM3', 'mta'],
    merchant: ['/wps/relay/GCS_merchantWallet', 'COMM3', 'vmta', 'GET', { cache: 'session' }],
    transfer: ['/wps/relay/GCS_walletTransfer', 'FUNDTRANS3', 'ma', 'POST', { money: true }],
    vendors: ['/wps/relay/GCS_getVendorWallets', 'FUNDTRANS3', 'ma'],
    recall: ['/wps/relay/GCS_recallAllWallets', 'FUNDTRANS3', 'ma', 'POST', { retry: true }],
    transferStatus: ['/wps/relay/GCS_getTransferStatus', 'FUNDTRANS3', 'ma'],
  },
  games: {
    lanes: ['/wps/relay/GCSGAME_newGameVendor', 'GAMELO3', 'vmta', 'GET', { cache: 'language' }],
    vendorTypes: ['/wps/relay/GCSGAME_getVassGameType', 'GAMELO3', 'vmta'],
    list: ['/wps/relay/GCSGAME_gameList', 'GAMELO3', 'vmta', 'GET', { list: 'games' }],
    info: ['/wps/relay/GCSGAME_getGameInfo', 'GAMELO3', 'vmta'],
    hot: ['/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3', 'vmta', 'GET', { list: 'list', cache: 'language' }],
    recent: ['/wps/relay/GCS_recentGame', 'GAMELOREC3', 'mta', 'GET', { list: 'list' }],
    launch: ['/wps/game/launchGame', 'GAMELO3', 'mta', 'POST'],
    guestLaunch: ['/wps/relay/GCS_gameLaunchFB', 'GAMELO3', 'vmta'],
    rooms: ['/wps/relay/GLS2_roomList', 'GAMELO3', 'vmta', 'GET', { list: 'list' }],
    winners: ['/wps/relay/ODSFE2_getWinnerBoard', 'WINNER3', 'vmta'],
    ranks: ['/wps/relay/GCSGAME_getRankList', 'WINNER3', 'vmta'],
    jackpot: ['/wps/relay/VIS_getJackpot', 'WINNER3', 'vmta'],
  },
  favourites: {
    ids: ['/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3', 'ma'],
    list: ['/wps/relay/MCSFE_getFavoriteGamesList', 'GAMELOFAV3', 'ma', 'GET', { list: 'content' }],
    add: ['/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', 'ma', 'POST', { throttleMs: 1000 }],
    remove: ['/wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', 'ma', 'DELETE', { throttleMs: 1000 }],
  },
  content: {
    announcements: ['/wps/relay/MCSFE_getListAnnouncements', 'COMM3', 'vmta'],
    notices: ['/wps/relay/MCSFE_getNotices', 'COMM3', 'vmta'],
    banners: ['/wps/relay/MCSFE_getBanners', 'COMM3', 'vmta'],
    unread: ['/wps/relay/CSP_unreadCount', 'INBOX3', 'ma'],
    helpCenter: ['/wps/system/helpCenter', 'COMM3', 'vmta', 'GET', { cache: 'language' }],
    feedback: ['/wps/feedback', 'FEEDBACK3', 'vmta', 'PUT', { challenge: 'feedback' }],
  },
  chat: {
    models: ['/wps/relay/CBS_modelList', 'CBS3', 'vmta'],
    launch: ['/wps/relay/CBS_launchChat', 'CBS3', 'mta'],
  },
})
