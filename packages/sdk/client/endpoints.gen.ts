// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from './descriptor.ts'
import { unpack } from './unpack.ts'

/**
 * `COMING_SOON`, `JOINABLE`: not taken yet; `JOINED`: it waits for a deposit; `APPLYING`: the application waits,
 * `PROCESSING`: an operator has begun with it, `REJECTED`; `ISSUED`: its reward can be claimed; `CLAIMED`: it was;
 * `EXPIRED`: the promotion or the offer of its reward is over.
 */
export type ActivityStatus = 'COMING_SOON' | 'JOINABLE' | 'JOINED' | 'APPLYING' | 'PROCESSING' | 'REJECTED' | 'ISSUED' | 'CLAIMED' | 'EXPIRED'

/** What this client knows of ActivityStatus; an answer may hold more. */
export const activityStatuss = ['COMING_SOON', 'JOINABLE', 'JOINED', 'APPLYING', 'PROCESSING', 'REJECTED', 'ISSUED', 'CLAIMED', 'EXPIRED'] as const satisfies readonly ActivityStatus[]
export const isActivityStatus = (value: unknown): value is ActivityStatus => activityStatuss.some(known => known === value)

/** A contract between upline and downline. */
export interface AgentContract {
  /** Identifier of the contract. */
  id: string
  kind: ContractKind | (string & {})
  period: ContractPeriod | (string & {})
  /** Role of the person in the contract: `UP` upline, `DOWN` downline. */
  role: 'UP' | 'DOWN' | (string & {})
  /** Account of the other side; masked if above the person, empty if it is the operator. */
  counterparty: string
  /** Tiers of the contract, lowest first. */
  tiers: ContractTier[]
  /** Of an offer: tiers of the contract that it would replace; null: none, or not an offer. */
  before: ContractTier[] | null
  status: ContractStatus | (string & {})
  /** What the person is asked for; null: nothing. */
  request: ContractRequest | (string & {}) | null
  /** Version of the contract, from 1: each change of its state is a new one. */
  version: number
  /** When it was offered; null: a draft. */
  offeredAt: Instant | null
  /** When the offer expires; null unless pending. */
  expiresAt: Instant | null
  /** When it takes effect; of an offer, if it were accepted now. Null where it never did. */
  startAt: Instant | null
  /** When it ends or ended; null: not known. Of a request to end it, if accepted now. */
  endAt: Instant | null
  /** Request to end it; null: none. */
  termination: {
    /** Which side asks to end it. */
    by: 'UP' | 'DOWN' | 'OPERATOR' | (string & {})
    /** Reason given. */
    reason: string
  } | null
  /** How it came to its status: the latest fifty steps, oldest first. A draft is the upline's alone. */
  steps: ContractStep[]
}

/**
 * Amount of money in major units of the person's currency: a decimal string greater than zero, with at most twelve
 * integer digits and two decimals.
 */
export type Amount = string

/** An announcement of the operator. */
export interface Announcement {
  /** Identifier of the announcement. */
  id: string
  /** Placement: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home page. */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  /** Title in the requested language. */
  title: string
  /** HTML in the requested language, sanitised by an allow-list. */
  content: string
  /** Kind of the promotion; absent if the announcement is not a promotion. */
  promotionType?: string
  /** When it was published. */
  publishedAt: Instant
  /** BCP 47 language of the text; another than the requested one where it has no version in that. */
  language?: string
}

/** Balances of a person. */
export interface Balance {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Symbol of the currency, for instance `৳`. */
  currencySymbol: string
  /** Cash plus bonus, as shown in the header. */
  sumBalance: Money
  /** Wallets of the person. */
  balance: {
    /** 2: main wallet; 1: wallet at a vendor; 0: not in use. */
    accountTypeId: 0 | 1 | 2
    /** `MAIN`, or the code of the vendor. */
    name: string
    /** Available balance. */
    availBalance: Money
    /** Amount held; for a wallet at a vendor, the amount in transit. */
    lockedBalance: Money
  }[]
  /** Bonus money of the main wallet. */
  bonus: Money
  /** Whether a bonus is played, also while all of its money is staked; absent: a gateway that does not return it. */
  bonusRunning?: boolean
  /** Amount held for withdrawals in progress. */
  hold: Money
  /** Balance at vendors with transfer wallets; play there is reflected when the vendor's balance is next queried. */
  vendor: Money
  /** Amount of transfers to or from vendors whose outcome is not known yet. */
  suspense: Money
  /** Total balance for play: main wallet, vendors and transfers in transit. */
  total: Money
  /**
   * Number of the last ledger entry included; it increases with every change, so clients can discard older responses.
   */
  version: number
}

/** A banner with its image, texts and target. */
export interface Banner {
  /** Identifier of the banner. */
  id: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  imageUrl: string
  /** Alternative text of the image; absent if the image is decorative. */
  alt?: string
  /** Headline in the requested language. */
  title: string
  /** Short line above the headline; absent if there is none. */
  kicker?: string
  /** Text below the headline; absent if there is none. */
  text?: string
  /** Label of the button; absent if there is no button. */
  action?: string
  /**
   * Target of the banner: `NONE`: none; `ROUTE`: a path of the site in `url`; `LINK`: an external URL in `url`; `GAME`:
   * the game in `game`.
   */
  linkageType: 'NONE' | 'ROUTE' | 'LINK' | 'GAME' | (string & {})
  /** A path of the site with `ROUTE`, an absolute URL with `LINK`; absent otherwise. */
  url?: string
  /** Game to open, with `GAME`; absent otherwise. */
  game?: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    gameType: GameType | (string & {})
  }
}

/** A message of a chat room. */
export interface ChatMessage {
  /** Number of the message. */
  messageId: string
  /** Identifier of the room. */
  roomId: string
  /** Position in the room, from 1; a later message has a larger one. */
  seq: number
  /**
   * `TEXT`: somebody wrote; `SHARE`: with a round; `TIP` and `RAIN`: somebody gave money; `REMOVAL`: an operator
   * removed the message in `target`.
   */
  kind: 'TEXT' | 'SHARE' | 'TIP' | 'RAIN' | 'REMOVAL' | (string & {})
  /** When it was sent. */
  at: Instant
  /** Who sent it; null for a removal. */
  from: ChatPerson | null
  /** Its text; empty if there is none, or if the message was removed. */
  parts: ChatPart[]
  /** Whether an operator has removed the message. */
  removed: boolean
  /** Number of the removed message; only of a `REMOVAL`. */
  target?: string
  /** The shared round; only of a `SHARE`. */
  receipt?: ChatReceipt
  /** What was given; only of a `TIP` or a `RAIN`. */
  gift?: {
    /** Currency code, for instance `BDT`; play money has its own code. */
    currency: string
    /** What was given in all. */
    amount: Money
    /** What each person received. */
    each: Money
    /** Number of people who received it. */
    people: number
    /** Who received it; of a rain the first ten. */
    to: ChatPerson[]
  }
  /** Identifier that the sender gave it; sent to the sender alone. */
  clientId?: string
}

/** A host of the chat. */
export interface ChatModel {
  /** Identifier of the host; `chat.launch` takes it. */
  modelId: string
  /** Name of the host. */
  name: string
  /** BCP 47 language of the host. */
  language: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  iconUrl: string
  /** Whether the host is available now. */
  online: boolean
  /** Identifier of the chat room of the host. */
  roomId: string
  /** Whether the person follows the host; false for visitors. */
  followed: boolean
}

/** A part of the text of a message. */
export interface ChatPart {
  /**
   * `TEXT`: words; `MENTION`: somebody is named; `LINK`: an address on a host of this site; `REMOVED`: a link to
   * another site stood here, and the filter removed it.
   */
  kind: 'TEXT' | 'MENTION' | 'LINK' | 'REMOVED' | (string & {})
  /** Plain text, to be shown as it is; of a link, as it was written. Absent of other kinds. */
  text?: string
  /** Identifier of the mentioned person in the chat; only of a `MENTION`. */
  person?: string
  /** Name of the mentioned person as it is now; only of a `MENTION`. */
  name?: string
  /** `https` address on a host of this site; only of a `LINK`. */
  href?: string
}

/** A person as others see them in the chat. */
export interface ChatPerson {
  /** Identifier of the person in the chat; it names no account. */
  person: string
  /** Nickname of the person, or the masked account where there is none. */
  name: string
  /** URL of the chosen picture; absent if none was chosen. */
  iconUrl?: string
  /** VIP rank of the person from 1; null for the first rank and for hosts. */
  vip: number | null
  /** Whether a host of the operator speaks. */
  host: boolean
}

/** A round that a person shared, compared with the record of the operator. */
export interface ChatReceipt {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  gameType: GameType | (string & {})
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** URL of the image of the game; empty if there is none. */
  iconUrl: string
  /** The vendor's identifier of the round. */
  roundId: string
  /** Number of the round in the ledger. */
  betNo: string
  /** Win divided by stake, rounded down to two decimals. */
  multiple: string
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Stake of the round; null if the person did not show it. */
  stake: Money | null
  /** Win of the round; null if the person did not show it. */
  win: Money | null
  /** When the round was settled. */
  at: Instant
  /** Whether the record of the operator has the same figures now. */
  same: boolean
}

/**
 * Kind of a contract: `DIVIDEND` shares what a team lost; `DAILY` (`DAILY_MULTI`: with a rate for each category),
 * `HOURLY` and `REAL_TIME` pay a salary by its valid bet.
 */
export type ContractKind = 'DIVIDEND' | 'DAILY' | 'DAILY_MULTI' | 'HOURLY' | 'REAL_TIME'

/** What this client knows of ContractKind; an answer may hold more. */
export const contractKinds = ['DIVIDEND', 'DAILY', 'DAILY_MULTI', 'HOURLY', 'REAL_TIME'] as const satisfies readonly ContractKind[]
export const isContractKind = (value: unknown): value is ContractKind => contractKinds.some(known => known === value)

/**
 * Settlement period, in the time zone of the site; `SEMIMONTHLY`: from the 1st to the 15th, and from the 16th on. A
 * dividend has one of the first four, a daily salary `DAILY`, an hourly one `HOUR`, a real-time one `5MIN`.
 */
export type ContractPeriod = 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY' | 'HOUR' | '5MIN'

/** What this client knows of ContractPeriod; an answer may hold more. */
export const contractPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'HOUR', '5MIN'] as const satisfies readonly ContractPeriod[]
export const isContractPeriod = (value: unknown): value is ContractPeriod => contractPeriods.some(known => known === value)

/** What is asked of the other side: a new contract, or to end one. */
export type ContractRequest = 'NEW' | 'TERMINATE'

/** What this client knows of ContractRequest; an answer may hold more. */
export const contractRequests = ['NEW', 'TERMINATE'] as const satisfies readonly ContractRequest[]
export const isContractRequest = (value: unknown): value is ContractRequest => contractRequests.some(known => known === value)

/**
 * State of a contract: `draft`: not offered yet; `pending`: offered; `active`: accepted; `rejected`, `expired` and
 * `withdrawn` offers; `term_pending`: active, and one side asks to end it; `terminated`: ended by both; `superseded`:
 * by an accepted newer one; `auto_terminated`: because the upline accepted less.
 */
export type ContractStatus = 
  | 'draft' | 'pending' | 'active' | 'rejected' | 'expired' | 'withdrawn'
  | 'term_pending' | 'terminated' | 'superseded' | 'auto_terminated'

/** What this client knows of ContractStatus; an answer may hold more. */
export const contractStatuss = ['draft', 'pending', 'active', 'rejected', 'expired', 'withdrawn', 'term_pending', 'terminated', 'superseded', 'auto_terminated'] as const satisfies readonly ContractStatus[]
export const isContractStatus = (value: unknown): value is ContractStatus => contractStatuss.some(known => known === value)

/** A step in the history of a contract. */
export interface ContractStep {
  /** Status that the step led to. */
  status: ContractStatus | (string & {})
  /** Who took it; `SYSTEM`: time, or another contract. */
  by: 'UP' | 'DOWN' | 'OPERATOR' | 'SYSTEM' | (string & {})
  at: Instant
}

/** From which figures of a period on which rate holds. */
export interface ContractTier {
  /** Rate of the tier; 0 where it has a rate for each category. */
  rate: Rate
  /** Rates by category, of a `DAILY_MULTI` contract; empty for every other kind. */
  rates: {
    gameType: GameType | (string & {})
    /** Rate of that category. */
    rate: Rate
  }[]
  /** Least number of active members of the period. */
  minActive: number
  /** Least valid bet of the team in the period; 0: it doesn't matter. */
  minValidBet: Money
  /** Least loss of the team in the period; 0: it doesn't matter. */
  minLoss: Money
}

/** A country whose phone numbers are accepted. */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  countryCode: string
  /** Country dialling code: digits without the plus. */
  countryDialingCode: string
  /** Name in the requested language. */
  name: string
  /** URL of the image of the flag. */
  flagUrl: string
}

/** State of a deposit order. */
export type DepositState = 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | 'CHARGED_BACK'

/** What this client knows of DepositState; an answer may hold more. */
export const depositStates = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PENDING_REVIEW', 'CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED', 'CHARGED_BACK'] as const satisfies readonly DepositState[]
export const isDepositState = (value: unknown): value is DepositState => depositStates.some(known => known === value)

/** Rule of one field of a form. */
export interface FieldRule {
  /** Name of the field. */
  field: string
  /** Whether the form contains the field. */
  enabled: boolean
  /** Whether the field is required. */
  required: boolean
  /** Regular expression that the value must match; a single `*` matches anything. */
  acceptedPattern: string
  /** Identifier of the pattern, for which clients have an error text and a validator. */
  patternId:
    | 'any' | 'letter_first' | 'kanji_digits' | 'email' | 'alphanumeric' | 'letters_and_digits'
    | 'digits' | 'alphanumeric_upper' | 'english_name' | 'no_spaces' | 'date_ymd' | 'date_mdy'
    | 'thai' | 'korean' | 'strong' | (string & {})
  /** Minimum number of characters. */
  minLength: number
  /** Maximum number of characters. */
  maxLength: number
  /** Input type of the field. */
  type: 'text' | 'password' | 'email' | 'tel' | 'number' | 'date' | (string & {})
  /** Position in the form, ascending. */
  order: number
}

/** A game of the catalogue. */
export interface Game {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  /** Same as `gameName`, for clients that read this field. */
  displayName: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  iconUrl: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Group within the category that the game is listed in, for instance `DRAW`. */
  gameClassify: string
  /** Code of the game at its vendor. */
  gameCode: string
  /** `GAME`: a single game; `VASSALAGE`: the lobby of a vendor with all its games. */
  isGame: 'GAME' | 'VASSALAGE' | (string & {})
  /** 1 if the game is marked as popular, otherwise 0. */
  isHot: 0 | 1
  /** 1 if the game is marked as new, otherwise 0. */
  isNew: 0 | 1
  /**
   * `ON`: can be launched; `MAINTENANCE`: temporarily unavailable; `SOON`: listed but not yet available. A launch in
   * the last two states is refused with `game_maintenance`.
   */
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
  /** Return to player in per cent, as computed from the game's mathematics; absent if not computed. */
  rtp?: number
  /** Whether trial players can play the game. */
  demo: boolean
}

/** Feature of a game. */
export type GameFeature = 'FREE_SPINS' | 'MULTIPLIER' | 'WILDS' | 'RESPINS' | 'CASCADES' | 'BONUS_ROUND' | 'BONUS_BUY' | 'JACKPOT'

/** What this client knows of GameFeature; an answer may hold more. */
export const gameFeatures = ['FREE_SPINS', 'MULTIPLIER', 'WILDS', 'RESPINS', 'CASCADES', 'BONUS_ROUND', 'BONUS_BUY', 'JACKPOT'] as const satisfies readonly GameFeature[]
export const isGameFeature = (value: unknown): value is GameFeature => gameFeatures.some(known => known === value)

/** Details of a game. */
export interface GameSheet {
  /** The game. */
  game: Game
  /** Name of the vendor in the requested language. */
  vendorName: string
  /** Volatility of the game; absent if not computed. */
  volatility?: Volatility | (string & {})
  /** Features of the game. */
  features: (GameFeature | (string & {}))[]
  /** BCP 47 languages of the game. */
  languages: string[]
  /** Stake limits of a round; absent if the vendor does not publish them. */
  bet?: {
    /** Currency code, for instance `BDT`; play money has its own code. */
    currency: string
    /** Minimum stake of a round. */
    min: Money
    /** Maximum stake of a round. */
    max: Money
  }
  /** What bets on the game count for the play that a bonus requires. */
  bonus: {
    /**
     * Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused while a bonus is
     * open.
     */
    percent: number
    /** Whether it is that of the bonus the person plays with; else of a new bonus. */
    running: boolean
  }
  /** The person's own results in the game; absent for visitors and if the person has not played it. */
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

/** An article of the help centre. */
export interface HelpArticle {
  /** Identifier of the article. */
  id: string
  /** Title in the requested language. */
  title: string
  /** HTML in the requested language, sanitised by an allow-list. */
  content: string
  /** BCP 47 language of the article; another than the requested one where it has no version in that. */
  language?: string
}

/** ISO 8601 instant in UTC. */
export type Instant = string

/** Current state of the jackpot. */
export interface Jackpot {
  /**
   * `pool`: real money from the ledger; `illustration`: an animated figure, which must be labelled as an illustration;
   * `off`: there is no jackpot.
   */
  mode: 'pool' | 'illustration' | 'off' | (string & {})
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Sum of all pools, or with `illustration` the figure to show. */
  amount: Money
  /** Jackpot pools of the ledger; empty in the other modes. */
  pools: {
    /** Identifier of the pool. */
    id: string
    /** Current amount of the pool. */
    amount: Money
    /**
     * Commitment: SHA-256 in hexadecimal of the seed of the next hit, published before the hit. Absent if rounds cannot
     * hit the pool.
     */
    hash?: string
    /** Odds: the pool is hit on average once per this many currency units staked. Absent when `hash` is absent. */
    onePer?: number
    /** Share of each stake that is added to the pool, in per cent. */
    sharePercent?: number
    /** Minimum amount the pool starts with after a hit. */
    startsWith?: Money
  }[]
  /**
   * Recent hits, newest first. A round hits if n × onePer < stake × 2^48, where n is the first six bytes of
   * HMAC-SHA256(`seed`, `draw`) as a number and the stake is in currency units. Absent in events of the stream.
   */
  hits?: {
    /** Identifier of the hit. */
    id: string
    /** Account name of the winner, masked; `***` if the winner opted out of being shown. */
    customerName: string
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Title of the game in the requested language; in English if there is no translation. */
    gameName: string
    /** Amount won. */
    amount: Money
    /** When the jackpot was hit. */
    at: Instant
    /** SHA-256 of `seed` in hexadecimal, as published before the hit. */
    hash: string
    /** Seed of the draw, published after the hit. */
    seed: string
    /** Odds that applied: on average one hit per this many currency units staked. */
    onePer: number
    /** Input of the draw that the seed was combined with: a text that identifies the round. */
    draw: string
    /** Stake of the winning round. */
    stake: Money
  }[]
  /** How an illustration is animated; absent in the other modes. */
  tick?: {
    /** Possible intervals between two increments, in seconds. */
    seconds: number[]
    /** Smallest increment, in currency units. */
    min: number
    /** Largest increment, in currency units. */
    max: number
  }
}

/** A category of games with its vendors. */
export interface Lane {
  /** Category. */
  gameCategory: GameType | (string & {})
  /** Name of the category in the requested language. */
  title: string
  /** Sum of the game counts of `cards`, without vendor lobbies (`VASSALAGE`) that are listed among the games. */
  gameCount: number
  /** Vendors of the category in display order. */
  cards: VendorCard[]
  /** Groups by which the list can be filtered; each has at least one game. */
  gameClassify: string[]
  /** Features by which the list can be filtered; each has at least one game. */
  features: (GameFeature | (string & {}))[]
  /** Volatilities by which the list can be filtered; each has at least one game. */
  volatilities: (Volatility | (string & {}))[]
}

/** A new or renewed session. */
export interface LoginResult {
  /**
   * Opaque token for the `Authorization: Bearer` header. With `X-Session-Store: cookie` it is only an identifier, which
   * is worthless without the HttpOnly cookie set by the same response.
   */
  token: string
  /** Whether this is the first login of the account. */
  firstTimeLogin: boolean
  /** Whether the password exceeds the maximum age set by the operator. */
  passwordExpired: boolean
  /**
   * Whether the account has an initial password; until it is changed, only `member.info`, `password.change` and
   * `session.logout` are allowed.
   */
  mustChangePassword: boolean
  /**
   * Whether the terms changed since the person accepted them; until they are accepted with `session.acceptTerms`, only
   * `member.info`, `password.change` and `session.logout` are allowed besides.
   */
  mustAcceptTerms: boolean
  /** When the session expires. */
  expiresAt: Instant
  /** Time of the previous login; null if there was none. */
  lastLoginAt: Instant | null
}

/**
 * Amount of money in major units of the accompanying currency: a non-negative decimal string with at most two decimals.
 * A single amount has at most twelve integer digits; a sum can have up to 17.
 */
export type Money = string

/** An announcement shown as a popup. */
export interface Notice {
  /** Identifier of the announcement. */
  id: string
  /** Placement: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home page. */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  /** Title in the requested language. */
  title: string
  /** HTML in the requested language, sanitised by an allow-list. */
  content: string
  /** Kind of the promotion; absent if the announcement is not a promotion. */
  promotionType?: string
  /** When it was published. */
  publishedAt: Instant
  /** BCP 47 language of the text; another than the requested one where it has no version in that. */
  language?: string
  /** Audience of the popup: `A` people with a session, `F` people at their first login, `B` visitors. */
  execution: 'A' | 'B' | 'F' | (string & {})
}

/** Results of a person in a game, over the settled rounds of the last 90 days. */
export interface OwnPlay {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** When the last round began, whether or not it is settled. */
  lastPlayedAt: Instant
  /** Result of the last settled round, win less stake; absent if none is settled. */
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
 * State of a part. `AWAITING_RECEIPT` and `RESENT` (paid again) wait for the person to confirm receipt; `DISPUTED`
 * waits for the operator. The others are terminal: paid without confirmation (`PAID`), confirmed by the person
 * (`RECEIVED`, `FULLY_PAID`), by timeout (`AUTO_RECEIVED`) or by the operator (`FORCED_RECEIVED`), or refunded
 * (`REFUNDED`).
 */
export type PartState = 'PAID' | 'AWAITING_RECEIPT' | 'RESENT' | 'DISPUTED' | 'RECEIVED' | 'FULLY_PAID' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED' | 'REFUNDED'

/** What this client knows of PartState; an answer may hold more. */
export const partStates = ['PAID', 'AWAITING_RECEIPT', 'RESENT', 'DISPUTED', 'RECEIVED', 'FULLY_PAID', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REFUNDED'] as const satisfies readonly PartState[]
export const isPartState = (value: unknown): value is PartState => partStates.some(known => known === value)

/** A row of a leaderboard. */
export interface Rank {
  /** Rank, from 1; players with equal scores have consecutive ranks. */
  rank: number
  /** Account name of the player, masked. */
  customerName: string
  /**
   * Score by which the list is ranked: with `turnover` or `win` the sum over the period in the site's currency, with
   * `multiplier` the largest multiple of a stake as a decimal string.
   */
  score: Money
  /** Number of rounds of the player in the period. */
  rounds: number
}

/** Percent of the base, as a decimal string, for instance `0.6`. */
export type Rate = string

/** Settings of the registration form. */
export interface RegisterSettings {
  /** One rule per field of the form. */
  rules: FieldRule[]
  /** Whether the form requires a captcha. */
  captcha: boolean
  /** Minimum age of a player, in years. */
  minAge: number
  /** Version of the current terms and conditions, which the form shows. */
  termsVersion: string
}

/** A pause of play with its reason. */
export interface RgPause {
  /**
   * `BREAK`: forced break after long play; `SESSION`: the preset session is over; `LIMIT`: a limit is exhausted, so
   * that not even the minimum stake is possible; `TIMEOUT`: a time-out that the person started, with the event alone.
   */
  why: 'BREAK' | 'SESSION' | 'LIMIT' | 'TIMEOUT' | (string & {})
  /** The exhausted limit, with `LIMIT`; absent otherwise. */
  limit?: {
    /** Kind of the limit: losses, stakes or minutes of play. */
    kind: 'LOSS' | 'WAGER' | 'SESSION' | (string & {})
    /** Period of the limit. */
    period: 'DAY' | 'WEEK' | 'MONTH' | (string & {})
  }
  /** When play may continue. */
  until: Instant
  /** Seconds until then, by the clock of the server. */
  leftSec: number
}

/** Responsible-gaming rules of a jurisdiction. The site and the gateway apply the same object. */
export interface RgProfile {
  /** Jurisdiction of the rules; `SANDBOX` has few requirements. */
  code: 'SANDBOX' | 'UKGC' | 'MGA' | 'ON' | 'ES' | 'DE' | 'BR' | (string & {})
  /** Minimum age of a player, in years. */
  minAge: number
  /**
   * Age check required before a trial account: `none`: no check; `declared`: the person confirms the age; `verified`:
   * the age is verified.
   */
  demo: 'none' | 'declared' | 'verified' | (string & {})
  /** Rules for limits that players set themselves. */
  limits: {
    /** Kinds of limits that a player can set. */
    kinds: ('DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {}))[]
    /** Whether players are asked for a deposit limit before their first deposit. */
    prompt: boolean
    /** Waiting time in hours before a higher limit, or the removal of one, can be confirmed. */
    increaseDelayH: number
    /** Whether deposit limits count gross deposits, without deducting withdrawals. */
    grossOnly: boolean
    /** Version of the terms about the waiting time of a higher limit. */
    terms: string
  }
  /** Rules for reality checks. */
  realityCheck: {
    /** Default interval between reality checks, in minutes. */
    defaultMin: number
    /** Intervals that a player can choose from, in minutes. */
    options: number[]
    /** Whether bets are refused until a due check is acknowledged. */
    blocking: boolean
  }
  /** Rules for self-exclusion from categories of games. */
  gameTypeExclusion: {
    /** Durations to choose from, in days; empty if this is not offered. */
    days: number[]
  }
  /**
   * Time and loss limit that a player must set before the first game of a session, and the pause that follows; null if
   * not required.
   */
  presetSession: {
    /** Session lengths to choose from, in minutes. */
    minutes: number[]
    /** Length of the pause after the session, in minutes. */
    coolOffMin: number
    /** Version of the terms about the pause after a session. */
    terms: string
  } | null
  /** Forced break after long play; null if there is none. */
  forcedBreak: {
    /** Minutes of continuous play after which the break begins. */
    afterMin: number
    /** Length of the break, in minutes. */
    breakMin: number
  } | null
  /** Rules for activity statements. */
  statement: {
    /** Whether players are notified when the statement of a year is available. */
    yearMessage: boolean
  }
  /** Rules for the self-assessment test. */
  selfTest: {
    /** Whether results are stored; if false, the test is scored on the device and nothing is sent. */
    keep: boolean
  }
  /** What the game page must show. */
  bars: {
    /** Whether the time of day is shown. */
    clock: boolean
    /** Whether the elapsed time of play is shown. */
    elapsed: boolean
    /** Whether the net position of the session (wins less stakes) is shown. */
    netPosition: boolean
    /** Whether there is a panic button that starts a break at once. */
    panic: boolean
  }
  /** Rules for games. */
  game: {
    /** Minimum duration of a round, in milliseconds. */
    minCycleMs: {
      /** Minimum duration of a slot round, in milliseconds; 0: no minimum. */
      slot: number
      /** Minimum duration of any other round, in milliseconds; 0: no minimum. */
      other: number
    }
    /** Whether autoplay is allowed. */
    autoplay: boolean
    /** Whether turbo play (shortened rounds) is allowed. */
    turbo: boolean
    /** Whether several games may be open at the same time. */
    multiGame: boolean
    /** Whether a win that does not exceed the stake (a loss disguised as a win) may be celebrated. */
    ldwCelebration: boolean
    /** Maximum stake of a slot round; null: only the limit of the game applies. */
    maxStake: Money | null
  }
  /** Rules for bonuses. */
  bonus: {
    /** Maximum wagering multiple of a bonus. */
    maxWagering: number
    /** Whether play outside of slots may count towards the wagering of a bonus. */
    mixedProducts: boolean
    /** Whether a welcome bonus is allowed. */
    welcome: boolean
    /** Whether loyalty (VIP) bonuses are allowed. */
    vip: boolean
  }
  /** Rules for withdrawals. */
  withdraw: {
    /** Whether a withdrawal request can be cancelled before it is approved. */
    cancelAllowed: boolean
    /** Minutes after which receipt is confirmed automatically if the person does not answer. */
    receiptMinutes: number
  }
  /** Rules for records. */
  history: {
    /** Number of days for which records are available online. */
    onlineDays: number
  }
  /** `real`: only a jackpot backed by the ledger may be shown; `decorative`: an illustration may be shown too. */
  jackpotTicker: 'real' | 'decorative' | (string & {})
}

/** A room of a PVP game. */
export interface Room {
  /** Identifier of the room, for `games.launch`. */
  roomId: string
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  vendorName: string
  /** Name of the stake level in the requested language. */
  level: string
  /** Stake of a round in the room. */
  stake: Money
  /** Minimum balance to enter the room. */
  minBalance: Money
  /** Number of people who have a game session in the game now. */
  online: number
  /** `ON`: can be entered; `MAINTENANCE`: temporarily unavailable; `SOON`: not yet available. */
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
}

/** Result of a request for a code. It is the same whether or not an account has the number or address. */
export interface Sent {
  /** Validity of the code, in minutes. */
  expiredMinutes: number
  /** Seconds until another code can be requested. */
  resendAfterSec: number
}

/**
 * Signed amount of money in major units of the accompanying currency: a decimal string with at most two decimals, with
 * a leading minus if negative.
 */
export type SignedMoney = string

/** A transfer between the main wallet and a vendor's wallet. */
export interface Transfer {
  /** Identifier of the transfer. */
  transferId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** `IN`: from the main wallet to the vendor; `OUT`: back. */
  direction: 'IN' | 'OUT' | (string & {})
  /** Amount of the transfer. */
  amount: Money
  /**
   * `CONFIRMED`: the money reached its destination; `REVERSED`: it returned to its source. Any other state is in
   * transit: the money is held until the vendor reports the outcome (`UNKNOWN`: the vendor did not, and is queried
   * again). Do not send the transfer again.
   */
  state: 'INIT' | 'DEBITED' | 'SENT' | 'UNKNOWN' | 'FAILED' | 'CONFIRMED' | 'REVERSED' | (string & {})
  /**
   * Reason of the failure: `INSUFFICIENT_FUNDS`, `NO_ANSWER` or the vendor's error code; absent if the transfer did not
   * fail.
   */
  reason?: string
  /** When the transfer was requested. */
  createdAt: Instant
  /** When the transfer was completed or reversed; null until then. */
  settledAt: Instant | null
}

/** Number of unread messages. Trial players have no messages. */
export interface Unread {
  /** Number of unread messages. */
  unreadMessage: number
}

/** A vendor in a category. */
export interface VendorCard {
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  displayName: string
  /** Number of the vendor's games in the category, equal to the length of its list. */
  gameCount: number
}

/**
 * Volatility index of a game, which is the standard deviation per unit staked times 1.65: below 5 `LOW`, below 10
 * `MEDIUM`, below 15 `HIGH`, otherwise `VERY_HIGH`.
 */
export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH'

/** What this client knows of Volatility; an answer may hold more. */
export const volatilitys = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const satisfies readonly Volatility[]
export const isVolatility = (value: unknown): value is Volatility => volatilitys.some(known => known === value)

/** A module of the feature tree with its child modules. */
export interface WhitelabelNode {
  /** Identifier of the module. */
  modId: string
  /** `1`: on; `0`: off. */
  enabled: '0' | '1' | (string & {})
  /** Child modules. */
  childrenNodes: WhitelabelNode[]
}

/** A row of the winner board: a settled round that won more than its stake. */
export interface Winner {
  /** Account name of the player, masked. */
  customerName: string
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  iconUrl: string
  /** Win less stake: the net gain of the round. */
  winAmount: Money
  /** Win divided by stake, a decimal string rounded down to two decimals; `null` for a free round. */
  multiplier: Money | null
  /** Number of the game in the catalogue. */
  nodeId: number
  /** When the round was settled. */
  at: Instant
}

/**
 * State of a withdrawal: requested (`REQUESTED`), under review (`RISK_REVIEW`), approved for payment (`APPROVED`),
 * payment in progress (`PAYING`), payment failed and retried (`PAY_FAILED`), paid (`PAID`), awaiting confirmation of
 * receipt (`AWAITING_RECEIPT`). The terminal states are `COMPLETED`, `REJECTED` and `CANCELLED`.
 */
export type WithdrawState = 
  | 'REQUESTED' | 'RISK_REVIEW' | 'APPROVED' | 'PAYING' | 'PAY_FAILED' | 'PAID'
  | 'AWAITING_RECEIPT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED'

/** What this client knows of WithdrawState; an answer may hold more. */
export const withdrawStates = ['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED', 'PAID', 'AWAITING_RECEIPT', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const satisfies readonly WithdrawState[]
export const isWithdrawState = (value: unknown): value is WithdrawState => withdrawStates.some(known => known === value)

export type SystemStatusInput = Record<string, never>

export interface SystemStatusOutput {
  /** Configuration of the site. */
  info: {
    /** Channels to reach customer support. */
    customerService: {
      /** Service of the channel. */
      csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK' | (string & {})
      /** Name of the channel, set by the operator. */
      title: string
      /** Obfuscated URL, decoded with `sdk.open(path)`. It is hidden from scrapers but not secret. */
      path: string
    }[]
    /** Allowed hosts of customer support and chat; `.example.com` includes all subdomains. */
    serviceHosts: string[]
    /** Alternative domains of the site; empty in a region where it is blocked. */
    domainRoute: string[]
    /** Images and links configured by the operator, by key. */
    resources: Record<string, {
      /** Label in English. */
      labelNameEn: string
      /** Label in Bengali; absent: the English label is used. */
      labelNameBn?: string
      /** Labels by BCP 47 language, which take precedence over the two labels above. */
      labelNames?: Record<string, string>
      /** URL of the image or page. */
      url: string
    }>
    /** Feature tree: which modules are on. */
    whitelabel: WhitelabelNode[]
    /** Fields of the registration form with their rules. */
    registerRules: RegisterSettings
    /** Main domain of the site; empty: the domain of the request. */
    mainDomain: string
    /** Web analytics. */
    analytics: {
      /** Google tag measurement id; empty: analytics is off. */
      gtagId: string
    }
    /**
     * Firebase project for social logins and phone verification (`@brand/sdk/firebase`); absent: the sandbox provider
     * is used.
     */
    firebase?: {
      /** Identifier of the Firebase project. */
      projectId: string
      /** Public web API key of the project. */
      apiKey: string
      /** Host of the project's authentication pages. */
      authDomain: string
    }
    /** Hosts from which images may be loaded. */
    imageCDNs: string[]
    /** Hosts from which games may load their assets; empty: none. */
    launchGameCDNs: string[]
  }
  /** Location of the caller, by IP address. */
  location: {
    /** IP address. */
    ip: string
    /** ISO 3166-1 alpha-2 code of the country; empty if unknown. */
    country: string
    /** Code of the region within the country; empty if unknown. */
    region: string
  }
  /** Whether the site is in maintenance; it takes precedence over `regionRestriction`. */
  maintenance: boolean
  /** Whether the site is blocked in the region of the caller. */
  regionRestriction: boolean
  /** Planned or actual start of the maintenance; absent if none is planned. */
  maintenanceStart?: Instant
  /** Planned end of the maintenance; absent if not known. */
  maintenanceEnd?: Instant
  /** Message of the operator about the maintenance, in the default language; absent if there is none. */
  maintenanceMessage?: string
  /** The same by language of the site; absent if there is none. */
  maintenanceMessages?: Record<string, string>
  /** Current time of the server; clients base countdowns on it instead of the local clock. */
  serverTime: Instant
  /** Responsible-gaming rules of the jurisdiction in force. The site and the gateway apply the same object. */
  rgProfile: RgProfile
  /** IANA name of the time zone of the site. */
  timeZone: string
  /** Currency of the site. */
  currency: {
    /** Code of the currency. */
    code: string
    /** Symbol of the currency. */
    symbol: string
    /** Number of decimals to display. */
    decimals: number
    /** Whether it is play money. */
    playMoney: boolean
  }
  /** Languages of the site. */
  languages: {
    /** BCP 47 default language. */
    default: string
    /** BCP 47 languages of the site. */
    supported: string[]
  }
  /** Public keys for encrypted calls. */
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
   * Identifier chosen by the client, sent back with the answer as `captchaId`; absent: the gateway stores one in a
   * cookie.
   */
  id?: string | undefined
}

export type SystemCaptchaOutput = string

export interface SystemChallengeInput {
  /** Purpose of the proof. */
  purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback' | (string & {})
}

export interface SystemChallengeOutput {
  /** The challenge: find a `number` with SHA-256(salt + number) = challenge and 0 ≤ number ≤ maxnumber. */
  challenge: {
    /** Hash algorithm. */
    algorithm: string
    /** Target hash, in hexadecimal. */
    challenge: string
    /** Largest number to try. */
    maxnumber: number
    /** Prefix of the hashed text. */
    salt: string
    /** Signature of the gateway, sent back with the proof. */
    signature: string
    /** Purpose that the proof is valid for. */
    purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback' | (string & {})
    /** Expiry of the challenge, in Unix seconds. */
    expires: number
  }
}

export type SystemPingInput = Record<string, never>

export interface SystemPingOutput {
  /** Current time of the server. */
  serverTime: Instant
}

export interface SystemSpeedTestInput {
  /** One result per host. */
  results: {
    /** Host as the list names it. */
    host: string
    /** Median time to answer, in ms; null: the host did not answer. */
    latencyMs: number | null
  }[]
}

export interface SystemSpeedTestOutput {
  /** Number of results that were stored. */
  stored: number
}

export type SystemDomainRouteInput = Record<string, never>

export interface SystemDomainRouteOutput {
  /** Main domain of the site. */
  mainDomain: string
  /** All domains, the main one first. */
  routes: string[]
}

export interface SystemCountriesInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface SystemCountriesOutput {
  /** Countries, sorted by name. */
  list: Country[]
}

export interface SessionLoginInput {
  /** Username; with `sms` the phone number. */
  username: string
  /** Password; with `sms` the verification code. */
  password: string
  /**
   * `username`: username and password; `sms`: phone number as `username` and verification code as `password`. Empty is
   * the same as `username`. Default 'username'.
   */
  type?: 'username' | 'sms' | '' | undefined
  /** Country dialling code, with `sms`; absent: the default of the site. */
  countryDialingCode?: string | undefined
  /** Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie. Default false. */
  remember?: boolean | undefined
  /**
   * Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone. Default 'player'.
   */
  portal?: 'player' | 'agent' | undefined
  /** Answer to the captcha; absent if none was shown. */
  captcha?: string | undefined
  /** The `id` that the captcha was requested with; absent: the id in the cookie. */
  captchaId?: string | undefined
}

export type SessionLoginOutput = LoginResult

export interface SessionVerifyInput {
  /** `details.verificationId` of the error `ip_verification_required`. */
  verificationId: string
  /** Verification code of six digits, sent by SMS or email. */
  verificationCode: string
  /**
   * Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone. Default 'player'.
   */
  portal?: 'player' | 'agent' | undefined
  /** Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie. Default false. */
  remember?: boolean | undefined
}

export type SessionVerifyOutput = LoginResult

export type SessionRememberedInput = Record<string, never>

export type SessionRememberedOutput = LoginResult

export type SessionCodeInput = Record<string, never>

export interface SessionCodeOutput {
  /** One-time code to append to the URL; valid for one minute. */
  code: string
  /** When the code expires. */
  expires: Instant
}

export interface SessionExchangeInput {
  /** One-time code returned by `session.code`. */
  code: string
}

export type SessionExchangeOutput = LoginResult

export interface SessionSocialInput {
  /** Identity provider; `phone` is its verification of a phone number. */
  provider: 'google' | 'facebook' | 'phone'
  /** Token that the provider issued to the client; the gateway verifies it. */
  idToken: string
  /**
   * Whether the person accepted the age statement and the terms; required if the login opens an account. Default false.
   */
  agreed?: boolean | undefined
  /**
   * Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone. Default 'player'.
   */
  portal?: 'player' | 'agent' | undefined
  /** Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie. Default false. */
  remember?: boolean | undefined
}

export type SessionSocialOutput = LoginResult

export interface SessionFreePlayInput {
  /**
   * Confirmation of the minimum age; required if `rgProfile.demo` is `declared`. With `verified` the call is not
   * available.
   */
  ageConfirmed?: true | undefined
}

export type SessionFreePlayOutput = LoginResult

export interface SessionAcceptTermsInput {
  /** Version of the terms that were shown. */
  termsVersion: string
}

export type SessionAcceptTermsOutput = LoginResult

export type SessionLogoutInput = Record<string, never>

export type SessionLogoutOutput = object

export interface VerificationSmsInput {
  /** Mobile number with digits of any script; spaces, dots, dashes and brackets are ignored. */
  mobileNum: string
  /** Country dialling code: digits, with or without the leading plus. */
  countryDialingCode: string
}

export type VerificationSmsOutput = Sent

export interface VerificationRegisterInput {
  /** Mobile number with digits of any script; spaces, dots, dashes and brackets are ignored. */
  mobileNo: string
  /** Country dialling code: digits, with or without the leading plus. */
  countryDialingCode: string
}

export type VerificationRegisterOutput = Sent

export type MemberInfoInput = Record<string, never>

export interface MemberInfoOutput {
  /** Identifier of the account. */
  id: string
  /** Account name. */
  account: string
  /** Display name. */
  nickname: string
  /** 0: player; 4: trial player; 1, 2, 41 and 42: agents. */
  type: number
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** BCP 47 language of the person. */
  language: string
  /** When the account was opened. */
  regDate: Instant
  /** Conditions that restrict the session. */
  flags: {
    /** Whether the password must be changed before any other call is allowed. */
    mustChangePassword: boolean
    /** Whether the terms pinned to the session must be accepted before any other call is allowed. */
    mustAcceptTerms: boolean
  }
  /** Whether the person has a rank: VIP is on, and the account is no trial. */
  hasVip: boolean
  /** Name of the rank in the requested language; null: no rank. */
  vipLabelName: string | null
  /** Position of the rank on the ladder; 0 is where everyone begins. */
  vipRankLevel: number
  /** Whether the person can invite friends. */
  availablePromo: boolean
  /** Number of rewards that can be claimed. */
  availablePromoCount: number
}

export interface MemberRegisterInput {
  /** Username; the rule of the form applies. */
  username: string
  /** Password; the rule of the form applies. */
  password: string
  /** The password again; both must be equal. */
  confirmPassword: string
  /** Mobile number with digits of any script; required if the rule of the form requires it. */
  mobileNum?: string | undefined
  /** Name of the holder of the person's bank account. */
  payeeName?: string | undefined
  /** Email address. */
  email?: string | undefined
  /** Fund password of the account, if the form asks for one; absent: none yet. */
  paymentPassword?: string | undefined
  /** QQ number. */
  qqNum?: string | undefined
  /** LINE identifier. */
  line?: string | undefined
  /** WhatsApp number. */
  whatsapp?: string | undefined
  /** Facebook name. */
  facebook?: string | undefined
  /** WeChat identifier. */
  wechat?: string | undefined
  /** Number of an identity document. */
  idNumber?: string | undefined
  /** Date of birth, in the format of the form's rule. */
  birthday?: string | undefined
  /**
   * Member who invited the person, by username or invitation code, while the module REFER3 is on and no `referralCode`
   * names another. Absent: nobody.
   */
  recommenderId?: string | undefined
  /** Affiliate code from the link that was opened; it must belong to an agent. Absent: none. */
  affiliateCode?: string | undefined
  /**
   * Invitation code typed by the person; it must belong to an agent and takes precedence over `affiliateCode`. Absent:
   * none.
   */
  referralCode?: string | undefined
  /** Host name of the site on which the form was opened. */
  domain?: string | undefined
  /** Country dialling code of the phone number, with or without the leading plus; absent: the default of the site. */
  countryDialingCode?: string | undefined
  /** Verification code sent to the phone number; required while the module REGMOBVERF3 is on. */
  verificationCode?: string | undefined
  /** URL on which the form was opened. */
  registerUrl?: string | undefined
  /** Answer to the captcha; absent if none was shown. */
  captcha?: string | undefined
  /** The `id` that the captcha was requested with; absent: the id in the cookie. */
  captchaId?: string | undefined
  /** Origin of the registration; `WEB` is the website. Default 'WEB'. */
  registerMethod?: 'WEB' | undefined
  /** Whether the person accepted the age statement and the terms of `termsVersion`. */
  agreed: boolean
  /** Version of the terms that were shown. */
  termsVersion?: string | undefined
  /** Whether the person wants offers by message, email or SMS; never required. Default false. */
  marketing?: boolean | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type MemberRegisterOutput = LoginResult

export interface MemberRegisterMobileInput {
  /** Mobile number with digits of any script. */
  mobileNum: string
  /** Password; required while the module MOBILENUMPASSREG3 is on. */
  password?: string | undefined
  /** The password again; both must be equal. */
  confirmPassword?: string | undefined
  /** Name of the holder of the person's bank account. */
  payeeName?: string | undefined
  /** Email address. */
  email?: string | undefined
  /** Fund password of the account, if the form asks for one; absent: none yet. */
  paymentPassword?: string | undefined
  /** QQ number. */
  qqNum?: string | undefined
  /** LINE identifier. */
  line?: string | undefined
  /** WhatsApp number. */
  whatsapp?: string | undefined
  /** Facebook name. */
  facebook?: string | undefined
  /** WeChat identifier. */
  wechat?: string | undefined
  /** Number of an identity document. */
  idNumber?: string | undefined
  /** Date of birth, in the format of the form's rule. */
  birthday?: string | undefined
  /**
   * Member who invited the person, by username or invitation code, while the module REFER3 is on and no `referralCode`
   * names another. Absent: nobody.
   */
  recommenderId?: string | undefined
  /** Affiliate code from the link that was opened; it must belong to an agent. Absent: none. */
  affiliateCode?: string | undefined
  /**
   * Invitation code typed by the person; it must belong to an agent and takes precedence over `affiliateCode`. Absent:
   * none.
   */
  referralCode?: string | undefined
  /** Host name of the site on which the form was opened. */
  domain?: string | undefined
  /** Country dialling code of the phone number, with or without the leading plus; absent: the default of the site. */
  countryDialingCode?: string | undefined
  /** Verification code sent to the phone number; required while the module REGMOBVERF3 is on. */
  verificationCode?: string | undefined
  /** URL on which the form was opened. */
  registerUrl?: string | undefined
  /** Answer to the captcha; absent if none was shown. */
  captcha?: string | undefined
  /** The `id` that the captcha was requested with; absent: the id in the cookie. */
  captchaId?: string | undefined
  /** Origin of the registration; `WEB` is the website. Default 'WEB'. */
  registerMethod?: 'WEB' | undefined
  /** Whether the person accepted the age statement and the terms of `termsVersion`. */
  agreed: boolean
  /** Version of the terms that were shown. */
  termsVersion?: string | undefined
  /** Whether the person wants offers by message, email or SMS; never required. Default false. */
  marketing?: boolean | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type MemberRegisterMobileOutput = LoginResult

export interface MemberLanguageInput {
  /** BCP 47 language of the person. */
  language: string
}

export interface MemberLanguageOutput {
  /** BCP 47 language of the person. */
  language: string
}

export type MemberIconInput = Record<string, never>

export interface MemberIconOutput {
  /** Identifier of the picture. */
  icon: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  iconUrl: string
  /** Available pictures. */
  choices: {
    /** Identifier of the picture. */
    icon: string
    /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
    iconUrl: string
  }[]
}

export interface MemberSetIconInput {
  /** Identifier of the picture, from the `choices` of `member.icon`. */
  icon: string
}

export interface MemberSetIconOutput {
  /** Identifier of the picture. */
  icon: string
  /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
  iconUrl: string
}

export type MemberFundsInput = Record<string, never>

export interface MemberFundsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Cash and bonus of the main wallet. */
  main: Money
  /** Bonus money of the main wallet. */
  bonus: Money
  /** Amount held for withdrawals in progress. */
  hold: Money
  /** Balance at vendors, and transfers in transit. */
  vendor: Money
  /** Amount of transfers to or from vendors whose outcome is not known yet. */
  suspense: Money
  /** Sum of main wallet, held money, balance at vendors and transfers in transit. */
  total: Money
  /** All ledger accounts of the person. */
  accounts: {
    /** Kind of the account, for instance `CASH`. */
    kind: string
    /** Currency code, for instance `BDT`; play money has its own code. */
    currency: string
    /** Balance of the account. */
    balance: Money
  }[]
  /** Daily salaries that wait for an answer of the person. */
  dailysalreqtype: AgentContract[]
  /** Dividends that wait for an answer. */
  divtypereq: AgentContract[]
  /** Hourly salaries that wait for an answer. */
  contracthoursalreq: AgentContract[]
  /** Real-time salaries that wait for an answer. */
  realtimesalreqtype: AgentContract[]
  /** Daily salaries in force. */
  dailysalinfotype: AgentContract[]
  /** Dividends in force. */
  divtypeinfo: AgentContract[]
  /** Hourly and real-time salaries in force. */
  contracthoursalinfo: AgentContract[]
  /** Daily salaries with a rate for each category in force. */
  contractmrdailysalinfotype: AgentContract[]
}

export interface PasswordChangeInput {
  /** Current password. */
  oldPassword: string
  /** New password; the password rule of the registration form applies. */
  newPassword: string
  /** The new password again; both must be equal. */
  confirmNewPassword: string
}

export type PasswordChangeOutput = LoginResult

export interface PasswordByMailInput {
  /** Username of the account. */
  username: string
  /** Email address of the account. */
  email: string
}

export type PasswordByMailOutput = Sent

export interface PasswordResetByMailInput {
  /** Username of the account. */
  username: string
  /** Email address of the account. */
  email: string
  /** Verification code of six digits, sent by SMS or email. */
  verificationCode: string
  /** New password; the password rule of the registration form applies. */
  newPassword: string
}

export type PasswordResetByMailOutput = object

export interface PasswordResetByMobileInput {
  /** Mobile number with digits of any script; spaces, dots, dashes and brackets are ignored. */
  mobileNum: string
  /** Country dialling code: digits, with or without the leading plus. */
  countryDialingCode?: string | undefined
  /** Verification code of six digits, sent by SMS or email. */
  verificationCode: string
  /** New password; the password rule of the registration form applies. */
  newPassword: string
}

export type PasswordResetByMobileOutput = LoginResult

export interface AgentAffiliateInput {
  /** Invitation code, as contained in the agent's link. */
  code: string
  /** Host name of the page that was opened with the code. */
  domain?: string | undefined
}

export interface AgentAffiliateOutput {
  /** Code of the agent. */
  affiliateCode: string
  /** Account name of the agent, masked. */
  agentName: string
}

export interface AgentFriendLinkInput {
  /** Code of the member, as contained in the link. */
  code: string
}

export type AgentFriendLinkOutput = object

export type WalletBalanceInput = Record<string, never>

export type WalletBalanceOutput = Balance

export type WalletMerchantInput = Record<string, never>

export interface WalletMerchantOutput {
  /** Whether the site uses a single (seamless) wallet for all vendors, which makes transfers unnecessary. */
  isSingle: boolean
}

export interface WalletTransferInput {
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** `IN`: from the main wallet to the vendor; `OUT`: back. */
  direction: 'IN' | 'OUT' | (string & {})
  /** Amount to transfer, in the person's currency. */
  amount: Amount
}

export type WalletTransferOutput = Transfer

export type WalletVendorsInput = Record<string, never>

export interface WalletVendorsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Cash available for transfers. */
  main: Money
  /** Whether money is transferred to the vendor automatically when a game opens and back when it is closed. */
  autoTransfer: boolean
  /** Whether the person may change `autoTransfer` with `funds.setAutoTransfer`. */
  autoTransferSwitch: boolean
  /** Wallets at vendors. */
  list: {
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    /** Name of the vendor in the requested language. */
    displayName: string
    /** `ON`: its games can be launched; `MAINTENANCE`: temporarily unavailable. */
    status: 'ON' | 'MAINTENANCE' | (string & {})
    /** Balance at the vendor. */
    balance: Money
    /**
     * Whether `balance` is current; false if the vendor did not answer or a transfer is in progress, in which case
     * `balance` is the last known figure.
     */
    fresh: boolean
    /** The pending transfer, which blocks further transfers; absent if there is none. */
    transfer?: Transfer
  }[]
}

export interface WalletRecallInput {
  /** Vendor to transfer from; absent: all vendors. */
  vassalage?: string | undefined
  /**
   * True: the call is automatic because a game was closed; it then does nothing for a person whose automatic transfer
   * is off. Default false.
   */
  left?: boolean | undefined
}

export interface WalletRecallOutput {
  /** One transfer for each vendor with a balance. */
  transfers: Transfer[]
  /** Codes of vendors that did not report a balance; the gateway queries them again. */
  unanswered: string[]
}

export interface WalletTransferStatusInput {
  /** Identifier of the transfer; absent if `idempotencyKey` is given. */
  transferId?: string | undefined
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey?: string | undefined
}

export type WalletTransferStatusOutput = Transfer

export interface GamesLanesInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface GamesLanesOutput {
  /** Wrapper object. */
  data: {
    /** Categories in the order of the navigation. */
    lanes: Lane[]
  }
}

export interface GamesVendorTypesInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface GamesVendorTypesOutput {
  /** All vendors. */
  list: {
    /** Code of the game vendor, for instance `PG`. */
    vassalage: string
    /** Name of the vendor in the requested language. */
    displayName: string
    /** `ON`: its games can be launched; `MAINTENANCE`: temporarily unavailable. */
    status: 'ON' | 'MAINTENANCE' | (string & {})
    /** Categories of the vendor's games. */
    gameTypes: (GameType | (string & {}))[]
    /** Expected end of the vendor's maintenance; absent if unknown. */
    backAt?: Instant
    /** BCP 47 languages of its games, unless a game has its own list. */
    languages: string[]
  }[]
}

export interface GamesListInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Filter by category; absent: all categories. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /** Filter by group within the category, at most 32 characters; absent: all. */
  gameClassify?: string | undefined
  /**
   * Search text of at most 64 characters: a title in any language of the catalogue or in Latin transcription, a vendor
   * or a feature. The search tolerates typing errors. Absent: no search.
   */
  gameName?: string | undefined
  /** `HOT`: popular games; `NEW`: new games; `ALL`: all games. Default 'ALL'. */
  filter?: 'ALL' | 'HOT' | 'NEW' | undefined
  /**
   * `FEATURED`: order of the operator, or of relevance in a search; `POPULAR`: most played first; `NAME`: by title in
   * the requested language; `NEW`: newest first; `RTP`: highest return to player first. Default 'FEATURED'.
   */
  sort?: 'FEATURED' | 'POPULAR' | 'NAME' | 'NEW' | 'RTP' | undefined
  /** Filter by volatility; absent: all. */
  volatility?: Volatility | (string & {}) | undefined
  /** Minimum return to player in per cent, 0 to 100; games without a computed return are excluded. Absent: all. */
  minRtp?: number | undefined
  /**
   * Filter by features: codes of `GameFeature` separated by commas, all of which a game must have. Absent: all games.
   */
  features?: string | undefined
  /**
   * Filter by a possible stake, a decimal in the site's currency; games without published stake limits are excluded.
   * Absent: all.
   */
  stake?: string | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 18. */
  pageSize?: number | undefined
}

export type GamesListOutput = Page<Game>

export interface GamesInfoInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Number of the game in the catalogue. */
  nodeId: number
}

export type GamesInfoOutput = GameSheet

export interface GamesBonusSharesInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface GamesBonusSharesOutput {
  /** Whether a bonus is played; if not, the lists are empty. */
  running: boolean
  /** By category; a category that is not listed counts nothing. */
  categories: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent. */
    percent: number
  }[]
  /** Games that differ from their category. */
  games: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Share of a valid bet that counts, in per cent. */
    percent: number
  }[]
}

export interface GamesHotInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Filter by category; absent: all categories. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /** Platform flag; validated, but has no effect. */
  isPlatform?: number | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 12. */
  pageSize?: number | undefined
}

export type GamesHotOutput = Page<Game>

export interface GamesRecentInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Filter by category; absent: all categories. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 6. */
  pageSize?: number | undefined
}

export type GamesRecentOutput = Page<Game>

export interface GamesLaunchInput {
  /** Number of the game in the catalogue; absent if `gameCode` is given. */
  nodeId?: number | undefined
  /** Code of the game at its vendor; absent if `nodeId` is given. */
  gameCode?: string | undefined
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  gameType: GameType | (string & {})
  /** `GLS`: a game of a vendor; `LOTT`: the lottery client. Default 'GLS'. */
  launchMode?: 'GLS' | 'LOTT' | undefined
  /** 1: real account, 0: trial; validated, but has no effect: the session decides. */
  accountType?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language: string
  /** Language that the person accepts if the game does not support `language`; absent: none. */
  otherLanguage?: string | undefined
  /** Kind of device. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE' | undefined
  /**
   * Host from which the game may load its assets, chosen at random from `launchGameCDNs` of `system.status`; absent if
   * there is none.
   */
  launchCDN?: string | undefined
  /** With `LOTT`: lobby that the lottery client opens; absent: its default. */
  lottoArea?: 'VN' | 'SEA' | undefined
  /** With `LOTT`: prize mode that the lottery client opens; absent: its default. */
  lottoPrizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | (string & {}) | undefined
  /** With `LOTT`: lottery that the lottery client opens; absent: none. */
  lottoGameCode?: string | undefined
  /** With `LOTT`: initial view of the lottery client, the betting page or the lobby. Default 'lobby'. */
  lottoView?: 'betting' | 'lobby' | undefined
  /** PVP room to enter: the game opens with the room's stake and requires its minimum balance. Absent: no room. */
  roomId?: string | undefined
  /** Path of the site to return to from the game, on the same origin. */
  backUrl: string
}

export interface GamesLaunchOutput {
  /** Launch data. */
  content: {
    /** One-time URL of the game on the vendor's origin. */
    game_url: string
    /** Identifier of the game session, for `play.end`. */
    session_id: string
    /** When the URL expires. */
    expires: Instant
    /** Language in which the game opens: `language`, or otherwise the accepted `otherLanguage`. */
    language: string
  }
  /**
   * The game that is opened. The lottery client of another vendor is returned as a vendor lobby (`VASSALAGE`) with
   * `nodeId` 0.
   */
  game: Game
  /**
   * Whether the person has to transfer money to the vendor first. True only with transfer wallets, if automatic
   * transfers are off and the balance at the vendor is below the minimum stake.
   */
  needTransfer: boolean
}

export interface GamesGuestLaunchInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Number of the game in the catalogue; absent if `gameCode` is given, or for any sports game of the vendor. */
  nodeId?: number | undefined
  /** Code of the game at its vendor; absent if `nodeId` is given. */
  gameCode?: string | undefined
}

export interface GamesGuestLaunchOutput {
  /** Launch data. */
  content: {
    /** One-time URL of the game on the vendor's origin. */
    game_url: string
  }
  /** The game. */
  game: Game
}

export interface GamesRoomsInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /** Filter by game; absent: all games. */
  nodeId?: number | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 18. */
  pageSize?: number | undefined
}

export type GamesRoomsOutput = Page<Room>

export interface GamesWinnersInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Maximum number of rows, 1 to 100. Default 20. */
  limitNum?: number | undefined
  /** Category of games; `ALL`: all categories. Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT' | (string & {}) | undefined
  /** Rounds of the last 24 hours or of the last seven days, to the quarter of an hour. Default 'WEEK'. */
  period?: 'DAY' | 'WEEK' | undefined
  /** True: only wins of at least ten times the stake; false or absent: all wins. */
  bigOnly?: 'true' | 'false' | undefined
}

export interface GamesWinnersOutput {
  /** Wins, largest first. */
  list: {
    /** The win. */
    vo: Winner
  }[]
}

export interface GamesRanksInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Maximum number of rows, 1 to 100. Default 20. */
  limitNum?: number | undefined
  /** Category of games; `ALL`: all categories. Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT' | (string & {}) | undefined
  /** Ranking criterion: sum of stakes, sum of net wins, or largest multiple of a stake. Default 'turnover'. */
  by?: 'turnover' | 'win' | 'multiplier' | undefined
}

export interface GamesRanksOutput {
  /** Players, best first. */
  list: Rank[]
}

export interface GamesJackpotInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchant?: string | undefined
  /** Code of the merchant; validated, but has no effect. */
  merchantCode?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type GamesJackpotOutput = Jackpot

export type FavouritesIdsInput = Record<string, never>

export type FavouritesIdsOutput = string[]

export interface FavouritesListInput {
  /** Kind of client; validated, but has no effect. */
  clientType?: string | undefined
  /** Platform of the client; validated, but has no effect. */
  platform?: string | undefined
  /** Filter by category; absent: all categories. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 99. */
  pageSize?: number | undefined
}

export type FavouritesListOutput = Page<Game>

export interface FavouritesAddInput {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Vendor of the game. */
  vendor?: string | undefined
  gameType?: GameType | (string & {}) | undefined
}

export interface FavouritesAddOutput {
  /** Number of the game in the catalogue, as a string. */
  nodeId: string
  /** Whether the game is a favourite now. */
  favourite: boolean
}

export interface FavouritesRemoveInput {
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Vendor of the game. */
  vendor?: string | undefined
  gameType?: GameType | (string & {}) | undefined
}

export interface FavouritesRemoveOutput {
  /** Number of the game in the catalogue, as a string. */
  nodeId: string
  /** Whether the game is a favourite now. */
  favourite: boolean
}

export interface ContentAnnouncementsInput {
  /**
   * Types to return, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home
   * page. Default 'B,PL,PU,PR,H'.
   */
  types?: string | undefined
  /** Platform of the client; `W` is the web. Default 'W'. */
  platform?: 'W' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ContentAnnouncementsOutput {
  /** Announcements of the given types, newest first. */
  list: Announcement[]
}

export interface ContentNoticesInput {
  /**
   * Types to return, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home
   * page. Default 'PU'.
   */
  types?: string | undefined
  /** Platform of the client; `W` is the web. Default 'W'. */
  platform?: 'W' | undefined
  /** Audience of the popups: `A` people with a session, `F` people at their first login, `B` visitors. Default 'B'. */
  execution?: 'A' | 'B' | 'F' | (string & {}) | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ContentNoticesOutput {
  /** Popups in display order. */
  list: Notice[]
}

export interface ContentBannersInput {
  /**
   * Place of the banners: `w_home` the home page, `w_login` beside the login, `w_register` beside the registration,
   * `w_leftmenu` the side menu. Default 'w_home'.
   */
  groupName?: 'w_home' | 'w_login' | 'w_register' | 'w_leftmenu' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ContentBannersOutput {
  /** Banners in display order. */
  list: Banner[]
}

export type ContentUnreadInput = Record<string, never>

export type ContentUnreadOutput = Unread

export interface ContentHelpCenterInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  lang?: string | undefined
  /** Kind of device. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE' | undefined
}

export interface ContentHelpCenterOutput {
  /**
   * Version of the terms and conditions in the topic `term`: the one pinned to the session, else the one in force,
   * which is sent with a registration.
   */
  termsVersion: string
  /** What changed with this version of the terms, as plain text; absent: the operator wrote nothing. */
  termsChanges?: string
  /** Topics in display order. */
  topics: {
    /** Identifier of the topic; `term` contains the terms and conditions. */
    id: string
    /** Title in the requested language. */
    title: string
    /** Articles of the topic in display order. */
    articles: HelpArticle[]
  }[]
}

export interface ContentFeedbackInput {
  /** Text of the feedback: 1 to 2,000 characters of plain text. */
  content: string
  /** Kind of the feedback. Default 'OTHER'. */
  type?: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER' | (string & {}) | undefined
  /** Email address or phone number for the answer to a person without an account; absent: no answer is requested. */
  contact?: string | undefined
  /** Answer to the captcha; absent if none was shown. */
  captcha?: string | undefined
  /** The `id` that the captcha was requested with; absent: the id in the cookie. */
  captchaId?: string | undefined
  /** Game that the feedback is about; absent if it is not about a game. */
  about?: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /**
     * The vendor's identifier of one of the person's rounds of the game; absent if the feedback is not about a round.
     */
    roundId?: string | undefined
  } | undefined
}

export interface ContentFeedbackOutput {
  /** Reference number of the feedback. */
  feedbackNo: string
  /** Key for `support.addPicture`, valid for one hour. */
  uploadKey: string
  /** Channel of the answer: `MESSAGE` in the person's inbox, `EMAIL` or `SMS` to the contact, `NONE` no answer. */
  answer: 'MESSAGE' | 'EMAIL' | 'SMS' | 'NONE' | (string & {})
}

export interface ChatModelsInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatModelsOutput {
  /** Hosts in display order. */
  list: ChatModel[]
}

export interface ChatLaunchInput {
  /** Host to chat with; absent: the room of the language of the person. */
  modelId?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatLaunchOutput {
  /** URL of the room on this site; the session of the person opens it. */
  chatUrl: string
  /** Identifier of the room. */
  roomId: string
}

/** What the stream sends, by event name. */
export interface StreamEvents {
  balance: Balance
  'message.unread': Unread
  'ticket.unread': {
    /** Number of questions with an answer that the person has not read. */
    unread: number
  }
  'promo.count': {
    /** Number of rewards that can be claimed. */
    claimable: number
  }
  'mission.progress': {
    /** Number of missions whose reward can be claimed. */
    claimable: number
  }
  jackpot: Jackpot
  'rg.realityCheck': {
    /** Whether a reality check is due; bets are refused until it is acknowledged. */
    due: boolean
  }
  'rg.pause': {
    /** Why and until when play is paused; null when play may continue. */
    pause: RgPause | null
    /**
     * Categories of games from which the person is excluded: their open games take no more bets. Absent if there are
     * none.
     */
    gameTypes?: {
      gameType: GameType | (string & {})
      /** When the exclusion of the category ends. */
      until: Instant
    }[]
  }
  turnover: {
    /** Number of open turnover requirements. */
    open: number
    /** Remaining turnover of all open requirements. */
    remaining: Money
    /** Progress in per cent: a whole number from 0 to 100. */
    percent: number
  }
  winner: {
    /** Account name of the player, masked. */
    customerName: string
    /** Title of the game in the requested language; in English if there is no translation. */
    gameName: string
    /** Win less stake: a decimal string with at most two decimals, in the site's currency. */
    winAmount: string
  }
  'contract.offer': {
    /** Identifier of the contract. */
    contractId: string
    kind: ContractKind | (string & {})
    request: ContractRequest | (string & {})
    status: ContractStatus | (string & {})
    /** Version of the contract; what the client reads afterwards has this version or a later one. */
    version: number
    /** Account of the other side; masked if above the person, empty if it is the operator. */
    counterparty: string
    /** When the offer expires; null: a request to end a contract does not. */
    expiresAt: Instant | null
  }
  'raffle.won': {
    /** Identifier of the raffle. */
    raffleId: string
    /** Place in the order of prizes, from 1. */
    place: number
    /** What is given. */
    amount: Money
  }
  'deposit.status': {
    /** Number of the order. */
    orderNo: string
    /** New state of the order. */
    status: DepositState | (string & {})
    /** Amount of the order; once credited, the credited amount. */
    amount: Money
    /** When the order reached this state. */
    at: Instant
  }
  'promotion.status': {
    /** Identifier of the promotion. */
    promotionId: string
    /** Where the person stands with it now. */
    status: ActivityStatus | (string & {})
  }
  'withdraw.receipts': {
    /** Number of withdrawal parts that wait for the person to confirm or deny receipt. */
    waiting: number
  }
  'withdraw.status': {
    /** Number of the order. */
    orderNo: string
    /** New state of the order or of one of its parts. */
    status: WithdrawState | (string & {}) | PartState | (string & {})
    /** When the order reached this state. */
    at: Instant
  }
  'chat.message': ChatMessage
  'chat.ready': {
    /** Identifier of the room. */
    roomId: string
    /** Position of the last message before the stream; 0 if there is none. */
    seq: number
  }
  'chat.mention': {
    /** Identifier of the room. */
    roomId: string
  }
  maintenance: {
    /** Whether the site is in maintenance now. */
    maintenance: boolean
    /** Planned or actual start of the maintenance; absent if none is planned. */
    maintenanceStart?: Instant
    /** Planned end of the maintenance; absent if not known. */
    maintenanceEnd?: Instant
    /** Message of the operator about the maintenance, in the default language; absent if there is none. */
    maintenanceMessage?: string
    /** The same by language of the site; absent if there is none. */
    maintenanceMessages?: Record<string, string>
  }
  'session.revoked': {
    /**
     * Why the session ended: `logout` in another tab, the `password` was changed, the session `expired`, an `operator`
     * ended it, or the person `excluded` themselves from play.
     */
    reason: 'logout' | 'password' | 'expired' | 'operator' | 'excluded' | (string & {})
    /**
     * End of the self-exclusion; absent for any other reason. During the exclusion the person can still log in and
     * withdraw.
     */
    until?: Instant
  }
}

/**
 * Returns what a client needs before it renders: maintenance state, region, settings and public keys.
 */
export const systemStatus: Descriptor<SystemStatusInput, SystemStatusOutput> = {
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns the feature tree: which modules are on.
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
 * Returns the settings of the registration form.
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
 * Returns a captcha image as a base64 PNG. Its answer can be used once, within five minutes.
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
 * Returns a proof-of-work challenge for a call that requires one.
 */
export const systemChallenge: Descriptor<SystemChallengeInput, SystemChallengeOutput> = {
  name: 'system.challenge',
  method: 'GET',
  path: '/wps/system/challenge',
  module: 'COMM3',
  principals: ['visitor'],
}

/**
 * Answers at once, so that a page can measure the response time of a host. Any origin may read it.
 */
export const systemPing: Descriptor<SystemPingInput, SystemPingOutput> = {
  name: 'system.ping',
  method: 'GET',
  path: '/wps/system/ping',
  module: 'MIRROR3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  retry: false,
}

/**
 * Reports how long the hosts of the signed list took to answer, for the operator. Stored without the person and the address; hosts that the list does not name are left out.
 * Refusals: rate_limited.
 */
export const systemSpeedTest: Descriptor<SystemSpeedTestInput, SystemSpeedTestOutput> = {
  name: 'system.speedTest',
  method: 'POST',
  path: '/wps/relay/WPSCORE_postbackSpeedTestResult',
  module: 'MIRROR3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  retry: false,
}

/**
 * Returns the domains of the site, the main one first.
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
 * Returns the countries whose phone numbers are accepted, sorted by name.
 */
export const systemCountries: Descriptor<SystemCountriesInput, SystemCountriesOutput> = {
  name: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
  language: true,
}

/**
 * Logs in with username and password, or with phone number and verification code.
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
 * Completes a login from a new address with the verification code.
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
 * Logs in a remembered browser by its cookie, which is rotated. Reuse of an old cookie revokes it and its successors.
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
 * Returns a one-time code, valid for one minute, that transfers this login to another domain of the site.
 */
export const sessionCode: Descriptor<SessionCodeInput, SessionCodeOutput> = {
  name: 'session.code',
  method: 'POST',
  path: '/wps/session/code',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Logs in with a one-time code of `session.code`. The code is used up even if the login fails.
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
 * Logs in with a token of an identity provider. The first login opens an account.
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
 * Starts a trial account (type 4) with its own play money, valid for 24 hours. The number of trial accounts per address and hour is limited.
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
 * Accepts the terms that the session began with; `content.helpCenter` returns them as the topic `term`. The session gets another token.
 * Refusals: terms_changed.
 */
export const sessionAcceptTerms: Descriptor<SessionAcceptTermsInput, SessionAcceptTermsOutput> = {
  name: 'session.acceptTerms',
  method: 'POST',
  path: '/wps/session/terms',
  module: 'COMM3',
  principals: ['member', 'agent'],
  session: 'renews',
}

/**
 * Ends the session immediately, in every tab.
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
 * Sends a code to a member’s phone, for a login or a password reset.
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
 * Sends a code to a phone number before its registration.
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
 * Returns the account of the session.
 */
export const memberInfo: Descriptor<MemberInfoInput, MemberInfoOutput> = {
  name: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Opens an account by username and logs in. The fields follow the registration rules.
 * Refusals: field_invalid, username_taken, name_reserved, mobile_taken, terms_required, underage, captcha_required, captcha_wrong, register_limit, invitation_code_error, sms_wrong, sms_expired.
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
 * Opens an account by phone number and logs in.
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
 * Stores the language of the person.
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
 * Returns the profile picture and the available pictures.
 */
export const memberIcon: Descriptor<MemberIconInput, MemberIconOutput> = {
  name: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Sets the profile picture.
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
 * Returns the balances of all of the person's accounts, and the contracts of an agent.
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
 * Changes the login password. The session gets a new token; all other sessions end.
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
 * Sends a code to the email address of an account. The answer is the same if there is no such account.
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
 * Sets a new password with the code from the email. It does not log the person in. The same call again, while the code would be valid, is answered as the first.
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
 * Sets a new password with the code sent to the phone, and starts a session.
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
 * Resolves an invitation code to its agent.
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
 * Counts a visit of the link with which a member invites friends: each visitor once a day. A code that no member has is not counted, and answered alike.
 */
export const agentFriendLink: Descriptor<AgentFriendLinkInput, AgentFriendLinkOutput> = {
  name: 'agent.friendLink',
  method: 'GET',
  path: '/wps/relay/MCSFE_visitReferralLink',
  module: 'REFER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  throttleMs: 1000,
}

/**
 * Returns the balances of the person; those of a trial player are in play money.
 */
export const walletBalance: Descriptor<WalletBalanceInput, WalletBalanceOutput> = {
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Returns whether the site uses a single (seamless) wallet for all vendors, which makes transfers unnecessary.
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
 * Transfers cash to a vendor's wallet (`IN`) or back (`OUT`). It is refused if the site uses a single wallet.
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
 * Returns the balance at each vendor, queried from the vendor at the time of the call.
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
 * Transfers the balance of every vendor, or of one, back to the main wallet. Clients also call it with `left` when a game is closed. Repeating it has no further effect.
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
 * Returns a transfer by its id, or by its idempotency key to look up the result after a lost response.
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
 * Returns the categories with their vendors, in the order of the navigation.
 */
export const gamesLanes: Descriptor<GamesLanesInput, GamesLanesOutput> = {
  name: 'games.lanes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
  language: true,
}

/**
 * Returns the vendors with the categories of their games.
 */
export const gamesVendorTypes: Descriptor<GamesVendorTypesInput, GamesVendorTypesOutput> = {
  name: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns games, filtered, searched, sorted and paged.
 */
export const gamesList: Descriptor<GamesListInput, GamesListOutput> = {
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'games',
  language: true,
}

/**
 * Returns the details of a game and the person's own results in it.
 * Refusals: not_found.
 */
export const gamesInfo: Descriptor<GamesInfoInput, GamesInfoOutput> = {
  name: 'games.info',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameInfo',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns what bets on games count for the bonus that the person plays with. Bets that count nothing are refused meanwhile.
 */
export const gamesBonusShares: Descriptor<GamesBonusSharesInput, GamesBonusSharesOutput> = {
  name: 'games.bonusShares',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getBonusShares',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the most played games, most popular first.
 */
export const gamesHot: Descriptor<GamesHotInput, GamesHotOutput> = {
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'list',
  cache: 'language',
  language: true,
}

/**
 * Returns the games the person launched, most recent first.
 */
export const gamesRecent: Descriptor<GamesRecentInput, GamesRecentOutput> = {
  name: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  principals: ['member', 'trial', 'agent'],
  list: 'list',
  language: true,
}

/**
 * Opens a game session and returns a one-time URL of the game on the vendor's origin.
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
 * Returns the URL of a sports page for visitors, which shows odds but takes no bets.
 * Refusals: game_maintenance, vendor_maintenance, not_found.
 */
export const gamesGuestLaunch: Descriptor<GamesGuestLaunchInput, GamesGuestLaunchOutput> = {
  name: 'games.guestLaunch',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the PVP rooms by stake level.
 */
export const gamesRooms: Descriptor<GamesRoomsInput, GamesRoomsOutput> = {
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'list',
  language: true,
}

/**
 * Returns the largest net wins of settled rounds of the last day or seven days, with masked names and without players who opted out or take a break from play.
 */
export const gamesWinners: Descriptor<GamesWinnersInput, GamesWinnersOutput> = {
  name: 'games.winners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the leaderboard of the last seven days by turnover, net wins or largest multiple, with masked names and without players who opted out or take a break from play.
 */
export const gamesRanks: Descriptor<GamesRanksInput, GamesRanksOutput> = {
  name: 'games.ranks',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the jackpot: the pools of the ledger if there are any, otherwise an illustration labelled as such.
 */
export const gamesJackpot: Descriptor<GamesJackpotInput, GamesJackpotOutput> = {
  name: 'games.jackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  module: 'WINNER3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the ids of the person's favourite games, as strings.
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
 * Returns the person's favourite games, most recently added first.
 * Refusals: real_account_required.
 */
export const favouritesList: Descriptor<FavouritesListInput, FavouritesListOutput> = {
  name: 'favourites.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  principals: ['member', 'agent'],
  list: 'content',
  language: true,
}

/**
 * Adds a game to the favourites; adding it again has no effect.
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
 * Removes a game from the favourites. The input is taken from the body or the query.
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
 * Returns the announcements of the given types, newest first.
 */
export const contentAnnouncements: Descriptor<ContentAnnouncementsInput, ContentAnnouncementsOutput> = {
  name: 'content.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the announcements to show as popups to an audience.
 */
export const contentNotices: Descriptor<ContentNoticesInput, ContentNoticesOutput> = {
  name: 'content.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNotices',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the banners that are active at a place now, in display order, filtered for the caller. A page shows at most three.
 */
export const contentBanners: Descriptor<ContentBannersInput, ContentBannersOutput> = {
  name: 'content.banners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the number of unread messages.
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
 * Returns the help articles by topic; the topic `term` contains the terms and conditions.
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
 * Sends feedback to the operator and returns its reference number. Without an account a captcha is required.
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
 * Returns the hosts of the chat.
 */
export const chatModels: Descriptor<ChatModelsInput, ChatModelsOutput> = {
  name: 'chat.models',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the address of a chat room on this site: of a host, or of the language of the person.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage.
 */
export const chatLaunch: Descriptor<ChatLaunchInput, ChatLaunchOutput> = {
  name: 'chat.launch',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  module: 'CBS3',
  principals: ['member', 'trial', 'agent'],
  language: true,
}

/** Every call, as the client's tree holds it. */
export interface Endpoints {
  system: {
    status: Descriptor<SystemStatusInput, SystemStatusOutput>
    whitelabel: Descriptor<SystemWhitelabelInput, SystemWhitelabelOutput>
    registerRules: Descriptor<SystemRegisterRulesInput, SystemRegisterRulesOutput>
    captcha: Descriptor<SystemCaptchaInput, SystemCaptchaOutput>
    challenge: Descriptor<SystemChallengeInput, SystemChallengeOutput>
    ping: Descriptor<SystemPingInput, SystemPingOutput>
    speedTest: Descriptor<SystemSpeedTestInput, SystemSpeedTestOutput>
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
    acceptTerms: Descriptor<SessionAcceptTermsInput, SessionAcceptTermsOutput>
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
    friendLink: Descriptor<AgentFriendLinkInput, AgentFriendLinkOutput>
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
    bonusShares: Descriptor<GamesBonusSharesInput, GamesBonusSharesOutput>
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
    ping: ['/wps/system/ping', 'MIRROR3', 'vmta', 'GET', { retry: false }],
    speedTest: ['/wps/relay/WPSCORE_postbackSpeedTestResult', 'MIRROR3', 'vmta', 'POST', { retry: false }],
    domainRoute: ['/wps/system/domainRoute', 'COMM3', 'vmta', 'GET', { cache: 'session' }],
    countries: ['/wps/system/country', 'COMM3', 'vmta', 'GET', { cache: 'language', language: true }],
  },
  session: {
    login: ['/wps/session/login', 'COMM3', 'v', 'POST', { sealed: true, challenge: 'login', session: 'begins' }],
    verify: ['/wps/session/login/verification', 'LOGINIPVERF3', 'v', 'POST', { sealed: true, session: 'begins' }],
    remembered: ['/wps/session/login/remember', 'COMM3', 'v', 'POST', { session: 'begins' }],
    code: ['/wps/session/code', 'COMM3', 'mta', 'POST'],
    exchange: ['/wps/session/login/code', 'COMM3', 'v', 'POST', { session: 'begins' }],
    social: ['/wps/session/login/social', 'SOCIAL3', 'v', 'POST', { sealed: true, challenge: 'login', session: 'begins' }],
    freePlay: ['/wps/session/login/freeplay', 'FREEPLAY3', 'v', 'POST', { sealed: true, challenge: 'trial', session: 'begins' }],
    acceptTerms: ['/wps/session/terms', 'COMM3', 'ma', 'POST', { session: 'renews' }],
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
    friendLink: ['/wps/relay/MCSFE_visitReferralLink', 'REFER3', 'vmta', 'GET', { throttleMs: 1000 }],
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
    lanes: ['/wps/relay/GCSGAME_newGameVendor', 'GAMELO3', 'vmta', 'GET', { cache: 'language', language: true }],
    vendorTypes: ['/wps/relay/GCSGAME_getVassGameType', 'GAMELO3', 'vmta', 'GET', { language: true }],
    list: ['/wps/relay/GCSGAME_gameList', 'GAMELO3', 'vmta', 'GET', { list: 'games', language: true }],
    info: ['/wps/relay/GCSGAME_getGameInfo', 'GAMELO3', 'vmta', 'GET', { language: true }],
    bonusShares: ['/wps/relay/PROMOFE_getBonusShares', 'GAMELO3', 'mta', 'GET', { language: true }],
    hot: ['/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3', 'vmta', 'GET', { list: 'list', cache: 'language', language: true }],
    recent: ['/wps/relay/GCS_recentGame', 'GAMELOREC3', 'mta', 'GET', { list: 'list', language: true }],
    launch: ['/wps/game/launchGame', 'GAMELO3', 'mta', 'POST'],
    guestLaunch: ['/wps/relay/GCS_gameLaunchFB', 'GAMELO3', 'vmta', 'GET', { language: true }],
    rooms: ['/wps/relay/GLS2_roomList', 'GAMELO3', 'vmta', 'GET', { list: 'list', language: true }],
    winners: ['/wps/relay/ODSFE2_getWinnerBoard', 'WINNER3', 'vmta', 'GET', { language: true }],
    ranks: ['/wps/relay/GCSGAME_getRankList', 'WINNER3', 'vmta', 'GET', { language: true }],
    jackpot: ['/wps/relay/VIS_getJackpot', 'WINNER3', 'vmta', 'GET', { language: true }],
  },
  favourites: {
    ids: ['/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3', 'ma'],
    list: ['/wps/relay/MCSFE_getFavoriteGamesList', 'GAMELOFAV3', 'ma', 'GET', { list: 'content', language: true }],
    add: ['/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', 'ma', 'POST', { throttleMs: 1000 }],
    remove: ['/wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', 'ma', 'DELETE', { throttleMs: 1000 }],
  },
  content: {
    announcements: ['/wps/relay/MCSFE_getListAnnouncements', 'COMM3', 'vmta', 'GET', { language: true }],
    notices: ['/wps/relay/MCSFE_getNotices', 'COMM3', 'vmta', 'GET', { language: true }],
    banners: ['/wps/relay/MCSFE_getBanners', 'COMM3', 'vmta', 'GET', { language: true }],
    unread: ['/wps/relay/CSP_unreadCount', 'INBOX3', 'ma'],
    helpCenter: ['/wps/system/helpCenter', 'COMM3', 'vmta', 'GET', { cache: 'language' }],
    feedback: ['/wps/feedback', 'FEEDBACK3', 'vmta', 'PUT', { challenge: 'feedback' }],
  },
  chat: {
    models: ['/wps/relay/CBS_modelList', 'CBS3', 'vmta', 'GET', { language: true }],
    launch: ['/wps/relay/CBS_launchChat', 'CBS3', 'mta', 'GET', { language: true }],
  },
})
