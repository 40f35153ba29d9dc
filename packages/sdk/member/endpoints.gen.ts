// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { ActivityStatus, Amount, Balance, ChatMessage, ChatModel, ChatPerson, Country, DepositState, FieldRule, Game, GameType, Instant, LoginResult, Money, PartState, Rank, Rate, RgPause, RgProfile, SignedMoney, Transfer, Unread, WithdrawState } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

/** An entry of the blog or of the news. */
export interface Article {
  /** Name of the text in its address. */
  slug: string
  /** Title in `language`. */
  title: string
  /** One or two sentences about the text, as plain text. */
  summary: string
  /** URL of the picture: a path of the site, or an `https` URL on one of its image hosts; absent: there is none. */
  imageUrl?: string
  /** Alternative text of the picture; absent if it is decorative. */
  alt?: string
  /** Tags in the order of the operator. */
  tags: ArticleTag[]
  /** When it was first published. */
  publishedAt: Instant
  /** Time to read it, in whole minutes, at least 1. */
  minutes: number
  /** BCP 47 language of the text; another than the requested one where the text has no version in that. */
  language: string
  /** Languages that the text is written in. */
  languages: string[]
}

/** A text of the blog or of the news. */
export interface ArticleDetail {
  /** Name of the text in its address. */
  slug: string
  /** Title in `language`. */
  title: string
  /** One or two sentences about the text, as plain text. */
  summary: string
  /** URL of the picture: a path of the site, or an `https` URL on one of its image hosts; absent: there is none. */
  imageUrl?: string
  /** Alternative text of the picture; absent if it is decorative. */
  alt?: string
  /** Tags in the order of the operator. */
  tags: ArticleTag[]
  /** When it was first published. */
  publishedAt: Instant
  /** Time to read it, in whole minutes, at least 1. */
  minutes: number
  /** BCP 47 language of the text; another than the requested one where the text has no version in that. */
  language: string
  /** Languages that the text is written in. */
  languages: string[]
  /** HTML in `language`, sanitised by an allow-list. */
  content: string
  /** When the published version of the text was put in force. */
  updatedAt: Instant
  /** At most three others, those with the same tags first. */
  related: Article[]
  /** What the caller answered about the text; null: nothing yet. */
  useful: boolean | null
}

/** A tag of blog and news. */
export interface ArticleTag {
  /** Identifier of the tag. */
  tag: string
  /** Name of the tag in the requested language. */
  label: string
}

/** A round of a game in the betting record. */
export interface BetRow {
  /** Number of the round in the ledger; of a round of free spins, which moves no money, `F` and its number. */
  betNo: string
  /** The vendor's identifier of the round. */
  roundId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  /** Stake of the round. */
  stake: Money
  /**
   * Part of the stake that counts as turnover: the whole stake if the round risks all of it, otherwise at most the
   * amount won or lost; zero if the round ended even.
   */
  validBet: Money
  /** Payout of the round, including the stake; of a round of free spins what it adds to their wins. */
  win: Money
  /** Win less stake; zero for a round of free spins. */
  net: SignedMoney
  /**
   * State of the round: `OPEN`; `SETTLED`; `VOID`: settled with the stake returned; `ROLLED_BACK`: reversed by the
   * vendor.
   */
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  /** When the round began. */
  at: Instant
  /** When the round was settled; null until then. */
  settledAt: Instant | null
  /** Part of the valid bet that counted towards turnover requirements. */
  contribution: Money
  /** Free spins of the round; absent: it was played for money. */
  freeRound?: FreeRound
}

/**
 * What a leaderboard ranks: `VALID_BET`, the sum of valid bets; `MULTIPLE`, the best multiple of one round: its win
 * divided by its stake.
 */
export type BoardMetric = 'VALID_BET' | 'MULTIPLE'

/** What this client knows of BoardMetric; an answer may hold more. */
export const boardMetrics = ['VALID_BET', 'MULTIPLE'] as const satisfies readonly BoardMetric[]
export const isBoardMetric = (value: unknown): value is BoardMetric => boardMetrics.some(known => known === value)

/** A day, a week from Monday, or a month in the site's time zone. */
export type BoardPeriod = 'DAILY' | 'WEEKLY' | 'MONTHLY'

/** What this client knows of BoardPeriod; an answer may hold more. */
export const boardPeriods = ['DAILY', 'WEEKLY', 'MONTHLY'] as const satisfies readonly BoardPeriod[]
export const isBoardPeriod = (value: unknown): value is BoardPeriod => boardPeriods.some(known => known === value)

/** Bonus money with the turnover that makes it cash. */
export interface Bonus {
  /** Identifier of the bonus. */
  bonusId: string
  /** The reward that it is; null: it came with a deposit. */
  rewardId: string | null
  source: RewardSource | (string & {})
  /** Title in the requested language; null: the source names it. */
  title: string | null
  /** What was given. */
  amount: Money
  /** Bonus money that is left of it; nothing before it is active, or once it has ended. */
  left: Money
  /** Wagering multiple. */
  multiple: number
  /** Amount the multiple applies to. */
  base: Money
  /** Required turnover: base times multiple. */
  required: Money
  /** Turnover so far. */
  done: Money
  /** Progress in per cent: a whole number, 100 only once the turnover is met. */
  percent: number
  /** Maximum stake of a round while it is active; null: no limit. */
  maxBet: Money | null
  /** What can become cash at most; null: all of it. */
  maxRelease: Money | null
  /** Contribution of bets by category of games. */
  eligible: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent. */
    pct: number
  }[]
  /**
   * `WAITING` for the bonuses before it; `ACTIVE`: it is played; `RELEASED`: its turnover was met, and what was left
   * became cash; `CLEARED`: nothing was left to play with; `FORFEITED` by the person; `EXPIRED`: its time was over;
   * `CANCELLED` by an operator.
   */
  state: 'WAITING' | 'ACTIVE' | 'RELEASED' | 'CLEARED' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED' | (string & {})
  /** When the person took it. */
  takenAt: Instant
  /** Until when its turnover can be met; null: always, or it is not active. */
  expiresAt: Instant | null
  /** When it ended; null: it has not. */
  endedAt: Instant | null
  /** What became cash. */
  released: Money
}

/** A bet that was counted for a bonus. */
export interface BonusBet {
  /** Identifier of the count; higher is newer. */
  countId: string
  /** Number of the round in the ledger; null: a vendor reported a sum of play. */
  betNo: string | null
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  vendorName: string
  /** Category of the game; null: a vendor reported a sum of play. */
  gameType: GameType | (string & {}) | null
  /** Game; null: a vendor reported a sum of play. */
  nodeId: number | null
  /** Title of the game; null: a vendor reported a sum of play. */
  gameName: string | null
  /** Valid bet of the round; null: a vendor reported a sum of play. */
  validBet: Money | null
  /** What it added to the turnover of the bonus; negative where it was taken back. */
  counted: SignedMoney
  /** When it was counted. */
  at: Instant
}

/** A chat room. */
export interface ChatRoom {
  /** Identifier of the room. */
  roomId: string
  /** `LANGUAGE`: the room of a language; `HOST`: the room of a host. */
  kind: 'LANGUAGE' | 'HOST' | (string & {})
  /** BCP 47 language that is spoken in the room. */
  language: string
  /** Name of the room in the requested language. */
  title: string
  /** The host; only of a room of a host. */
  host?: ChatModel
  /** Number of people who are looking at the room now. */
  people: number
  /** Position of the last message; 0 if there is none. */
  lastSeq: number
}

/** The bonus chosen with an order: its terms at that time and its state. */
export interface DepositBonus {
  /** Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`. */
  bonusId: string
  /** Title of the promotion in the requested language; absent: `bonusId` names it. */
  title?: string
  /** `CHOSEN` until the deposit is credited, then `GIVEN` or `NOT_GIVEN`. */
  state: 'CHOSEN' | 'GIVEN' | 'NOT_GIVEN' | (string & {})
  /** Bonus for the amount of the order; once given, the amount given. */
  amount: Money
  /** Turnover required for the bonus, in addition to that of the deposit itself. */
  required: Money
  /** Wagering multiple of the bonus. */
  multiple: number
  /** Maximum stake of a round while the bonus is open; absent if there is no limit. */
  maxBet?: Money
  /** Days until an open bonus expires; null: it does not. */
  expiryDays: number | null
  /** Why the bonus was not given; absent in the other states. */
  reason?: 'below_minimum' | 'first_deposit_used' | 'bonus_used' | 'on_break' | 'not_allowed' | 'not_offered' | (string & {})
}

/** A deposit channel with its limits, fee, duration and health. */
export interface DepositChannel {
  /** Identifier of the channel, for `deposits.submit`. */
  channelId: string
  /** Kind of payment channel. */
  group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
  /** Name in the requested language. */
  name: string
  /** Initials of the channel, shown as its logo. */
  logo: string
  /** Minimum amount of an order. */
  min: Money
  /** Maximum amount of an order. */
  max: Money
  /** `NONE`: no fee; `FIXED`: a fixed amount; `PERCENT`: a percentage of the amount. */
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /**
   * Decimal string: an amount of money with `FIXED`, a percentage with `PERCENT`. The fee is paid in addition to the
   * amount.
   */
  fee: Money
  /** Version of the channel's fee terms. */
  terms: string
  /** Typical duration of a deposit, in seconds. */
  etaSec: number
  /**
   * How the payer pays: `REDIRECT`: on the provider's page; `QR`: by scanning a code; `TRANSFER`: by transfer to a
   * payee; `SANDBOX`: instantly with play money.
   */
  mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  /** Fields that the payer fills in, in the order of the form. */
  fields: FieldRule[]
  /** Suggested amounts. */
  quick: Money[]
  /** `OK`: accepts orders; `SLOW`: accepts orders but takes longer; `DOWN`: accepts no orders. */
  health: 'OK' | 'SLOW' | 'DOWN' | (string & {})
}

/** A bonus offered with a deposit, with its terms. */
export interface DepositOffer {
  /** Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`. */
  bonusId: string
  /** Title of the promotion in the requested language; absent: `bonusId` names it. */
  title?: string
  /** Whether the person has joined the promotion before; its terms are those of then. */
  joined: boolean
  /** Bonus as a percentage of the deposit, up to `maxBonus`; null: `maxBonus` is given. */
  percent: number | null
  /** Maximum bonus. */
  maxBonus: Money
  /** Minimum deposit for the bonus. */
  minDeposit: Money
  /** Wagering multiple of the bonus. */
  multiple: number
  /** Maximum stake of a round while the bonus is open; absent if there is no limit. */
  maxBet?: Money
  /** Days until an open bonus expires; null: it does not. */
  expiryDays: number | null
  /** Contribution of bets by category of games. */
  eligible: {
    gameType: GameType | (string & {})
    /**
     * Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused while a bonus is
     * open.
     */
    pct: number
  }[]
  /** Version of the terms of the offer. */
  terms: string
  /** Quote for the requested amount; absent if no amount was given or it is below `minDeposit`. */
  quote?: {
    /** Bonus for the amount. */
    bonus: Money
    /**
     * Turnover required before the bonus and its winnings can be withdrawn, in addition to that of the deposit itself.
     */
    required: Money
  }
}

/** A deposit order with its history. */
export interface DepositOrder {
  /** Number of the order. */
  orderNo: string
  /**
   * State of the order: created (`CREATED`), waiting for the payment (`WAITING_PAYMENT`), reported as paid
   * (`SUBMITTED`), under review (`PENDING_REVIEW`). The terminal states are `CONFIRMED` (credited), `FAILED`,
   * `EXPIRED`, `CANCELLED` and `CHARGED_BACK` (credited, and taken back by the payer).
   */
  status: DepositState | (string & {})
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Amount credited to the wallet on success. */
  amount: Money
  /** Fee, paid in addition to the amount. */
  fee: Money
  /** Exact amount to pay. */
  payAmount: Money
  /** Credited amount, which differs from `amount` if a different sum was paid. Absent until it is credited. */
  credited?: Money
  /** Of a deposit that was charged back; absent otherwise. */
  chargedBack?: {
    /** What was taken from the wallet of it so far. */
    taken: Money
    /** What the person still owes of it; taken from cash as it comes. */
    owed: Money
  }
  /** Channel of the order. */
  channel: {
    /** Identifier of the channel, for `deposits.submit`. */
    channelId: string
    /** Kind of payment channel. */
    group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
    /** Name in the requested language. */
    name: string
    /** Initials of the channel, shown as its logo. */
    logo: string
    /**
     * How the payer pays: `REDIRECT`: on the provider's page; `QR`: by scanning a code; `TRANSFER`: by transfer to a
     * payee; `SANDBOX`: instantly with play money.
     */
    mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  }
  /** Payee; absent if the channel has none. */
  payee?: {
    /** Bank or wallet of the payee. */
    bank: string
    /** Name of the payee. */
    name: string
    /** Account number of the payee. */
    account: string
  }
  /** Content of the QR code; absent if the channel has none. */
  qr?: string
  /** URL of the provider's payment page; absent if there is none. */
  payUrl?: string
  /** Payment reference that the payer must state. */
  reference: string
  /** Transaction number of the payment, as reported by the person; absent until reported. */
  paidReference?: string
  /** Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`. */
  bonusId?: string
  /**
   * Wagering multiple of the deposit: the credited amount must be played this many times before it can be withdrawn.
   */
  multiple: number
  /** Bonus chosen with the order, with its terms at that time; absent if none was chosen. */
  bonus?: DepositBonus
  /** Number of pictures submitted as proof of payment. */
  proofs: number
  /** When the order was created. */
  createdAt: Instant
  /** When the order expires. */
  expiresAt: Instant
  /** State changes of the order, oldest first. */
  history: {
    /** State that was reached. */
    state: DepositState | (string & {})
    /** When the state was reached. */
    at: Instant
    /** Who caused the change. */
    by: 'MEMBER' | 'SYSTEM' | 'PROVIDER' | 'OPERATOR' | (string & {})
    /** Reason code; empty if there is none. */
    note: string
    /** Remark of the operator; absent if there is none. */
    remark?: string
  }[]
}

/** Games that count. A game counts if each list that is not empty has it. */
export interface EligibleGames {
  /** Categories of games; empty: all. */
  gameTypes: (GameType | (string & {}))[]
  /** Vendors of games; empty: all. */
  vendors: {
    /** Code of the vendor. */
    code: string
    /** Its name. */
    name: string
  }[]
  /** Single games; empty: all. */
  titles: {
    /** Number of the game in the catalogue. */
    nodeId: number
    /** Title of the game in the requested language. */
    gameName: string
  }[]
}

/** Expected duration, from past orders. */
export interface Eta {
  /** Median duration, in seconds. */
  p50Sec: number
  /** 90th percentile of the duration, in seconds. */
  p90Sec: number
  /** Whether the figures were measured; false: there are no measurements yet and the figures are defaults. */
  measured: boolean
}

/** Feedback of a person to the operator, with the answer. */
export interface Feedback {
  /** Reference number of the feedback. */
  feedbackNo: string
  /** Kind of the feedback. */
  type: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER' | (string & {})
  /** Text of the feedback, plain text. */
  content: string
  /** Identifiers of the attached pictures, for `support.picture`. */
  pictures: string[]
  /** When the feedback was sent. */
  at: Instant
  /** `OPEN`: not answered yet; `ANSWERED`: answered. */
  state: 'OPEN' | 'ANSWERED' | (string & {})
  /** Answer of the operator, plain text; absent until it is answered. */
  answer?: string
  /** When it was answered; absent until it is answered. */
  answeredAt?: Instant
}

/** The free spins that a round was played with. */
export interface FreeRound {
  /** Number of the reward that gave the free spins. */
  rewardId: string
  /** Stake of the spin, which was not charged. */
  stake: Money
  /**
   * Where the wins of the free spins went: `PENDING`: they are paid once the free spins have ended; `CASH`: paid as
   * cash; `BONUS`: paid as a bonus; `NOTHING`: the free spins won nothing; `LOST`: the free spins were given up or
   * cancelled before they were paid.
   */
  outcome: 'PENDING' | 'CASH' | 'BONUS' | 'NOTHING' | 'LOST' | (string & {})
  /** Sum of the wins of these free spins so far. */
  won: Money
  /**
   * Amount paid for these wins, which may be capped by the terms; null unless `outcome` is `CASH`, `BONUS` or
   * `NOTHING`.
   */
  paid: Money | null
}

/** A leaderboard in one of its periods. */
export interface Leaderboard {
  /** Identifier of the leaderboard. */
  id: string
  /** Title in the requested language. */
  title: string
  /** Its rules in the requested language; an empty line parts paragraphs. */
  rules: string
  metric: BoardMetric | (string & {})
  /** Of `MULTIPLE`: rounds with a smaller stake do not count; null: of others. */
  leastStake: Money | null
  period: BoardPeriod | (string & {})
  /** Games that count. */
  games: EligibleGames
  /** Prizes by rank, the best first. */
  prizes: {
    /** First rank that is given it. */
    from: number
    /** Last rank that is given it. */
    to: number
    type: RewardForm | (string & {})
    /** What is given. */
    amount: Money
    /** Wagering multiple of the amount; 0: no play is required. */
    multiple: number
  }[]
  /** First day of the period. */
  periodKey: string
  /** When the period begins. */
  periodStart: Instant
  /** When it ends. */
  periodEnd: Instant
  /** When ranks were last worked out; null: nothing is counted yet. */
  rankedAt: Instant | null
  /** When the ranks became final and the prizes were offered; null: not yet. */
  frozenAt: Instant | null
  /** The best ranks, at most 50; of equal scores the one who reached it earlier comes first. */
  list: {
    /** Place in the order of scores; the best is 1. */
    rank: number
    /** Account name, masked; null: it is hidden. */
    name: string | null
    /** Score in the period: an amount of valid bets, or with `MULTIPLE` a multiple rounded down to two decimals. */
    score: Money
    /** Prize of the rank; null: none. */
    prize: Money | null
    /** Whether it is the person. */
    mine: boolean
  }[]
  /** The person. */
  mine: {
    /** Rank of the person; null: none yet. */
    rank: number | null
    /** Score of the person: an amount of valid bets, or with `MULTIPLE` a multiple rounded down to two decimals. */
    score: Money
    /** Prize of the rank; null: none. */
    prize: Money | null
    /** The next better prize; null: there is none, or the ranks are final. */
    next: {
      /** The worst rank that is given the next better prize. */
      rank: number
      /** That prize. */
      prize: Money
      /**
       * What is missing for it now: an amount of valid bets, or with `MULTIPLE` a multiple rounded down to two
       * decimals.
       */
      gap: Money
    } | null
  }
}

/** An entry of the ledger. */
export interface LedgerRow {
  /** Number of the entry; numbers increase with time. */
  entryNo: string
  /** Number of the transaction; entries of one transaction share it. */
  txNo: string
  /** Type of the transaction, for instance `bet`, `win` or `deposit`. Newer gateways may add types. */
  type: string
  /** Ledger account of the person; `VENDOR:<code>` is a wallet at a vendor. */
  account: string
  /** Amount of the entry; negative for a debit. */
  amount: SignedMoney
  /** Balance of the account after the entry. */
  balanceAfter: Money
  /** When the entry was posted. */
  at: Instant
  /** What the entry refers to; absent if there is no reference. */
  ref?: {
    /** Kind of the reference: a round, a reversed transaction, an order, or a conversion of points. */
    kind: 'round' | 'transaction' | 'deposit' | 'withdrawal' | 'redemption' | 'conversion' | (string & {})
    /** Number of the referenced item: `betNo` of a round, `txNo` of a transaction, or its own number. */
    id: string
  }
  /** The vendor's transaction number; absent if no vendor is involved. */
  vendorTx?: string
  /** Code of the vendor; absent if no vendor is involved. */
  vassalage?: string
  /** Other party of a transfer between members of one line; absent for other entries. */
  party?: {
    /** Account of the other party, masked where that is above the person; empty for several. */
    account: string
    /** How many people were sent a red packet; absent: one party. */
    people?: number
    purpose: TransferPurpose | (string & {})
    /** Remark of the sender; empty if there is none. */
    remark: string
  }
  /** Of points: what the operator wrote with a correction or a rejected order; absent: nothing. */
  remark?: string
}

/** `UP`: above the person; `DOWN`: below. */
export type LineSide = 'UP' | 'DOWN'

/** What this client knows of LineSide; an answer may hold more. */
export const lineSides = ['UP', 'DOWN'] as const satisfies readonly LineSide[]
export const isLineSide = (value: unknown): value is LineSide => lineSides.some(known => known === value)

/** A login, or a failed login attempt with the correct username. */
export interface LoginRow {
  /** When the login was attempted. */
  at: Instant
  /** Login method: `password`, `sms`, `remember`, `code`, `social` or `passkey`. */
  way: string
  /** `OK`: successful; otherwise what was wrong. */
  result: 'OK' | 'WRONG_PASSWORD' | 'WRONG_CODE' | (string & {})
  /** IP address. */
  ip: string
  /** Browser and operating system, for instance `Chrome · Android`; empty if unknown. */
  device: string
}

/** A lottery with the format of its draws. */
export interface LottoGame {
  /** Code of the lottery. */
  gameCode: string
  /** Number of the lottery in the game catalogue, as used by favourites and records. */
  nodeId: number
  gameType: GameType | (string & {})
  /** Name of the lottery in the requested language. */
  gameName: string
  /** Code of the group of the lottery. */
  gameGroupCode: string
  /**
   * Code of the menu the lottery is listed in, which is also its vendor in the catalogue, for instance `TCG_LOTTO_VN`.
   */
  accountType: string
  /** Prize mode of the lottery. */
  prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | (string & {})
  /** Interval between draws, in seconds. */
  everySeconds: number
  /** Seconds before the draw at which betting on an issue closes. */
  lockSeconds: number
  /** Format of a draw. */
  format: {
    /** How many numbers are drawn. */
    count: number
    /** Smallest number. */
    from: number
    /** Largest number. */
    to: number
    /** Whether all drawn numbers differ. */
    unique: boolean
  }
}

/** An issue of a lottery: one draw and its betting period. */
export interface LottoIssue {
  /** Code of the lottery. */
  gameCode: string
  /** Number of the issue: the date followed by the sequence number within the day. */
  numero: string
  /** When betting on the issue opens. */
  openTime: Instant
  /** When betting on the issue closes. */
  closeTime: Instant
  /** When the numbers are drawn. */
  drawTime: Instant
  /** `OPEN`: betting is open; `CLOSED`: betting is closed, the draw is pending; `DRAWN`: the numbers are drawn. */
  status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
  /** Commitment: SHA-256 of the seed in hexadecimal, published before the issue opens. */
  commitment: string
  /** Seed in hexadecimal, from which the numbers are derived; absent until the issue is drawn. */
  seed?: string
  /** Numbers in the order drawn; absent until the issue is drawn. */
  numbers?: number[]
}

/** A group of lotteries. */
export interface LottoMenu {
  /** Code of the group of the lottery. */
  gameGroupCode: string
  /** Name of the group in the requested language. */
  gameGroupName: string
  /** Lotteries of the group in display order. */
  games: LottoGame[]
}

/** A message to the person. */
export interface Message {
  /** Number of the message. */
  messageId: string
  /** Category of the message; lists can be filtered by it. */
  category: 'SYSTEM' | 'SECURITY' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | 'LINE' | (string & {})
  /** Title in the requested language, otherwise in the default language of the site. */
  title: string
  /** First paragraph as plain text, for lists. */
  summary: string
  /** HTML, sanitised by an allow-list. */
  content: string
  /** Subject of the message; absent if it has none. */
  about?: MessageSubject
  /** Who wrote it, if somebody of the line of the person did; it can be replied to. */
  from?: {
    side: LineSide | (string & {})
    /** Account of the sender; masked if above the person. */
    account: string
  }
  /** Identifiers of the attached pictures, for `lineMessages.picture`. */
  pictures: string[]
  /** When the message was sent. */
  at: Instant
  /** Whether the message is marked as read. */
  read: boolean
}

/** Subject of a message. */
export interface MessageSubject {
  /** Kind of the subject. */
  type:
    | 'DEPOSIT' | 'WITHDRAWAL' | 'RECORDS' | 'SECURITY' | 'STATEMENT' | 'FEEDBACK'
    | 'POINTS' | 'VIP' | 'TICKET' | 'CHAT' | (string & {})
  /**
   * Order number, year of the statement, number of the question, or room of the chat; absent if the subject is not a
   * single item.
   */
  reference?: string
}

/**
 * A mission, and how far the person is. The figures follow play in seconds, and a round that is rolled back lowers them
 * until the reward is claimed.
 */
export interface Mission {
  /** Identifier of the mission. */
  id: string
  /** First day of its period; `once`: the mission does not begin anew. */
  periodKey: string
  /** Title in the requested language. */
  title: string
  /** A sentence about it in the requested language; null: none. */
  text: string | null
  metric: MissionMetric | (string & {})
  period: MissionPeriod | (string & {})
  /** What completes it: a decimal string; an amount in major units, or a whole number of rounds. */
  target: string
  /** What is counted so far: a decimal string; an amount in major units, or a whole number of rounds. */
  progress: string
  /** Progress in per cent: a whole number, 100 only once it is complete. */
  percent: number
  /** What it brings. */
  reward: {
    type: RewardForm | (string & {})
    /** What is given. */
    amount: Money
    /** Wagering multiple of the amount; 0: no play is required. */
    multiple: number
  }
  /** Games that count; empty lists for deposits. */
  games: EligibleGames
  status: MissionState | (string & {})
  /** The mission that comes first; null: none. */
  after: {
    /** Identifier of the mission. */
    id: string
    /** Its title. */
    title: string
  } | null
  /** When its period has begun, or will; null: always. */
  periodStart: Instant | null
  /** When its period ends; null: no end is planned. */
  periodEnd: Instant | null
  /** Until when its reward can be claimed; null: always. */
  claimBy: Instant | null
  /** When its reward was claimed; null: it was not. */
  claimedAt: Instant | null
  /** Identifier of its reward in `rewards`; null: it was not claimed. */
  rewardId: string | null
}

/** What a mission counts: `VALID_BET` and `DEPOSITS` amounts of money, `ROUNDS` settled rounds. */
export type MissionMetric = 'VALID_BET' | 'ROUNDS' | 'DEPOSITS'

/** What this client knows of MissionMetric; an answer may hold more. */
export const missionMetrics = ['VALID_BET', 'ROUNDS', 'DEPOSITS'] as const satisfies readonly MissionMetric[]
export const isMissionMetric = (value: unknown): value is MissionMetric => missionMetrics.some(known => known === value)

/** A day or a week from Monday in the site's time zone; `ONCE`: it does not begin anew. */
export type MissionPeriod = 'DAILY' | 'WEEKLY' | 'ONCE'

/** What this client knows of MissionPeriod; an answer may hold more. */
export const missionPeriods = ['DAILY', 'WEEKLY', 'ONCE'] as const satisfies readonly MissionPeriod[]
export const isMissionPeriod = (value: unknown): value is MissionPeriod => missionPeriods.some(known => known === value)

/**
 * `LOCKED`: another mission comes first, or it has not begun; `OPEN`: nothing is counted yet; `IN_PROGRESS`;
 * `COMPLETE`: its reward can be claimed; `CLAIMED`; `EXPIRED`: its period has ended, or it was not claimed in time.
 */
export type MissionState = 'LOCKED' | 'OPEN' | 'IN_PROGRESS' | 'COMPLETE' | 'CLAIMED' | 'EXPIRED'

/** What this client knows of MissionState; an answer may hold more. */
export const missionStates = ['LOCKED', 'OPEN', 'IN_PROGRESS', 'COMPLETE', 'CLAIMED', 'EXPIRED'] as const satisfies readonly MissionState[]
export const isMissionState = (value: unknown): value is MissionState => missionStates.some(known => known === value)

/** A payout account of the person. */
export interface PayoutAccount {
  /** Identifier of the account. */
  accountId: string
  /** Identifier of the payout method. */
  methodId: string
  /** Bank account or mobile wallet. */
  kind: 'BANK' | 'WALLET' | (string & {})
  /** Name of the bank or wallet. */
  name: string
  /** Account number, masked except for the last four digits. */
  masked: string
  /** Name of the account holder. */
  holder: string
  /** Whether the single self-service edit is still available; afterwards only customer support changes the account. */
  editable: boolean
  /** When the account was added. */
  createdAt: Instant
}

/** A payout method with its limits, fee and duration. */
export interface PayoutMethod {
  /** Identifier of the payout method. */
  methodId: string
  /** Bank account or mobile wallet. */
  kind: 'BANK' | 'WALLET' | (string & {})
  /** Name in the requested language. */
  name: string
  /** Minimum amount of a withdrawal. */
  min: Money
  /** Maximum amount of a withdrawal. */
  max: Money
  /** `NONE`: no fee; `FIXED`: a fixed amount; `PERCENT`: a percentage of the amount. */
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /** Decimal string: an amount of money with `FIXED`, a percentage with two decimals with `PERCENT`. */
  fee: string
  /** Version of the terms: fee and confirmation of receipt. */
  terms: string
  /** Time from request to payment, for orders that are paid without review. */
  eta: Eta
  /** Time from request to payment, for orders that are reviewed. */
  etaReviewed: Eta
  /** Whether the person is asked to confirm receipt. */
  receipt: boolean
  /** Fields that identify an account of this method, in the order of the form. */
  fields: FieldRule[]
}

/** Play since the first game of this login session was opened. */
export interface PlaySession {
  /** When the first game of this login session was opened; absent until one was opened. */
  since?: Instant
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Number of rounds begun since then, without rolled-back rounds. */
  rounds: number
  /**
   * Wins less stakes of those rounds; stakes of open rounds count as lost. Absent with transfer wallets, where the
   * vendors keep the accounts.
   */
  net?: SignedMoney
  /** Last round of the requested game; absent if there is none. */
  last?: {
    /** The vendor's identifier of the round. */
    roundId: string
    /** When the round began. */
    at: Instant
    /** Whether the round is still open. */
    open: boolean
  }
}

/** Where goods are delivered to. */
export interface PointAddress {
  /** Name of the recipient. */
  name: string
  /** Telephone number: digits, with or without a leading plus. */
  phone: string
  /** Street and number. */
  street: string
  /** City. */
  city: string
  /** Postcode. */
  postcode: string
  /** ISO 3166-1 code of the country. */
  country: string
}

/** Points that were converted into cash. */
export interface PointConversion {
  /** Number of the conversion: `txNo` of its entry in the ledger of points. */
  conversionNo: string
  /** Points that were converted. */
  points: number
  /** Cash that came for them. */
  amount: Money
  /** Turnover that the cash requires. */
  required: Money
  /** Points that are left. */
  balance: number
  /** When they were converted. */
  at: Instant
}

/** An item of the points mall. */
export interface PointItem {
  /** Identifier of the item. */
  itemId: string
  type: PointItemType | (string & {})
  /** Title in the requested language. */
  title: string
  /** Description in the requested language; null: none. */
  note: string | null
  /** Path of its picture. */
  image: string
  /** Price in points. */
  points: number
  /** How many are left; null: no limit. */
  stock: number | null
  /** How many one person can redeem; null: no limit. */
  limit: number | null
  /** How many the person has redeemed; 0 for visitors. */
  taken: number
  /** Least rank that can redeem it; null: none is asked for. */
  rank: {
    /** Name of the rank in the requested language. */
    label: string
    /** Whether the person has it, or a higher one; false for visitors. */
    reached: boolean
  } | null
  /** Of a bonus and of cash: what is given; of free spins the stakes they are worth; null: goods. */
  amount: Money | null
  /** Wagering multiple of the amount, 0: no play is required; null: goods. */
  multiple: number | null
  /** Days for the play of a bonus; null: no limit, or no bonus. */
  days: number | null
  /** Free spins; null: it is no `SPINS`. */
  spins: SpinTerms | null
  /** Version of price and terms, for `redeem`. */
  version: string
}

/**
 * `GOODS`: something that is delivered; `BONUS`: a bonus, which becomes cash once its turnover is met; `SPINS`: free
 * spins of a game; `CASH`. All but goods come as a reward, which is claimed in the reward centre.
 */
export type PointItemType = 'GOODS' | 'BONUS' | 'SPINS' | 'CASH'

/** What this client knows of PointItemType; an answer may hold more. */
export const pointItemTypes = ['GOODS', 'BONUS', 'SPINS', 'CASH'] as const satisfies readonly PointItemType[]
export const isPointItemType = (value: unknown): value is PointItemType => pointItemTypes.some(known => known === value)

/** A redeemed item. */
export interface PointOrder {
  /** Number of the order. */
  orderId: string
  /** Identifier of the item. */
  itemId: string
  type: PointItemType | (string & {})
  /** Title of the item in the requested language, as it was when it was redeemed. */
  title: string
  /** Path of its picture. */
  image: string
  /** Price paid, in points. */
  points: number
  /** Of a bonus and of cash: what is given; of free spins the stakes they are worth; null: goods. */
  amount: Money | null
  status: PointOrderState | (string & {})
  /** What the operator wrote: the reason of a rejection; null: nothing. */
  remark: string | null
  /** Delivery number of goods that were sent; null: none yet. */
  deliveryNo: string | null
  /** Where goods are delivered to; null: no goods. */
  address: PointAddress | null
  /** When it was redeemed. */
  at: Instant
  /** When it was approved or rejected; null: not yet. */
  closedAt: Instant | null
}

/**
 * `PROCESSING`: points and stock are reserved; `APPROVED`: it was sent or offered; `REJECTED`: points and stock were
 * returned.
 */
export type PointOrderState = 'PROCESSING' | 'APPROVED' | 'REJECTED'

/** What this client knows of PointOrderState; an answer may hold more. */
export const pointOrderStates = ['PROCESSING', 'APPROVED', 'REJECTED'] as const satisfies readonly PointOrderState[]
export const isPointOrderState = (value: unknown): value is PointOrderState => pointOrderStates.some(known => known === value)

/** What a lottery returns, and the rebate of the person for it. */
export interface PrizeSeries {
  /** Code of the lottery. */
  gameCode: string
  /** Name of the lottery in the requested language. */
  gameName: string
  gameType: GameType | (string & {})
  /** Code of the menu the lottery is listed in, which is also its vendor. */
  gameGroupCode: string
  /** Name of that menu in the requested language. */
  gameGroupName: string
  /** Prize series: what a stake of 2,000 returns in the long run, by the published return. */
  series: number
  /** Published return, in per cent. */
  returnPercent: number
  /** Rebate of the person in per cent, with the factor of the rank; null: there are no rebates. */
  rebate: string | null
  /** The most that one bet can return, stake included; null: not published. */
  maxWin: Money | null
}

/** Personal data of the account, with the rules of its fields. */
export interface Profile {
  /** Account name. */
  account: string
  /** When the account was opened. */
  regDate: Instant
  /** Mobile number, masked; null if there is none. Changing it requires a code. */
  mobile: string | null
  /** Email address, masked; null if there is none. Changing it requires a code. */
  email: string | null
  /** Real name, masked; it is set once, with the payout accounts. Null until then. */
  realName: string | null
  /** One rule per field, in the order of the form. */
  rules: FieldRule[]
  /** Names of the fields that cannot be changed once they have a value. */
  once: string[]
  /** Value of each field by its name; empty fields are absent. */
  values: Record<string, string>
  /** Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed. */
  showWins: boolean
  /** Whether the person wants offers by message, email or SMS. */
  marketing: boolean
  /** The last change of `marketing`; null: it was never given. */
  marketingChange: {
    /** When it was given or withdrawn. */
    at: Instant
    /**
     * From where: `REGISTRATION`, `SETTINGS` of the person, `OPERATOR`, `EXCLUSION`: a self-exclusion has withdrawn it,
     * `EARLIER`: before this was written down.
     */
    source: 'REGISTRATION' | 'SETTINGS' | 'OPERATOR' | 'EXCLUSION' | 'EARLIER' | (string & {})
  } | null
}

/** A promotion with its terms, and where the person stands with it. */
export interface Promotion {
  /** Identifier of the promotion, also its place on the page: `/promotions#<id>`. */
  promotionId: string
  type: PromotionType | (string & {})
  category: PromotionCategory | (string & {})
  way: PromotionWay | (string & {})
  /** Title in the requested language. */
  title: string
  /** A word or two beside the title; null: none. */
  tag: string | null
  /** What it is, in a sentence. */
  summary: string
  /** Address of its picture, about 2:1. */
  imageUrl: string
  /** From when it can be taken. */
  startsAt: Instant
  /** Until when; null: no end is planned. */
  endsAt: Instant | null
  /** Version of the terms: of those the person has taken, else the newest. */
  version: number
  /** Version of what is shown; sent with `join` or `apply`, it says what was seen. */
  termsVersion: string
  terms: PromotionTerms
  status: ActivityStatus | (string & {})
  /** Whether it can be applied for again after a rejection. */
  again: boolean
  /** Conditions that the person does not meet now; empty for visitors, and once its reward is decided. */
  unmet: UnmetCondition[]
  /** When the person joined or applied; null: they did not. */
  takenAt: Instant | null
  /** Why an application was rejected, in words; null: it was not. */
  reason: string | null
  /** Amount of the reward; null: there is none yet. */
  given: Money | null
  /** Identifier of the reward in `rewards`; null: there is none yet. */
  rewardId: string | null
  /** Until when the reward can be claimed; null: always, or there is none. */
  claimBy: Instant | null
}

/** Where a promotion is listed; `NEW`: those for new members. */
export type PromotionCategory = 'NEW' | 'DEPOSIT' | 'SLOTS' | 'LIVE' | 'SPORTS' | 'VIP' | 'REFERRAL' | 'RAFFLE' | 'MANUAL'

/** What this client knows of PromotionCategory; an answer may hold more. */
export const promotionCategorys = ['NEW', 'DEPOSIT', 'SLOTS', 'LIVE', 'SPORTS', 'VIP', 'REFERRAL', 'RAFFLE', 'MANUAL'] as const satisfies readonly PromotionCategory[]
export const isPromotionCategory = (value: unknown): value is PromotionCategory => promotionCategorys.some(known => known === value)

/** What a promotion gives, and the play it requires. */
export interface PromotionTerms {
  form: RewardForm | (string & {})
  /** Free spins that are given; null: it is no `SPINS`. */
  spins: SpinTerms | null
  /** Share of the deposit that is given, in per cent; null: a sum. */
  percent: number | null
  /** Sum that is given; null: a share, or what the operator decides. */
  amount: Money | null
  /** What is given at most; null: the sum. */
  max: Money | null
  /** Least deposit that brings the reward; null: it needs none. */
  minDeposit: Money | null
  /** Wagering multiple; 0: no play is required. */
  multiple: number
  /** What the multiple applies to: `REWARD`, or the deposit and the reward together. */
  base: 'REWARD' | 'DEPOSIT_AND_REWARD' | (string & {})
  /** Days for its play, from the moment its money comes; null: no limit. */
  days: number | null
  /** Maximum stake of a round while it is active; null: no limit. */
  maxBet: Money | null
  /** What can become cash at most; null: all of it. */
  maxRelease: Money | null
  /** Days in which the reward can be claimed. */
  claimDays: number
  /** Contribution of bets by category of games; empty if no play is required. */
  eligible: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent. */
    pct: number
  }[]
}

/** What a promotion is about; `MANUAL`: what an operator decides, for instance a lucky bet. */
export type PromotionType = 
  | 'FIRST_DEPOSIT' | 'SIGN_UP' | 'DEPOSIT' | 'SLOTS' | 'LIVE' | 'SPORTS'
  | 'VIP' | 'REFERRAL' | 'RAFFLE' | 'MANUAL'

/** What this client knows of PromotionType; an answer may hold more. */
export const promotionTypes = ['FIRST_DEPOSIT', 'SIGN_UP', 'DEPOSIT', 'SLOTS', 'LIVE', 'SPORTS', 'VIP', 'REFERRAL', 'RAFFLE', 'MANUAL'] as const satisfies readonly PromotionType[]
export const isPromotionType = (value: unknown): value is PromotionType => promotionTypes.some(known => known === value)

/**
 * How a promotion is taken. `DEPOSIT`: it is joined, and the next deposit that is large enough brings its reward;
 * `AT_ONCE`: joining brings the reward; `APPLICATION`: an operator decides; `PAGE`: nothing is taken here, the page of
 * its type (`VIP`, `REFERRAL`, `RAFFLE`) tells what is given.
 */
export type PromotionWay = 'DEPOSIT' | 'AT_ONCE' | 'APPLICATION' | 'PAGE'

/** What this client knows of PromotionWay; an answer may hold more. */
export const promotionWays = ['DEPOSIT', 'AT_ONCE', 'APPLICATION', 'PAGE'] as const satisfies readonly PromotionWay[]
export const isPromotionWay = (value: unknown): value is PromotionWay => promotionWays.some(known => known === value)

/** A raffle, and where the person stands with it. */
export interface Raffle {
  /** Identifier of the raffle. */
  id: string
  /** Title in the requested language. */
  title: string
  /** What it is about in the requested language; an empty line parts paragraphs. */
  text: string
  status: RaffleState | (string & {})
  /** From when tickets can be earned. */
  startsAt: Instant
  /** Until when tickets can be earned. */
  endsAt: Instant
  /** When the list of tickets becomes final and the raffle is drawn, at the earliest. */
  drawsAt: Instant
  /** Valid bets that bring a ticket; null: bets bring none. */
  betPerTicket: Money | null
  /** Deposits that bring a ticket; null: deposits bring none. */
  depositPerTicket: Money | null
  /** Categories of games whose valid bets count; empty: all. */
  gameTypes: (GameType | (string & {}))[]
  /** Tickets that one person can have at most. */
  ticketsPerPerson: number
  /** Prizes that one person can win at most. */
  winsPerPerson: number
  /** Prizes in the order in which they are drawn. */
  prizes: {
    /** Number of such prizes. */
    count: number
    type: RewardForm | (string & {})
    /** What is given. */
    amount: Money
    /** Wagering multiple of the amount; 0: no play is required. */
    multiple: number
  }[]
  /** Number of tickets that take part, of all people. */
  tickets: number
  /** SHA-256 of the text of the seed, hexadecimal; published before the first ticket. */
  commitment: string
  /** Why it was cancelled, in words; null: it was not. */
  reason: string | null
  /** The first three winners; of `raffles.detail` all of them. */
  winners: RaffleWinner[]
  /** The person; null for visitors and trial players. */
  mine: {
    /** Tickets of the person that take part. */
    tickets: number
    /** Valid bets of the person that are counted. */
    bets: Money
    /** Deposits of the person that are counted. */
    deposits: Money
    /** Prizes of the person. */
    wins: {
      /** Place in the order of prizes, from 1. */
      place: number
      /** Number of the ticket. */
      number: number
      type: RewardForm | (string & {})
      /** What is given. */
      amount: Money
      /** Wagering multiple of the amount; 0: no play is required. */
      multiple: number
      /** Whether the prize can be claimed now. */
      claimable: boolean
      /** Until when it can be claimed; null: always. */
      claimBy: Instant | null
      /** Identifier of the prize in `rewards`; null: none was offered. */
      rewardId: string | null
    }[]
  } | null
}

/**
 * What anybody needs to draw a raffle again. The ticket of a place is the one at `x mod n` in the list of the `n`
 * tickets that are left, where `x` is the first 48 bits of HMAC-SHA256 with the text of the seed as key over
 * `<id>:<ticketsHash>:<place>:<attempt>`. The first attempt is 0; numbers from the last whole multiple of `n` on are
 * drawn again. A ticket that was drawn leaves the list, and with the last prize that its holder may win all tickets of
 * that holder do.
 */
export interface RaffleProof {
  /** How a number is drawn. */
  algorithm: 'HMAC-SHA256'
  /** Text of the seed; null: the raffle is neither drawn nor cancelled yet. */
  seed: string | null
  /**
   * SHA-256 of the list of tickets, hexadecimal: a line `<number>:<holder>`, with a line feed, for each ticket by
   * number; null: the list is not final yet.
   */
  ticketsHash: string | null
  /** Number of tickets in that list; null: it is not final yet. */
  tickets: number | null
  /** When the list became final; null: not yet. */
  frozenAt: Instant | null
  /** When it was drawn; null: not yet. */
  drawnAt: Instant | null
}

/**
 * `COMING_SOON`: it has not begun; `OPEN`: tickets can be earned; `CLOSED`: what was played before its end is still
 * counted; `FROZEN`: the list of tickets is final; `DRAWN`: the winners are known; `CANCELLED`: it is not drawn.
 */
export type RaffleState = 'COMING_SOON' | 'OPEN' | 'CLOSED' | 'FROZEN' | 'DRAWN' | 'CANCELLED'

/** What this client knows of RaffleState; an answer may hold more. */
export const raffleStates = ['COMING_SOON', 'OPEN', 'CLOSED', 'FROZEN', 'DRAWN', 'CANCELLED'] as const satisfies readonly RaffleState[]
export const isRaffleState = (value: unknown): value is RaffleState => raffleStates.some(known => known === value)

/** A ticket that was drawn, and its prize. */
export interface RaffleWinner {
  /** Place in the order of prizes, from 1. */
  place: number
  /** Number of the ticket. */
  number: number
  /** Account name, masked; null: it is hidden. */
  name: string | null
  type: RewardForm | (string & {})
  /** What is given. */
  amount: Money
  /** Wagering multiple of the amount; 0: no play is required. */
  multiple: number
  /** Whether it is the person. */
  mine: boolean
}

/** A turnover (wagering) requirement that must be met before money can be withdrawn. */
export interface Requirement {
  /** Identifier of the requirement. */
  id: string
  /** What created the requirement. */
  source: 'DEPOSIT' | 'BONUS' | 'POINTS' | 'ADJUSTMENT' | (string & {})
  /** Reference to the source, for instance the number of the deposit. */
  ref: string
  /** Amount the requirement is computed from. */
  base: Money
  /** Wagering multiple of the base. */
  multiple: number
  /** Required turnover: base times multiple. */
  required: Money
  /** Turnover so far. */
  done: Money
  /** Remaining turnover. */
  remaining: Money
  /** Progress in per cent: a whole number, 100 only once the requirement is met. */
  percent: number
  /** When the requirement was created. */
  openedAt: Instant
  /** When the requirement expires; absent: never. */
  expiresAt?: Instant
  /** Maximum stake of a round while the bonus is open; absent if there is no limit. */
  maxBet?: Money
  /** Contribution of bets by category of games. */
  eligible: {
    gameType: GameType | (string & {})
    /**
     * Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused while a bonus is
     * open.
     */
    pct: number
  }[]
}

/** Something given to a person: a bonus or cash, with its terms and state. */
export interface Reward {
  /** Identifier of the reward. */
  rewardId: string
  source: RewardSource | (string & {})
  form: RewardForm | (string & {})
  /** Title in the requested language; null: the source names it. */
  title: string | null
  /** What the operator wrote with it; null: nothing. */
  note: string | null
  /** What is given; of free spins the stakes they are worth. */
  amount: Money
  /** Wagering multiple; 0: no play is required. */
  multiple: number
  /** Amount the multiple applies to; of free spins their win, once it is paid. */
  base: Money
  /** Required turnover: base times multiple. */
  required: Money
  /** Turnover so far. */
  done: Money
  /** Progress in per cent: a whole number, 100 only once the turnover is met. */
  percent: number
  /** Days for its play, from the moment it is active; null: no limit. */
  days: number | null
  /** Maximum stake of a round while it is active; null: no limit. */
  maxBet: Money | null
  /** What can become cash at most; null: all of it. */
  maxRelease: Money | null
  /** Contribution of bets by category of games; empty if no play is required. */
  eligible: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent. */
    pct: number
  }[]
  /** Version of its amount and terms, for `rewards.claim`. */
  terms: string
  state: RewardState | (string & {})
  /** Why it ended; null: its state says it. */
  reason: 'not_claimed' | 'not_played' | 'nothing_won' | 'given_up' | 'nothing_left' | 'withdrawn_offer' | (string & {}) | null
  /** When it was offered. */
  offeredAt: Instant
  /** Until when it can be claimed; null: always. */
  claimBy: Instant | null
  /** When it was claimed; null: it was not. */
  claimedAt: Instant | null
  /** When its money came; null: it has not come. */
  activeSince: Instant | null
  /** Until when its turnover can be met; null: always, or it is not active. */
  expiresAt: Instant | null
  /** When it ended; null: it has not. */
  endedAt: Instant | null
  /** What became cash. */
  released: Money
  /** Its free spins; null: it is no `SPINS`. */
  spins: RewardSpins | null
}

/** How the play of a reward ends on a game: evenings played through with its published returns. */
export interface RewardEvenings {
  game: Game
  /** Share of a valid bet that counts, in per cent. */
  pct: number
  /** Whether the person has played it lately. */
  played: boolean
  /** Rounds until the turnover is met. */
  rounds: number
  /** Time that takes, in seconds, at the usual pace of the game. */
  seconds: number
  /** Stakes of these rounds together. */
  turnover: Money
  /** Mean of what is staked: less, where nothing is left before. */
  staked: Money
  /** Mean of what is lost of it. */
  lost: SignedMoney
  /** Mean of the money at the end. */
  end: Money
  /** Of a hundred evenings: those that end with more than the own money. */
  ahead: number
  /** Of a hundred evenings: those that end with nothing before the turnover is met. */
  nothingLeft: number
  /** Money at the end of a hundred evenings, least first. */
  ends: Money[]
}

/**
 * `CASH`: can be withdrawn once its own turnover is met; `BONUS`: becomes cash once its turnover is met; `SPINS`: free
 * spins of a game, whose win becomes cash or a bonus.
 */
export type RewardForm = 'CASH' | 'BONUS' | 'SPINS'

/** What this client knows of RewardForm; an answer may hold more. */
export const rewardForms = ['CASH', 'BONUS', 'SPINS'] as const satisfies readonly RewardForm[]
export const isRewardForm = (value: unknown): value is RewardForm => rewardForms.some(known => known === value)

/**
 * What a reward is for; `POINTS`: it was redeemed for points; `SLOTS`, `LIVE`, `SPORTS`, `VIP`: a promotion of that
 * type; `MANUAL`: an operator gave it.
 */
export type RewardSource = 
  | 'DEPOSIT' | 'SIGN_UP' | 'MISSION' | 'VIP_UPGRADE' | 'VIP_SALARY' | 'RAFFLE'
  | 'REFERRAL' | 'REBATE' | 'LEADERBOARD' | 'POINTS' | 'SLOTS' | 'LIVE'
  | 'SPORTS' | 'VIP' | 'MANUAL'

/** What this client knows of RewardSource; an answer may hold more. */
export const rewardSources = ['DEPOSIT', 'SIGN_UP', 'MISSION', 'VIP_UPGRADE', 'VIP_SALARY', 'RAFFLE', 'REFERRAL', 'REBATE', 'LEADERBOARD', 'POINTS', 'SLOTS', 'LIVE', 'SPORTS', 'VIP', 'MANUAL'] as const satisfies readonly RewardSource[]
export const isRewardSource = (value: unknown): value is RewardSource => rewardSources.some(known => known === value)

/** Free spins of a reward, with what was played. */
export interface RewardSpins {
  /** Number of the game they are played on. */
  nodeId: number
  /** Name of the game in the requested language. */
  gameName: string
  /** Vendor of the game. */
  vassalage: string
  gameType: GameType | (string & {})
  /** Number of free spins. */
  count: number
  /** Stake of a spin, which the operator pays. */
  stake: Money
  /** Days to play them, from the claim. */
  days: number
  /** What is paid of all wins at most; null: no limit. */
  maxWin: Money | null
  /** Mean win of all spins by the published return of the game; null: the return is not published. */
  expected: Money | null
  /** Spins that are left. */
  left: number
  /** Wins so far. */
  won: Money
  /** Until when they can be played; null: they were not claimed. */
  playBy: Instant | null
  /** Whether they can be played now, or a round of them is not over. */
  open: boolean
  /** What was paid as cash or a bonus; null: not yet, or never. */
  paid: Money | null
}

/**
 * `OFFERED`: it can be claimed; `CLAIMED`: it waits for the bonuses before it; `ACTIVE`: its turnover is open, or its
 * free spins are; `RELEASED`: it is cash, or was given without turnover; `FORFEITED` by the person, `EXPIRED`,
 * `CANCELLED` by an operator.
 */
export type RewardState = 'OFFERED' | 'CLAIMED' | 'ACTIVE' | 'RELEASED' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

/** What this client knows of RewardState; an answer may hold more. */
export const rewardStates = ['OFFERED', 'CLAIMED', 'ACTIVE', 'RELEASED', 'FORFEITED', 'EXPIRED', 'CANCELLED'] as const satisfies readonly RewardState[]
export const isRewardState = (value: unknown): value is RewardState => rewardStates.some(known => known === value)

/** A limit set by the person, with its usage. */
export interface RgLimit {
  /**
   * What the limit applies to: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round
   * (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  /** Period of the limit; `BET` only, and always, with `SINGLE_BET`. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
  /** Value of the limit: an amount of money, or whole minutes with `SESSION`. */
  value: Money
  /** Used part in the current period, in the same unit; always zero for a single bet. */
  used: Money
  /** Remaining part in the current period, in the same unit. */
  left: Money
  /**
   * When the period (a day, week or month in the site's time zone) ends and the limit is reset; null for a single bet.
   */
  resetAt: Instant | null
  /**
   * A pending increase or removal of the limit; until it is confirmed, the current limit applies. Absent if there is
   * none.
   */
  pending?: {
    /** The pending value, in the same unit; null: removal of the limit. */
    value: Money | null
    /** End of the waiting time. */
    effectiveAt: Instant
    /** Whether the change can be confirmed now. */
    confirmable: boolean
  }
}

/** Limits, break and excluded categories of the person. */
export interface RgLimits {
  /** Limits that are set; empty if there are none. */
  limits: RgLimit[]
  /** Active break: bets and deposits are refused, withdrawals and records stay available. Null if there is none. */
  break: {
    /** `TIMEOUT`: a break of 24 hours to six weeks; `EXCLUSION`: a self-exclusion of at least six months. */
    kind: 'TIMEOUT' | 'EXCLUSION' | (string & {})
    /** When the break ends. */
    until: Instant
  } | null
  /** Categories of games from which the person is excluded. */
  gameTypes: {
    gameType: GameType | (string & {})
    /** When the exclusion of the category ends. */
    until: Instant
  }[]
  /** Interval between reality checks, in minutes. */
  realityMinutes: number
}

/** Sums of a month. */
export interface RgMonth {
  /** Month as `YYYY-MM`, in the site's time zone. */
  month: string
  /** Sum of the deposits. */
  paidIn: Money
  /** Sum of the withdrawals. */
  paidOut: Money
  /** Deposits less withdrawals. */
  netPaid: SignedMoney
  /** Sum of the stakes. */
  staked: Money
  /** Sum of the wins. */
  won: Money
  /** Wins less stakes. */
  result: SignedMoney
}

/** Duration and result of the current session of play, over all games. */
export interface RgSession {
  /** Whether there is a current session; if false, the figures of play are zero. */
  active: boolean
  /** When the session began; null if there is no current session. */
  startedAt: Instant | null
  /** Length of the session so far, in seconds. */
  elapsedSec: number
  /** Sum of the stakes. */
  staked: Money
  /** Sum of the wins. */
  won: Money
  /** Wins less stakes. */
  net: SignedMoney
  /** When the next reality check is due; null if none is scheduled. */
  nextCheckAt: Instant | null
  /** Whether a reality check is due; bets are refused until it is acknowledged. */
  checkDue: boolean
  /** The current preset session; null if there is none. */
  preset: {
    /** When the session expires. */
    endsAt: Instant
    /** Seconds until then, by the clock of the server. */
    leftSec: number
    /** Loss limit of the session. */
    loss: Money
    /** Remaining part of `loss`. */
    lossLeft: Money
  } | null
  /** Current pause, during which bets and launches are refused; null if there is none. */
  pause: RgPause | null
}

/** A past session of play. */
export interface RgStretch {
  /** When the first bet was made. */
  startedAt: Instant
  /** When the last bet was made. */
  endedAt: Instant
  /** Sum of the stakes. */
  staked: Money
  /** Sum of the wins. */
  won: Money
  /** Wins less stakes. */
  net: SignedMoney
}

/** A message that the person sent to someone in the team. */
export interface SentMessage {
  /** Number of the message. */
  messageId: string
  /** Who received it. */
  to: {
    side: LineSide | (string & {})
    /** Account of the recipient; masked if above the person. */
    account: string
  }
  /** First paragraph as plain text, for lists. */
  summary: string
  /** HTML, sanitised by an allow-list. */
  content: string
  /** Identifiers of the attached pictures, for `lineMessages.picture`. */
  pictures: string[]
  /** When the message was sent. */
  at: Instant
}

/** Free spins of a game. */
export interface SpinTerms {
  /** Number of the game they are played on. */
  nodeId: number
  /** Name of the game in the requested language. */
  gameName: string
  /** Vendor of the game. */
  vassalage: string
  gameType: GameType | (string & {})
  /** Number of free spins. */
  count: number
  /** Stake of a spin, which the operator pays. */
  stake: Money
  /** Days to play them, from the claim. */
  days: number
  /** What is paid of all wins at most; null: no limit. */
  maxWin: Money | null
  /** Mean win of all spins by the published return of the game; null: the return is not published. */
  expected: Money | null
}

/** A question to customer service with its thread. */
export interface Ticket {
  /** Number of the question. */
  ticketNo: string
  /** First line of the question, plain text, at most 120 characters. */
  question: string
  /**
   * State of the question: `OPEN`: waits for an answer; `ANSWERED`; `WAITING`: answered with a question to the person;
   * `CLOSED`; `REOPENED`: was closed, and waits for an answer again.
   */
  state: 'OPEN' | 'ANSWERED' | 'WAITING' | 'CLOSED' | 'REOPENED' | (string & {})
  /** What it is about; null: nothing in particular. */
  subject: TicketSubject | null
  /** When it was asked. */
  at: Instant
  /** When the last message of the thread was written. */
  lastAt: Instant
  /** Whether there is an answer that the person has not read. */
  unread: boolean
  /** The thread, oldest first. */
  messages: TicketMessage[]
  /** Whether the person can write on; a reply to a closed question reopens it. */
  canReply: boolean
  /** Until when a closed question is reopened by a reply; null: not closed. */
  reopenUntil: Instant | null
  /** Minutes from the question to the first answer; null: not answered yet. */
  firstAnswerMinutes: number | null
  /** When an answer is expected; null: none is due. */
  expectedAt: Instant | null
}

/** A message of a thread with customer service. */
export interface TicketMessage {
  /** Number of the message of the thread. */
  messageNo: string
  /** Who wrote it; `SYSTEM`: an event of the thread, named by `event`. */
  from: 'PERSON' | 'SERVICE' | 'SYSTEM' | (string & {})
  /** First name of who answered; absent: not told, or the person wrote it. */
  name?: string
  /** Event of the thread; absent with messages. */
  event?: 'CLOSED' | 'REOPENED' | (string & {})
  /** Plain text; empty with an event. */
  text: string
  /** Identifiers of the attached pictures, for `tickets.picture`. */
  pictures: string[]
  /** Answers that customer service offers; empty: none. */
  choices: string[]
  /** Index of the choice that the person took; null: none yet. */
  chosen: number | null
  /** When it was written. */
  at: Instant
}

/** A question to customer service. */
export interface TicketRow {
  /** Number of the question. */
  ticketNo: string
  /** First line of the question, plain text, at most 120 characters. */
  question: string
  /**
   * State of the question: `OPEN`: waits for an answer; `ANSWERED`; `WAITING`: answered with a question to the person;
   * `CLOSED`; `REOPENED`: was closed, and waits for an answer again.
   */
  state: 'OPEN' | 'ANSWERED' | 'WAITING' | 'CLOSED' | 'REOPENED' | (string & {})
  /** What it is about; null: nothing in particular. */
  subject: TicketSubject | null
  /** When it was asked. */
  at: Instant
  /** When the last message of the thread was written. */
  lastAt: Instant
  /** Whether there is an answer that the person has not read. */
  unread: boolean
}

/** What a question is about, as it stands now. */
export interface TicketSubject {
  /**
   * Kind of the subject: an order, a transfer between wallets, a transfer within the line, a round, a game, or a
   * contract.
   */
  kind: 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'LINE_TRANSFER' | 'ROUND' | 'GAME' | 'CONTRACT' | (string & {})
  /** Number of the order, the transfer or the contract; `betNo` of a round, `nodeId` of a game. */
  id: string
  /** What names it to the person: the channel, the account it goes to, the game, or the other side. */
  name: string
  /** Its amount, of a round the stake; null: it has none. */
  amount: Money | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Its state now, as its own call names it. */
  status: string
  /** When it was made; of a game, when it was added. */
  at: Instant
}

/** What a transfer is for. */
export type TransferPurpose = 'WAGES' | 'BONUS' | 'REFUND' | 'GIFT' | 'OTHER'

/** What this client knows of TransferPurpose; an answer may hold more. */
export const transferPurposes = ['WAGES', 'BONUS', 'REFUND', 'GIFT', 'OTHER'] as const satisfies readonly TransferPurpose[]
export const isTransferPurpose = (value: unknown): value is TransferPurpose => transferPurposes.some(known => known === value)

/** The withdrawable amount and the requirements that lock the rest. */
export interface TurnoverInfo {
  /** Amount that can be withdrawn now. */
  withdrawable: Money
  /** Amount of cash and bonus that cannot be withdrawn yet. */
  locked: Money
  /** Bonus money, included in `locked`, that is lost if the bonus is forfeited. */
  bonus: Money
  /** Open requirements in the order they are met: turnover counts towards the first, the excess towards the next. */
  requirements: Requirement[]
  /** Why money is locked: an open turnover requirement or an open bonus; empty if nothing is locked. */
  reasonCodes: ('turnover_open' | 'bonus_open' | (string & {}))[]
}

/** A condition of a promotion that the person does not meet. */
export interface UnmetCondition {
  /**
   * What is not met. `DEPOSITED`, `PLAYED`: deposits, or valid bets in the eligible categories, during the promotion
   * are too small; `ACCOUNT_DAYS`, `NEW_ACCOUNT_DAYS`: the account is younger, or older, than this; `NO_DEPOSIT`: it is
   * for those without a deposit; `RANK`: the rank is too low.
   */
  code: 'DEPOSITED' | 'ACCOUNT_DAYS' | 'NEW_ACCOUNT_DAYS' | 'NO_DEPOSIT' | 'PLAYED' | 'RANK' | (string & {})
  /** Current value: money, a whole number of days or deposits, or the name of the rank. */
  have: string
  /** Required value in the same unit: at least, but at most for `NEW_ACCOUNT_DAYS` and `NO_DEPOSIT`. */
  need: string
}

/** A cash transfer to the upline. */
export interface UplineTransfer {
  /** Number of the transfer. */
  transferNo: string
  /** Account of the upline, masked. */
  upline: string
  /** Amount sent. */
  amount: Money
  /** Remark of the sender; empty if there is none. */
  remark: string
  /** When it was sent. */
  at: Instant
}

/** The rank of a person, and how far the figures are. They follow play in seconds. */
export interface VipProgress {
  /** Position of the rank on the ladder; 0 is where everyone begins. */
  level: number
  /** Name of the rank in the requested language. */
  label: string
  /** Since when the person has the rank; null: from the beginning. */
  since: Instant | null
  /** Valid bet of all time. */
  total: Money
  /** The next rank that the total leads to; null: there is none. */
  next: {
    /** Position of the rank on the ladder; 0 is where everyone begins. */
    level: number
    /** Name of the rank in the requested language. */
    label: string
    /** Valid bet from which a person has it. */
    total: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
  } | null
  /** The month that is counted. */
  month: {
    /** First day of the month, in the time zone of the site. */
    from: string
    /** When the month ends. */
    endsAt: Instant
    /** Valid bet of the month. */
    validBet: Money
    /** Valid bet with which the rank is kept; 0.00: nothing is required. */
    keep: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
    /** Whether the rank can be lost when the month ends: not in the month it was reached, nor on a break. */
    judged: boolean
  }
  /** The next of the ranks that were lost; null: none was. */
  regain: {
    /** Position of the rank on the ladder; 0 is where everyone begins. */
    level: number
    /** Name of the rank in the requested language. */
    label: string
    /** Valid bet of a month with which it comes back. */
    keep: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
  } | null
}

/** A VIP rank with its requirements and benefits. */
export interface VipRank {
  /** Position of the rank on the ladder; 0 is where everyone begins. */
  level: number
  /** Name of the rank in the requested language. */
  label: string
  /** Valid bet of all time from which a person has the rank. */
  total: Money
  /** Valid bet of a month with which the rank is kept. */
  keep: Money
  /** Given once, when the total is reached; 0.00: nothing. */
  upgrade: Money
  /** Given for each month in which `keep` is played; 0.00: nothing. */
  salary: Money
  /** Factor of rebates at this rank. */
  rebateFactor: number
  /** Factor of points at this rank. */
  pointsFactor: number
}

/** A withdrawal order with its parts and its history. */
export interface WithdrawOrder {
  /** Number of the order. */
  orderNo: string
  /** Requested amount. */
  amount: Money
  /** Fee, deducted from the amount. */
  fee: Money
  /** Amount paid out: amount less fee. */
  payout: Money
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** State of the order. */
  status: WithdrawState | (string & {})
  /** Payout account as of the time of the order. */
  card: {
    /** Bank account or mobile wallet. */
    kind: 'BANK' | 'WALLET' | (string & {})
    /** Name of the bank or wallet. */
    name: string
    /** Account number, masked except for the last four digits. */
    masked: string
  }
  /** Whether the order is reviewed before it is paid. */
  reviewed: boolean
  /** Expected duration, from past orders with the same kind of review. */
  eta: Eta
  /** State changes of the order, oldest first. */
  history: {
    /** State that was reached: of the order, or with `partNo` of that part. */
    state: WithdrawState | (string & {}) | PartState | (string & {})
    /** Number of the part; absent if the step concerns the whole order. */
    partNo?: number
    /** Party responsible for the next step: the operator (`US`), the bank (`BANK`) or the person (`YOU`). */
    owner: 'US' | 'BANK' | 'YOU' | (string & {})
    /** Reason code; absent if there is none. */
    reason?: string
    /** Remark on the step; absent if there is none. */
    remark?: string
    /** When the state was reached. */
    at: Instant
    /** When the next step is expected, by the 90th percentile of past orders; absent if none is expected. */
    expectedAt?: Instant
  }[]
  /** Payments that the order is split into; empty until it is paid. */
  parts: {
    /** Number of the part, from 1. */
    partNo: number
    /** Amount of the part. */
    amount: Money
    /** State of the part. */
    status: PartState | (string & {})
    /** When the part was paid. */
    paidAt: Instant
    /** Account of the depositor who pays the part, masked; absent if the bank pays. */
    payer?: string
    /** When receipt is confirmed automatically; null if no confirmation is pending or the part is disputed. */
    deadline: Instant | null
    /** Identifiers of the payer's pictures that prove the payment. */
    proof: string[]
    /** Identifiers of the person's pictures. */
    pictures: string[]
  }[]
  /** Earliest deadline of its parts; null if no part awaits confirmation. */
  receiptDeadline: Instant | null
  /** Whether the order can be cancelled now. */
  canCancel: boolean
  /** When the order was created. */
  createdAt: Instant
  /** When the order reached a terminal state; null until then. */
  closedAt: Instant | null
}

export interface PayoutAccountsListInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface PayoutAccountsListOutput {
  /** Real name of the person, set once; all payout accounts are in this name. Null until it is set. */
  realName: string | null
  /** Maximum number of payout accounts. */
  most: number
  /** Payout methods. */
  methods: PayoutMethod[]
  /** Payout accounts of the person. */
  list: PayoutAccount[]
}

export interface PayoutAccountsSetNameInput {
  /** Real name: 2 to 60 letters, marks, spaces, dots, hyphens and apostrophes of any script. */
  realName: string
}

export interface PayoutAccountsSetNameOutput {
  /** Real name as stored. */
  realName: string
}

export interface PayoutAccountsSaveInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Account to edit; absent: a new account is added. */
  accountId?: string | undefined
  /** Identifier of the payout method, from `payoutAccounts.list`. */
  methodId: string
  /** Values of the method's fields, by field name. */
  fields: Record<string, string>
}

export type PayoutAccountsSaveOutput = PayoutAccount

export interface PayoutAccountsRemoveInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Account to remove. */
  accountId: string
}

export interface PayoutAccountsRemoveOutput {
  /** Identifier of the account. */
  accountId: string
}

export type WithdrawalsSettingsInput = Record<string, never>

export interface WithdrawalsSettingsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Daily limits, by days in the site's time zone, and what is left of them. */
  daily: {
    /** Maximum number of orders per day. */
    count: number
    /** Number of orders left today. */
    countLeft: number
    /** Maximum sum of orders per day. */
    amount: Money
    /** Sum left today. */
    amountLeft: Money
    /** When the daily limits are reset. */
    resetsAt: Instant
  }
  /** Whether a withdrawal request can be cancelled before it is approved. */
  cancelAllowed: boolean
  /** Minutes after which receipt is confirmed automatically if the person does not answer. */
  receiptMinutes: number
  /**
   * Orders up to this amount are approved automatically unless a risk rule requires a review; larger ones are always
   * reviewed.
   */
  autoApprove: Money
  /** Whether the person has an open round; until it ends, every order is reviewed. */
  roundOpen: boolean
  /** Version of the terms of an order: cancellation, confirmation of receipt, automatic approval. */
  terms: string
}

export interface WithdrawalsSubmitInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Identifier of the payout account, from `payoutAccounts.list`. */
  accountId: string
  /** Requested amount in the person's currency; the fee is deducted from it. */
  amount: Amount
  /** Whether to forfeit an open bonus first if it blocks the withdrawal. Default false. */
  forfeitBonus?: boolean | undefined
  /**
   * With `forfeitBonus`: identifier of the bonus that was shown, the `id` of its requirement. If another one is open,
   * none is forfeited, and the request is refused with `turnover_open`. Absent: whichever is open.
   */
  bonusId?: string | undefined
  /**
   * Versions of the terms that the person has seen: `order` (from `withdrawals.settings`) and `method` (from the payout
   * method). Absent: the current terms apply.
   */
  terms?: Record<string, string> | undefined
}

export type WithdrawalsSubmitOutput = WithdrawOrder

export interface WithdrawalsOrdersInput {
  /** True: only open orders; false or absent: all orders. */
  open?: 'true' | 'false' | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  pageSize?: number | undefined
}

export type WithdrawalsOrdersOutput = Page<WithdrawOrder>

export interface WithdrawalsDetailInput {
  /** Number of the order; absent if `intent` is given. */
  orderNo?: string | undefined
  /** `Idempotency-Key` of the order; absent if `orderNo` is given. */
  intent?: string | undefined
}

export type WithdrawalsDetailOutput = WithdrawOrder

export interface WithdrawalsCancelInput {
  /** Number of the order. */
  orderNo: string
}

export type WithdrawalsCancelOutput = WithdrawOrder

export type ReceiptsWaitingInput = Record<string, never>

export interface ReceiptsWaitingOutput {
  /** Orders with at least one part that awaits confirmation, newest first. */
  list: WithdrawOrder[]
  /** Minutes after which receipt is confirmed automatically if the person does not answer. */
  receiptMinutes: number
}

export interface ReceiptsActInput {
  /** Number of the order. */
  orderNo: string
  /** Number of the part, from 1; absent with `FULLY_PAID`, which applies to all parts. */
  partNo?: number | undefined
  /** `RECEIVED`: the money of the part arrived; `NOT_RECEIVED`: it did not; `FULLY_PAID`: the whole order is paid. */
  action: 'RECEIVED' | 'NOT_RECEIVED' | 'FULLY_PAID'
  /**
   * Reason of the dispute, required with `NOT_RECEIVED`: nothing arrived, less arrived, or it went to another account.
   */
  reason?: 'nothing' | 'less' | 'other_account' | undefined
  /**
   * Identifiers of pictures uploaded with `receipts.addPicture`; one to three are required with `NOT_RECEIVED`. Default
   * .
   */
  images?: string[] | undefined
  /** Remark, at most 140 characters; empty: none. Default ''. */
  remark?: string | undefined
}

export type ReceiptsActOutput = WithdrawOrder

export interface ReceiptsAddPictureInput {
  /** Number of the order. */
  orderNo: string
  /** Number of the part, from 1. */
  partNo: number
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface ReceiptsAddPictureOutput {
  /** Identifier of the picture. */
  imageId: string
}

export interface ReceiptsPictureInput {
  /** Identifier of the picture. */
  imageId: string
}

export interface ReceiptsPictureOutput {
  /** Media type of the picture. */
  type: 'image/png' | 'image/jpeg' | (string & {})
  /** The picture in base64. */
  image: string
}

export type FundPasswordStatusInput = Record<string, never>

export interface FundPasswordStatusOutput {
  /** Whether a fund password is set. */
  set: boolean
  /**
   * When it was last set or changed; null if none is set. After a lost response, a form compares this to find out
   * whether its change was made.
   */
  changedAt: Instant | null
  /** End of the lock after wrong attempts; null if it is not locked. */
  lockedUntil: Instant | null
  /**
   * End of the waiting time after the operator reset the fund password, during which it is refused; null if there is no
   * waiting time.
   */
  waitsUntil: Instant | null
  /** Whether the account has a login password, which is then required to set the first fund password. */
  needsLoginPassword: boolean
  /** Rule for a new fund password. */
  rule: FieldRule
}

export interface FundPasswordSetInput {
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
  /** New fund password, 1 to 64 characters; the rule of `fundPassword.status` applies. */
  newFundPassword: string
  /** The new fund password again; both must be equal. */
  confirmFundPassword: string
}

export interface FundPasswordSetOutput {
  /** Whether a fund password is set. */
  set: boolean
}

export interface FundPasswordChangeInput {
  /** Fund password of the person. */
  fundPassword: string
  /** New fund password, 1 to 64 characters; the rule of `fundPassword.status` applies. */
  newFundPassword: string
  /** The new fund password again; both must be equal. */
  confirmFundPassword: string
}

export interface FundPasswordChangeOutput {
  /** Whether a fund password is set. */
  set: boolean
}

export interface LotteryMenusInput {
  /** Prize mode of the lottery. Default 'LOTT'. */
  prizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | (string & {}) | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface LotteryMenusOutput {
  /** Groups in display order. */
  gameMenus: LottoMenu[]
}

export interface LotteryVnMenuInput {
  /** Kind of device. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface LotteryVnMenuOutput {
  /** Groups in display order. */
  gameMenus: LottoMenu[]
}

export interface LotteryVnRecentInput {
  /** Kind of device. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface LotteryVnRecentOutput {
  /** Lotteries, most recently opened first. */
  list: LottoGame[]
}

export interface LotteryVnOpenedInput {
  /** Code of a lottery; absent: all lotteries. */
  gameCode?: string | undefined
}

export interface LotteryVnOpenedOutput {
  /** Current time of the server; clients base countdowns on it instead of the local clock. */
  serverTime: Instant
  /** Current issue of each lottery. */
  list: {
    /** Code of the lottery. */
    gameCode: string
    /** Number of the issue: the date followed by the sequence number within the day. */
    numero: string
    /** When betting on the issue opens. */
    openTime: Instant
    /** When betting on the issue closes. */
    closeTime: Instant
    /** When the numbers are drawn. */
    drawTime: Instant
    /** `OPEN`: betting is open; `CLOSED`: betting is closed, the draw is pending; `DRAWN`: the numbers are drawn. */
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    /** Commitment: SHA-256 of the seed in hexadecimal, published before the issue opens. */
    commitment: string
    /** Seed in hexadecimal, from which the numbers are derived; absent until the issue is drawn. */
    seed?: string
    /** Numbers in the order drawn; absent until the issue is drawn. */
    numbers?: number[]
    /** The last drawn issue; absent if none was drawn. */
    last?: LottoIssue
  }[]
}

export interface LotteryOpenedInput {
  /** Code of a lottery; absent: all lotteries. */
  gameCode?: string | undefined
}

export interface LotteryOpenedOutput {
  /** Current time of the server; clients base countdowns on it instead of the local clock. */
  serverTime: Instant
  /** Current issue of each lottery. */
  list: {
    /** Code of the lottery. */
    gameCode: string
    /** Number of the issue: the date followed by the sequence number within the day. */
    numero: string
    /** When betting on the issue opens. */
    openTime: Instant
    /** When betting on the issue closes. */
    closeTime: Instant
    /** When the numbers are drawn. */
    drawTime: Instant
    /** `OPEN`: betting is open; `CLOSED`: betting is closed, the draw is pending; `DRAWN`: the numbers are drawn. */
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    /** Commitment: SHA-256 of the seed in hexadecimal, published before the issue opens. */
    commitment: string
    /** Seed in hexadecimal, from which the numbers are derived; absent until the issue is drawn. */
    seed?: string
    /** Numbers in the order drawn; absent until the issue is drawn. */
    numbers?: number[]
    /** The last drawn issue; absent if none was drawn. */
    last?: LottoIssue
  }[]
}

export interface LotteryDrawsInput {
  /** Code of the lottery. */
  gameCode: string
  /** Number of a single issue; absent: all issues. */
  numero?: string | undefined
  /** Start of the range of draw times, inclusive; absent: no lower bound. */
  startTime?: string | undefined
  /** End of the range of draw times, exclusive; absent: now. */
  endTime?: string | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export type LotteryDrawsOutput = Page<LottoIssue>

export interface LotteryNearInput {
  /** Code of the lottery. */
  gameCode: string
  /** Maximum number of issues before the current one. Default 5. */
  before?: number | undefined
  /** Maximum number of issues after the current one. Default 3. */
  after?: number | undefined
}

export interface LotteryNearOutput {
  /** Current time of the server; clients base countdowns on it instead of the local clock. */
  serverTime: Instant
  /** Issues in order of draw time. */
  list: LottoIssue[]
}

export interface LotteryPrizeSeriesInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface LotteryPrizeSeriesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Lotteries in display order. */
  list: PrizeSeries[]
}

export interface PlaySessionInput {
  /** Game whose last round is returned as `last`; absent: `last` is absent. */
  nodeId?: number | undefined
}

export type PlaySessionOutput = PlaySession

export interface PlayResumeInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface PlayResumeOutput {
  /** At most three games, newest first. */
  list: {
    /** The game. */
    game: Game
    /** When the open round began, or when the game was last opened. */
    at: Instant
    /** Whether the game has an open round; false: it is the game opened last. */
    open: boolean
  }[]
}

export interface PlayEndInput {
  /** `session_id` returned by `games.launch`. */
  sessionId: string
}

export interface PlayEndOutput {
  /** Whether this call ended the session; false if it had ended before or belongs to somebody else. */
  ended: boolean
}

export interface ArticlesNewsListInput {
  /** Tag that the texts must have; absent: all texts. */
  tag?: string | undefined
  /** `next` of the page before, which the client returns unchanged; absent: the first page. */
  after?: string | undefined
  /** Maximum number of texts per page. Default 9. */
  size?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ArticlesNewsListOutput {
  /** Texts, the newest first. */
  list: Article[]
  /** Tags of the news, most used first. */
  tags: {
    /** Identifier of the tag. */
    tag: string
    /** Name of the tag in the requested language. */
    label: string
    /** Number of published texts with the tag. */
    count: number
  }[]
  /** Value of `after` for the next page; null: there is none. */
  next: string | null
}

export interface ArticlesNewsDetailInput {
  /** Name of the text in its address, for instance `how-rtp-works`. */
  slug: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type ArticlesNewsDetailOutput = ArticleDetail

export interface ArticlesBlogListInput {
  /** Tag that the texts must have; absent: all texts. */
  tag?: string | undefined
  /** `next` of the page before, which the client returns unchanged; absent: the first page. */
  after?: string | undefined
  /** Maximum number of texts per page. Default 9. */
  size?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ArticlesBlogListOutput {
  /** Texts, the newest first. */
  list: Article[]
  /** Tags of the blog, most used first. */
  tags: {
    /** Identifier of the tag. */
    tag: string
    /** Name of the tag in the requested language. */
    label: string
    /** Number of published texts with the tag. */
    count: number
  }[]
  /** Value of `after` for the next page; null: there is none. */
  next: string | null
}

export interface ArticlesBlogDetailInput {
  /** Name of the text in its address, for instance `how-rtp-works`. */
  slug: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type ArticlesBlogDetailOutput = ArticleDetail

export interface ArticlesRateInput {
  /** `NEWS` or `BLOG`: a text of theirs; `HELP`: an article of the help centre. */
  kind: 'NEWS' | 'BLOG' | 'HELP'
  /** Name of the text, or identifier of the help article. */
  slug: string
  /** Whether the text was useful. */
  useful: boolean
}

export interface ArticlesRateOutput {
  /** The answer that is kept now. */
  useful: boolean
}

export interface DepositsSettingsInput {
  /** Amount for which the offers are quoted; absent: they have no quote. */
  amount?: Amount | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface DepositsSettingsOutput {
  /** Whether deposits are enabled. */
  enabled: boolean
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Symbol of the currency, for instance `৳`. */
  currencySymbol: string
  /** Maximum number of open orders. */
  mostOpen: number
  /** Remaining amount of the person's own deposit limit; absent if none is set. */
  limit?: {
    /** Amount that can still be deposited before `resetAt`. */
    left: Money
    /** When the limit is reset. */
    resetAt: Instant
  }
  /**
   * Whether the person must be asked for a deposit limit before the first deposit: until one is set, an order requires
   * `withoutLimit`.
   */
  askLimit: boolean
  /**
   * Wagering multiple of the deposit: the credited amount must be played this many times before it can be withdrawn.
   */
  multiple: number
  /** Version of the terms of the deposit's own turnover requirement. */
  terms: string
  /** Bonus offers available to the person. */
  offers: DepositOffer[]
  /** Orders that are open, and the newest three of all, newest first. */
  orders: DepositOrder[]
}

export interface DepositsChannelsInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface DepositsChannelsOutput {
  /** Channels in display order. */
  channels: DepositChannel[]
}

export interface DepositsBonusCostInput {
  /** Identifier of the bonus, from `offers`. */
  bonusId: string
  /** Amount of the deposit. */
  amount: Amount
  /** Stake of a round, at most the largest that the terms allow; absent: the usual one of the person. */
  stake?: Money | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface DepositsBonusCostOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Bonus for the amount. */
  bonus: Money
  /** Amount the multiple applies to. */
  base: Money
  /** Own cash of the person, a deposit it comes with included. */
  own: Money
  /** With what is given on top of it. */
  start: Money
  /** Stake of a round. */
  stake: Money
  /** Mean stake of the last 30 days; null: nothing was played. */
  usual: Money | null
  /** Required turnover. */
  required: Money
  /** Evenings that were played through on each game. */
  evenings: number
  /** Games, those of the person first; empty if none can be worked out. */
  list: RewardEvenings[]
}

export interface DepositsSubmitInput {
  /** Identifier of the channel, from `deposits.channels`. */
  channelId: string
  /** Amount to credit to the wallet, in the person's currency. */
  amount: Amount
  /** Identifier of the bonus to take with the deposit; absent: none. */
  bonusId?: string | undefined
  /** Values of the channel's fields by field name; at most 16. */
  fields?: Record<string, string> | undefined
  /** Whether the person was asked for a deposit limit and chose to go on without one; absent: no. */
  withoutLimit?: boolean | undefined
  /** Versions of the terms that the person has seen. */
  terms?: Record<string, string> | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type DepositsSubmitOutput = DepositOrder

export interface DepositsOrderInput {
  /** Number of the order; absent if `key` is given. */
  orderNo?: string | undefined
  /** `Idempotency-Key` of the order, to look up its result after a lost response. */
  key?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type DepositsOrderOutput = DepositOrder

export interface DepositsProofInput {
  /** Number of the order. */
  orderNo: string
  /** Transaction number of the bank or wallet; absent if only a picture is sent. */
  paidReference?: string | undefined
  /** Proof of payment: PNG or JPEG in base64, at most 5 MB decoded; absent if only the number is sent. */
  image?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type DepositsProofOutput = DepositOrder

export interface DepositsCancelInput {
  /** Number of the order. */
  orderNo: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type DepositsCancelOutput = DepositOrder

export interface RecordsBetsInput {
  /**
   * Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 days within the
   * last 90.
   */
  startTime?: string | undefined
  /** End of the range, exclusive; absent: now. */
  endTime?: string | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
  /** As with other records: `upTo` of the first page; absent with the first page. */
  upTo?: string | undefined
  /** Filter by category; absent: all categories. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all vendors. */
  vassalage?: string | undefined
  /** Filter by game; absent: all games. */
  nodeId?: number | undefined
  /** Filter by state; absent: all. */
  status?: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {}) | undefined
  /** Filter by what was staked: `MONEY`, or `FREE_SPINS`; absent: both. */
  playedWith?: 'MONEY' | 'FREE_SPINS' | undefined
  /** Filter by the vendor's identifier of the round, or by its number in the ledger; absent: all. */
  roundId?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RecordsBetsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Start of the returned range, inclusive. */
  startTime: Instant
  /** End of the returned range, exclusive; null: now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: BetRow[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** Value to send with requests for later pages. */
  upTo: string
  /** Sums of the whole range, not only of the page. */
  totals: {
    /** Sum of the stakes. */
    stake: Money
    /** Sum of the valid bets. */
    validBet: Money
    /** Sum of the wins. */
    win: Money
    /** Wins less stakes. */
    net: SignedMoney
    /**
     * Sum of the wins of rounds of free spins, which are in none of the other sums; absent if there is no such round.
     */
    freeWin?: Money
  }
}

export interface RecordsBetInput {
  /** `betNo` of the round. */
  betNo: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RecordsBetOutput {
  /** Number of the round in the ledger; of a round of free spins, which moves no money, `F` and its number. */
  betNo: string
  /** The vendor's identifier of the round. */
  roundId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the requested language. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the requested language; in English if there is no translation. */
  gameName: string
  /** Stake of the round. */
  stake: Money
  /**
   * Part of the stake that counts as turnover: the whole stake if the round risks all of it, otherwise at most the
   * amount won or lost; zero if the round ended even.
   */
  validBet: Money
  /** Payout of the round, including the stake; of a round of free spins what it adds to their wins. */
  win: Money
  /** Win less stake; zero for a round of free spins. */
  net: SignedMoney
  /**
   * State of the round: `OPEN`; `SETTLED`; `VOID`: settled with the stake returned; `ROLLED_BACK`: reversed by the
   * vendor.
   */
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  /** When the round began. */
  at: Instant
  /** When the round was settled; null until then. */
  settledAt: Instant | null
  /** Part of the valid bet that counted towards turnover requirements. */
  contribution: Money
  /** Free spins of the round; absent: it was played for money. */
  freeRound?: FreeRound
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Ledger entries of the round, oldest first. */
  entries: LedgerRow[]
  /** Sum of the balances of the affected accounts before the round; null if no account was affected. */
  balanceBefore: Money | null
  /** Sum of the balances of the affected accounts after the round; null if no account was affected. */
  balanceAfter: Money | null
  /** Turnover requirements that received the contribution, in chronological order. */
  counted: {
    /** Source of the requirement, for instance `DEPOSIT` or `BONUS`. */
    source: string
    /** Reference to the source, for instance the number of the deposit. */
    ref: string
    /** Amount counted; negative if it was reversed. */
    amount: SignedMoney
  }[]
  /** URL of a page where anyone can verify the round; absent if the vendor offers none. */
  verifyUrl?: string
}

export interface RecordsLedgerInput {
  /**
   * Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 days within the
   * last 90.
   */
  startTime?: string | undefined
  /** End of the range, exclusive; absent: now. */
  endTime?: string | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
  /**
   * `upTo` of the first page, which excludes newer rows so that later pages neither repeat nor skip rows. Absent with
   * the first page.
   */
  upTo?: string | undefined
  /** Filter by group of transaction types; absent: all. */
  group?:
    | 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'WIN' | 'BONUS'
    | 'REBATE' | 'POINTS' | 'SALARY' | 'ADJUST' | undefined
  /**
   * `MAIN`: cash and bonus; `ALL`: all accounts of the person in the currency; `POINTS`: the points, with `currency`
   * `POINTS` and amounts in whole points. Default 'MAIN'.
   */
  account?: 'MAIN' | 'ALL' | 'POINTS' | undefined
}

export interface RecordsLedgerOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Start of the returned range, inclusive. */
  startTime: Instant
  /** End of the returned range, exclusive; null: now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: LedgerRow[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** Value to send with requests for later pages. */
  upTo: string
  /** Sums of the whole range, not only of the page. */
  totals: {
    /** Sum of credits. */
    in: Money
    /** Sum of debits. */
    out: Money
    /** Credits less debits. */
    net: SignedMoney
  }
}

export interface RecordsDepositsInput {
  /**
   * Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 days within the
   * last 90.
   */
  startTime?: string | undefined
  /** End of the range, exclusive; absent: now. */
  endTime?: string | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
  /**
   * `upTo` of the first page, which excludes newer rows so that later pages neither repeat nor skip rows. Absent with
   * the first page.
   */
  upTo?: string | undefined
  /** Filter by outcome: `OPEN`: in progress; `DONE`: ended with a payment; `FAILED`: ended without one. Absent: all. */
  outcome?: 'OPEN' | 'DONE' | 'FAILED' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RecordsDepositsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Start of the returned range, inclusive. */
  startTime: Instant
  /** End of the returned range, exclusive; null: now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: DepositOrder[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** Value to send with requests for later pages. */
  upTo: string
  /** Sums of the whole range, not only of the page. */
  totals: {
    /** Sum of the credited amounts. */
    credited: Money
    /** Sum of the fees of credited orders. */
    fee: Money
  }
}

export interface RecordsWithdrawalsInput {
  /**
   * Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 days within the
   * last 90.
   */
  startTime?: string | undefined
  /** End of the range, exclusive; absent: now. */
  endTime?: string | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
  /**
   * `upTo` of the first page, which excludes newer rows so that later pages neither repeat nor skip rows. Absent with
   * the first page.
   */
  upTo?: string | undefined
  /** Filter by outcome: `OPEN`: in progress; `DONE`: ended with a payment; `FAILED`: ended without one. Absent: all. */
  outcome?: 'OPEN' | 'DONE' | 'FAILED' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RecordsWithdrawalsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Start of the returned range, inclusive. */
  startTime: Instant
  /** End of the returned range, exclusive; null: now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: WithdrawOrder[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** Value to send with requests for later pages. */
  upTo: string
  /** Sums of the whole range, not only of the page. */
  totals: {
    /** Sum of the payouts of completed orders. */
    paid: Money
    /** Sum of the fees of completed orders. */
    fee: Money
  }
}

export interface RecordsProfitInput {
  /**
   * Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 days within the
   * last 90.
   */
  startTime?: string | undefined
  /** End of the range, exclusive; absent: now. */
  endTime?: string | undefined
  /** Grouping of the rows. Default 'day'. */
  groupBy?: 'day' | 'category' | 'vendor' | 'game' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RecordsProfitOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Start of the returned range, inclusive. */
  startTime: Instant
  /** End of the returned range, exclusive; null: now. */
  endTime: Instant | null
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** Rows of the range. */
  list: {
    /** By `groupBy`: date as `YYYY-MM-DD` in `timeZone`, category, code of the vendor or number of the game. */
    key: string
    /** Name of the vendor or game in the requested language; absent with days and categories. */
    name?: string
    /** Number of settled rounds. */
    rounds: number
    /** Sum of the stakes. */
    stake: Money
    /** Sum of the valid bets. */
    validBet: Money
    /** Sum of the wins. */
    win: Money
    /** Bonuses; non-zero in rows by day only, because they belong to no game. */
    bonus: SignedMoney
    /** Rebates; non-zero in rows by day only, because they belong to no game. */
    rebate: SignedMoney
    /** Wins less stakes, plus bonuses and rebates. */
    net: SignedMoney
  }[]
  /** Sums of all rows. */
  totals: {
    /** Number of settled rounds. */
    rounds: number
    /** Sum of the stakes. */
    stake: Money
    /** Sum of the valid bets. */
    validBet: Money
    /** Sum of the wins. */
    win: Money
    /** Bonuses; non-zero in rows by day only, because they belong to no game. */
    bonus: SignedMoney
    /** Rebates; non-zero in rows by day only, because they belong to no game. */
    rebate: SignedMoney
    /** Wins less stakes, plus bonuses and rebates. */
    net: SignedMoney
  }
  /** Deposits less paid withdrawals since the account was opened. */
  netDeposit: SignedMoney
}

export interface RecordsProofInput {
  /** Last `entryNo` of the previous page; `0` for the first page. Default '0'. */
  after?: string | undefined
  /**
   * `upTo` of the first page, which excludes newer rows so that later pages neither repeat nor skip rows. Absent with
   * the first page.
   */
  upTo?: string | undefined
  /** Maximum number of rows per page. Default 200. */
  pageSize?: number | undefined
}

export interface RecordsProofOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Balance of each account as of `upTo`; only on the first page, empty on later ones. */
  accounts: {
    /** Ledger account of the person; `VENDOR:<code>` is a wallet at a vendor. */
    account: string
    /** Balance of the account. */
    balance: Money
  }[]
  /** Entries, oldest first. */
  list: {
    /** Number of the entry; numbers increase with time. */
    entryNo: string
    /** Number of the transaction; entries of one transaction share it. */
    txNo: string
    /** Type of the transaction, for instance `bet`, `win` or `deposit`. Newer gateways may add types. */
    type: string
    /** Ledger account of the person; `VENDOR:<code>` is a wallet at a vendor. */
    account: string
    /** Amount of the entry; negative for a debit. */
    amount: SignedMoney
    /** Balance of the account after the entry. */
    balanceAfter: Money
    /** When the entry was posted. */
    at: Instant
  }[]
  /** Total number of entries of all pages. */
  totalCount: number
  /** Value to send with requests for later pages. */
  upTo: string
  /** Whether more entries follow. */
  more: boolean
}

export interface RecordsTransfersInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  pageSize?: number | undefined
}

export type RecordsTransfersOutput = Page<Transfer>

export type SummaryMemberInput = Record<string, never>

export interface SummaryMemberOutput {
  /** When the summary was read. */
  at: Instant
  /** Account of the session. */
  member: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
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
      /** URL of the image: a path of the site, or an `https` URL on one of its image hosts. */
      iconUrl: string
      /** Time of the previous login; null if there was none. */
      lastLoginAt: Instant | null
    }
  }
  /** The wallet. */
  balance: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: Balance
  }
  /** Unread messages. */
  unread: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: Unread
  }
  /** Rewards. */
  rewards: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Number of rewards that can be claimed. */
      claimable: number
    }
  }
  /** Missions; 0 while they are off. */
  missions: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Number of missions whose reward can be claimed. */
      claimable: number
    }
  }
  /** Questions to customer service; 0 while they are off. */
  tickets: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Number of questions with an answer that was not read. */
      unread: number
    }
  }
  /** Rank and its figures; null: VIP is off. */
  vip: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: VipProgress | null
  }
  /** Withdrawable amount and open turnover requirements. */
  turnover: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Amount that can be withdrawn now. */
      withdrawable: Money
      /** Amount of cash and bonus that cannot be withdrawn yet. */
      locked: Money
      /** Number of open turnover requirements. */
      open: number
      /** Remaining turnover of all open requirements. */
      remaining: Money
      /** Progress in per cent: a whole number from 0 to 100. */
      percent: number
    }
  }
  /** Rounds since midnight in the site's time zone. */
  today: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Number of rounds. */
      rounds: number
      /** Sum of the stakes. */
      stake: Money
      /** Sum of the wins. */
      win: Money
      /** Wins less stakes. */
      net: SignedMoney
    }
  }
  /** Protection of the account. */
  security: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Whether a fund password is set. */
      hasFundPassword: boolean
    }
  }
  /** What the person is allowed to do now. */
  permissions: {
    /** `ok`: `value` is present; `error`: the part could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** Value of the part; absent with `error`. */
    value?: {
      /** Whether the person may deposit. */
      deposit: boolean
      /** Whether the person may withdraw. */
      withdraw: boolean
      /** Whether the person may transfer money to vendors. */
      transferFund: boolean
      /** Whether the person may transfer money to the upline. */
      transferUpline: boolean
      /** Whether the person has, or had, a contract about dividends. */
      dividends: boolean
      /** Whether the person has, or had, one about a daily salary. */
      dailyWages: boolean
      /** Whether the person has, or had, one about an hourly salary. */
      hourlySalary: boolean
      /** Whether the person has, or had, one about a real-time salary. */
      realtimeSalary: boolean
    }
  }
}

export interface FundsSetAutoTransferInput {
  /** Whether money is transferred to the vendor automatically when a game opens and back when it is closed. */
  autoTransfer: boolean
}

export interface FundsSetAutoTransferOutput {
  /** Whether money is transferred to the vendor automatically when a game opens and back when it is closed. */
  autoTransfer: boolean
}

export type UplineInfoInput = Record<string, never>

export interface UplineInfoOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Account of the upline, masked; null if the person has none or is the top of a line (type 2). */
  upline: string | null
  /** Cash that can be transferred now; zero while a turnover requirement is open. */
  available: Money
  /** Minimum amount of a transfer. */
  min: Money
  /** Maximum amount of a transfer. */
  max: Money
  /** Amount that can still be transferred today. */
  leftToday: Money
  /** When `leftToday` is reset: midnight in the site's time zone. */
  resetAt: Instant
  /** Whether open turnover requirements lock the cash. */
  turnoverOpen: boolean
  /** Whether a fund password is set. */
  hasFundPassword: boolean
}

export interface UplineSubmitInput {
  /** Amount to transfer, in the person's currency. */
  amount: Amount
  /** Remark for the recipient, at most 140 characters; empty: none. Default ''. */
  remark?: string | undefined
  /** Fund password of the person. */
  fundPassword: string
}

export type UplineSubmitOutput = UplineTransfer

export interface UplineHistoryInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  pageSize?: number | undefined
}

export type UplineHistoryOutput = Page<UplineTransfer>

export interface UplineFindInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export type UplineFindOutput = UplineTransfer

export interface InboxListInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Categories separated by commas; absent: all of them. */
  categories?: string | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export type InboxListOutput = Page<Message>

export interface InboxMessageInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Number of the message. */
  messageId: string
}

export type InboxMessageOutput = Message

export interface InboxReadInput {
  /** Message to mark; absent: all messages. */
  messageId?: string | undefined
  /**
   * Without `messageId`: marks only this message and older ones, so that messages that arrived after the list was
   * loaded stay unread. Absent: all.
   */
  upTo?: string | undefined
}

export type InboxReadOutput = Unread

export interface InboxRemoveInput {
  /** Number of the message. */
  messageId: string
}

export type InboxRemoveOutput = Unread

export interface InboxRestoreInput {
  /** Number of the message. */
  messageId: string
}

export type InboxRestoreOutput = Unread

export type LineMessagesRecipientsInput = Record<string, never>

export interface LineMessagesRecipientsOutput {
  /** Account of the upline, masked; null: none. */
  upline: string | null
  /** Whether there is anybody below. */
  team: boolean
}

export interface LineMessagesSendInput {
  /** Account of somebody below; absent without `replyTo`: the upline. */
  account?: string | undefined
  /** Message of the line that is replied to; instead of `account`. */
  replyTo?: string | undefined
  /** Plain text, at most 1,000 characters; an empty line starts a paragraph. */
  text: string
}

export type LineMessagesSendOutput = SentMessage

export interface LineMessagesSentInput {
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface LineMessagesSentOutput {
  /** Rows of the page. */
  list: SentMessage[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface LineMessagesAddPictureInput {
  /** Number of the message. */
  messageId: string
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface LineMessagesAddPictureOutput {
  /** Number of pictures that are attached now. */
  pictures: number
}

export interface LineMessagesPictureInput {
  /** Identifier of the picture. */
  imageId: string
}

export interface LineMessagesPictureOutput {
  /** Media type of the picture. */
  type: 'image/png' | 'image/jpeg' | (string & {})
  /** The picture in base64. */
  image: string
}

export interface SupportFeedbackInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export type SupportFeedbackOutput = Page<Feedback>

export interface SupportAddPictureInput {
  /** `uploadKey` returned by `content.feedback`. */
  uploadKey: string
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface SupportAddPictureOutput {
  /** Number of pictures that are attached now. */
  pictures: number
}

export interface SupportPictureInput {
  /** Identifier of the picture. */
  imageId: string
}

export interface SupportPictureOutput {
  /** Media type of the picture. */
  type: 'image/png' | 'image/jpeg' | (string & {})
  /** The picture in base64. */
  image: string
}

export type TicketsOptionsInput = Record<string, never>

export interface TicketsOptionsOutput {
  /** Unit of `min` and `max`: characters or words. */
  unit: 'char' | 'word' | (string & {})
  /** Least length of a question; a reply can be shorter. */
  min: number
  /** Greatest length of a question or reply. */
  max: number
  /** Greatest number of pictures of a message. */
  pictures: number
  /** Number of questions of the person that are not closed. */
  openTickets: number
  /** Greatest number of questions that can be open at once. */
  mostOpen: number
  /** Days within which a reply reopens a closed question. */
  reopenDays: number
  /** Whether customer service is there now. */
  open: boolean
  /** Hours of customer service of a usual week; empty: none. */
  week: {
    /** Days of the week; 1 is Monday. */
    days: number[]
    /** Beginning on these days, `12:00`, in the time zone of the site. */
    from: string
    /** End, `21:00`; `24:00` is the end of the day. */
    to: string
  }[]
  /** Hours of customer service on this day of the site; empty: closed today. */
  today: {
    /** Beginning. */
    from: Instant
    /** End. */
    to: Instant
  }[]
  /** When customer service is there next; null: now, or it is not known. */
  nextOpen: Instant | null
  /** Median of past first answers in minutes of service hours; null: too few to tell. */
  medianMinutes: number | null
  /** Number of questions with an answer that the person has not read. */
  unread: number
  /** When a question that is asked now is expected to be answered; null: not known. */
  expectedAt: Instant | null
}

export interface TicketsSubjectInput {
  /**
   * Kind of the subject: an order, a transfer between wallets, a transfer within the line, a round, a game, or a
   * contract.
   */
  kind: 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'LINE_TRANSFER' | 'ROUND' | 'GAME' | 'CONTRACT' | (string & {})
  /** Number of the order, the transfer or the contract; `betNo` of a round, `nodeId` of a game. */
  id: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type TicketsSubjectOutput = TicketSubject

export interface TicketsSubmitInput {
  /** The question, plain text; its length is limited by a setting. */
  text: string
  /** What it is about, which must belong to the person; absent: nothing in particular. */
  subject?: {
    /**
     * Kind of the subject: an order, a transfer between wallets, a transfer within the line, a round, a game, or a
     * contract.
     */
    kind: 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'LINE_TRANSFER' | 'ROUND' | 'GAME' | 'CONTRACT' | (string & {})
    /** Number of the order, the transfer or the contract; `betNo` of a round, `nodeId` of a game. */
    id: string
  } | undefined
  /** A problem in a game, instead of `subject`: its round becomes the subject, or else the game. */
  problem?: {
    /** Identifier of the game. */
    nodeId: number
    /** The vendor's identifier of one of the person's rounds of the game; absent: the game itself. */
    roundId?: string | undefined
  } | undefined
  /** Key that the client makes anew for each message: sent twice with the same one, it is filed once. */
  intent: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type TicketsSubmitOutput = Ticket

export interface TicketsListInput {
  /** `true`: only those that are not closed; `false`: only closed ones; absent: all. */
  open?: 'true' | 'false' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export type TicketsListOutput = Page<TicketRow>

export interface TicketsTicketInput {
  /** Number of the question. */
  ticketNo: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type TicketsTicketOutput = Ticket

export interface TicketsReplyInput {
  /** Number of the question. */
  ticketNo: string
  /** The reply, plain text; absent with `choice`. */
  text?: string | undefined
  /** A choice of a message, instead of `text`. */
  choice?: {
    /** Number of the message of the thread. */
    messageNo: string
    /** Index of the choice. */
    index: number
  } | undefined
  /** Key that the client makes anew for each message: sent twice with the same one, it is filed once. */
  intent: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type TicketsReplyOutput = Ticket

export interface TicketsCloseInput {
  /** Number of the question. */
  ticketNo: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type TicketsCloseOutput = Ticket

export interface TicketsReadInput {
  /** Number of the question. */
  ticketNo: string
  /** Last message of the thread that was shown: an answer that came after it stays unread. Absent: all. */
  upTo?: string | undefined
}

export interface TicketsReadOutput {
  /** Number of questions with an answer that the person has not read. */
  unread: number
}

export interface TicketsAddPictureInput {
  /** Number of the question. */
  ticketNo: string
  /** Number of the message of the thread. */
  messageNo: string
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface TicketsAddPictureOutput {
  /** Number of pictures that are attached now. */
  pictures: number
}

export interface TicketsPictureInput {
  /** Identifier of the picture. */
  imageId: string
}

export interface TicketsPictureOutput {
  /** Media type of the picture. */
  type: 'image/png' | 'image/jpeg' | (string & {})
  /** The picture in base64. */
  image: string
}

export type BonusesOpenInput = Record<string, never>

export interface BonusesOpenOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Open bonuses. */
  list: Bonus[]
}

export interface BonusesHistoryInput {
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface BonusesHistoryOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: Bonus[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface BonusesBetsInput {
  /** Identifier of the bonus. */
  bonusId: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface BonusesBetsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: BonusBet[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export type RebatesSettingsInput = Record<string, never>

export interface RebatesSettingsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rates by category. */
  rates: {
    gameType: GameType | (string & {})
    /** Rate in per cent. */
    rate: string
  }[]
  /** Paid for the play of a day at most. */
  dayCap: Money
  /** Minutes after which play can be claimed. */
  settleMinutes: number
  /** Whether rounds that were counted for a bonus bring no rebate. */
  excludesBonus: boolean
}

export type RebatesSummaryInput = Record<string, never>

export interface RebatesSummaryOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /**
   * `CLAIMABLE`: `amount` can be claimed; `CALCULATING`: play was settled only now, and can be claimed at `readyAt`;
   * `OPEN`: there is not enough to claim.
   */
  state: 'OPEN' | 'CALCULATING' | 'CLAIMABLE' | (string & {})
  /** Play that can be claimed, by category. */
  lines: {
    gameType: GameType | (string & {})
    /** Valid bet that no rebate was paid for. */
    validBet: Money
    /** Rate in per cent, with the factor of the rank. */
    rate: string
    /** Rebate before the limit of the day. */
    amount: Money
  }[]
  /** What a claim would pay now. */
  amount: Money
  /** Least amount that can be claimed. */
  min: Money
  /** What play that was settled only now adds to it at `readyAt`. */
  calculating: Money
  /** When play that is calculated can be claimed; null: there is none. */
  readyAt: Instant | null
  /** When what is not claimed is paid by itself. */
  autoPayAt: Instant
}

export type RebatesSubmitInput = Record<string, never>

export interface RebatesSubmitOutput {
  /** What was paid. */
  amount: Money
}

export interface RebatesHistoryInput {
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface RebatesHistoryOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: {
    /** Identifier of the rebate. */
    rebateId: string
    /** Day that was played on. */
    day: string
    /** `AUTO_PAID`: it was paid by itself. */
    state: 'CLAIMED' | 'AUTO_PAID' | (string & {})
    /** Play that was settled before is in it. */
    upTo: Instant
    /** When it was paid. */
    at: Instant
    /** What it was made of, by category. */
    lines: {
      gameType: GameType | (string & {})
      /** Valid bet that no rebate was paid for. */
      validBet: Money
      /** Rate in per cent, with the factor of the rank. */
      rate: string
      /** Rebate before the limit of the day. */
      amount: Money
    }[]
    /** Rebate before the limit of the day. */
    earned: Money
    /** What was paid. */
    amount: Money
  }[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export type ReferralsDetailsInput = Record<string, never>

export interface ReferralsDetailsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Code that a friend enters at the registration. */
  code: string
  /** Address of the registration with the code. */
  link: string
  /** Terms for friends who register now. */
  terms: {
    /** A friend deposits so much to qualify. */
    deposit: Money
    /** A friend plays so much, in valid bets, to qualify. */
    validBet: Money
    /** In so many days from the registration. */
    days: number
    /** Given to the inviter for each friend who has qualified. */
    inviter: Money
    /** Given to the friend. */
    friend: Money
    /** Times that what is given has to be played. */
    multiple: number
    /** Friends who can qualify in a month. */
    monthLimit: number
    /** Shares of what friends deposit and play once they have qualified, by level. */
    levels: {
      /** 1: friends, 2: their friends, 3: the friends of those. */
      level: number
      /** Rate in per cent. */
      deposit: string
      /** Rate in per cent. */
      validBet: string
    }[]
  }
  /** Visits of the link: each visitor once a day. */
  visits: number
  /** Friends by state; a state that nobody is in is absent. */
  counts: {
    /**
     * `REGISTERED`: has an account; `DEPOSITED`: has deposited enough; `QUALIFIED`: has played enough too, and the
     * reward waits; `REWARDED`: the reward was taken; `REJECTED`: brings no reward, see `reason`; `REVOKED`: an
     * operator took the reward back.
     */
    state: 'REGISTERED' | 'DEPOSITED' | 'QUALIFIED' | 'REWARDED' | 'REJECTED' | 'REVOKED' | (string & {})
    /** Number of friends. */
    count: number
  }[]
  /** What can be claimed now. */
  claimable: Money
  /** What was claimed in all. */
  earned: Money
  /** Shares of the day that runs; offered when it is over. */
  running: Money
}

export interface ReferralsListInput {
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ReferralsListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: {
    /** Identifier of the row. */
    referralId: string
    /** Account name of the friend, masked. */
    account: string
    /** When the friend registered. */
    joinedAt: Instant
    /** What the friend deposits and plays before counts. */
    until: Instant
    /** Whether the friend has deposited enough in time. Amounts of a friend are not told. */
    depositMet: boolean
    /** Whether the friend has played enough in time. */
    betMet: boolean
    /**
     * `REGISTERED`: has an account; `DEPOSITED`: has deposited enough; `QUALIFIED`: has played enough too, and the
     * reward waits; `REWARDED`: the reward was taken; `REJECTED`: brings no reward, see `reason`; `REVOKED`: an
     * operator took the reward back.
     */
    state: 'REGISTERED' | 'DEPOSITED' | 'QUALIFIED' | 'REWARDED' | 'REJECTED' | 'REVOKED' | (string & {})
    /** Why the friend brings no reward; null: nothing is against it. */
    reason: 'SAME_DEVICE' | 'SAME_ADDRESS' | 'SAME_ACCOUNT' | 'SAME_NAME' | 'TOO_LATE' | 'LIMIT' | 'OPERATOR' | (string & {}) | null
    /** What the inviter is given once the friend has qualified. */
    reward: Money
  }[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ReferralsIncomeInput {
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ReferralsIncomeOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: {
    /** Identifier of the reward. */
    rewardId: string
    /** `FRIEND`: a friend has qualified; `SHARE`: the shares of a day; `INVITED`: the gift for having been invited. */
    kind: 'FRIEND' | 'SHARE' | 'INVITED' | (string & {})
    /** Of `FRIEND`: account name of the friend, masked; else null. */
    account: string | null
    /** Of `SHARE`: the day it was made on; else null. */
    day: string | null
    /** When it was offered. */
    at: Instant
    /** Amount. */
    amount: Money
    /** `OFFERED`: can be claimed; `CLAIMED`: was claimed; `ENDED`: can no longer be claimed. */
    state: 'OFFERED' | 'CLAIMED' | 'ENDED' | (string & {})
    /** Of `SHARE`: what it was made of, by level; else empty. */
    lines: {
      /** 1: friends, 2: friends of friends. */
      level: number
      /** Number of friends who played or deposited. */
      friends: number
      /** Deposited on the day, by all of them. */
      deposits: Money
      /** Valid bets of the day, of all of them. */
      validBet: Money
      /** Rate in per cent. */
      depositRate: string
      /** Rate in per cent. */
      betRate: string
      /** Share, rounded down; the sum of a day is rounded once. */
      amount: Money
    }[]
  }[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export type ReferralsClaimInput = Record<string, never>

export interface ReferralsClaimOutput {
  /** What was given. */
  amount: Money
  /** Number of rewards. */
  count: number
}

export interface RewardsListInput {
  /** `IN_PROGRESS`: claimed or active; `HISTORY`: ended. Default 'CLAIMABLE'. */
  status?: 'CLAIMABLE' | 'IN_PROGRESS' | 'HISTORY' | undefined
  /** Filter by source; absent: all. */
  source?: RewardSource | (string & {}) | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface RewardsListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: Reward[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
  /** Number of rewards that can be claimed. */
  claimable: number
}

export interface RewardsClaimInput {
  /** Reward to claim; absent: all that ask for no play. */
  rewardId?: string | undefined
  /** `terms` of the reward as they were shown. If others apply by then, the call is refused with `terms_changed`. */
  terms?: string | undefined
}

export interface RewardsClaimOutput {
  /** What was claimed, in its state now. */
  list: Reward[]
}

export interface RewardsCostInput {
  /** Identifier of the reward. */
  rewardId: string
  /** Stake of a round, at most the largest that the terms allow; absent: the usual one of the person. */
  stake?: Money | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RewardsCostOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  reward: Reward
  /** Own cash of the person, a deposit it comes with included. */
  own: Money
  /** With what is given on top of it. */
  start: Money
  /** Stake of a round. */
  stake: Money
  /** Mean stake of the last 30 days; null: nothing was played. */
  usual: Money | null
  /** Required turnover. */
  required: Money
  /** Evenings that were played through on each game. */
  evenings: number
  /** Games, those of the person first; empty if none can be worked out. */
  list: RewardEvenings[]
}

export interface RewardsForfeitInput {
  /** Identifier of the reward. */
  rewardId: string
}

export type RewardsForfeitOutput = Reward

export interface PromotionsAvailableInput {
  /** Filter by category; absent: all. */
  category?: PromotionCategory | (string & {}) | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface PromotionsAvailableOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Promotions, in the order of the site. */
  list: Promotion[]
}

export interface PromotionsListInput {
  /** Filter by category; absent: all. */
  category?: PromotionCategory | (string & {}) | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface PromotionsListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Promotions, in the order of the site; what has ended comes last. */
  list: Promotion[]
}

export type PromotionsCategoriesInput = Record<string, never>

export interface PromotionsCategoriesOutput {
  /** Categories in their order. */
  list: {
    category: PromotionCategory | (string & {})
    /** Number of promotions that run or begin soon. */
    count: number
  }[]
}

export interface PromotionsDetailInput {
  /** Identifier of the promotion. */
  promotionId: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface PromotionsDetailOutput {
  /** Identifier of the promotion, also its place on the page: `/promotions#<id>`. */
  promotionId: string
  type: PromotionType | (string & {})
  category: PromotionCategory | (string & {})
  way: PromotionWay | (string & {})
  /** Title in the requested language. */
  title: string
  /** A word or two beside the title; null: none. */
  tag: string | null
  /** What it is, in a sentence. */
  summary: string
  /** Address of its picture, about 2:1. */
  imageUrl: string
  /** From when it can be taken. */
  startsAt: Instant
  /** Until when; null: no end is planned. */
  endsAt: Instant | null
  /** Version of the terms: of those the person has taken, else the newest. */
  version: number
  /** Version of what is shown; sent with `join` or `apply`, it says what was seen. */
  termsVersion: string
  terms: PromotionTerms
  status: ActivityStatus | (string & {})
  /** Whether it can be applied for again after a rejection. */
  again: boolean
  /** Conditions that the person does not meet now; empty for visitors, and once its reward is decided. */
  unmet: UnmetCondition[]
  /** When the person joined or applied; null: they did not. */
  takenAt: Instant | null
  /** Why an application was rejected, in words; null: it was not. */
  reason: string | null
  /** Amount of the reward; null: there is none yet. */
  given: Money | null
  /** Identifier of the reward in `rewards`; null: there is none yet. */
  rewardId: string | null
  /** Until when the reward can be claimed; null: always, or there is none. */
  claimBy: Instant | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Full terms in the requested language, sanitised HTML. */
  content: string
}

export interface PromotionsJoinInput {
  /** Identifier of the promotion. */
  promotionId: string
  /** `termsVersion` as it was shown; refused if the terms have changed since. Absent: the newest terms. */
  termsVersion?: string | undefined
}

export type PromotionsJoinOutput = Promotion

export interface PromotionsApplyInput {
  /** Identifier of the promotion. */
  promotionId: string
  /** `termsVersion` as it was shown; refused if the terms have changed since. Absent: the newest terms. */
  termsVersion?: string | undefined
  /** Remark, at most 140 characters; empty: none. Default ''. */
  remark?: string | undefined
  /** Identifiers of pictures uploaded with `promotions.addPicture`. Default . */
  images?: string[] | undefined
}

export type PromotionsApplyOutput = Promotion

export interface PromotionsAddPictureInput {
  /** Identifier of the promotion. */
  promotionId: string
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface PromotionsAddPictureOutput {
  /** Identifier of the picture. */
  imageId: string
}

export interface RafflesListInput {
  /** `PAST`: those that were drawn or cancelled. Default 'OPEN'. */
  status?: 'OPEN' | 'PAST' | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  size?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RafflesListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: Raffle[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
}

export interface RafflesDetailInput {
  /** Identifier of the raffle. */
  id: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface RafflesDetailOutput {
  /** Identifier of the raffle. */
  id: string
  /** Title in the requested language. */
  title: string
  /** What it is about in the requested language; an empty line parts paragraphs. */
  text: string
  status: RaffleState | (string & {})
  /** From when tickets can be earned. */
  startsAt: Instant
  /** Until when tickets can be earned. */
  endsAt: Instant
  /** When the list of tickets becomes final and the raffle is drawn, at the earliest. */
  drawsAt: Instant
  /** Valid bets that bring a ticket; null: bets bring none. */
  betPerTicket: Money | null
  /** Deposits that bring a ticket; null: deposits bring none. */
  depositPerTicket: Money | null
  /** Categories of games whose valid bets count; empty: all. */
  gameTypes: (GameType | (string & {}))[]
  /** Tickets that one person can have at most. */
  ticketsPerPerson: number
  /** Prizes that one person can win at most. */
  winsPerPerson: number
  /** Prizes in the order in which they are drawn. */
  prizes: {
    /** Number of such prizes. */
    count: number
    type: RewardForm | (string & {})
    /** What is given. */
    amount: Money
    /** Wagering multiple of the amount; 0: no play is required. */
    multiple: number
  }[]
  /** Number of tickets that take part, of all people. */
  tickets: number
  /** SHA-256 of the text of the seed, hexadecimal; published before the first ticket. */
  commitment: string
  /** Why it was cancelled, in words; null: it was not. */
  reason: string | null
  /** The first three winners; of `raffles.detail` all of them. */
  winners: RaffleWinner[]
  /** The person; null for visitors and trial players. */
  mine: {
    /** Tickets of the person that take part. */
    tickets: number
    /** Valid bets of the person that are counted. */
    bets: Money
    /** Deposits of the person that are counted. */
    deposits: Money
    /** Prizes of the person. */
    wins: {
      /** Place in the order of prizes, from 1. */
      place: number
      /** Number of the ticket. */
      number: number
      type: RewardForm | (string & {})
      /** What is given. */
      amount: Money
      /** Wagering multiple of the amount; 0: no play is required. */
      multiple: number
      /** Whether the prize can be claimed now. */
      claimable: boolean
      /** Until when it can be claimed; null: always. */
      claimBy: Instant | null
      /** Identifier of the prize in `rewards`; null: none was offered. */
      rewardId: string | null
    }[]
  } | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  proof: RaffleProof
}

export interface RafflesTicketsInput {
  /** Identifier of the raffle. */
  id: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of tickets per page. Default 2000. */
  size?: number | undefined
}

export interface RafflesTicketsOutput {
  /** Tickets that take part. */
  list: {
    /** Number of the ticket. */
    number: number
    /** The same for all tickets of one person in this raffle. */
    holder: number
  }[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface RafflesMineInput {
  /** Identifier of the raffle. */
  id: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of tickets per page. Default 200. */
  size?: number | undefined
}

export interface RafflesMineOutput {
  /** Tickets of the person. */
  list: {
    /** Number of the ticket. */
    number: number
    /** When it was earned. */
    issuedAt: Instant
    /** When play that had brought it was taken back; null: it counts. */
    voidedAt: Instant | null
    /** Place it was drawn for; null: none. */
    place: number | null
  }[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface RafflesClaimInput {
  /** Identifier of the raffle. */
  id: string
  /** Place in the order of prizes, from 1. */
  place: number
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type RafflesClaimOutput = Raffle

export type PointsBalanceInput = Record<string, never>

export interface PointsBalanceOutput {
  /** Balance. */
  points: number
  /**
   * Points that were spent before the play they came from was rolled back. New points pay them first; until then
   * nothing can be redeemed or converted.
   */
  owed: number
  /** Points that can still be converted today. */
  leftToday: number
  /** When `leftToday` is reset: midnight in the site's time zone. */
  resetAt: Instant
  /** Whether a fund password is set. */
  hasFundPassword: boolean
  /** Address of the last goods that were redeemed; null: none. */
  lastAddress: PointAddress | null
}

export type PointsConfigInput = Record<string, never>

export interface PointsConfigOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Points for 1.00 in cash. Cash is rounded down to 0.01. */
  ratio: number
  /** Minimum number of points of a conversion. */
  min: number
  /** A conversion takes a multiple of this many points. */
  step: number
  /** Maximum number of points converted per day. */
  perDay: number
  /** Wagering multiple of the cash; 0: no play is required. */
  multiple: number
  /** Categories of games that earn points. What is less than a point is kept and adds up. */
  rates: {
    gameType: GameType | (string & {})
    /** Points per 100.00 of valid bet, at the rank of whoever asks. */
    per100: number
  }[]
  /** Countries goods are delivered to, as ISO 3166-1 codes. */
  countries: string[]
}

export interface PointsItemsInput {
  /** Filter by type; absent: all. */
  type?: PointItemType | (string & {}) | undefined
  /** Only items that cost at most this many points; absent: all. */
  maxPoints?: number | undefined
  /** Order of the list. Default 'newest'. */
  sort?: 'newest' | 'cheapest' | 'dearest' | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface PointsItemsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: PointItem[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface PointsOrdersInput {
  /** Filter by state; absent: all. */
  status?: PointOrderState | (string & {}) | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface PointsOrdersOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: PointOrder[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface PointsRedeemInput {
  /** Identifier of the item. */
  itemId: string
  /**
   * Version of the terms that were shown. When it is sent with a call and other terms apply by then, the call is
   * refused with `terms_changed`; if absent, the current terms apply.
   */
  version?: string | undefined
  /** Where to deliver goods; required with them, ignored otherwise. */
  address?: {
    /** Name of the recipient. */
    name: string
    /** Telephone number: digits, with or without a leading plus. */
    phone: string
    /** Street and number. */
    street: string
    /** City. */
    city: string
    /** Postcode. */
    postcode: string
    /** ISO 3166-1 code of the country. */
    country: string
  } | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
  /** Fund password of the person. */
  fundPassword: string
}

export type PointsRedeemOutput = PointOrder

export interface PointsFindOrderInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export type PointsFindOrderOutput = PointOrder

export interface PointsConvertInput {
  /** Points to convert. */
  points: number
  /** `ratio` as it was shown. If another applies by then, the call is refused with `terms_changed`. */
  ratio?: number | undefined
  /** Likewise `multiple`, as it was shown. */
  multiple?: number | undefined
  /** Fund password of the person. */
  fundPassword: string
}

export type PointsConvertOutput = PointConversion

export interface PointsFindConversionInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export type PointsFindConversionOutput = PointConversion

export interface MissionsListInput {
  /**
   * `O`: open ones; `C`: those whose reward can be claimed; `H`: claimed and expired ones, newest first. Default 'O'.
   */
  status?: 'O' | 'C' | 'H' | undefined
  /** Page number, from 1. Default 1. */
  page?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  size?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface MissionsListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: Mission[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** Number of missions whose reward can be claimed. */
  claimable: number
  /** IANA name of the time zone that days and weeks are in. */
  timeZone: string
  /** When missions begin anew. */
  resetAt: {
    /** When the next day begins. */
    daily: Instant
    /** When the next week begins. */
    weekly: Instant
  }
}

export interface MissionsClaimInput {
  /** Identifier of the mission. */
  id: string
  /** `periodKey` of the mission. */
  periodKey: 'once' | string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface MissionsClaimOutput {
  mission: Mission
  /** Whether it was paid at once; otherwise it waits in the reward centre. */
  paid: boolean
}

export interface MissionsLeaderboardInput {
  /** Identifier of the leaderboard; absent: the first. */
  id?: string | undefined
  /** First day of the period; absent: the current one. */
  periodKey?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface MissionsLeaderboardOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone that days and weeks are in. */
  timeZone: string
  /** Leaderboards in the order of the site. */
  boards: {
    /** Identifier of the leaderboard. */
    id: string
    /** Title in the requested language. */
    title: string
    period: BoardPeriod | (string & {})
  }[]
  /** Periods of `board` that can be asked for, the newest first. */
  periods: {
    /** First day of the period. */
    periodKey: string
    /** When it begins. */
    periodStart: Instant
    /** When it ends. */
    periodEnd: Instant
  }[]
  /** The leaderboard; null: there is none. */
  board: Leaderboard | null
}

export type TurnoverInfoInput = Record<string, never>

export type TurnoverInfoOutput = TurnoverInfo

export interface TurnoverForfeitInput {
  /**
   * Identifier of the bonus that was shown: the `id` of its requirement. If another one is open, none is forfeited, and
   * the call is refused with `reward_closed`. Absent: whichever is open.
   */
  bonusId?: string | undefined
}

export type TurnoverForfeitOutput = TurnoverInfo

export interface VipProgressInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface VipProgressOutput {
  /** Position of the rank on the ladder; 0 is where everyone begins. */
  level: number
  /** Name of the rank in the requested language. */
  label: string
  /** Since when the person has the rank; null: from the beginning. */
  since: Instant | null
  /** Valid bet of all time. */
  total: Money
  /** The next rank that the total leads to; null: there is none. */
  next: {
    /** Position of the rank on the ladder; 0 is where everyone begins. */
    level: number
    /** Name of the rank in the requested language. */
    label: string
    /** Valid bet from which a person has it. */
    total: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
  } | null
  /** The month that is counted. */
  month: {
    /** First day of the month, in the time zone of the site. */
    from: string
    /** When the month ends. */
    endsAt: Instant
    /** Valid bet of the month. */
    validBet: Money
    /** Valid bet with which the rank is kept; 0.00: nothing is required. */
    keep: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
    /** Whether the rank can be lost when the month ends: not in the month it was reached, nor on a break. */
    judged: boolean
  }
  /** The next of the ranks that were lost; null: none was. */
  regain: {
    /** Position of the rank on the ladder; 0 is where everyone begins. */
    level: number
    /** Name of the rank in the requested language. */
    label: string
    /** Valid bet of a month with which it comes back. */
    keep: Money
    /** Progress in per cent: a whole number from 0 to 100, 100 only once reached. */
    percent: number
  } | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
}

export interface VipRanksInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface VipRanksOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Ranks, the lowest first. */
  list: VipRank[]
  /** Times that what is given has to be played; 0: no play is required. */
  multiple: number
  /** Days in which it can be claimed. */
  claimDays: number
}

export type LimitsProfileInput = Record<string, never>

export type LimitsProfileOutput = RgProfile

export type LimitsListInput = Record<string, never>

export type LimitsListOutput = RgLimits

export interface LimitsSubmitInput {
  /**
   * What the limit applies to: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round
   * (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  /** Period of the limit; `BET` only, and always, with `SINGLE_BET`. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
  /** Value of the limit: an amount of money, or whole minutes with `SESSION`; null removes the limit. */
  value: Amount | null
  /** Version of the terms that were shown, under the name `limits`; absent: the current terms apply. */
  terms?: Record<string, string> | undefined
}

export type LimitsSubmitOutput = RgLimits

export interface LimitsConfirmInput {
  /**
   * What the limit applies to: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round
   * (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  /** Period of the limit; `BET` only, and always, with `SINGLE_BET`. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
}

export type LimitsConfirmOutput = RgLimits

export interface LimitsCancelInput {
  /**
   * What the limit applies to: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round
   * (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  /** Period of the limit; `BET` only, and always, with `SINGLE_BET`. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
}

export type LimitsCancelOutput = RgLimits

export interface LimitsTimeoutInput {
  /** Length in hours, from 24 to 1,008 (six weeks). */
  hours: number
  /** The caller's own account name, typed as a confirmation of this irreversible action. */
  account: string
}

export type LimitsTimeoutOutput = RgLimits

export interface LimitsExcludeInput {
  /** Length in months, from 6 to 120. */
  months: number
  /** The caller's own account name, typed as a confirmation of this irreversible action. */
  account: string
}

export type LimitsExcludeOutput = RgLimits

export interface LimitsIntervalInput {
  /** Interval in minutes, one of the profile's options. */
  minutes: number
}

export type LimitsIntervalOutput = RgLimits

export type LimitsSessionInput = Record<string, never>

export type LimitsSessionOutput = RgSession

export type LimitsAcknowledgeInput = Record<string, never>

export type LimitsAcknowledgeOutput = RgSession

export interface LimitsHistoryInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  pageSize?: number | undefined
}

export type LimitsHistoryOutput = Page<RgStretch>

export interface LimitsCloseTypesInput {
  /** Categories to exclude, 1 to 9. */
  gameTypes: (GameType | (string & {}))[]
  /** Length in days, one of the profile's durations. */
  days: number
  /** The caller's own account name, typed as a confirmation of this irreversible action. */
  account: string
}

export type LimitsCloseTypesOutput = RgLimits

export interface LimitsPresetInput {
  /** Length of the session in minutes, one of the profile's options. */
  minutes: number
  /** Loss limit, in the person's currency. */
  loss: Amount
  /** Version of the terms that were shown, under the name `session`; absent: the current terms apply. */
  terms?: Record<string, string> | undefined
}

export type LimitsPresetOutput = RgSession

export interface LimitsStatementInput {
  /** Year of the statement; absent: the current year. */
  year?: number | undefined
}

export interface LimitsStatementOutput {
  /** Year of the statement, in the site's time zone. */
  year: number
  /** Years with a statement, newest first. */
  years: number[]
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Months of the year in chronological order. */
  months: RgMonth[]
  /** Sums of the year. */
  total: {
    /** Sum of the deposits. */
    paidIn: Money
    /** Sum of the withdrawals. */
    paidOut: Money
    /** Deposits less withdrawals. */
    netPaid: SignedMoney
    /** Sum of the stakes. */
    staked: Money
    /** Sum of the wins. */
    won: Money
    /** Wins less stakes. */
    result: SignedMoney
  }
}

export type LimitsSelfTestInput = Record<string, never>

export interface LimitsSelfTestOutput {
  /** Stored results, newest first. */
  results: {
    /** Sum of the nine answers, 0 to 27. */
    score: number
    /** Risk level: `NONE` for a score of 0, `LOW` for 1 and 2, `MODERATE` for 3 to 7, `HIGH` from 8. */
    band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
    /** When the test was taken. */
    at: Instant
  }[]
}

export interface LimitsSubmitSelfTestInput {
  /** Nine answers in the order of the questions, each from 0 (never) to 3 (almost always). */
  answers: number[]
}

export interface LimitsSubmitSelfTestOutput {
  /** Sum of the nine answers, 0 to 27. */
  score: number
  /** Risk level: `NONE` for a score of 0, `LOW` for 1 and 2, `MODERATE` for 3 to 7, `HIGH` from 8. */
  band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
  /** When the test was taken. */
  at: Instant
  /** Whether the result was stored; the answers never are. */
  kept: boolean
}

export interface ChatRoomsListInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatRoomsListOutput {
  /** Rooms in display order. */
  list: ChatRoom[]
}

export interface ChatRoomsPermissionInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
}

export interface ChatRoomsPermissionOutput {
  /** Whether the person may read the room. */
  read: boolean
  /** Whether the person may write, once the rules are accepted. */
  write: boolean
  /**
   * Why the person may not write or read: `VISITOR` is not logged in, `TRIAL` plays without an account, `BREAK` takes a
   * break from play, `UNDERAGE`, `MUTED` or `BANNED` by an operator, `CLOSED` room; null: there is no reason.
   */
  barrier: 'VISITOR' | 'TRIAL' | 'BREAK' | 'UNDERAGE' | 'MUTED' | 'BANNED' | 'CLOSED' | (string & {}) | null
  /** When the barrier ends by itself; null: it does not, or there is none. */
  until: Instant | null
  /** Whether the person has accepted the rules in force. */
  rulesAccepted: boolean
  /** Version of the rules in force; `chatRooms.accept` takes it. */
  rulesVersion: number
  /** Least time between two messages of a person, in milliseconds. */
  slowModeMs: number
  /** Greatest length of a message in characters. */
  maxLength: number
  /** How the person appears to others; null for visitors and trial players. */
  me: ChatPerson | null
  /** People whose messages the person does not see. */
  blocked: ChatPerson[]
}

export interface ChatRoomsMessagesInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Only messages with a smaller `seq`. */
  before?: number | undefined
  /** Only messages with a larger `seq`. */
  after?: number | undefined
  /** Maximum number of messages. Default 50. */
  pageSize?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatRoomsMessagesOutput {
  /** Messages, oldest first. */
  list: ChatMessage[]
  /** Whether the asked direction has more: older ones, or with `after` newer ones. */
  more: boolean
  /** Position up to which the answer has read the room; clients continue with it as `after`. */
  lastSeq: number
}

export interface ChatRoomsPeopleInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatRoomsPeopleOutput {
  /** Number of people who are looking at the room now. */
  count: number
  /** People, those who wrote last first; at most 50. */
  list: {
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
    /** Whether the person is looking at the room now. */
    here: boolean
    /** Title of the game the person plays now; absent if none, or if the person keeps wins private. */
    playing?: string
  }[]
}

export interface ChatRoomsWatchInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
}

export interface ChatRoomsWatchOutput {
  /** When the stream stops sending messages of the room, unless the call is repeated. */
  until: Instant
}

export interface ChatRoomsAcceptInput {
  /** Version of the rules that were shown. */
  version: number
}

export interface ChatRoomsAcceptOutput {
  /** Version that was accepted. */
  rulesVersion: number
}

export interface ChatRoomsSendInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Identifier made by the client for this message: a repeat returns the message that was sent. */
  clientId: string
  /**
   * Plain text. A person is mentioned as `<@…>` with the identifier of the person; links to other sites are removed.
   * The rules of the room have its greatest length.
   */
  text: string
}

export type ChatRoomsSendOutput = ChatMessage

export interface ChatRoomsShareInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Identifier made by the client for this message: a repeat returns the message that was sent. */
  clientId: string
  /** Number of the round in the ledger. */
  betNo: string
  /** Whether others see stake and win, or only the multiple. Default false. */
  showStake?: boolean | undefined
  /**
   * Plain text. A person is mentioned as `<@…>` with the identifier of the person; links to other sites are removed.
   * The rules of the room have its greatest length. Default ''.
   */
  text?: string | undefined
}

export type ChatRoomsShareOutput = ChatMessage

export interface ChatRoomsCheckInput {
  /** Number of the message. */
  messageId: string
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface ChatRoomsCheckOutput {
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
  /** When the record was read. */
  checkedAt: Instant
  /** State of the round in the record: `SETTLED`, `OPEN` again, or `ROLLED_BACK`. */
  state: 'SETTLED' | 'OPEN' | 'ROLLED_BACK' | (string & {})
}

export interface ChatRoomsGiftInfoInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
}

export interface ChatRoomsGiftInfoOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Cash that can be given now; zero while a turnover requirement is open. */
  available: Money
  /** Minimum amount that one person receives. */
  min: Money
  /** Maximum amount of one gift. */
  max: Money
  /** Amount that can still be given today. */
  leftToday: Money
  /** When `leftToday` is reset: midnight in the site's time zone. */
  resetAt: Instant
  /** Whether open turnover requirements lock the cash. */
  turnoverOpen: boolean
  /** Whether a fund password is set. */
  hasFundPassword: boolean
  /** Number of people whom rain in this room would reach at most. */
  active: number
  /** Greatest number of people of one rain. */
  mostPeople: number
}

export interface ChatRoomsTipInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Identifier of a person in the chat; it names no account. */
  person: string
  /** Amount to give, in the person's currency. */
  amount: Amount
  /** Fund password of the person. */
  fundPassword: string
}

export interface ChatRoomsTipOutput {
  /** Number of the gift. */
  giftNo: string
  /** `TIP`: to one person; `RAIN`: to several, in equal parts. */
  kind: 'TIP' | 'RAIN' | (string & {})
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Amount that left the wallet of the sender. */
  amount: Money
  /** Amount that each person received. */
  each: Money
  /** Number of people who received it. */
  people: number
  /** Number of the message that tells the room. */
  messageId: string
  /** When it was given. */
  at: Instant
}

export interface ChatRoomsRainInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Number of people at most. */
  people: number
  /** Amount to give in all, in the person's currency. */
  amount: Amount
  /** Fund password of the person. */
  fundPassword: string
}

export interface ChatRoomsRainOutput {
  /** Number of the gift. */
  giftNo: string
  /** `TIP`: to one person; `RAIN`: to several, in equal parts. */
  kind: 'TIP' | 'RAIN' | (string & {})
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Amount that left the wallet of the sender. */
  amount: Money
  /** Amount that each person received. */
  each: Money
  /** Number of people who received it. */
  people: number
  /** Number of the message that tells the room. */
  messageId: string
  /** When it was given. */
  at: Instant
}

export interface ChatRoomsFindGiftInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export interface ChatRoomsFindGiftOutput {
  /** Number of the gift. */
  giftNo: string
  /** `TIP`: to one person; `RAIN`: to several, in equal parts. */
  kind: 'TIP' | 'RAIN' | (string & {})
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Amount that left the wallet of the sender. */
  amount: Money
  /** Amount that each person received. */
  each: Money
  /** Number of people who received it. */
  people: number
  /** Number of the message that tells the room. */
  messageId: string
  /** When it was given. */
  at: Instant
}

export interface ChatRoomsReportInput {
  /** Number of the message. */
  messageId: string
  /** What is wrong with the message. */
  reason: 'SCAM' | 'ABUSE' | 'SPAM' | 'SELF_HARM' | 'OTHER'
  /** A note for the operator; empty: none. Default ''. */
  note?: string | undefined
}

export interface ChatRoomsReportOutput {
  /** The operator will look at it. */
  reported: true
}

export interface ChatRoomsBlockInput {
  /** Identifier of a person in the chat; it names no account. */
  person: string
  /** False: the person is shown again. Default true. */
  on?: boolean | undefined
}

export interface ChatRoomsBlockOutput {
  /** People who are blocked now. */
  blocked: ChatPerson[]
}

export interface ChatRoomsFollowInput {
  /** Identifier of the host. */
  modelId: string
  /** False: the host is no longer followed. Default true. */
  on?: boolean | undefined
}

export interface ChatRoomsFollowOutput {
  /** Whether the host is followed now. */
  followed: boolean
}

export type ChatRoomsUnreadInput = Record<string, never>

export interface ChatRoomsUnreadOutput {
  /** Number of unread messages of all rooms; each room counts 99 at most. */
  total: number
  /** Number of unread messages that mention the person. */
  mentions: number
  /** Rooms with unread messages. */
  rooms: {
    /** Identifier of the room. */
    roomId: string
    /** Number of unread messages, 99 at most. */
    unread: number
    /** Number of those that mention the person. */
    mentions: number
  }[]
}

export interface ChatRoomsReadInput {
  /** Identifier of the room, for instance `en` or `host-rina`. */
  roomId: string
  /** Position of the last message that was shown. */
  seq: number
}

export interface ChatRoomsReadOutput {
  /** Position up to which the room is read. */
  seq: number
}

export type ProfileShowInput = Record<string, never>

export type ProfileShowOutput = Profile

export interface ProfileUpdateInput {
  /** New value of each field by its name; an empty value clears the field, omitted fields keep theirs. */
  values: Record<string, string>
}

export type ProfileUpdateOutput = Profile

export interface ProfileSetShowWinsInput {
  /** Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed. */
  showWins: boolean
}

export interface ProfileSetShowWinsOutput {
  /** Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed. */
  showWins: boolean
}

export interface ProfileSetMarketingInput {
  /** Whether the person wants offers by message, email or SMS. */
  marketing: boolean
}

export interface ProfileSetMarketingOutput {
  /** Whether the person wants offers by message, email or SMS. */
  marketing: boolean
  /** The last change of `marketing`; null: it was never given. */
  marketingChange: {
    /** When it was given or withdrawn. */
    at: Instant
    /**
     * From where: `REGISTRATION`, `SETTINGS` of the person, `OPERATOR`, `EXCLUSION`: a self-exclusion has withdrawn it,
     * `EARLIER`: before this was written down.
     */
    source: 'REGISTRATION' | 'SETTINGS' | 'OPERATOR' | 'EXCLUSION' | 'EARLIER' | (string & {})
  } | null
}

export interface ProfileContactCodeInput {
  /** Kind of contact: phone number or email address. */
  kind: 'mobile' | 'email'
  /** Mobile number, with `mobile`; digits of any script. */
  mobileNum?: string | undefined
  /** Country dialling code, with or without the leading plus; absent: the default of the site. */
  countryDialingCode?: string | undefined
  /** Email address, with `email`. */
  email?: string | undefined
}

export interface ProfileContactCodeOutput {
  /** Validity of the code, in minutes. */
  expiredMinutes: number
  /** Seconds until another code can be requested. */
  resendAfterSec: number
}

export interface ProfileSetContactInput {
  /** Kind of contact: phone number or email address. */
  kind: 'mobile' | 'email'
  /** Mobile number, with `mobile`; digits of any script. */
  mobileNum?: string | undefined
  /** Country dialling code, with or without the leading plus; absent: the default of the site. */
  countryDialingCode?: string | undefined
  /** Email address, with `email`. */
  email?: string | undefined
  /** Verification code of six digits, sent by SMS or email. */
  verificationCode: string
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
}

export type ProfileSetContactOutput = Profile

export type SecurityOverviewInput = Record<string, never>

export interface SecurityOverviewOutput {
  /** Share of `measures` in place, in per cent: a whole number from 0 to 100. */
  score: number
  /** Security measures; true if in place. */
  measures: {
    /** Whether a login password is set. */
    loginPassword: boolean
    /** Whether a fund password is set. */
    fundPassword: boolean
    /** Whether the real name is set. */
    realName: boolean
    /** Whether a phone number is set. */
    mobile: boolean
    /** Whether an email address is set. */
    email: boolean
    /** Whether two-factor authentication with an app is on. */
    authenticator: boolean
    /** Whether there is a passkey. */
    passkey: boolean
    /** Whether an anti-phishing phrase is set. */
    phrase: boolean
  }
  /** When the login password was last changed; null if it never was. */
  passwordChangedAt: Instant | null
  /** Real name, masked; null if there is none. */
  realName: string | null
  /** Mobile number, masked; null if there is none. */
  mobile: string | null
  /** Email address, masked; null if there is none. */
  email: string | null
  /** The anti-phishing phrase; null if none is set. */
  phrase: string | null
  /** Number of unused recovery codes. */
  recoveryCodes: number
  /** Passkeys of the account. */
  passkeys: {
    /** Identifier of the passkey. */
    passkeyId: string
    /** Name of the passkey, chosen by the person. */
    name: string
    /** When the passkey was created. */
    createdAt: Instant
    /** When the passkey was last used; null if never. */
    usedAt: Instant | null
  }[]
}

export interface SecurityLoginsInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export type SecurityLoginsOutput = Page<LoginRow>

export type SecuritySessionsInput = Record<string, never>

export interface SecuritySessionsOutput {
  /** Active sessions. */
  list: {
    /** Identifier of the session; it cannot be used as a token. */
    sessionId: string
    /** Whether this is the session of the call. */
    current: boolean
    /** Login method: `password`, `sms`, `remember`, `code`, `social` or `passkey`. */
    way: string
    /** Browser and operating system, for instance `Chrome · Android`; empty if unknown. */
    device: string
    /** IP address. */
    ip: string
    /** When the session began. */
    createdAt: Instant
    /** When the session was last used. */
    lastSeenAt: Instant
  }[]
}

export interface SecurityEndSessionInput {
  /** Session to end; absent: all except the current one. */
  sessionId?: string | undefined
}

export type SecurityEndSessionOutput = object

export interface SecuritySetPhraseInput {
  /** Phrase of at most 40 characters; empty removes it. */
  phrase: string
}

export interface SecuritySetPhraseOutput {
  /** The anti-phishing phrase; null if none is set. */
  phrase: string | null
}

export interface SecurityBeginAuthenticatorInput {
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
}

export interface SecurityBeginAuthenticatorOutput {
  /** TOTP secret in Base32, for manual entry. */
  secret: string
  /** `otpauth:` URI, for a QR code. */
  uri: string
}

export interface SecurityConfirmAuthenticatorInput {
  /** Code of six digits from the authenticator app, or a recovery code. */
  code: string
}

export interface SecurityConfirmAuthenticatorOutput {
  /** Ten recovery codes, which are returned only once. */
  recoveryCodes: string[]
}

export interface SecurityEndAuthenticatorInput {
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
  /** Code of six digits from the authenticator app, or a recovery code. */
  code: string
}

export type SecurityEndAuthenticatorOutput = object

export interface SecurityBeginPasskeyInput {
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
}

export interface SecurityBeginPasskeyOutput {
  /** Identifier of the pending step, sent back to complete it. */
  stepId: string
  /** WebAuthn (Level 3) options as JSON, for the credential API of the browser. */
  options: Record<string, unknown>
}

export interface SecurityAddPasskeyInput {
  /** Identifier of the pending step, sent back to complete it. */
  stepId: string
  /** WebAuthn (Level 3) response as JSON, from the credential API of the browser. */
  response: Record<string, unknown>
  /** Name of the passkey, chosen by the person. */
  name: string
}

export interface SecurityAddPasskeyOutput {
  /** Identifier of the passkey. */
  passkeyId: string
}

export interface SecurityRemovePasskeyInput {
  /** Identifier of the passkey. */
  passkeyId: string
  /** Current login password, for confirmation; absent only if the account has none. */
  loginPassword?: string | undefined
}

export type SecurityRemovePasskeyOutput = object

export interface SecuritySecondStepInput {
  /** `details.stepId` of the error `second_factor_required`. */
  stepId: string
  /** Code of six digits from the authenticator app, or a recovery code. */
  code: string
}

export type SecuritySecondStepOutput = LoginResult

export type SecurityAskPasskeyInput = Record<string, never>

export interface SecurityAskPasskeyOutput {
  /** Identifier of the pending step, sent back to complete it. */
  stepId: string
  /** WebAuthn (Level 3) options as JSON, for the credential API of the browser. */
  options: Record<string, unknown>
}

export interface SecurityPasskeyLoginInput {
  /** Identifier of the pending step, sent back to complete it. */
  stepId: string
  /** WebAuthn (Level 3) response as JSON, from the credential API of the browser. */
  response: Record<string, unknown>
  /**
   * Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone. Default 'player'.
   */
  portal?: 'player' | 'agent' | undefined
  /** Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie. Default false. */
  remember?: boolean | undefined
}

export type SecurityPasskeyLoginOutput = LoginResult

/**
 * Returns the payout accounts of the person, the payout methods, and the name of the account holder.
 * Refusals: real_account_required.
 */
export const payoutAccountsList: Descriptor<PayoutAccountsListInput, PayoutAccountsListOutput> = {
  name: 'payoutAccounts.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  module: 'BANK3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Sets the real name, once.
 * Refusals: real_name_set, real_account_required.
 */
export const payoutAccountsSetName: Descriptor<PayoutAccountsSetNameInput, PayoutAccountsSetNameOutput> = {
  name: 'payoutAccounts.setName',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitRealName',
  module: 'BANK3',
  principals: ['member', 'agent'],
}

/**
 * Adds a payout account, or with `accountId` uses the single edit of an existing one.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, field_invalid, real_name_missing, card_limit, card_bound, edit_used, not_found.
 */
export const payoutAccountsSave: Descriptor<PayoutAccountsSaveInput, PayoutAccountsSaveOutput> = {
  name: 'payoutAccounts.save',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_submitBankCard',
  module: 'BANK3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Removes a payout account. Orders in progress still use it.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found.
 */
export const payoutAccountsRemove: Descriptor<PayoutAccountsRemoveInput, PayoutAccountsRemoveOutput> = {
  name: 'payoutAccounts.remove',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_deleteBankCard',
  module: 'BANK3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Returns the remaining daily limits and the rules for withdrawals. Payout methods are returned by `payoutAccounts.list`.
 * Refusals: real_account_required.
 */
export const withdrawalsSettings: Descriptor<WithdrawalsSettingsInput, WithdrawalsSettingsOutput> = {
  name: 'withdrawals.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  module: 'WITH3',
  principals: ['member', 'agent'],
}

/**
 * Requests a withdrawal of cash; the amount is held until the order ends. Play limits and exclusions do not prevent withdrawals.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found, name_mismatch, amount_out_of_range, terms_changed, withdraw_limit, turnover_open, charge_back_open, obligation_open, insufficient_funds.
 */
export const withdrawalsSubmit: Descriptor<WithdrawalsSubmitInput, WithdrawalsSubmitOutput> = {
  name: 'withdrawals.submit',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_submitWithdraw',
  module: 'WITH3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Returns the withdrawal orders of the person, newest first.
 * Refusals: real_account_required.
 */
export const withdrawalsOrders: Descriptor<WithdrawalsOrdersInput, WithdrawalsOrdersOutput> = {
  name: 'withdrawals.orders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawList',
  module: 'WITH3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Returns one withdrawal order by its number, or by its `Idempotency-Key` to look up the result after a lost response.
 * Refusals: not_found, real_account_required.
 */
export const withdrawalsDetail: Descriptor<WithdrawalsDetailInput, WithdrawalsDetailOutput> = {
  name: 'withdrawals.detail',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawDetail',
  module: 'WITH3',
  principals: ['member', 'agent'],
}

/**
 * Cancels a withdrawal request before it is approved, if the responsible-gaming profile allows it. Repeating it returns the same order.
 * Refusals: not_found, order_closed, function_not_available, real_account_required.
 */
export const withdrawalsCancel: Descriptor<WithdrawalsCancelInput, WithdrawalsCancelOutput> = {
  name: 'withdrawals.cancel',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdraw',
  module: 'WITH3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the withdrawal orders whose money was sent and whose receipt the person has not confirmed yet.
 * Refusals: real_account_required.
 */
export const receiptsWaiting: Descriptor<ReceiptsWaitingInput, ReceiptsWaitingOutput> = {
  name: 'receipts.waiting',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  module: 'WITH3',
  principals: ['member', 'agent'],
}

/**
 * Confirms or disputes the receipt of one part, or confirms the whole order as fully paid.
 * Refusals: not_found, order_closed, proof_required, real_account_required.
 */
export const receiptsAct: Descriptor<ReceiptsActInput, ReceiptsActOutput> = {
  name: 'receipts.act',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  module: 'WITH3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Uploads a picture (PNG or JPEG, at most 5 MB) as evidence that the money did not arrive; at most three per part. Sending the same picture again does not add another.
 * Refusals: not_found, order_closed, image_type, image_size, too_many_images, payload_too_large, real_account_required.
 */
export const receiptsAddPicture: Descriptor<ReceiptsAddPictureInput, ReceiptsAddPictureOutput> = {
  name: 'receipts.addPicture',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitReceiptImage',
  module: 'WITH3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns a picture of one of the person's orders: the payer's proof of payment, or evidence from the person.
 * Refusals: not_found, real_account_required.
 */
export const receiptsPicture: Descriptor<ReceiptsPictureInput, ReceiptsPictureOutput> = {
  name: 'receipts.picture',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReceiptImage',
  module: 'WITH3',
  principals: ['member', 'agent'],
}

/**
 * Returns whether a fund password is set, whether it is locked, and the rule for a new one.
 * Refusals: real_account_required.
 */
export const fundPasswordStatus: Descriptor<FundPasswordStatusInput, FundPasswordStatusOutput> = {
  name: 'fundPassword.status',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
}

/**
 * Sets the first fund password; the login password is required again.
 * Refusals: bad_credentials, locked, field_invalid, fund_password_set, relogin_required, real_account_required.
 */
export const fundPasswordSet: Descriptor<FundPasswordSetInput, FundPasswordSetOutput> = {
  name: 'fundPassword.set',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Changes the fund password.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required.
 */
export const fundPasswordChange: Descriptor<FundPasswordChangeInput, FundPasswordChangeOutput> = {
  name: 'fundPassword.change',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_changeFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Returns the lotteries of a prize mode, by group.
 */
export const lotteryMenus: Descriptor<LotteryMenusInput, LotteryMenusOutput> = {
  name: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
  language: true,
}

/**
 * Returns the lotteries of the Vietnamese lobby (account type `TCG_LOTTO_VN`).
 */
export const lotteryVnMenu: Descriptor<LotteryVnMenuInput, LotteryVnMenuOutput> = {
  name: 'lottery.vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
  language: true,
}

/**
 * Returns the lotteries the person opened, most recent first.
 */
export const lotteryVnRecent: Descriptor<LotteryVnRecentInput, LotteryVnRecentOutput> = {
  name: 'lottery.vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the current and the last drawn issue of each Vietnamese lottery.
 * Refusals: not_found.
 */
export const lotteryVnOpened: Descriptor<LotteryVnOpenedInput, LotteryVnOpenedOutput> = {
  name: 'lottery.vnOpened',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns the current and the last drawn issue of each lottery outside of the Vietnamese lobby.
 * Refusals: not_found.
 */
export const lotteryOpened: Descriptor<LotteryOpenedInput, LotteryOpenedOutput> = {
  name: 'lottery.opened',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns the drawn issues of a lottery with their seeds, newest first.
 * Refusals: not_found.
 */
export const lotteryDraws: Descriptor<LotteryDrawsInput, LotteryDrawsOutput> = {
  name: 'lottery.draws',
  method: 'GET',
  path: '/lgw/draw',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  list: 'list',
}

/**
 * Returns the issues of a lottery around the current one in order of draw time: drawn issues, the current one and the scheduled ones.
 * Refusals: not_found.
 */
export const lotteryNear: Descriptor<LotteryNearInput, LotteryNearOutput> = {
  name: 'lottery.near',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns the prize series of each lottery with the rebate of the person. Lotteries whose return is not published are left out, and all of them where they are played at a front of another service.
 * Refusals: real_account_required.
 */
export const lotteryPrizeSeries: Descriptor<LotteryPrizeSeriesInput, LotteryPrizeSeriesOutput> = {
  name: 'lottery.prizeSeries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPrizeSeries',
  module: 'GAMELO3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the start and net result of play in this login session, and the last round of a game.
 */
export const playSession: Descriptor<PlaySessionInput, PlaySessionOutput> = {
  name: 'play.session',
  method: 'GET',
  path: '/wps/relay/GCS_getGameSession',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Returns the games to resume: up to three games with an open round, newest first; if there is none, the game opened last.
 */
export const playResume: Descriptor<PlayResumeInput, PlayResumeOutput> = {
  name: 'play.resume',
  method: 'GET',
  path: '/wps/relay/GCS_continueGames',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
  language: true,
}

/**
 * Ends a game session when the person leaves a game: the session takes no more bets and no longer counts as an active player. Repeating it has no further effect.
 */
export const playEnd: Descriptor<PlayEndInput, PlayEndOutput> = {
  name: 'play.end',
  method: 'POST',
  path: '/wps/relay/GCS_endGameSession',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
  retry: true,
}

/**
 * Returns a page of the published texts of the news, the newest first, paged by key.
 */
export const articlesNewsList: Descriptor<ArticlesNewsListInput, ArticlesNewsListOutput> = {
  name: 'articles.newsList',
  method: 'GET',
  path: '/wps/relay/CCSFE_getNewsList',
  module: 'NEWS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns a published text of the news.
 * Refusals: not_found.
 */
export const articlesNewsDetail: Descriptor<ArticlesNewsDetailInput, ArticlesNewsDetailOutput> = {
  name: 'articles.newsDetail',
  method: 'GET',
  path: '/wps/relay/CCSFE_getNewsDetail',
  module: 'NEWS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns a page of the published texts of the blog, the newest first, paged by key.
 */
export const articlesBlogList: Descriptor<ArticlesBlogListInput, ArticlesBlogListOutput> = {
  name: 'articles.blogList',
  method: 'GET',
  path: '/wps/relay/CCSFE_getBlogList',
  module: 'BLOG3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns a published text of the blog.
 * Refusals: not_found.
 */
export const articlesBlogDetail: Descriptor<ArticlesBlogDetailInput, ArticlesBlogDetailOutput> = {
  name: 'articles.blogDetail',
  method: 'GET',
  path: '/wps/relay/CCSFE_getBlogDetail',
  module: 'BLOG3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Keeps whether a text was useful to the caller. There is one answer per person, or per browser without an account; a second one replaces the first.
 * Refusals: not_found.
 */
export const articlesRate: Descriptor<ArticlesRateInput, ArticlesRateOutput> = {
  name: 'articles.rate',
  method: 'POST',
  path: '/wps/relay/CCSFE_rateText',
  module: 'COMM3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  throttleMs: 500,
}

/**
 * Returns whether deposits are enabled, the remaining deposit limit, the bonus offers for an amount, and recent orders.
 * Refusals: real_account_required.
 */
export const depositsSettings: Descriptor<DepositsSettingsInput, DepositsSettingsOutput> = {
  name: 'deposits.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the deposit channels with their limits, fee, duration and health.
 * Refusals: real_account_required.
 */
export const depositsChannels: Descriptor<DepositsChannelsInput, DepositsChannelsOutput> = {
  name: 'deposits.channels',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns what a bonus with a deposit really costs: rounds, time, mean loss and how often its play ends ahead, on games that count for it. Games whose returns are not published are left out.
 * Refusals: real_account_required, bonus_not_available, amount_out_of_range.
 */
export const depositsBonusCost: Descriptor<DepositsBonusCostInput, DepositsBonusCostOutput> = {
  name: 'deposits.bonusCost',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositBonusCost',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Creates a deposit order and returns the payee, the exact amount and the expiry.
 * Refusals: real_account_required, deposit_disabled, not_found, channel_maintenance, amount_out_of_range, field_invalid, too_many_open_orders, terms_changed, bonus_not_available, rg_limit_deposit, rg_limit_prompt, rg_timeout, rg_excluded.
 */
export const depositsSubmit: Descriptor<DepositsSubmitInput, DepositsSubmitOutput> = {
  name: 'deposits.submit',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitDeposit',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns a deposit order by its number, or by its idempotency key to look up the result after a lost response.
 * Refusals: real_account_required, not_found.
 */
export const depositsOrder: Descriptor<DepositsOrderInput, DepositsOrderOutput> = {
  name: 'deposits.order',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositOrder',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Reports that the person has paid, with the transaction number and one picture per call. Repeating it has no further effect.
 * Refusals: real_account_required, not_found, order_closed, image_type, image_size, too_many_images.
 */
export const depositsProof: Descriptor<DepositsProofInput, DepositsProofOutput> = {
  name: 'deposits.proof',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitDepositProof',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Cancels an unpaid order. A payment that arrives afterwards is reviewed by the operator.
 * Refusals: real_account_required, not_found, order_closed.
 */
export const depositsCancel: Descriptor<DepositsCancelInput, DepositsCancelOutput> = {
  name: 'deposits.cancel',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDeposit',
  module: 'DEPO3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the betting record: rounds of the person, newest first, with their sums.
 * Refusals: real_account_required.
 */
export const recordsBets: Descriptor<RecordsBetsInput, RecordsBetsOutput> = {
  name: 'records.bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberBetRecords',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the details of a round: its ledger entries, the balance before and after, its turnover contribution, and where it can be verified.
 * Refusals: not_found, real_account_required.
 */
export const recordsBet: Descriptor<RecordsBetInput, RecordsBetOutput> = {
  name: 'records.bet',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberBetDetail',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the ledger entries of the main wallet or of all accounts of the person, newest first.
 * Refusals: real_account_required.
 */
export const recordsLedger: Descriptor<RecordsLedgerInput, RecordsLedgerOutput> = {
  name: 'records.ledger',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Returns the deposit orders by creation time, newest first, with their history, including unsuccessful ones.
 * Refusals: real_account_required.
 */
export const recordsDeposits: Descriptor<RecordsDepositsInput, RecordsDepositsOutput> = {
  name: 'records.deposits',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberDepositRecords',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the withdrawal orders by creation time, newest first, with their history, including rejected ones.
 * Refusals: real_account_required.
 */
export const recordsWithdrawals: Descriptor<RecordsWithdrawalsInput, RecordsWithdrawalsOutput> = {
  name: 'records.withdrawals',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberWithdrawRecords',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns profit and loss by day, category, vendor or game, of rounds by settlement time.
 * Refusals: real_account_required.
 */
export const recordsProfit: Descriptor<RecordsProfitInput, RecordsProfitOutput> = {
  name: 'records.profit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberPnl',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns all ledger entries of all accounts of the person, oldest first, and the balances, so that a client can verify the balances by adding up the entries.
 * Refusals: real_account_required.
 */
export const recordsProof: Descriptor<RecordsProofInput, RecordsProofOutput> = {
  name: 'records.proof',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLedgerProof',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Returns the transfers to and from vendors, newest first, with their states.
 * Refusals: real_account_required.
 */
export const recordsTransfers: Descriptor<RecordsTransfersInput, RecordsTransfersOutput> = {
  name: 'records.transfers',
  method: 'GET',
  path: '/wps/relay/GCS_getTransferHistory',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Returns everything the overview of the member centre shows. Each part fails on its own: the others are still returned.
 * Refusals: real_account_required.
 */
export const summaryMember: Descriptor<SummaryMemberInput, SummaryMemberOutput> = {
  name: 'summary.member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberSummary',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Switches automatic transfers on or off. It is refused if the operator decides this for all players.
 * Refusals: function_not_available, real_account_required.
 */
export const fundsSetAutoTransfer: Descriptor<FundsSetAutoTransferInput, FundsSetAutoTransferOutput> = {
  name: 'funds.setAutoTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_setAutoTransfer',
  module: 'FUNDTRANS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the upline account, the amounts that can be transferred, and the restrictions.
 * Refusals: real_account_required.
 */
export const uplineInfo: Descriptor<UplineInfoInput, UplineInfoOutput> = {
  name: 'upline.info',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransfer',
  module: 'AGETRANSFERUP3',
  principals: ['member', 'agent'],
}

/**
 * Transfers cash to the upline. It arrives at once and cannot be reversed.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, transfer_forbidden, turnover_open, charge_back_open, obligation_open, amount_out_of_range, insufficient_funds.
 */
export const uplineSubmit: Descriptor<UplineSubmitInput, UplineSubmitOutput> = {
  name: 'upline.submit',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_submitUplineTransfer',
  module: 'AGETRANSFERUP3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Returns the transfers to the upline, newest first.
 * Refusals: real_account_required.
 */
export const uplineHistory: Descriptor<UplineHistoryInput, UplineHistoryOutput> = {
  name: 'upline.history',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransfers',
  module: 'AGETRANSFERUP3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Returns a transfer by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found, real_account_required.
 */
export const uplineFind: Descriptor<UplineFindInput, UplineFindOutput> = {
  name: 'upline.find',
  method: 'GET',
  path: '/wps/relay/MCSFE_findUplineTransfer',
  module: 'AGETRANSFERUP3',
  principals: ['member', 'agent'],
}

/**
 * Returns the messages of the person, newest first, in the requested language.
 * Refusals: real_account_required.
 */
export const inboxList: Descriptor<InboxListInput, InboxListOutput> = {
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  list: 'list',
  language: true,
}

/**
 * Returns one message by its number, without marking it as read.
 * Refusals: real_account_required, not_found.
 */
export const inboxMessage: Descriptor<InboxMessageInput, InboxMessageOutput> = {
  name: 'inbox.message',
  method: 'GET',
  path: '/wps/relay/CSP_getMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Marks one message or all messages as read, and returns the number of unread messages.
 * Refusals: real_account_required.
 */
export const inboxRead: Descriptor<InboxReadInput, InboxReadOutput> = {
  name: 'inbox.read',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Deletes a message and returns the number of unread messages. Deleting it again has no effect. The input is taken from the body or the query.
 * Refusals: real_account_required.
 */
export const inboxRemove: Descriptor<InboxRemoveInput, InboxRemoveOutput> = {
  name: 'inbox.remove',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Restores a message that was deleted within the last 24 hours, and returns the number of unread messages.
 * Refusals: real_account_required, not_found.
 */
export const inboxRestore: Descriptor<InboxRestoreInput, InboxRestoreOutput> = {
  name: 'inbox.restore',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the people of the team whom the person can write to.
 * Refusals: real_account_required.
 */
export const lineMessagesRecipients: Descriptor<LineMessagesRecipientsInput, LineMessagesRecipientsOutput> = {
  name: 'lineMessages.recipients',
  method: 'GET',
  path: '/wps/relay/CSP_getMessageRecipients',
  module: 'INBOX3',
  principals: ['member', 'agent'],
}

/**
 * Sends a message to the upline, to a downline, or in reply to a message of the team.
 * Refusals: real_account_required, not_found, not_in_team, rate_limited.
 */
export const lineMessagesSend: Descriptor<LineMessagesSendInput, LineMessagesSendOutput> = {
  name: 'lineMessages.send',
  method: 'POST',
  path: '/wps/relay/CSP_sendMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Returns the messages the person sent to the upline and the team, newest first.
 * Refusals: real_account_required.
 */
export const lineMessagesSent: Descriptor<LineMessagesSentInput, LineMessagesSentOutput> = {
  name: 'lineMessages.sent',
  method: 'GET',
  path: '/wps/relay/CSP_getSentMessages',
  module: 'INBOX3',
  principals: ['member', 'agent'],
}

/**
 * Attaches a picture (PNG or JPEG, at most 5 MB) to a message that the person sent within the last hour; at most three pictures. Sending the same picture again does not add another.
 * Refusals: real_account_required, not_found, image_type, image_size, too_many_images, rate_limited, payload_too_large.
 */
export const lineMessagesAddPicture: Descriptor<LineMessagesAddPictureInput, LineMessagesAddPictureOutput> = {
  name: 'lineMessages.addPicture',
  method: 'POST',
  path: '/wps/relay/CSP_addMessageImage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns a picture of a message that the person sent or received.
 * Refusals: not_found, real_account_required.
 */
export const lineMessagesPicture: Descriptor<LineMessagesPictureInput, LineMessagesPictureOutput> = {
  name: 'lineMessages.picture',
  method: 'GET',
  path: '/wps/relay/CSP_getMessageImage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
}

/**
 * Returns the feedback of the person with the operator's answers, newest first.
 * Refusals: real_account_required.
 */
export const supportFeedback: Descriptor<SupportFeedbackInput, SupportFeedbackOutput> = {
  name: 'support.feedback',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getFeedbackList',
  module: 'FEEDBACK3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Attaches a picture (PNG or JPEG, at most 5 MB) to feedback sent within the last hour; at most three pictures. Sending the same picture again does not add another.
 * Refusals: not_found, image_type, image_size, too_many_images, rate_limited, payload_too_large.
 */
export const supportAddPicture: Descriptor<SupportAddPictureInput, SupportAddPictureOutput> = {
  name: 'support.addPicture',
  method: 'POST',
  path: '/wps/feedback/image',
  module: 'FEEDBACK3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  retry: true,
}

/**
 * Returns a picture that the person attached to feedback.
 * Refusals: not_found, real_account_required.
 */
export const supportPicture: Descriptor<SupportPictureInput, SupportPictureOutput> = {
  name: 'support.picture',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getFeedbackImage',
  module: 'FEEDBACK3',
  principals: ['member', 'agent'],
}

/**
 * Returns the options for questions, and the hours and answer times of customer service.
 * Refusals: real_account_required.
 */
export const ticketsOptions: Descriptor<TicketsOptionsInput, TicketsOptionsOutput> = {
  name: 'tickets.options',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTicketOptions',
  module: 'TICKET3',
  principals: ['member', 'agent'],
}

/**
 * Returns the subject of a question: an order, a transfer, a round or a contract.
 * Refusals: real_account_required, not_found.
 */
export const ticketsSubject: Descriptor<TicketsSubjectInput, TicketsSubjectOutput> = {
  name: 'tickets.subject',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTicketSubject',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Asks customer service a question, with or without a subject.
 * Refusals: real_account_required, not_found, text_length, too_many_open_orders, rate_limited, idempotency_conflict.
 */
export const ticketsSubmit: Descriptor<TicketsSubmitInput, TicketsSubmitOutput> = {
  name: 'tickets.submit',
  method: 'POST',
  path: '/wps/relay/WPSCORE_submitTicket',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Returns the questions of the person, the one with the latest message first.
 * Refusals: real_account_required.
 */
export const ticketsList: Descriptor<TicketsListInput, TicketsListOutput> = {
  name: 'tickets.list',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTicketList',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  list: 'list',
  language: true,
}

/**
 * Returns a question of the person with its thread, without marking the answers as read.
 * Refusals: real_account_required, not_found.
 */
export const ticketsTicket: Descriptor<TicketsTicketInput, TicketsTicketOutput> = {
  name: 'tickets.ticket',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTicket',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Replies to a question, or chooses one of the suggested replies.
 * Refusals: real_account_required, not_found, order_closed, text_length, too_many_open_orders, rate_limited, idempotency_conflict.
 */
export const ticketsReply: Descriptor<TicketsReplyInput, TicketsReplyOutput> = {
  name: 'tickets.reply',
  method: 'POST',
  path: '/wps/relay/WPSCORE_replyTicket',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Closes a question of the person. Closing it again has no effect.
 * Refusals: real_account_required, not_found.
 */
export const ticketsClose: Descriptor<TicketsCloseInput, TicketsCloseOutput> = {
  name: 'tickets.close',
  method: 'POST',
  path: '/wps/relay/WPSCORE_closeTicket',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Marks the answers of a thread as read, with the messages of the inbox that told of them, and returns the number of questions with unread answers.
 * Refusals: real_account_required, not_found.
 */
export const ticketsRead: Descriptor<TicketsReadInput, TicketsReadOutput> = {
  name: 'tickets.read',
  method: 'POST',
  path: '/wps/relay/WPSCORE_readTicket',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Attaches a picture (PNG or JPEG, at most 5 MB) to a message that the person wrote within the last hour; at most three pictures. Sending the same picture again does not add another.
 * Refusals: real_account_required, not_found, image_type, image_size, too_many_images, rate_limited, payload_too_large.
 */
export const ticketsAddPicture: Descriptor<TicketsAddPictureInput, TicketsAddPictureOutput> = {
  name: 'tickets.addPicture',
  method: 'POST',
  path: '/wps/relay/WPSCORE_addTicketImage',
  module: 'TICKET3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns a picture of one of the threads of the person.
 * Refusals: not_found, real_account_required.
 */
export const ticketsPicture: Descriptor<TicketsPictureInput, TicketsPictureOutput> = {
  name: 'tickets.picture',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTicketImage',
  module: 'TICKET3',
  principals: ['member', 'agent'],
}

/**
 * Returns active and waiting bonuses, in the order of their wagering.
 * Refusals: real_account_required.
 */
export const bonusesOpen: Descriptor<BonusesOpenInput, BonusesOpenOutput> = {
  name: 'bonuses.open',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getWageringProgress',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Returns ended bonuses, newest first.
 * Refusals: real_account_required.
 */
export const bonusesHistory: Descriptor<BonusesHistoryInput, BonusesHistoryOutput> = {
  name: 'bonuses.history',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getBonusHistory',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Returns the bets counted towards a bonus, newest first.
 * Refusals: real_account_required, not_found.
 */
export const bonusesBets: Descriptor<BonusesBetsInput, BonusesBetsOutput> = {
  name: 'bonuses.bets',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getBonusBets',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Returns the rates of rebates by category of games, with the factor of the rank, and what is paid at most.
 * Refusals: real_account_required.
 */
export const rebatesSettings: Descriptor<RebatesSettingsInput, RebatesSettingsOutput> = {
  name: 'rebates.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  module: 'REBATE3',
  principals: ['member', 'agent'],
}

/**
 * Returns the valid bets without a paid rebate, and the rebate due.
 * Refusals: real_account_required.
 */
export const rebatesSummary: Descriptor<RebatesSummaryInput, RebatesSummaryOutput> = {
  name: 'rebates.summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateSummary',
  module: 'REBATE3',
  principals: ['member', 'agent'],
}

/**
 * Collects the rebate due as cash without wagering.
 * Refusals: real_account_required, not_found.
 */
export const rebatesSubmit: Descriptor<RebatesSubmitInput, RebatesSubmitOutput> = {
  name: 'rebates.submit',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitManualRebate',
  module: 'REBATE3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns paid rebates, newest first.
 * Refusals: real_account_required.
 */
export const rebatesHistory: Descriptor<RebatesHistoryInput, RebatesHistoryOutput> = {
  name: 'rebates.history',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRebateHistory',
  module: 'REBATE3',
  principals: ['member', 'agent'],
}

/**
 * Returns the person’s invitation code and link, the terms, and the results.
 * Refusals: real_account_required.
 */
export const referralsDetails: Descriptor<ReferralsDetailsInput, ReferralsDetailsOutput> = {
  name: 'referrals.details',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  module: 'REFER3',
  principals: ['member', 'agent'],
}

/**
 * Returns the invited friends with their progress, newest first.
 * Refusals: real_account_required.
 */
export const referralsList: Descriptor<ReferralsListInput, ReferralsListOutput> = {
  name: 'referrals.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  module: 'REFER3',
  principals: ['member', 'agent'],
}

/**
 * Returns the rewards for invited friends, newest first.
 * Refusals: real_account_required.
 */
export const referralsIncome: Descriptor<ReferralsIncomeInput, ReferralsIncomeOutput> = {
  name: 'referrals.income',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralIncome',
  module: 'REFER3',
  principals: ['member', 'agent'],
}

/**
 * Collects all waiting referral rewards as cash, with the wagering of the terms.
 * Refusals: real_account_required, not_found, rg_timeout, rg_excluded.
 */
export const referralsClaim: Descriptor<ReferralsClaimInput, ReferralsClaimOutput> = {
  name: 'referrals.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReferralReward',
  module: 'REFER3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns rewards of the person, newest first.
 * Refusals: real_account_required.
 */
export const rewardsList: Descriptor<RewardsListInput, RewardsListOutput> = {
  name: 'rewards.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
}

/**
 * Claims a reward, or all that ask for no play: cash comes at once, a bonus once those before it have ended, and free spins can be played.
 * Refusals: real_account_required, not_found, reward_closed, rg_excluded, rg_timeout, terms_changed.
 */
export const rewardsClaim: Descriptor<RewardsClaimInput, RewardsClaimOutput> = {
  name: 'rewards.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns what a reward that is offered or waits really costs: rounds, time, mean loss and how often its play ends ahead, on games that count for it. Games whose returns are not published are left out.
 * Refusals: real_account_required, not_found, reward_closed.
 */
export const rewardsCost: Descriptor<RewardsCostInput, RewardsCostOutput> = {
  name: 'rewards.cost',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRewardCost',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Gives up a reward that is offered, waits or is active. What an active one has become returns to the operator.
 * Refusals: real_account_required, not_found, reward_closed.
 */
export const rewardsForfeit: Descriptor<RewardsForfeitInput, RewardsForfeitOutput> = {
  name: 'rewards.forfeit',
  method: 'POST',
  path: '/wps/relay/PROMOFE_forfeitBonus',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns the promotions of the site that run or begin soon, in their order, without the state of a person.
 */
export const promotionsAvailable: Descriptor<PromotionsAvailableInput, PromotionsAvailableOutput> = {
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the promotions for the person with their state: those that run or begin soon, and what the person has taken lately.
 * Refusals: real_account_required.
 */
export const promotionsList: Descriptor<PromotionsListInput, PromotionsListOutput> = {
  name: 'promotions.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the promotion categories with their number of current promotions.
 */
export const promotionsCategories: Descriptor<PromotionsCategoriesInput, PromotionsCategoriesOutput> = {
  name: 'promotions.categories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns a promotion with its full terms: the version the person joined, else the newest.
 * Refusals: not_found.
 */
export const promotionsDetail: Descriptor<PromotionsDetailInput, PromotionsDetailOutput> = {
  name: 'promotions.detail',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionDetail',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Joins a promotion under the terms shown. Joining again changes nothing.
 * Refusals: not_found, promotion_closed, not_eligible, terms_changed, real_account_required, rg_excluded, rg_timeout.
 */
export const promotionsJoin: Descriptor<PromotionsJoinInput, PromotionsJoinOutput> = {
  name: 'promotions.join',
  method: 'POST',
  path: '/wps/relay/PROMOFE_submitPromotionJoin',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Applies for a promotion under the terms shown; an operator decides. One application is open at a time.
 * Refusals: not_found, promotion_closed, not_eligible, terms_changed, real_account_required, rg_excluded, rg_timeout.
 */
export const promotionsApply: Descriptor<PromotionsApplyInput, PromotionsApplyOutput> = {
  name: 'promotions.apply',
  method: 'POST',
  path: '/wps/relay/PROMOFE_submitPromotionApply',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Uploads a picture (PNG or JPEG, at most 5 MB) for an application. The last three that no application has are kept, for a day. Sending the same picture again does not add another.
 * Refusals: not_found, image_type, image_size, payload_too_large, rate_limited, real_account_required.
 */
export const promotionsAddPicture: Descriptor<PromotionsAddPictureInput, PromotionsAddPictureOutput> = {
  name: 'promotions.addPicture',
  method: 'POST',
  path: '/wps/relay/PROMOFE_submitPromotionImage',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns open and coming raffles by draw time, or past raffles, newest first.
 */
export const rafflesList: Descriptor<RafflesListInput, RafflesListOutput> = {
  name: 'raffles.list',
  method: 'GET',
  path: '/wps/relay/MCS2_getRafflePromotionList',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns a raffle with its winners and the data to verify the draw.
 * Refusals: not_found.
 */
export const rafflesDetail: Descriptor<RafflesDetailInput, RafflesDetailOutput> = {
  name: 'raffles.detail',
  method: 'GET',
  path: '/wps/relay/MCS2_getRafflePromotionDetail',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns a page of the final list of tickets, by number, without anything about people; an empty page until the list is final.
 * Refusals: not_found.
 */
export const rafflesTickets: Descriptor<RafflesTicketsInput, RafflesTicketsOutput> = {
  name: 'raffles.tickets',
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffleTicketList',
  module: 'REWCEN3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns a page of the person’s tickets by number, including void ones.
 * Refusals: not_found, real_account_required.
 */
export const rafflesMine: Descriptor<RafflesMineInput, RafflesMineOutput> = {
  name: 'raffles.mine',
  method: 'GET',
  path: '/wps/relay/MCS2_getMyRaffleTicketList',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
}

/**
 * Collects a prize. Cash is paid at once; a bonus starts after earlier bonuses have ended.
 * Refusals: not_found, reward_closed, real_account_required, rg_excluded, rg_timeout.
 */
export const rafflesClaim: Descriptor<RafflesClaimInput, RafflesClaimOutput> = {
  name: 'raffles.claim',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  module: 'REWCEN3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns the points balance and the restrictions on its use.
 * Refusals: real_account_required.
 */
export const pointsBalance: Descriptor<PointsBalanceInput, PointsBalanceOutput> = {
  name: 'points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
}

/**
 * Returns how points are earned and converted.
 */
export const pointsConfig: Descriptor<PointsConfigInput, PointsConfigOutput> = {
  name: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  module: 'PTSYS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns the items of the points mall.
 */
export const pointsItems: Descriptor<PointsItemsInput, PointsItemsOutput> = {
  name: 'points.items',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  module: 'PTSYS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the person’s orders in the points mall, newest first.
 * Refusals: real_account_required.
 */
export const pointsOrders: Descriptor<PointsOrdersInput, PointsOrdersOutput> = {
  name: 'points.orders',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Redeems an item: reserves its points and stock until an operator has approved or rejected it.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found, terms_changed, points_not_enough, rank_too_low, points_owed, out_of_stock, limit_reached.
 */
export const pointsRedeem: Descriptor<PointsRedeemInput, PointsRedeemOutput> = {
  name: 'points.redeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Returns an order by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found, real_account_required.
 */
export const pointsFindOrder: Descriptor<PointsFindOrderInput, PointsFindOrderOutput> = {
  name: 'points.findOrder',
  method: 'GET',
  path: '/wps/relay/MCSFE_findPointOrder',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Converts points into cash with a turnover requirement.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, terms_changed, points_not_enough, points_owed, points_out_of_range, rg_excluded, rg_timeout.
 */
export const pointsConvert: Descriptor<PointsConvertInput, PointsConvertOutput> = {
  name: 'points.convert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Returns a conversion by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found, real_account_required.
 */
export const pointsFindConversion: Descriptor<PointsFindConversionInput, PointsFindConversionOutput> = {
  name: 'points.findConversion',
  method: 'GET',
  path: '/wps/relay/MCSFE_findPointConversion',
  module: 'PTSYS3',
  principals: ['member', 'agent'],
}

/**
 * Returns the person's missions of one kind, with the time at which days and weeks begin anew.
 * Refusals: real_account_required.
 */
export const missionsList: Descriptor<MissionsListInput, MissionsListOutput> = {
  name: 'missions.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  module: 'MISSIONLB3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Claims the reward of a mission. One that requires no play is paid at once; another one waits in the reward centre, where its terms are read before it is taken.
 * Refusals: not_found, mission_closed, real_account_required.
 */
export const missionsClaim: Descriptor<MissionsClaimInput, MissionsClaimOutput> = {
  name: 'missions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  module: 'MISSIONLB3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns the leaderboards, with the ranks of one of them in one period.
 * Refusals: not_found, real_account_required.
 */
export const missionsLeaderboard: Descriptor<MissionsLeaderboardInput, MissionsLeaderboardOutput> = {
  name: 'missions.leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  module: 'MISSIONLB3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the withdrawable amount and the open turnover requirements.
 */
export const turnoverInfo: Descriptor<TurnoverInfoInput, TurnoverInfoOutput> = {
  name: 'turnover.info',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTurnoverInfo',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Forfeits the open bonus: its remaining money returns to the operator and its requirement is closed. A bonus that has ended meanwhile makes way for the next, so the call names the one that the person was shown.
 * Refusals: not_found, reward_closed.
 */
export const turnoverForfeit: Descriptor<TurnoverForfeitInput, TurnoverForfeitOutput> = {
  name: 'turnover.forfeit',
  method: 'POST',
  path: '/wps/relay/MCSFE_forfeitBonus',
  module: 'COMM3',
  principals: ['member', 'agent'],
  money: true,
}

/**
 * Returns the person's rank, with the valid bet of all time and of the month against what ranks take.
 * Refusals: real_account_required.
 */
export const vipProgress: Descriptor<VipProgressInput, VipProgressOutput> = {
  name: 'vip.progress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  module: 'VIP3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns all VIP ranks with their requirements and benefits.
 * Refusals: real_account_required.
 */
export const vipRanks: Descriptor<VipRanksInput, VipRanksOutput> = {
  name: 'vip.ranks',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRankList',
  module: 'VIP3',
  principals: ['member', 'agent'],
  language: true,
}

/**
 * Returns the responsible-gaming rules of the jurisdiction; the same object as `rgProfile` of `system.status`.
 */
export const limitsProfile: Descriptor<LimitsProfileInput, LimitsProfileOutput> = {
  name: 'limits.profile',
  method: 'GET',
  path: '/wps/relay/RGFE_getProfile',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Returns the limits of the person with their usage, the active break and the excluded categories.
 */
export const limitsList: Descriptor<LimitsListInput, LimitsListOutput> = {
  name: 'limits.list',
  method: 'GET',
  path: '/wps/relay/RGFE_getLimits',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Sets a limit. A new or lower limit takes effect at once; an increase or removal (`value` null) must be confirmed after a waiting time.
 * Refusals: validation, terms_changed.
 */
export const limitsSubmit: Descriptor<LimitsSubmitInput, LimitsSubmitOutput> = {
  name: 'limits.submit',
  method: 'POST',
  path: '/wps/relay/RGFE_submitLimit',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Confirms a pending increase or removal of a limit after its waiting time.
 * Refusals: not_found, rg_limit_waiting.
 */
export const limitsConfirm: Descriptor<LimitsConfirmInput, LimitsConfirmOutput> = {
  name: 'limits.confirm',
  method: 'POST',
  path: '/wps/relay/RGFE_confirmLimit',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Cancels a pending increase or removal of a limit. Repeating it has no effect.
 */
export const limitsCancel: Descriptor<LimitsCancelInput, LimitsCancelOutput> = {
  name: 'limits.cancel',
  method: 'DELETE',
  path: '/wps/relay/RGFE_deletePendingLimit',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Starts a break of 24 hours to six weeks. It can be extended but not shortened.
 * Refusals: validation.
 */
export const limitsTimeout: Descriptor<LimitsTimeoutInput, LimitsTimeoutOutput> = {
  name: 'limits.timeout',
  method: 'POST',
  path: '/wps/relay/RGFE_submitTimeout',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Starts an irrevocable self-exclusion of at least six months. All sessions end at once. The person can log in again; withdrawals and records stay available.
 * Refusals: validation.
 */
export const limitsExclude: Descriptor<LimitsExcludeInput, LimitsExcludeOutput> = {
  name: 'limits.exclude',
  method: 'POST',
  path: '/wps/relay/RGFE_submitSelfExclusion',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Sets the interval between reality checks to one of the profile's options.
 * Refusals: validation.
 */
export const limitsInterval: Descriptor<LimitsIntervalInput, LimitsIntervalOutput> = {
  name: 'limits.interval',
  method: 'POST',
  path: '/wps/relay/RGFE_submitRealityCheckInterval',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the duration and result of the current session of play, over all games.
 */
export const limitsSession: Descriptor<LimitsSessionInput, LimitsSessionOutput> = {
  name: 'limits.session',
  method: 'GET',
  path: '/wps/relay/RGFE_getSessionStatus',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Acknowledges a reality check. If none is due, it has no effect.
 */
export const limitsAcknowledge: Descriptor<LimitsAcknowledgeInput, LimitsAcknowledgeOutput> = {
  name: 'limits.acknowledge',
  method: 'POST',
  path: '/wps/relay/RGFE_submitRealityCheckAck',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the past sessions of play, newest first.
 */
export const limitsHistory: Descriptor<LimitsHistoryInput, LimitsHistoryOutput> = {
  name: 'limits.history',
  method: 'GET',
  path: '/wps/relay/RGFE_getPlaySessions',
  module: 'RG3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Excludes the person from categories of games for one of the profile's durations. It can be extended but not shortened.
 * Refusals: validation, function_not_available.
 */
export const limitsCloseTypes: Descriptor<LimitsCloseTypesInput, LimitsCloseTypesOutput> = {
  name: 'limits.closeTypes',
  method: 'POST',
  path: '/wps/relay/RGFE_submitGameTypeExclusion',
  module: 'RG3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Starts a preset session with a time and a loss limit, neither of which can be changed until it ends.
 * Refusals: function_not_available, validation, terms_changed, rg_session_set, rg_pause.
 */
export const limitsPreset: Descriptor<LimitsPresetInput, LimitsPresetOutput> = {
  name: 'limits.preset',
  method: 'POST',
  path: '/wps/relay/RGFE_submitPlaySession',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Returns the activity statement of a year: deposits, withdrawals, stakes and wins by month.
 */
export const limitsStatement: Descriptor<LimitsStatementInput, LimitsStatementOutput> = {
  name: 'limits.statement',
  method: 'GET',
  path: '/wps/relay/RGFE_getActivityStatement',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Returns the stored results of the self-assessment test, newest first; empty if the profile does not store results.
 */
export const limitsSelfTest: Descriptor<LimitsSelfTestInput, LimitsSelfTestOutput> = {
  name: 'limits.selfTest',
  method: 'GET',
  path: '/wps/relay/RGFE_getSelfTest',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Scores the nine answers of the self-assessment test. The score is stored if the profile says so; the answers are never stored.
 */
export const limitsSubmitSelfTest: Descriptor<LimitsSubmitSelfTestInput, LimitsSubmitSelfTestOutput> = {
  name: 'limits.submitSelfTest',
  method: 'POST',
  path: '/wps/relay/RGFE_submitSelfTest',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Returns the open chat rooms: language rooms first, then host rooms.
 */
export const chatRoomsList: Descriptor<ChatRoomsListInput, ChatRoomsListOutput> = {
  name: 'chatRooms.list',
  method: 'GET',
  path: '/wps/relay/CBS_roomList',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the person’s permissions and appearance in a room, and its rules.
 * Refusals: not_found.
 */
export const chatRoomsPermission: Descriptor<ChatRoomsPermissionInput, ChatRoomsPermissionOutput> = {
  name: 'chatRooms.permission',
  method: 'GET',
  path: '/wps/relay/CBS_groupPermission',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
}

/**
 * Returns messages of a room in their order: the latest, those before a position, or all after a position. Messages of people whom the person has blocked are left out.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage.
 */
export const chatRoomsMessages: Descriptor<ChatRoomsMessagesInput, ChatRoomsMessagesOutput> = {
  name: 'chatRooms.messages',
  method: 'GET',
  path: '/wps/relay/CBS_messageList',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns people present in a room or who wrote recently, for the list and for mentions.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage.
 */
export const chatRoomsPeople: Descriptor<ChatRoomsPeopleInput, ChatRoomsPeopleOutput> = {
  name: 'chatRooms.people',
  method: 'GET',
  path: '/wps/relay/CBS_memberList',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Makes the event stream of this session send the messages of a room, for 90 seconds; clients repeat the call while they show the room. The event `chat.ready` says from which message on.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage.
 */
export const chatRoomsWatch: Descriptor<ChatRoomsWatchInput, ChatRoomsWatchOutput> = {
  name: 'chatRooms.watch',
  method: 'POST',
  path: '/wps/relay/CBS_watchRoom',
  module: 'CBS3',
  principals: ['member', 'trial', 'agent'],
  retry: true,
}

/**
 * Accepts the rules of the chat, which is required before the first message.
 * Refusals: terms_changed, real_account_required.
 */
export const chatRoomsAccept: Descriptor<ChatRoomsAcceptInput, ChatRoomsAcceptOutput> = {
  name: 'chatRooms.accept',
  method: 'POST',
  path: '/wps/relay/CBS_acceptRules',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Sends a message to a room. In slow mode the next one is refused with `throttled` for a while.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage, chat_muted, chat_rules_required, real_account_required, text_length, throttled.
 */
export const chatRoomsSend: Descriptor<ChatRoomsSendInput, ChatRoomsSendOutput> = {
  name: 'chatRooms.send',
  method: 'POST',
  path: '/wps/relay/CBS_sendMessage',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Shares a settled round of the person with a room, as a receipt that anybody can check.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage, chat_muted, chat_rules_required, real_account_required, text_length, throttled.
 */
export const chatRoomsShare: Descriptor<ChatRoomsShareInput, ChatRoomsShareOutput> = {
  name: 'chatRooms.share',
  method: 'POST',
  path: '/wps/relay/CBS_shareRound',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Compares a shared round with the record of the operator.
 * Refusals: not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage.
 */
export const chatRoomsCheck: Descriptor<ChatRoomsCheckInput, ChatRoomsCheckOutput> = {
  name: 'chatRooms.check',
  method: 'GET',
  path: '/wps/relay/CBS_checkRound',
  module: 'CBS3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  language: true,
}

/**
 * Returns the limits of tips and rain, the restrictions, and the recipients of rain.
 * Refusals: not_found, real_account_required.
 */
export const chatRoomsGiftInfo: Descriptor<ChatRoomsGiftInfoInput, ChatRoomsGiftInfoOutput> = {
  name: 'chatRooms.giftInfo',
  method: 'GET',
  path: '/wps/relay/CBS_giftInfo',
  module: 'CBS3',
  principals: ['member', 'agent'],
}

/**
 * Tips one person of a room in cash. It arrives at once and cannot be reversed; the room sees it.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage, chat_muted, chat_rules_required, real_account_required, transfer_forbidden, turnover_open, charge_back_open, obligation_open, amount_out_of_range, insufficient_funds.
 */
export const chatRoomsTip: Descriptor<ChatRoomsTipInput, ChatRoomsTipOutput> = {
  name: 'chatRooms.tip',
  method: 'POST',
  path: '/wps/relay/passwordCheck/CBS_tip',
  module: 'CBS3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Gives cash in equal parts to the people who wrote last in a room. What does not divide stays with the giver.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found, chat_closed, chat_banned, rg_timeout, rg_excluded, underage, chat_muted, chat_rules_required, real_account_required, transfer_forbidden, turnover_open, charge_back_open, obligation_open, amount_out_of_range, insufficient_funds.
 */
export const chatRoomsRain: Descriptor<ChatRoomsRainInput, ChatRoomsRainOutput> = {
  name: 'chatRooms.rain',
  method: 'POST',
  path: '/wps/relay/passwordCheck/CBS_rain',
  module: 'CBS3',
  principals: ['member', 'agent'],
  sealed: true,
  money: true,
}

/**
 * Returns a tip or rain by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found, real_account_required.
 */
export const chatRoomsFindGift: Descriptor<ChatRoomsFindGiftInput, ChatRoomsFindGiftOutput> = {
  name: 'chatRooms.findGift',
  method: 'GET',
  path: '/wps/relay/CBS_findGift',
  module: 'CBS3',
  principals: ['member', 'agent'],
}

/**
 * Reports a message to the operator. Reporting it again changes nothing.
 * Refusals: not_found, real_account_required, rate_limited.
 */
export const chatRoomsReport: Descriptor<ChatRoomsReportInput, ChatRoomsReportOutput> = {
  name: 'chatRooms.report',
  method: 'POST',
  path: '/wps/relay/CBS_reportMessage',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Blocks or unblocks the messages of a person, without notifying them.
 * Refusals: not_found, real_account_required.
 */
export const chatRoomsBlock: Descriptor<ChatRoomsBlockInput, ChatRoomsBlockOutput> = {
  name: 'chatRooms.block',
  method: 'POST',
  path: '/wps/relay/CBS_blockMember',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Follows or unfollows a host. Followed hosts come first, and their rooms count as unread.
 * Refusals: not_found, real_account_required.
 */
export const chatRoomsFollow: Descriptor<ChatRoomsFollowInput, ChatRoomsFollowOutput> = {
  name: 'chatRooms.follow',
  method: 'POST',
  path: '/wps/relay/CBS_followModel',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the number of unread messages in the rooms that the person has visited or follows.
 * Refusals: real_account_required.
 */
export const chatRoomsUnread: Descriptor<ChatRoomsUnreadInput, ChatRoomsUnreadOutput> = {
  name: 'chatRooms.unread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  module: 'CBS3',
  principals: ['member', 'agent'],
}

/**
 * Marks the messages of a room as read up to a position.
 * Refusals: not_found, real_account_required.
 */
export const chatRoomsRead: Descriptor<ChatRoomsReadInput, ChatRoomsReadOutput> = {
  name: 'chatRooms.read',
  method: 'POST',
  path: '/wps/relay/CBS_readMessages',
  module: 'CBS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Returns the personal data of the account, with the rules of its fields.
 * Refusals: real_account_required.
 */
export const profileShow: Descriptor<ProfileShowInput, ProfileShowOutput> = {
  name: 'profile.show',
  method: 'GET',
  path: '/wps/relay/MCSFE_getProfile',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Changes fields of the profile. Omitted fields keep their value, empty ones are cleared; fields that can be set only once are not changed.
 * Refusals: real_account_required, field_invalid, edit_used, underage, name_reserved.
 */
export const profileUpdate: Descriptor<ProfileUpdateInput, ProfileUpdateOutput> = {
  name: 'profile.update',
  method: 'PUT',
  path: '/wps/member/info',
  module: 'COMM3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Sets whether others see the person's wins, under a masked name, on the winner board, leaderboards, the list of jackpot hits and the live feed of wins.
 * Refusals: real_account_required.
 */
export const profileSetShowWins: Descriptor<ProfileSetShowWinsInput, ProfileSetShowWinsOutput> = {
  name: 'profile.setShowWins',
  method: 'PUT',
  path: '/wps/member/showWins',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Sets whether the person receives offers by message, email or SMS.
 * Refusals: real_account_required.
 */
export const profileSetMarketing: Descriptor<ProfileSetMarketingInput, ProfileSetMarketingOutput> = {
  name: 'profile.setMarketing',
  method: 'PUT',
  path: '/wps/member/marketing',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Sends a code to the person’s new phone number or email address.
 * Refusals: real_account_required, field_invalid, sms_too_many.
 */
export const profileContactCode: Descriptor<ProfileContactCodeInput, ProfileContactCodeOutput> = {
  name: 'profile.contactCode',
  method: 'POST',
  path: '/wps/verification/contact',
  module: 'VERIFICATION3',
  principals: ['member', 'agent'],
  throttleMs: 1000,
}

/**
 * Sets the phone number or email address with the code that was sent to it. The previous one is notified of the change. The same call again, while the code would be valid, is answered as the first.
 * Refusals: real_account_required, bad_credentials, locked, relogin_required, field_invalid, mobile_taken, sms_wrong, sms_expired.
 */
export const profileSetContact: Descriptor<ProfileSetContactInput, ProfileSetContactOutput> = {
  name: 'profile.setContact',
  method: 'POST',
  path: '/wps/member/contact',
  module: 'VERIFICATION3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Returns the security measures of the account and their status.
 * Refusals: real_account_required.
 */
export const securityOverview: Descriptor<SecurityOverviewInput, SecurityOverviewOutput> = {
  name: 'security.overview',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  module: 'PASS3',
  principals: ['member', 'agent'],
}

/**
 * Returns the logins of the last 90 days, newest first, including failed attempts with the correct username.
 * Refusals: real_account_required.
 */
export const securityLogins: Descriptor<SecurityLoginsInput, SecurityLoginsOutput> = {
  name: 'security.logins',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginHistory',
  module: 'PASS3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Returns the active sessions of the account.
 * Refusals: real_account_required.
 */
export const securitySessions: Descriptor<SecuritySessionsInput, SecuritySessionsOutput> = {
  name: 'security.sessions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSessions',
  module: 'PASS3',
  principals: ['member', 'agent'],
}

/**
 * Ends another session of the account, or all others.
 * Refusals: real_account_required, not_found.
 */
export const securityEndSession: Descriptor<SecurityEndSessionInput, SecurityEndSessionOutput> = {
  name: 'security.endSession',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_getSessions',
  module: 'PASS3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Sets the anti-phishing phrase, which the operator includes in its messages so that the person can recognise them. An empty phrase removes it.
 * Refusals: real_account_required, field_invalid.
 */
export const securitySetPhrase: Descriptor<SecuritySetPhraseInput, SecuritySetPhraseOutput> = {
  name: 'security.setPhrase',
  method: 'POST',
  path: '/wps/relay/MCSFE_updatePhrase',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Returns the secret for an authenticator app. Two-factor authentication stays off until a code is confirmed.
 * Refusals: real_account_required, bad_credentials, locked, second_factor_set, relogin_required.
 */
export const securityBeginAuthenticator: Descriptor<SecurityBeginAuthenticatorInput, SecurityBeginAuthenticatorOutput> = {
  name: 'security.beginAuthenticator',
  method: 'POST',
  path: '/wps/relay/MCSFE_beginAuthenticator',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Turns two-factor authentication on with a code from the app, and returns ten recovery codes, which are shown only once; the same code within a minute replaces them.
 * Refusals: real_account_required, second_factor_wrong, locked.
 */
export const securityConfirmAuthenticator: Descriptor<SecurityConfirmAuthenticatorInput, SecurityConfirmAuthenticatorOutput> = {
  name: 'security.confirmAuthenticator',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmAuthenticator',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Turns two-factor authentication off. Turning it off again has no effect.
 * Refusals: real_account_required, bad_credentials, second_factor_wrong, locked, relogin_required.
 */
export const securityEndAuthenticator: Descriptor<SecurityEndAuthenticatorInput, SecurityEndAuthenticatorOutput> = {
  name: 'security.endAuthenticator',
  method: 'POST',
  path: '/wps/relay/MCSFE_endAuthenticator',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Returns the WebAuthn options for creating a passkey.
 * Refusals: real_account_required, bad_credentials, locked, relogin_required.
 */
export const securityBeginPasskey: Descriptor<SecurityBeginPasskeyInput, SecurityBeginPasskeyOutput> = {
  name: 'security.beginPasskey',
  method: 'POST',
  path: '/wps/relay/MCSFE_beginPasskey',
  module: 'PASSKEY3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Registers a passkey that was created on a device.
 * Refusals: real_account_required, passkey_refused.
 */
export const securityAddPasskey: Descriptor<SecurityAddPasskeyInput, SecurityAddPasskeyOutput> = {
  name: 'security.addPasskey',
  method: 'POST',
  path: '/wps/relay/MCSFE_addPasskey',
  module: 'PASSKEY3',
  principals: ['member', 'agent'],
}

/**
 * Removes a passkey.
 * Refusals: real_account_required, bad_credentials, locked, not_found, relogin_required.
 */
export const securityRemovePasskey: Descriptor<SecurityRemovePasskeyInput, SecurityRemovePasskeyOutput> = {
  name: 'security.removePasskey',
  method: 'POST',
  path: '/wps/relay/MCSFE_removePasskey',
  module: 'PASSKEY3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Completes a login with a code from the authenticator app or a recovery code.
 * Refusals: second_factor_wrong, second_factor_over, locked, member_no_enter, error_not_agent.
 */
export const securitySecondStep: Descriptor<SecuritySecondStepInput, SecuritySecondStepOutput> = {
  name: 'security.secondStep',
  method: 'POST',
  path: '/wps/session/login/second',
  module: 'COMM3',
  principals: ['visitor'],
  sealed: true,
  session: 'begins',
}

/**
 * Returns the WebAuthn options for a login with a passkey.
 */
export const securityAskPasskey: Descriptor<SecurityAskPasskeyInput, SecurityAskPasskeyOutput> = {
  name: 'security.askPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  module: 'PASSKEY3',
  principals: ['visitor'],
  challenge: 'login',
}

/**
 * Logs in with a passkey, without a password or second factor.
 * Refusals: passkey_refused, member_no_enter, error_not_agent.
 */
export const securityPasskeyLogin: Descriptor<SecurityPasskeyLoginInput, SecurityPasskeyLoginOutput> = {
  name: 'security.passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  module: 'PASSKEY3',
  principals: ['visitor'],
  session: 'begins',
}

/** Every call of the member centre. */
export interface MemberEndpoints {
  payoutAccounts: {
    list: Descriptor<PayoutAccountsListInput, PayoutAccountsListOutput>
    setName: Descriptor<PayoutAccountsSetNameInput, PayoutAccountsSetNameOutput>
    save: Descriptor<PayoutAccountsSaveInput, PayoutAccountsSaveOutput>
    remove: Descriptor<PayoutAccountsRemoveInput, PayoutAccountsRemoveOutput>
  }
  withdrawals: {
    settings: Descriptor<WithdrawalsSettingsInput, WithdrawalsSettingsOutput>
    submit: Descriptor<WithdrawalsSubmitInput, WithdrawalsSubmitOutput>
    orders: Descriptor<WithdrawalsOrdersInput, WithdrawalsOrdersOutput>
    detail: Descriptor<WithdrawalsDetailInput, WithdrawalsDetailOutput>
    cancel: Descriptor<WithdrawalsCancelInput, WithdrawalsCancelOutput>
  }
  receipts: {
    waiting: Descriptor<ReceiptsWaitingInput, ReceiptsWaitingOutput>
    act: Descriptor<ReceiptsActInput, ReceiptsActOutput>
    addPicture: Descriptor<ReceiptsAddPictureInput, ReceiptsAddPictureOutput>
    picture: Descriptor<ReceiptsPictureInput, ReceiptsPictureOutput>
  }
  fundPassword: {
    status: Descriptor<FundPasswordStatusInput, FundPasswordStatusOutput>
    set: Descriptor<FundPasswordSetInput, FundPasswordSetOutput>
    change: Descriptor<FundPasswordChangeInput, FundPasswordChangeOutput>
  }
  lottery: {
    menus: Descriptor<LotteryMenusInput, LotteryMenusOutput>
    vnMenu: Descriptor<LotteryVnMenuInput, LotteryVnMenuOutput>
    vnRecent: Descriptor<LotteryVnRecentInput, LotteryVnRecentOutput>
    vnOpened: Descriptor<LotteryVnOpenedInput, LotteryVnOpenedOutput>
    opened: Descriptor<LotteryOpenedInput, LotteryOpenedOutput>
    draws: Descriptor<LotteryDrawsInput, LotteryDrawsOutput>
    near: Descriptor<LotteryNearInput, LotteryNearOutput>
    prizeSeries: Descriptor<LotteryPrizeSeriesInput, LotteryPrizeSeriesOutput>
  }
  play: {
    session: Descriptor<PlaySessionInput, PlaySessionOutput>
    resume: Descriptor<PlayResumeInput, PlayResumeOutput>
    end: Descriptor<PlayEndInput, PlayEndOutput>
  }
  articles: {
    newsList: Descriptor<ArticlesNewsListInput, ArticlesNewsListOutput>
    newsDetail: Descriptor<ArticlesNewsDetailInput, ArticlesNewsDetailOutput>
    blogList: Descriptor<ArticlesBlogListInput, ArticlesBlogListOutput>
    blogDetail: Descriptor<ArticlesBlogDetailInput, ArticlesBlogDetailOutput>
    rate: Descriptor<ArticlesRateInput, ArticlesRateOutput>
  }
  deposits: {
    settings: Descriptor<DepositsSettingsInput, DepositsSettingsOutput>
    channels: Descriptor<DepositsChannelsInput, DepositsChannelsOutput>
    bonusCost: Descriptor<DepositsBonusCostInput, DepositsBonusCostOutput>
    submit: Descriptor<DepositsSubmitInput, DepositsSubmitOutput>
    order: Descriptor<DepositsOrderInput, DepositsOrderOutput>
    proof: Descriptor<DepositsProofInput, DepositsProofOutput>
    cancel: Descriptor<DepositsCancelInput, DepositsCancelOutput>
  }
  records: {
    bets: Descriptor<RecordsBetsInput, RecordsBetsOutput>
    bet: Descriptor<RecordsBetInput, RecordsBetOutput>
    ledger: Descriptor<RecordsLedgerInput, RecordsLedgerOutput>
    deposits: Descriptor<RecordsDepositsInput, RecordsDepositsOutput>
    withdrawals: Descriptor<RecordsWithdrawalsInput, RecordsWithdrawalsOutput>
    profit: Descriptor<RecordsProfitInput, RecordsProfitOutput>
    proof: Descriptor<RecordsProofInput, RecordsProofOutput>
    transfers: Descriptor<RecordsTransfersInput, RecordsTransfersOutput>
  }
  summary: {
    member: Descriptor<SummaryMemberInput, SummaryMemberOutput>
  }
  funds: {
    setAutoTransfer: Descriptor<FundsSetAutoTransferInput, FundsSetAutoTransferOutput>
  }
  upline: {
    info: Descriptor<UplineInfoInput, UplineInfoOutput>
    submit: Descriptor<UplineSubmitInput, UplineSubmitOutput>
    history: Descriptor<UplineHistoryInput, UplineHistoryOutput>
    find: Descriptor<UplineFindInput, UplineFindOutput>
  }
  inbox: {
    list: Descriptor<InboxListInput, InboxListOutput>
    message: Descriptor<InboxMessageInput, InboxMessageOutput>
    read: Descriptor<InboxReadInput, InboxReadOutput>
    remove: Descriptor<InboxRemoveInput, InboxRemoveOutput>
    restore: Descriptor<InboxRestoreInput, InboxRestoreOutput>
  }
  lineMessages: {
    recipients: Descriptor<LineMessagesRecipientsInput, LineMessagesRecipientsOutput>
    send: Descriptor<LineMessagesSendInput, LineMessagesSendOutput>
    sent: Descriptor<LineMessagesSentInput, LineMessagesSentOutput>
    addPicture: Descriptor<LineMessagesAddPictureInput, LineMessagesAddPictureOutput>
    picture: Descriptor<LineMessagesPictureInput, LineMessagesPictureOutput>
  }
  support: {
    feedback: Descriptor<SupportFeedbackInput, SupportFeedbackOutput>
    addPicture: Descriptor<SupportAddPictureInput, SupportAddPictureOutput>
    picture: Descriptor<SupportPictureInput, SupportPictureOutput>
  }
  tickets: {
    options: Descriptor<TicketsOptionsInput, TicketsOptionsOutput>
    subject: Descriptor<TicketsSubjectInput, TicketsSubjectOutput>
    submit: Descriptor<TicketsSubmitInput, TicketsSubmitOutput>
    list: Descriptor<TicketsListInput, TicketsListOutput>
    ticket: Descriptor<TicketsTicketInput, TicketsTicketOutput>
    reply: Descriptor<TicketsReplyInput, TicketsReplyOutput>
    close: Descriptor<TicketsCloseInput, TicketsCloseOutput>
    read: Descriptor<TicketsReadInput, TicketsReadOutput>
    addPicture: Descriptor<TicketsAddPictureInput, TicketsAddPictureOutput>
    picture: Descriptor<TicketsPictureInput, TicketsPictureOutput>
  }
  bonuses: {
    open: Descriptor<BonusesOpenInput, BonusesOpenOutput>
    history: Descriptor<BonusesHistoryInput, BonusesHistoryOutput>
    bets: Descriptor<BonusesBetsInput, BonusesBetsOutput>
  }
  rebates: {
    settings: Descriptor<RebatesSettingsInput, RebatesSettingsOutput>
    summary: Descriptor<RebatesSummaryInput, RebatesSummaryOutput>
    submit: Descriptor<RebatesSubmitInput, RebatesSubmitOutput>
    history: Descriptor<RebatesHistoryInput, RebatesHistoryOutput>
  }
  referrals: {
    details: Descriptor<ReferralsDetailsInput, ReferralsDetailsOutput>
    list: Descriptor<ReferralsListInput, ReferralsListOutput>
    income: Descriptor<ReferralsIncomeInput, ReferralsIncomeOutput>
    claim: Descriptor<ReferralsClaimInput, ReferralsClaimOutput>
  }
  rewards: {
    list: Descriptor<RewardsListInput, RewardsListOutput>
    claim: Descriptor<RewardsClaimInput, RewardsClaimOutput>
    cost: Descriptor<RewardsCostInput, RewardsCostOutput>
    forfeit: Descriptor<RewardsForfeitInput, RewardsForfeitOutput>
  }
  promotions: {
    available: Descriptor<PromotionsAvailableInput, PromotionsAvailableOutput>
    list: Descriptor<PromotionsListInput, PromotionsListOutput>
    categories: Descriptor<PromotionsCategoriesInput, PromotionsCategoriesOutput>
    detail: Descriptor<PromotionsDetailInput, PromotionsDetailOutput>
    join: Descriptor<PromotionsJoinInput, PromotionsJoinOutput>
    apply: Descriptor<PromotionsApplyInput, PromotionsApplyOutput>
    addPicture: Descriptor<PromotionsAddPictureInput, PromotionsAddPictureOutput>
  }
  raffles: {
    list: Descriptor<RafflesListInput, RafflesListOutput>
    detail: Descriptor<RafflesDetailInput, RafflesDetailOutput>
    tickets: Descriptor<RafflesTicketsInput, RafflesTicketsOutput>
    mine: Descriptor<RafflesMineInput, RafflesMineOutput>
    claim: Descriptor<RafflesClaimInput, RafflesClaimOutput>
  }
  points: {
    balance: Descriptor<PointsBalanceInput, PointsBalanceOutput>
    config: Descriptor<PointsConfigInput, PointsConfigOutput>
    items: Descriptor<PointsItemsInput, PointsItemsOutput>
    orders: Descriptor<PointsOrdersInput, PointsOrdersOutput>
    redeem: Descriptor<PointsRedeemInput, PointsRedeemOutput>
    findOrder: Descriptor<PointsFindOrderInput, PointsFindOrderOutput>
    convert: Descriptor<PointsConvertInput, PointsConvertOutput>
    findConversion: Descriptor<PointsFindConversionInput, PointsFindConversionOutput>
  }
  missions: {
    list: Descriptor<MissionsListInput, MissionsListOutput>
    claim: Descriptor<MissionsClaimInput, MissionsClaimOutput>
    leaderboard: Descriptor<MissionsLeaderboardInput, MissionsLeaderboardOutput>
  }
  turnover: {
    info: Descriptor<TurnoverInfoInput, TurnoverInfoOutput>
    forfeit: Descriptor<TurnoverForfeitInput, TurnoverForfeitOutput>
  }
  vip: {
    progress: Descriptor<VipProgressInput, VipProgressOutput>
    ranks: Descriptor<VipRanksInput, VipRanksOutput>
  }
  limits: {
    profile: Descriptor<LimitsProfileInput, LimitsProfileOutput>
    list: Descriptor<LimitsListInput, LimitsListOutput>
    submit: Descriptor<LimitsSubmitInput, LimitsSubmitOutput>
    confirm: Descriptor<LimitsConfirmInput, LimitsConfirmOutput>
    cancel: Descriptor<LimitsCancelInput, LimitsCancelOutput>
    timeout: Descriptor<LimitsTimeoutInput, LimitsTimeoutOutput>
    exclude: Descriptor<LimitsExcludeInput, LimitsExcludeOutput>
    interval: Descriptor<LimitsIntervalInput, LimitsIntervalOutput>
    session: Descriptor<LimitsSessionInput, LimitsSessionOutput>
    acknowledge: Descriptor<LimitsAcknowledgeInput, LimitsAcknowledgeOutput>
    history: Descriptor<LimitsHistoryInput, LimitsHistoryOutput>
    closeTypes: Descriptor<LimitsCloseTypesInput, LimitsCloseTypesOutput>
    preset: Descriptor<LimitsPresetInput, LimitsPresetOutput>
    statement: Descriptor<LimitsStatementInput, LimitsStatementOutput>
    selfTest: Descriptor<LimitsSelfTestInput, LimitsSelfTestOutput>
    submitSelfTest: Descriptor<LimitsSubmitSelfTestInput, LimitsSubmitSelfTestOutput>
  }
  chatRooms: {
    list: Descriptor<ChatRoomsListInput, ChatRoomsListOutput>
    permission: Descriptor<ChatRoomsPermissionInput, ChatRoomsPermissionOutput>
    messages: Descriptor<ChatRoomsMessagesInput, ChatRoomsMessagesOutput>
    people: Descriptor<ChatRoomsPeopleInput, ChatRoomsPeopleOutput>
    watch: Descriptor<ChatRoomsWatchInput, ChatRoomsWatchOutput>
    accept: Descriptor<ChatRoomsAcceptInput, ChatRoomsAcceptOutput>
    send: Descriptor<ChatRoomsSendInput, ChatRoomsSendOutput>
    share: Descriptor<ChatRoomsShareInput, ChatRoomsShareOutput>
    check: Descriptor<ChatRoomsCheckInput, ChatRoomsCheckOutput>
    giftInfo: Descriptor<ChatRoomsGiftInfoInput, ChatRoomsGiftInfoOutput>
    tip: Descriptor<ChatRoomsTipInput, ChatRoomsTipOutput>
    rain: Descriptor<ChatRoomsRainInput, ChatRoomsRainOutput>
    findGift: Descriptor<ChatRoomsFindGiftInput, ChatRoomsFindGiftOutput>
    report: Descriptor<ChatRoomsReportInput, ChatRoomsReportOutput>
    block: Descriptor<ChatRoomsBlockInput, ChatRoomsBlockOutput>
    follow: Descriptor<ChatRoomsFollowInput, ChatRoomsFollowOutput>
    unread: Descriptor<ChatRoomsUnreadInput, ChatRoomsUnreadOutput>
    read: Descriptor<ChatRoomsReadInput, ChatRoomsReadOutput>
  }
  profile: {
    show: Descriptor<ProfileShowInput, ProfileShowOutput>
    update: Descriptor<ProfileUpdateInput, ProfileUpdateOutput>
    setShowWins: Descriptor<ProfileSetShowWinsInput, ProfileSetShowWinsOutput>
    setMarketing: Descriptor<ProfileSetMarketingInput, ProfileSetMarketingOutput>
    contactCode: Descriptor<ProfileContactCodeInput, ProfileContactCodeOutput>
    setContact: Descriptor<ProfileSetContactInput, ProfileSetContactOutput>
  }
  security: {
    overview: Descriptor<SecurityOverviewInput, SecurityOverviewOutput>
    logins: Descriptor<SecurityLoginsInput, SecurityLoginsOutput>
    sessions: Descriptor<SecuritySessionsInput, SecuritySessionsOutput>
    endSession: Descriptor<SecurityEndSessionInput, SecurityEndSessionOutput>
    setPhrase: Descriptor<SecuritySetPhraseInput, SecuritySetPhraseOutput>
    beginAuthenticator: Descriptor<SecurityBeginAuthenticatorInput, SecurityBeginAuthenticatorOutput>
    confirmAuthenticator: Descriptor<SecurityConfirmAuthenticatorInput, SecurityConfirmAuthenticatorOutput>
    endAuthenticator: Descriptor<SecurityEndAuthenticatorInput, SecurityEndAuthenticatorOutput>
    beginPasskey: Descriptor<SecurityBeginPasskeyInput, SecurityBeginPasskeyOutput>
    addPasskey: Descriptor<SecurityAddPasskeyInput, SecurityAddPasskeyOutput>
    removePasskey: Descriptor<SecurityRemovePasskeyInput, SecurityRemovePasskeyOutput>
    secondStep: Descriptor<SecuritySecondStepInput, SecuritySecondStepOutput>
    askPasskey: Descriptor<SecurityAskPasskeyInput, SecurityAskPasskeyOutput>
    passkeyLogin: Descriptor<SecurityPasskeyLoginInput, SecurityPasskeyLoginOutput>
  }
}

export const memberEndpoints: MemberEndpoints = /* @__PURE__ */ unpack<MemberEndpoints>({
  payoutAccounts: {
    list: ['/wps/relay/MCSFE_getBankCards', 'BANK3', 'ma', 'GET', { language: true }],
    setName: ['/wps/relay/MCSFE_submitRealName', 'BANK3', 'ma', 'POST'],
    save: ['/wps/relay/passwordCheck/MCSFE_submitBankCard', 'BANK3', 'ma', 'POST', { sealed: true }],
    remove: ['/wps/relay/passwordCheck/MCSFE_deleteBankCard', 'BANK3', 'ma', 'POST', { sealed: true }],
  },
  withdrawals: {
    settings: ['/wps/relay/MCSFE_getWithdrawSettings', 'WITH3', 'ma'],
    submit: ['/wps/relay/passwordCheck/MCSFE_submitWithdraw', 'WITH3', 'ma', 'POST', { sealed: true, money: true }],
    orders: ['/wps/relay/MCSFE_getWithdrawList', 'WITH3', 'ma', 'GET', { list: 'list' }],
    detail: ['/wps/relay/MCSFE_getWithdrawDetail', 'WITH3', 'ma'],
    cancel: ['/wps/relay/MCSFE_cancelWithdraw', 'WITH3', 'ma', 'POST', { retry: true }],
  },
  receipts: {
    waiting: ['/wps/relay/MCSFE_getPaymentConfirmationList', 'WITH3', 'ma'],
    act: ['/wps/relay/MCSFE_processC2CTransaction', 'WITH3', 'ma', 'POST', { money: true }],
    addPicture: ['/wps/relay/MCSFE_submitReceiptImage', 'WITH3', 'ma', 'POST', { retry: true }],
    picture: ['/wps/relay/MCSFE_getReceiptImage', 'WITH3', 'ma'],
  },
  fundPassword: {
    status: ['/wps/relay/MCSFE_getFundPassword', 'PASS3', 'ma'],
    set: ['/wps/relay/MCSFE_submitFundPassword', 'PASS3', 'ma', 'POST', { sealed: true }],
    change: ['/wps/relay/passwordCheck/MCSFE_changeFundPassword', 'PASS3', 'ma', 'POST', { sealed: true }],
  },
  lottery: {
    menus: ['/lgw/games/game_menus', 'GAMELO3', 'vmta', 'GET', { cache: 'language', language: true }],
    vnMenu: ['/lgw/vn/games/game_menu', 'GAMELO3', 'vmta', 'GET', { cache: 'language', language: true }],
    vnRecent: ['/lgw/vn/games/game_menu/recent', 'GAMELO3', 'mta', 'GET', { language: true }],
    vnOpened: ['/lgw/vn/numeros/opened/game', 'GAMELO3', 'vmta'],
    opened: ['/lotto/lgw/games/opened/numero', 'GAMELO3', 'vmta'],
    draws: ['/lgw/draw', 'GAMELO3', 'vmta', 'GET', { list: 'list' }],
    near: ['/lgw/numeros/near', 'GAMELO3', 'vmta'],
    prizeSeries: ['/wps/relay/MCSFE_getPrizeSeries', 'GAMELO3', 'ma', 'GET', { language: true }],
  },
  play: {
    session: ['/wps/relay/GCS_getGameSession', 'GAMELO3', 'mta'],
    resume: ['/wps/relay/GCS_continueGames', 'GAMELO3', 'mta', 'GET', { language: true }],
    end: ['/wps/relay/GCS_endGameSession', 'GAMELO3', 'mta', 'POST', { retry: true }],
  },
  articles: {
    newsList: ['/wps/relay/CCSFE_getNewsList', 'NEWS3', 'vmta', 'GET', { language: true }],
    newsDetail: ['/wps/relay/CCSFE_getNewsDetail', 'NEWS3', 'vmta', 'GET', { language: true }],
    blogList: ['/wps/relay/CCSFE_getBlogList', 'BLOG3', 'vmta', 'GET', { language: true }],
    blogDetail: ['/wps/relay/CCSFE_getBlogDetail', 'BLOG3', 'vmta', 'GET', { language: true }],
    rate: ['/wps/relay/CCSFE_rateText', 'COMM3', 'vmta', 'POST', { throttleMs: 500 }],
  },
  deposits: {
    settings: ['/wps/relay/MCSFE_getDepositSettings', 'DEPO3', 'ma', 'GET', { language: true }],
    channels: ['/wps/relay/MCSFE_getDepositPaymentChannels', 'DEPO3', 'ma', 'GET', { language: true }],
    bonusCost: ['/wps/relay/MCSFE_getDepositBonusCost', 'DEPO3', 'ma', 'GET', { language: true }],
    submit: ['/wps/relay/MCSFE_submitDeposit', 'DEPO3', 'ma', 'POST', { money: true }],
    order: ['/wps/relay/MCSFE_getDepositOrder', 'DEPO3', 'ma', 'GET', { language: true }],
    proof: ['/wps/relay/MCSFE_submitDepositProof', 'DEPO3', 'ma', 'POST', { retry: true }],
    cancel: ['/wps/relay/MCSFE_cancelDeposit', 'DEPO3', 'ma', 'POST', { retry: true }],
  },
  records: {
    bets: ['/wps/relay/ODSFE2_getMemberBetRecords', 'TRANSBETREPMEM3', 'ma', 'GET', { language: true }],
    bet: ['/wps/relay/ODSFE2_getMemberBetDetail', 'TRANSBETREPMEM3', 'ma', 'GET', { language: true }],
    ledger: ['/wps/relay/ODSFE2_MemTransDet', 'MEMTRANS3', 'ma'],
    deposits: ['/wps/relay/ODSFE2_getMemberDepositRecords', 'MEMTRANS3', 'ma', 'GET', { language: true }],
    withdrawals: ['/wps/relay/ODSFE2_getMemberWithdrawRecords', 'MEMTRANS3', 'ma', 'GET', { language: true }],
    profit: ['/wps/relay/ODSFE2_getMemberPnl', 'TRANSBETREPMEM3', 'ma', 'GET', { language: true }],
    proof: ['/wps/relay/MCSFE_getLedgerProof', 'MEMTRANS3', 'ma'],
    transfers: ['/wps/relay/GCS_getTransferHistory', 'FUNDTRANS3', 'ma', 'GET', { list: 'list' }],
  },
  summary: {
    member: ['/wps/relay/MCSFE_getMemberSummary', 'COMM3', 'ma'],
  },
  funds: {
    setAutoTransfer: ['/wps/relay/GCS_setAutoTransfer', 'FUNDTRANS3', 'ma', 'POST', { retry: true }],
  },
  upline: {
    info: ['/wps/relay/MCSFE_getUplineTransfer', 'AGETRANSFERUP3', 'ma'],
    submit: ['/wps/relay/passwordCheck/MCSFE_submitUplineTransfer', 'AGETRANSFERUP3', 'ma', 'POST', { sealed: true, money: true }],
    history: ['/wps/relay/MCSFE_getUplineTransfers', 'AGETRANSFERUP3', 'ma', 'GET', { list: 'list' }],
    find: ['/wps/relay/MCSFE_findUplineTransfer', 'AGETRANSFERUP3', 'ma'],
  },
  inbox: {
    list: ['/wps/relay/CSP_getInbox', 'INBOX3', 'ma', 'GET', { list: 'list', language: true }],
    message: ['/wps/relay/CSP_getMessage', 'INBOX3', 'ma', 'GET', { language: true }],
    read: ['/wps/relay/CSP_readMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
    remove: ['/wps/relay/CSP_deleteMessage', 'INBOX3', 'ma', 'DELETE', { retry: true }],
    restore: ['/wps/relay/CSP_restoreMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
  },
  lineMessages: {
    recipients: ['/wps/relay/CSP_getMessageRecipients', 'INBOX3', 'ma'],
    send: ['/wps/relay/CSP_sendMessage', 'INBOX3', 'ma', 'POST', { throttleMs: 1000 }],
    sent: ['/wps/relay/CSP_getSentMessages', 'INBOX3', 'ma'],
    addPicture: ['/wps/relay/CSP_addMessageImage', 'INBOX3', 'ma', 'POST', { retry: true }],
    picture: ['/wps/relay/CSP_getMessageImage', 'INBOX3', 'ma'],
  },
  support: {
    feedback: ['/wps/relay/WPSCORE_getFeedbackList', 'FEEDBACK3', 'ma', 'GET', { list: 'list' }],
    addPicture: ['/wps/feedback/image', 'FEEDBACK3', 'vmta', 'POST', { retry: true }],
    picture: ['/wps/relay/WPSCORE_getFeedbackImage', 'FEEDBACK3', 'ma'],
  },
  tickets: {
    options: ['/wps/relay/WPSCORE_getTicketOptions', 'TICKET3', 'ma'],
    subject: ['/wps/relay/WPSCORE_getTicketSubject', 'TICKET3', 'ma', 'GET', { language: true }],
    submit: ['/wps/relay/WPSCORE_submitTicket', 'TICKET3', 'ma', 'POST', { throttleMs: 1000 }],
    list: ['/wps/relay/WPSCORE_getTicketList', 'TICKET3', 'ma', 'GET', { list: 'list', language: true }],
    ticket: ['/wps/relay/WPSCORE_getTicket', 'TICKET3', 'ma', 'GET', { language: true }],
    reply: ['/wps/relay/WPSCORE_replyTicket', 'TICKET3', 'ma', 'POST', { throttleMs: 1000 }],
    close: ['/wps/relay/WPSCORE_closeTicket', 'TICKET3', 'ma', 'POST', { retry: true }],
    read: ['/wps/relay/WPSCORE_readTicket', 'TICKET3', 'ma', 'POST', { retry: true }],
    addPicture: ['/wps/relay/WPSCORE_addTicketImage', 'TICKET3', 'ma', 'POST', { retry: true }],
    picture: ['/wps/relay/WPSCORE_getTicketImage', 'TICKET3', 'ma'],
  },
  bonuses: {
    open: ['/wps/relay/PROMOFE_getWageringProgress', 'COMM3', 'ma'],
    history: ['/wps/relay/PROMOFE_getBonusHistory', 'COMM3', 'ma'],
    bets: ['/wps/relay/PROMOFE_getBonusBets', 'COMM3', 'ma'],
  },
  rebates: {
    settings: ['/wps/relay/MCSFE_getCustomerRebateSettingByProductType', 'REBATE3', 'ma'],
    summary: ['/wps/relay/MCSFE_getManualRebateSummary', 'REBATE3', 'ma'],
    submit: ['/wps/relay/MCSFE_submitManualRebate', 'REBATE3', 'ma', 'POST', { money: true }],
    history: ['/wps/relay/MCSFE_getRebateHistory', 'REBATE3', 'ma'],
  },
  referrals: {
    details: ['/wps/relay/MCSFE_getReferralDetails', 'REFER3', 'ma'],
    list: ['/wps/relay/MCSFE_getReferralList', 'REFER3', 'ma'],
    income: ['/wps/relay/MCSFE_getReferralIncome', 'REFER3', 'ma'],
    claim: ['/wps/relay/MCSFE_claimReferralReward', 'REFER3', 'ma', 'POST', { money: true }],
  },
  rewards: {
    list: ['/wps/relay/MCSFE_getClaimPromotion', 'REWCEN3', 'ma'],
    claim: ['/wps/relay/MCSFE_claimPromotion', 'REWCEN3', 'ma', 'POST', { money: true }],
    cost: ['/wps/relay/PROMOFE_getRewardCost', 'REWCEN3', 'ma', 'GET', { language: true }],
    forfeit: ['/wps/relay/PROMOFE_forfeitBonus', 'REWCEN3', 'ma', 'POST', { money: true }],
  },
  promotions: {
    available: ['/wps/relay/MCSFE_getMerchantAvailablePromotions', 'REWCEN3', 'vmta', 'GET', { language: true }],
    list: ['/wps/relay/MCSFE_getAvailablePromotions', 'REWCEN3', 'ma', 'GET', { language: true }],
    categories: ['/wps/relay/PROMOFE_getPromotionAnnouncementCategory', 'REWCEN3', 'vmta'],
    detail: ['/wps/relay/PROMOFE_getPromotionDetail', 'REWCEN3', 'vmta', 'GET', { language: true }],
    join: ['/wps/relay/PROMOFE_submitPromotionJoin', 'REWCEN3', 'ma', 'POST', { money: true }],
    apply: ['/wps/relay/PROMOFE_submitPromotionApply', 'REWCEN3', 'ma', 'POST', { money: true }],
    addPicture: ['/wps/relay/PROMOFE_submitPromotionImage', 'REWCEN3', 'ma', 'POST', { retry: true }],
  },
  raffles: {
    list: ['/wps/relay/MCS2_getRafflePromotionList', 'REWCEN3', 'vmta', 'GET', { language: true }],
    detail: ['/wps/relay/MCS2_getRafflePromotionDetail', 'REWCEN3', 'vmta', 'GET', { language: true }],
    tickets: ['/wps/relay/MCS2_getRaffleTicketList', 'REWCEN3', 'vmta'],
    mine: ['/wps/relay/MCS2_getMyRaffleTicketList', 'REWCEN3', 'ma'],
    claim: ['/wps/relay/MCS2_claimRafflePromotion', 'REWCEN3', 'ma', 'POST', { money: true }],
  },
  points: {
    balance: ['/wps/relay/MCS2_getPointBalance', 'PTSYS3', 'ma'],
    config: ['/wps/relay/MCS2_getPointConfig', 'PTSYS3', 'vmta'],
    items: ['/wps/relay/MCS2_getPointReward', 'PTSYS3', 'vmta', 'GET', { language: true }],
    orders: ['/wps/relay/MCS2_getRedeemPointList', 'PTSYS3', 'ma', 'GET', { language: true }],
    redeem: ['/wps/relay/passwordCheck/MCS2_redeemPointReward', 'PTSYS3', 'ma', 'POST', { sealed: true, money: true }],
    findOrder: ['/wps/relay/MCSFE_findPointOrder', 'PTSYS3', 'ma', 'GET', { language: true }],
    convert: ['/wps/relay/passwordCheck/MCS2_convertPoint', 'PTSYS3', 'ma', 'POST', { sealed: true, money: true }],
    findConversion: ['/wps/relay/MCSFE_findPointConversion', 'PTSYS3', 'ma'],
  },
  missions: {
    list: ['/wps/relay/MCSFE_getMissionSummaryDetails', 'MISSIONLB3', 'ma', 'GET', { language: true }],
    claim: ['/wps/relay/MCSFE_claimMission', 'MISSIONLB3', 'ma', 'POST', { money: true }],
    leaderboard: ['/wps/relay/MCSFE_getMissionLeaderboard', 'MISSIONLB3', 'ma', 'GET', { language: true }],
  },
  turnover: {
    info: ['/wps/relay/MCSFE_getTurnoverInfo', 'COMM3', 'ma'],
    forfeit: ['/wps/relay/MCSFE_forfeitBonus', 'COMM3', 'ma', 'POST', { money: true }],
  },
  vip: {
    progress: ['/wps/relay/MCSFE_getPlayerRankProgress', 'VIP3', 'ma', 'GET', { language: true }],
    ranks: ['/wps/relay/MCSFE_getRankList', 'VIP3', 'ma', 'GET', { language: true }],
  },
  limits: {
    profile: ['/wps/relay/RGFE_getProfile', 'RG3', 'ma'],
    list: ['/wps/relay/RGFE_getLimits', 'RG3', 'ma'],
    submit: ['/wps/relay/RGFE_submitLimit', 'RG3', 'ma', 'POST', { retry: true }],
    confirm: ['/wps/relay/RGFE_confirmLimit', 'RG3', 'ma', 'POST', { retry: true }],
    cancel: ['/wps/relay/RGFE_deletePendingLimit', 'RG3', 'ma', 'DELETE', { retry: true }],
    timeout: ['/wps/relay/RGFE_submitTimeout', 'RG3', 'ma', 'POST', { retry: true }],
    exclude: ['/wps/relay/RGFE_submitSelfExclusion', 'RG3', 'ma', 'POST', { retry: true }],
    interval: ['/wps/relay/RGFE_submitRealityCheckInterval', 'RG3', 'ma', 'POST', { retry: true }],
    session: ['/wps/relay/RGFE_getSessionStatus', 'RG3', 'ma'],
    acknowledge: ['/wps/relay/RGFE_submitRealityCheckAck', 'RG3', 'ma', 'POST', { retry: true }],
    history: ['/wps/relay/RGFE_getPlaySessions', 'RG3', 'ma', 'GET', { list: 'list' }],
    closeTypes: ['/wps/relay/RGFE_submitGameTypeExclusion', 'RG3', 'ma', 'POST', { retry: true }],
    preset: ['/wps/relay/RGFE_submitPlaySession', 'RG3', 'ma', 'POST'],
    statement: ['/wps/relay/RGFE_getActivityStatement', 'RG3', 'ma'],
    selfTest: ['/wps/relay/RGFE_getSelfTest', 'RG3', 'ma'],
    submitSelfTest: ['/wps/relay/RGFE_submitSelfTest', 'RG3', 'ma', 'POST'],
  },
  chatRooms: {
    list: ['/wps/relay/CBS_roomList', 'CBS3', 'vmta', 'GET', { language: true }],
    permission: ['/wps/relay/CBS_groupPermission', 'CBS3', 'vmta'],
    messages: ['/wps/relay/CBS_messageList', 'CBS3', 'vmta', 'GET', { language: true }],
    people: ['/wps/relay/CBS_memberList', 'CBS3', 'vmta', 'GET', { language: true }],
    watch: ['/wps/relay/CBS_watchRoom', 'CBS3', 'mta', 'POST', { retry: true }],
    accept: ['/wps/relay/CBS_acceptRules', 'CBS3', 'ma', 'POST', { retry: true }],
    send: ['/wps/relay/CBS_sendMessage', 'CBS3', 'ma', 'POST', { retry: true }],
    share: ['/wps/relay/CBS_shareRound', 'CBS3', 'ma', 'POST', { retry: true }],
    check: ['/wps/relay/CBS_checkRound', 'CBS3', 'vmta', 'GET', { language: true }],
    giftInfo: ['/wps/relay/CBS_giftInfo', 'CBS3', 'ma'],
    tip: ['/wps/relay/passwordCheck/CBS_tip', 'CBS3', 'ma', 'POST', { sealed: true, money: true }],
    rain: ['/wps/relay/passwordCheck/CBS_rain', 'CBS3', 'ma', 'POST', { sealed: true, money: true }],
    findGift: ['/wps/relay/CBS_findGift', 'CBS3', 'ma'],
    report: ['/wps/relay/CBS_reportMessage', 'CBS3', 'ma', 'POST', { retry: true }],
    block: ['/wps/relay/CBS_blockMember', 'CBS3', 'ma', 'POST', { retry: true }],
    follow: ['/wps/relay/CBS_followModel', 'CBS3', 'ma', 'POST', { retry: true }],
    unread: ['/wps/relay/CBS_unreadCount', 'CBS3', 'ma'],
    read: ['/wps/relay/CBS_readMessages', 'CBS3', 'ma', 'POST', { retry: true }],
  },
  profile: {
    show: ['/wps/relay/MCSFE_getProfile', 'COMM3', 'ma'],
    update: ['/wps/member/info', 'COMM3', 'ma', 'PUT', { sealed: true }],
    setShowWins: ['/wps/member/showWins', 'COMM3', 'ma', 'PUT'],
    setMarketing: ['/wps/member/marketing', 'COMM3', 'ma', 'PUT'],
    contactCode: ['/wps/verification/contact', 'VERIFICATION3', 'ma', 'POST', { throttleMs: 1000 }],
    setContact: ['/wps/member/contact', 'VERIFICATION3', 'ma', 'POST', { sealed: true }],
  },
  security: {
    overview: ['/wps/v2/member/securityConfig', 'PASS3', 'ma'],
    logins: ['/wps/relay/MCSFE_getLoginHistory', 'PASS3', 'ma', 'GET', { list: 'list' }],
    sessions: ['/wps/relay/MCSFE_getSessions', 'PASS3', 'ma'],
    endSession: ['/wps/relay/MCSFE_getSessions', 'PASS3', 'ma', 'DELETE', { retry: true }],
    setPhrase: ['/wps/relay/MCSFE_updatePhrase', 'PASS3', 'ma', 'POST', { sealed: true }],
    beginAuthenticator: ['/wps/relay/MCSFE_beginAuthenticator', 'PASS3', 'ma', 'POST', { sealed: true }],
    confirmAuthenticator: ['/wps/relay/MCSFE_confirmAuthenticator', 'PASS3', 'ma', 'POST', { sealed: true }],
    endAuthenticator: ['/wps/relay/MCSFE_endAuthenticator', 'PASS3', 'ma', 'POST', { sealed: true }],
    beginPasskey: ['/wps/relay/MCSFE_beginPasskey', 'PASSKEY3', 'ma', 'POST', { sealed: true }],
    addPasskey: ['/wps/relay/MCSFE_addPasskey', 'PASSKEY3', 'ma', 'POST'],
    removePasskey: ['/wps/relay/MCSFE_removePasskey', 'PASSKEY3', 'ma', 'POST', { sealed: true }],
    secondStep: ['/wps/session/login/second', 'COMM3', 'v', 'POST', { sealed: true, session: 'begins' }],
    askPasskey: ['/wps/session/login/passkey/options', 'PASSKEY3', 'v', 'POST', { challenge: 'login' }],
    passkeyLogin: ['/wps/session/login/passkey', 'PASSKEY3', 'v', 'POST', { session: 'begins' }],
  },
})
