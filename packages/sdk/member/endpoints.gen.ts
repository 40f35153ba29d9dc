// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { Amount, Balance, FieldRule, Game, GameType, Instant, LoginResult, Money, PartState, RgPause, RgProfile, SignedMoney, Transfer, Unread, WithdrawState } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

/** A round of a game, as its player reads it. */
export interface BetRow {
  /** Number of the round in the ledger. */
  betNo: string
  /** Name the vendor gave the round. */
  roundId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the language asked for. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the language asked for; English where there is none. */
  gameName: string
  /** What was staked. */
  stake: Money
  /**
   * Part of the stake that counts as a bet: all of it where a round risks it whole, else at most what was won or lost;
   * nothing where the round ended even.
   */
  validBet: Money
  /** What was won, the stake included. */
  win: Money
  /** Win less stake. */
  net: SignedMoney
  /**
   * How the round stands: `VOID` was settled with everything given back; `ROLLED_BACK` was taken back by the vendor.
   */
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  /** When the round began. */
  at: Instant
  /** When the round was settled; null until then. */
  settledAt: Instant | null
  /** What of the valid bet counted towards requirements of turnover. */
  contribution: Money
}

/** What was told of a bonus when it was chosen, and what became of it. */
export interface DepositBonus {
  /** Identifier of the bonus, for instance `FIRST_DEPOSIT`. */
  bonusId: string
  /** `CHOSEN` until the money is credited, then `GIVEN` or `NOT_GIVEN`. */
  state: 'CHOSEN' | 'GIVEN' | 'NOT_GIVEN' | (string & {})
  /** What is given for the amount of the order; once it is given, what was given. */
  amount: Money
  /** What has to be played for the bonus, beside what the deposit itself asks for. */
  required: Money
  /** The bonus has to be played so many times. */
  multiple: number
  /** Largest stake of a round while the bonus is open. */
  maxBet: Money
  /** Days after which an open bonus ends. */
  expiryDays: number
  /** Why it was not given; absent with any other state. */
  reason?: 'below_minimum' | 'first_deposit_used' | 'bonus_used' | 'on_break' | 'not_allowed' | 'not_offered' | (string & {})
}

/** A way to pay in, with its limits, fee, time and health. */
export interface DepositChannel {
  /** Identifier of the channel; `deposits.submit` takes it. */
  channelId: string
  /** Kind of payment. */
  group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
  /** Name in the language asked for. */
  name: string
  /** A few letters that stand for the channel. */
  logo: string
  /** Least amount of an order. */
  min: Money
  /** Largest amount of an order. */
  max: Money
  /** How the fee is counted: `NONE`: there is none; `FIXED`: an amount; `PERCENT`: a share of the amount. */
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /** With `FIXED` money, with `PERCENT` per cent as a decimal string. It is paid on top of the amount. */
  fee: Money
  /** Version of what the channel costs. */
  terms: string
  /** How long a deposit takes as a rule, in seconds. */
  etaSec: number
  /**
   * How the payer pays: `REDIRECT` on the provider's page, `QR` by scanning a code, `TRANSFER` to a payee, `SANDBOX`
   * with play money at once.
   */
  mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  /** What is asked of the payer, in the order of the form. */
  fields: FieldRule[]
  /** Amounts offered for choice. */
  quick: Money[]
  /** `OK` takes orders; `SLOW` takes them but needs longer; `DOWN` takes none now. */
  health: 'OK' | 'SLOW' | 'DOWN' | (string & {})
}

/** A bonus that may be taken with a deposit, and what it asks. */
export interface DepositOffer {
  /** Identifier of the bonus, for instance `FIRST_DEPOSIT`. */
  bonusId: string
  /** Share of the deposit that is given, in per cent, up to `maxBonus`. */
  percent: number
  /** Largest bonus. */
  maxBonus: Money
  /** Least deposit that earns the bonus. */
  minDeposit: Money
  /** The bonus has to be played so many times. */
  multiple: number
  /** Largest stake of a round while the bonus is open; absent where there is no limit. */
  maxBet?: Money
  /** Days after which an open bonus ends. */
  expiryDays: number
  /** What share of a bet counts, by category. */
  eligible: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent; 0: it does not count, and is refused while a bonus is open. */
    pct: number
  }[]
  /** Version of the offer's terms. */
  terms: string
  /** What the offer comes to for the amount asked about; absent where no amount was given or it is below the least. */
  quote?: {
    /** Bonus for the amount. */
    bonus: Money
    /**
     * What has to be played before the bonus and what it won may be withdrawn, beside what the deposit itself asks for.
     */
    required: Money
  }
}

/** An order to pay in, with its story. */
export interface DepositOrder {
  /** Number of the order. */
  orderNo: string
  /**
   * How the order stands: made (`CREATED`), waiting for the money (`WAITING_PAYMENT`), said to be paid (`SUBMITTED`),
   * looked at by a person (`PENDING_REVIEW`); it ends as `CONFIRMED` with the money credited, `FAILED`, `EXPIRED` or
   * `CANCELLED`.
   */
  status: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** What the wallet gets. */
  amount: Money
  /** Fee, paid on top of the amount. */
  fee: Money
  /** What is to be paid, to the last digit. */
  payAmount: Money
  /** What was credited: another sum than `amount` where another sum came. Absent until it is. */
  credited?: Money
  /** The channel the order is paid by. */
  channel: {
    /** Identifier of the channel; `deposits.submit` takes it. */
    channelId: string
    /** Kind of payment. */
    group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
    /** Name in the language asked for. */
    name: string
    /** A few letters that stand for the channel. */
    logo: string
    /**
     * How the payer pays: `REDIRECT` on the provider's page, `QR` by scanning a code, `TRANSFER` to a payee, `SANDBOX`
     * with play money at once.
     */
    mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  }
  /** Whom to pay; absent where nobody is named. */
  payee?: {
    /** Bank or wallet of the payee. */
    bank: string
    /** Name of the payee. */
    name: string
    /** Account number of the payee. */
    account: string
  }
  /** Text that a QR code holds; absent where none is scanned. */
  qr?: string
  /** Address of the provider's own page; absent where there is none. */
  payUrl?: string
  /** What the payer writes beside the payment, so that it is found. */
  reference: string
  /** Number of the payment, as the person told it; absent until it was told. */
  paidReference?: string
  /** Identifier of the bonus, for instance `FIRST_DEPOSIT`. */
  bonusId?: string
  /** What the deposit itself asks to be played before it may be withdrawn: so many times what was credited. */
  multiple: number
  /** The bonus that was chosen, by the terms that were told then; absent where none was. */
  bonus?: DepositBonus
  /** Number of pictures of the payment that were taken. */
  proofs: number
  /** When the order was made. */
  createdAt: Instant
  /** Until when the order can be paid. */
  expiresAt: Instant
  /** What happened to the order, oldest first. */
  history: {
    /** State the order came to. */
    state: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
    /** When the order came to the state. */
    at: Instant
    /** Who brought it there. */
    by: 'MEMBER' | 'SYSTEM' | 'PROVIDER' | 'OPERATOR' | (string & {})
    /** Why, as a word of a fixed list; empty where nothing is to be said. */
    note: string
    /** What an operator wrote about it; absent where nothing was written. */
    remark?: string
  }[]
}

/** How long something takes, as seen in the past. */
export interface Eta {
  /** Seconds in which half were done. */
  p50Sec: number
  /** Seconds in which nine of ten were done. */
  p90Sec: number
  /** Whether the figures come from the past; false: there is no past yet, and defaults are told. */
  measured: boolean
}

/** What a person has said to the operator, and the answer. */
export interface Feedback {
  /** Number the feedback is filed under. */
  feedbackNo: string
  /** What kind of feedback it is: praise, a problem, an idea or anything else. */
  type: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER' | (string & {})
  /** What the person said, plain text. */
  content: string
  /** Identifiers of its pictures; `support.picture` takes them. */
  pictures: string[]
  /** When it was said. */
  at: Instant
  /** `OPEN` waits for an answer; `ANSWERED` has one. */
  state: 'OPEN' | 'ANSWERED' | (string & {})
  /** The answer as it was written, plain text; absent until then. */
  answer?: string
  /** When it was answered; absent until then. */
  answeredAt?: Instant
}

/** One entry of the ledger. */
export interface LedgerRow {
  /** Number of the entry; it grows with time. */
  entryNo: string
  /** Number of the movement: entries of one movement share it. */
  txNo: string
  /** What happened, for instance `bet`, `win` or `deposit`; a newer gateway may know more. */
  type: string
  /** Account of the person the entry lies in; `VENDOR:<code>` is a wallet at a vendor. */
  account: string
  /** What came in; negative: what went out. */
  amount: SignedMoney
  /** What the account held after this entry. */
  balanceAfter: Money
  /** When it was booked. */
  at: Instant
  /** What the entry belongs to; absent where it belongs to nothing. */
  ref?: {
    /** Kind of it: a round, a movement that is taken back, or an order. */
    kind: 'round' | 'transaction' | 'deposit' | 'withdrawal' | (string & {})
    /** Number of it: `betNo` of a round, `txNo` of a movement, number of an order. */
    id: string
  }
  /** Number the vendor gave it; absent where no vendor is part of it. */
  vendorTx?: string
  /** Code of the vendor; absent where no vendor is part of it. */
  vassalage?: string
  /** The other side of cash between a member and the upline; absent with anything else. */
  party?: {
    /** Account of the other side; that of the upline is masked. */
    account: string
    /** What was written beside it; empty: nothing. */
    remark: string
  }
}

/** A login, or one that failed under the right name. */
export interface LoginRow {
  /** When the login was tried. */
  at: Instant
  /** How the person logged in: `password`, `sms`, `remember`, `code`, `social` or `passkey`. */
  way: string
  /** `OK`: logged in; otherwise what was wrong. */
  result: 'OK' | 'WRONG_PASSWORD' | 'WRONG_CODE' | (string & {})
  /** IP address. */
  ip: string
  /** Browser and system, as `Chrome · Android`; empty where they were not told. */
  device: string
}

/** A lottery and how it is drawn. */
export interface LottoGame {
  /** Code of the lottery. */
  gameCode: string
  /** Number of the same lottery in the catalogue: what favourites and records know it by. */
  nodeId: number
  gameType: GameType | (string & {})
  /** Name of the lottery in the language asked for. */
  gameName: string
  /** Code of the group the lottery stands in. */
  gameGroupCode: string
  /** Whose menu it stands in, and its vendor in the catalogue, for instance `TCG_LOTTO_VN`. */
  accountType: string
  /** Prize mode of the lottery. */
  prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | (string & {})
  /** Seconds from one draw to the next. */
  everySeconds: number
  /** Seconds before the draw at which an issue closes. */
  lockSeconds: number
  /** What is drawn. */
  format: {
    /** How many numbers are drawn. */
    count: number
    /** Least number. */
    from: number
    /** Largest number. */
    to: number
    /** Whether no number is drawn twice. */
    unique: boolean
  }
}

/** An issue of a lottery: one draw, and the time in which bets on it are taken. */
export interface LottoIssue {
  /** Code of the lottery. */
  gameCode: string
  /** Number of the issue: the day, and its place in it. */
  numero: string
  /** When the issue begins to take bets. */
  openTime: Instant
  /** When the issue stops taking bets. */
  closeTime: Instant
  /** When the numbers are drawn. */
  drawTime: Instant
  /** `OPEN` takes bets; `CLOSED` takes none and is not drawn yet; `DRAWN` has its numbers. */
  status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
  /** SHA-256 of the seed in hexadecimal, fixed before the issue opens. */
  commitment: string
  /** Seed in hexadecimal; the numbers follow from it alone. Absent until the issue is drawn. */
  seed?: string
  /** Numbers in the order they were drawn; absent until then. */
  numbers?: number[]
}

/** A group of lotteries. */
export interface LottoMenu {
  /** Code of the group the lottery stands in. */
  gameGroupCode: string
  /** Name of the group in the language asked for. */
  gameGroupName: string
  /** Lotteries of the group, in the order they are shown. */
  games: LottoGame[]
}

/** A message to the person. */
export interface Message {
  /** Number of the message. */
  messageId: string
  /** What the message belongs to; lists can be narrowed to it. */
  category: 'SYSTEM' | 'SECURITY' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | (string & {})
  /** Title in the language asked for, else in the site's own. */
  title: string
  /** First paragraph as plain text, for a list. */
  summary: string
  /** HTML, clean by an allow-list. */
  content: string
  /** What the message is about; absent where it stands by itself. */
  about?: MessageSubject
  /** When the message was written. */
  at: Instant
  /** Whether the message was read. */
  read: boolean
}

/** What a message is about. */
export interface MessageSubject {
  /** Kind of what the message is about. */
  type: 'DEPOSIT' | 'WITHDRAWAL' | 'RECORDS' | 'SECURITY' | 'STATEMENT' | 'FEEDBACK' | (string & {})
  /** Number of the order, or year of the statement; absent where nothing single is meant. */
  reference?: string
}

/** An account the person is paid to. */
export interface PayoutAccount {
  /** Identifier of the account. */
  accountId: string
  /** Identifier of the way to be paid. */
  methodId: string
  /** Bank account or mobile wallet. */
  kind: 'BANK' | 'WALLET' | (string & {})
  /** Name of the bank or wallet. */
  name: string
  /** Account number, masked but for its last four digits. */
  masked: string
  /** Name the account is held in. */
  holder: string
  /** Whether the one free edit is left; after it the support changes accounts. */
  editable: boolean
  /** When the account was bound. */
  createdAt: Instant
}

/** A way to be paid, with its limits, fee and time. */
export interface PayoutMethod {
  /** Identifier of the way to be paid. */
  methodId: string
  /** Bank account or mobile wallet. */
  kind: 'BANK' | 'WALLET' | (string & {})
  /** Name in the language asked for. */
  name: string
  /** Least amount of a withdrawal. */
  min: Money
  /** Largest amount of a withdrawal. */
  max: Money
  /** How the fee is counted: `NONE`: there is none; `FIXED`: an amount; `PERCENT`: a share of the amount. */
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /** Decimal string: an amount with `FIXED`, per cent with two decimals with `PERCENT`. */
  fee: string
  /** Version of what it costs and whether a receipt is asked for. */
  terms: string
  /** Time from the request until the money is sent, of orders that are paid at once. */
  eta: Eta
  /** Time from the request until the money is sent, of orders that a person looks at. */
  etaReviewed: Eta
  /** Whether the person is asked to say that the money came. */
  receipt: boolean
  /** What an account of it is named by, in the order of the form. */
  fields: FieldRule[]
}

/** How play stands since the first game of this login was opened. */
export interface PlaySession {
  /** When the first game of this login was opened; absent until a vendor has let the person in. */
  since?: Instant
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Rounds begun since, those given back left out. */
  rounds: number
  /**
   * Wins less stakes of those rounds, open stakes counted as gone. Absent where money is moved to vendors: they keep
   * the books.
   */
  net?: SignedMoney
  /** Last round of the game asked about; absent where there is none. */
  last?: {
    /** Name the vendor gave the round. */
    roundId: string
    /** When the round began. */
    at: Instant
    /** Whether the end of the round is not booked yet. */
    open: boolean
  }
}

/** What a person tells of themselves, and by which rules it may be changed. */
export interface Profile {
  /** Account name. */
  account: string
  /** When the account was opened. */
  regDate: Instant
  /** Mobile number, masked; null where there is none. It is changed with a code. */
  mobile: string | null
  /** Mail address, masked; null where there is none. It is changed with a code. */
  email: string | null
  /** Real name, masked, written once with the accounts the person is paid to; null until then. */
  realName: string | null
  /** One rule for each field, in the order of the form. */
  rules: FieldRule[]
  /** Names of fields that are written once: once they hold something they stay. */
  once: string[]
  /** What each field holds, by its name; a field that holds nothing is absent. */
  values: Record<string, string>
  /** Whether others see the person's wins on boards, in rank lists and in news, under a masked name. */
  showWins: boolean
}

/** Play that is asked for before money may be withdrawn. */
export interface Requirement {
  /** Identifier of the requirement. */
  id: string
  /** What opened the requirement. */
  source: 'DEPOSIT' | 'BONUS' | 'POINTS' | 'ADJUSTMENT' | (string & {})
  /** What asks for it, for instance the number of the deposit. */
  ref: string
  /** Amount the requirement is reckoned from. */
  base: Money
  /** The base has to be played so many times. */
  multiple: number
  /** What has to be played: base times multiple. */
  required: Money
  /** What was played of it. */
  done: Money
  /** What has still to be played. */
  remaining: Money
  /** Share that is done, in per cent: whole, and never 100 before it is met. */
  percent: number
  /** When the requirement was opened. */
  openedAt: Instant
  /** When the requirement ends by itself; absent: never. */
  expiresAt?: Instant
  /** Largest stake of a round while a bonus is open; absent where there is no limit. */
  maxBet?: Money
  /** What share of a bet counts, by category. */
  eligible: {
    gameType: GameType | (string & {})
    /** Share of a valid bet that counts, in per cent; 0: it does not count, and is refused while a bonus is open. */
    pct: number
  }[]
}

/** A limit the person has set, and how much of it is used. */
export interface RgLimit {
  /**
   * What is limited: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  /** Window the limit counts in; `BET` with `SINGLE_BET` and nothing else. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
  /** The limit: money, or whole minutes with `SESSION`. */
  value: Money
  /** What is used of it in the window that runs, in the same unit; a single bet uses nothing up. */
  used: Money
  /** What is left of it in the window that runs, in the same unit. */
  left: Money
  /** When the window (a day, week or month in the time zone of the site) begins anew; null for a single bet. */
  resetAt: Instant | null
  /**
   * A higher limit, or its removal, that waits; until it is confirmed the lower one holds. Absent where nothing waits.
   */
  pending?: {
    /** The limit that waits, in the same unit; null: none. */
    value: Money | null
    /** When the waiting time is over. */
    effectiveAt: Instant
    /** Whether it can be confirmed now. */
    confirmable: boolean
  }
}

/** Limits, break and closed categories of the person. */
export interface RgLimits {
  /** Limits that are set; empty where there are none. */
  limits: RgLimit[]
  /**
   * Break the person has taken: no bets and no deposits, withdrawals and records stay open. Null where there is none.
   */
  break: {
    /** `TIMEOUT`: a break of hours to weeks; `EXCLUSION`: no play for months. */
    kind: 'TIMEOUT' | 'EXCLUSION' | (string & {})
    /** When the break ends. */
    until: Instant
  } | null
  /** Categories of games the person has closed to themselves. */
  gameTypes: {
    gameType: GameType | (string & {})
    /** When the category opens again. */
    until: Instant
  }[]
  /** Minutes between reality checks. */
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

/** How long the person has been playing, and what came of it, over all games. */
export interface RgSession {
  /** Whether play goes on; else the figures are those of no session. */
  active: boolean
  /** When play began; null where it does not go on. */
  startedAt: Instant | null
  /** Length of the session in seconds. */
  elapsedSec: number
  /** Sum of the stakes. */
  staked: Money
  /** Sum of the wins. */
  won: Money
  /** Wins less stakes. */
  net: SignedMoney
  /** When the next reality check is due; null where none is. */
  nextCheckAt: Instant | null
  /** Whether a reality check is due: no bet is taken until it is acknowledged. */
  checkDue: boolean
  /** The session that was set before play and goes on; null where there is none. */
  preset: {
    /** When the session ends. */
    endsAt: Instant
    /** Seconds until then, by the clock of the server. */
    leftSec: number
    /** How much may be lost. */
    loss: Money
    /** How much of `loss` is left. */
    lossLeft: Money
  } | null
  /** Why play stands still and until when: no bet is taken and no game opens. Null where play may go on. */
  pause: RgPause | null
}

/** A stretch of play that has ended. */
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

/** What may be withdrawn, and what holds the rest. */
export interface TurnoverInfo {
  /** What may be withdrawn now. */
  withdrawable: Money
  /** What may not be withdrawn yet, of cash and bonus together. */
  locked: Money
  /** Bonus, part of `locked`, that would go back if it were given up. */
  bonus: Money
  /** Open requirements in the order they are met: play counts towards the first, what is over towards the next. */
  requirements: Requirement[]
  /** Why something is locked: play that is asked for, or an open bonus; empty where nothing is. */
  reasonCodes: ('turnover_open' | 'bonus_open' | (string & {}))[]
}

/** Cash that was sent to the upline. */
export interface UplineTransfer {
  /** Number of the transfer. */
  transferNo: string
  /** Account of the upline, masked. */
  upline: string
  /** What was sent. */
  amount: Money
  /** What was written beside it; empty: nothing. */
  remark: string
  /** When it was sent. */
  at: Instant
}

/** An order to take money out, with its parts and its story. */
export interface WithdrawOrder {
  /** Number of the order. */
  orderNo: string
  /** What is asked for. */
  amount: Money
  /** Fee, taken from the amount. */
  fee: Money
  /** Amount less fee: what comes. */
  payout: Money
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** How the order stands. */
  status: WithdrawState | (string & {})
  /** The account that is paid to, as it was when the order was made. */
  card: {
    /** Bank account or mobile wallet. */
    kind: 'BANK' | 'WALLET' | (string & {})
    /** Name of the bank or wallet. */
    name: string
    /** Account number, masked but for its last four digits. */
    masked: string
  }
  /** Whether somebody looks at the order before it is paid. */
  reviewed: boolean
  /** How long orders of the same kind take: looked at, or not. */
  eta: Eta
  /** What happened to the order, oldest first. */
  history: {
    /** State that was reached, of the order, or with `partNo` of that part. */
    state: WithdrawState | (string & {}) | PartState | (string & {})
    /** Number of the part; absent where the whole order is meant. */
    partNo?: number
    /** Whose turn it is from here: the operator's (`US`), the bank's, or the person's (`YOU`). */
    owner: 'US' | 'BANK' | 'YOU' | (string & {})
    /** Why, as a word of a fixed list; absent where nothing is to be said. */
    reason?: string
    /** What somebody wrote about it; absent where nothing was written. */
    remark?: string
    /** When the state was reached. */
    at: Instant
    /** When the next step is expected: nine of ten were faster. Absent where none is. */
    expectedAt?: Instant
  }[]
  /** Payments the order is split into; empty until it is paid. */
  parts: {
    /** Number of the part, from 1. */
    partNo: number
    /** What the part pays. */
    amount: Money
    /** How the part stands. */
    status: PartState | (string & {})
    /** When the money of the part was sent. */
    paidAt: Instant
    /** Account of the depositor who pays the part, masked; absent: the bank pays. */
    payer?: string
    /** When silence counts as received; null while nobody waits, and while it is disputed. */
    deadline: Instant | null
    /** Identifiers of pictures that the payer sent as proof. */
    proof: string[]
    /** Identifiers of pictures that the person sent. */
    pictures: string[]
  }[]
  /** First deadline of its parts; null where none waits. */
  receiptDeadline: Instant | null
  /** Whether the order can be taken back now. */
  canCancel: boolean
  /** When the order was made. */
  createdAt: Instant
  /** When the order ended; null until then. */
  closedAt: Instant | null
}

export interface PayoutAccountsListInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface PayoutAccountsListOutput {
  /** Real name of the person, set once; accounts are bound in this name alone. Null until it is set. */
  realName: string | null
  /** Number of accounts a person may bind. */
  most: number
  /** Ways to be paid. */
  methods: PayoutMethod[]
  /** Accounts the person is paid to. */
  list: PayoutAccount[]
}

export interface PayoutAccountsSetNameInput {
  /** Real name, 2 to 60 letters, marks, spaces, dots, hyphens and apostrophes of any script. */
  realName: string
}

export interface PayoutAccountsSetNameOutput {
  /** Real name as it was set. */
  realName: string
}

export interface PayoutAccountsSaveInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Account to edit; absent: a new one is bound. */
  accountId?: string
  /** Identifier of the way to be paid, one of `payoutAccounts.list`. */
  methodId: string
  /** What names the account, by the rules of the way to be paid: name of the field to its text. */
  fields: Record<string, string>
}

export type PayoutAccountsSaveOutput = PayoutAccount

export interface PayoutAccountsRemoveInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Account to take away. */
  accountId: string
}

export interface PayoutAccountsRemoveOutput {
  /** Identifier of the account. */
  accountId: string
}

export type WithdrawalsSettingsInput = Record<string, never>

export interface WithdrawalsSettingsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** What may be asked for in a day of the site's time zone, and what is left of it. */
  daily: {
    /** Number of orders in a day. */
    count: number
    /** Number of orders that are left today. */
    countLeft: number
    /** Sum of orders in a day. */
    amount: Money
    /** Sum that is left today. */
    amountLeft: Money
    /** When the day begins anew. */
    resetsAt: Instant
  }
  /** Whether a request may be taken back before it is approved. */
  cancelAllowed: boolean
  /** Minutes after which silence of the person counts as receipt of the money. */
  receiptMinutes: number
  /**
   * Orders up to this amount are paid at once, unless something about them needs a look; larger ones wait for a person.
   */
  autoApprove: Money
  /** Whether a round of the person is still open: any order waits for a look until it has ended. */
  roundOpen: boolean
  /** Version of what holds for an order: cancelling, receipt, what is paid at once. */
  terms: string
}

export interface WithdrawalsSubmitInput {
  /** Fund password of the person. */
  fundPassword: string
  /** Account to be paid to, one of `payoutAccounts.list`. */
  accountId: string
  /** What is asked for, in the person's currency; the fee is taken from it. */
  amount: Amount
  /** Whether to give up the open bonus first, where it stands in the way. Default false. */
  forfeitBonus?: boolean
  /**
   * Versions of what the person has seen: `order` (of the settings) and `method` (what it costs). Absent: what holds
   * now is taken.
   */
  terms?: Record<string, string>
}

export type WithdrawalsSubmitOutput = WithdrawOrder

export interface WithdrawalsOrdersInput {
  /** True: only orders that have not ended; false or absent: all. */
  open?: string
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 10. */
  pageSize?: number
}

export type WithdrawalsOrdersOutput = Page<WithdrawOrder>

export interface WithdrawalsDetailInput {
  /** Number of the order; absent where `intent` names it. */
  orderNo?: string
  /** `Idempotency-Key` the order was asked with; absent where `orderNo` names it. */
  intent?: string
}

export type WithdrawalsDetailOutput = WithdrawOrder

export interface WithdrawalsCancelInput {
  /** Number of the order. */
  orderNo: string
}

export type WithdrawalsCancelOutput = WithdrawOrder

export type ReceiptsWaitingInput = Record<string, never>

export interface ReceiptsWaitingOutput {
  /** Orders with a part that waits, newest first. */
  list: WithdrawOrder[]
  /** Minutes after which silence of the person counts as receipt of the money. */
  receiptMinutes: number
}

export interface ReceiptsActInput {
  /** Number of the order. */
  orderNo: string
  /** Number of the part, from 1; absent with `FULLY_PAID`, which is said of all parts. */
  partNo?: number
  /** `RECEIVED`: the money of the part came; `NOT_RECEIVED`: it did not; `FULLY_PAID`: the whole order is paid. */
  action: 'RECEIVED' | 'NOT_RECEIVED' | 'FULLY_PAID'
  /** Why, with `NOT_RECEIVED`: nothing came, less came, or it went to another account. */
  reason?: 'nothing' | 'less' | 'other_account'
  /** Identifiers of pictures sent before (`receipts.addPicture`), one to three with `NOT_RECEIVED`. Default . */
  images?: string[]
  /** What else there is to say, at most 140 characters; empty: nothing. Default ''. */
  remark?: string
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
  /** Whether there is a fund password. */
  set: boolean
  /**
   * When it was last set or changed; null where there is none. It tells a form whose answer was lost what became of its
   * press.
   */
  changedAt: Instant | null
  /** Until when it is locked after wrong tries; null where it is not. */
  lockedUntil: Instant | null
  /** Until when a fund password that was reset by the operator opens nothing; null where it does not wait. */
  waitsUntil: Instant | null
  /** Whether the account has a login password, which is asked for before the first fund password is set. */
  needsLoginPassword: boolean
  /** Rule of a new fund password. */
  rule: FieldRule
}

export interface FundPasswordSetInput {
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
  /** New fund password, 1 to 64 characters, by the rule of `fundPassword.status`. */
  newFundPassword: string
  /** The new fund password once more; the two have to be the same. */
  confirmFundPassword: string
}

export interface FundPasswordSetOutput {
  /** Whether there is a fund password. */
  set: boolean
}

export interface FundPasswordChangeInput {
  /** Fund password of the person. */
  fundPassword: string
  /** New fund password, 1 to 64 characters, by the rule of `fundPassword.status`. */
  newFundPassword: string
  /** The new fund password once more; the two have to be the same. */
  confirmFundPassword: string
}

export interface FundPasswordChangeOutput {
  /** Whether there is a fund password. */
  set: boolean
}

export interface LotteryMenusInput {
  /** Prize mode of the lottery. Default 'LOTT'. */
  prizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface LotteryMenusOutput {
  /** Groups in the order they are shown. */
  gameMenus: LottoMenu[]
}

export interface LotteryVnMenuInput {
  /** Kind of device the answer is drawn on. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface LotteryVnMenuOutput {
  /** Groups in the order they are shown. */
  gameMenus: LottoMenu[]
}

export interface LotteryVnRecentInput {
  /** Kind of device the answer is drawn on. Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface LotteryVnRecentOutput {
  /** Lotteries, the one opened last first. */
  list: LottoGame[]
}

export interface LotteryVnOpenedInput {
  /** Code of a lottery; absent: all of them. */
  gameCode?: string
}

export interface LotteryVnOpenedOutput {
  /** Time of the server; a client counts down from here, never from its own clock. */
  serverTime: Instant
  /** The running issue of each lottery. */
  list: {
    /** Code of the lottery. */
    gameCode: string
    /** Number of the issue: the day, and its place in it. */
    numero: string
    /** When the issue begins to take bets. */
    openTime: Instant
    /** When the issue stops taking bets. */
    closeTime: Instant
    /** When the numbers are drawn. */
    drawTime: Instant
    /** `OPEN` takes bets; `CLOSED` takes none and is not drawn yet; `DRAWN` has its numbers. */
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    /** SHA-256 of the seed in hexadecimal, fixed before the issue opens. */
    commitment: string
    /** Seed in hexadecimal; the numbers follow from it alone. Absent until the issue is drawn. */
    seed?: string
    /** Numbers in the order they were drawn; absent until then. */
    numbers?: number[]
    /** The issue drawn last; absent where none was drawn. */
    last?: LottoIssue
  }[]
}

export interface LotteryOpenedInput {
  /** Code of a lottery; absent: all of them. */
  gameCode?: string
}

export interface LotteryOpenedOutput {
  /** Time of the server; a client counts down from here, never from its own clock. */
  serverTime: Instant
  /** The running issue of each lottery. */
  list: {
    /** Code of the lottery. */
    gameCode: string
    /** Number of the issue: the day, and its place in it. */
    numero: string
    /** When the issue begins to take bets. */
    openTime: Instant
    /** When the issue stops taking bets. */
    closeTime: Instant
    /** When the numbers are drawn. */
    drawTime: Instant
    /** `OPEN` takes bets; `CLOSED` takes none and is not drawn yet; `DRAWN` has its numbers. */
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    /** SHA-256 of the seed in hexadecimal, fixed before the issue opens. */
    commitment: string
    /** Seed in hexadecimal; the numbers follow from it alone. Absent until the issue is drawn. */
    seed?: string
    /** Numbers in the order they were drawn; absent until then. */
    numbers?: number[]
    /** The issue drawn last; absent where none was drawn. */
    last?: LottoIssue
  }[]
}

export interface LotteryDrawsInput {
  /** Code of the lottery. */
  gameCode: string
  /** Number of one issue, to answer it alone; absent: all. */
  numero?: string
  /** Only issues drawn from this instant on; absent: from the first. */
  startTime?: Instant
  /** Only issues drawn before this instant; absent: up to now. */
  endTime?: Instant
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
}

export type LotteryDrawsOutput = Page<LottoIssue>

export interface LotteryNearInput {
  /** Code of the lottery. */
  gameCode: string
  /** Issues before the running one at most. Default 5. */
  before?: number
  /** Issues after the running one at most. Default 3. */
  after?: number
}

export interface LotteryNearOutput {
  /** Time of the server; a client counts down from here, never from its own clock. */
  serverTime: Instant
  /** Issues in the order of their draws. */
  list: LottoIssue[]
}

export interface PlaySessionInput {
  /** Game whose last round is wanted; absent: none is told. */
  nodeId?: number
}

export type PlaySessionOutput = PlaySession

export interface PlayResumeInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface PlayResumeOutput {
  /** At most three, the latest first. */
  list: {
    /** The game. */
    game: Game
    /** When the open round began, or the game was opened last. */
    at: Instant
    /** Whether a round of it is open; else it is the game opened last. */
    open: boolean
  }[]
}

export interface PlayEndInput {
  /** `session_id` of the launch. */
  sessionId: string
}

export interface PlayEndOutput {
  /** Whether the call ended it; false where it had ended before, or is not the person's. */
  ended: boolean
}

export interface DepositsSettingsInput {
  /** Amount the offers are reckoned for; absent: they carry no quote. */
  amount?: Amount
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface DepositsSettingsOutput {
  /** Whether deposits are taken now. */
  enabled: boolean
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Symbol of the currency, for instance `৳`. */
  currencySymbol: string
  /** Number of orders that may be open at once. */
  mostOpen: number
  /** What the person's own deposit limit leaves; absent where none is set. */
  limit?: {
    /** What may still be deposited before `resetAt`. */
    left: Money
    /** When the limit begins anew. */
    resetAt: Instant
  }
  /** What the deposit itself asks to be played before it may be withdrawn: so many times what was credited. */
  multiple: number
  /** Version of what the deposit itself asks to be played. */
  terms: string
  /** Bonuses the person may choose from. */
  offers: DepositOffer[]
  /** Orders that are open or ended within a day, newest first. */
  orders: DepositOrder[]
}

export interface DepositsChannelsInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface DepositsChannelsOutput {
  /** Channels in the order they are shown. */
  channels: DepositChannel[]
}

export interface DepositsSubmitInput {
  /** Channel to pay by, one of `deposits.channels`. */
  channelId: string
  /** What the wallet is to get, in the person's currency. */
  amount: Amount
  /** Bonus to take with the deposit; absent: none is given. */
  bonusId?: string
  /** What the channel asks of the payer, by the name of the field; at most 16. */
  fields?: Record<string, string>
  /** Versions of what the person has seen. */
  terms?: Record<string, string>
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type DepositsSubmitOutput = DepositOrder

export interface DepositsOrderInput {
  /** Number of the order; absent where `key` names it. */
  orderNo?: string
  /** `Idempotency-Key` the order was made with, where the answer was lost. */
  key?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type DepositsOrderOutput = DepositOrder

export interface DepositsProofInput {
  /** Number of the order. */
  orderNo: string
  /** Number the bank or wallet gave the payment; absent where only a picture is sent. */
  paidReference?: string
  /** Picture of the payment: PNG or JPEG in base64, at most 5 MB decoded; absent where only the number is sent. */
  image?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type DepositsProofOutput = DepositOrder

export interface DepositsCancelInput {
  /** Number of the order. */
  orderNo: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export type DepositsCancelOutput = DepositOrder

export interface RecordsBetsInput {
  /**
   * First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the
   * last 90.
   */
  startTime?: Instant
  /** End of the range, not included; absent: now. */
  endTime?: Instant
  /** Page to answer, from 1. Default 1. */
  page?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
  /**
   * `upTo` of the first page: later pages then leave out what came since, so that none repeats or skips a row. Absent
   * with the first page.
   */
  upTo?: string
  /** Category of the game; absent: all. */
  gameType?: GameType
  /** Vendor to narrow the list to; absent: all. */
  vassalage?: string
  /** Number of the game in the catalogue; absent: all. */
  nodeId?: number
  /** How the round stands; absent: all. */
  status?: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK'
  /** Name the vendor gave the round, or its number in the ledger; absent: all. */
  roundId?: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface RecordsBetsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** First instant of the range that was answered, included. */
  startTime: Instant
  /** End of the range that was answered, not included; null: up to now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: BetRow[]
  /** Page that was answered, from 1. */
  pageNum: number
  /** Number of pages; 0 where there are no rows. */
  totalPages: number
  /** Number of rows of all pages together. */
  totalCount: number
  /** Number to send with the next page. */
  upTo: string
  /** Sums of the whole range, not of the page. */
  totals: {
    /** Sum of the stakes. */
    stake: Money
    /** Sum of the valid bets. */
    validBet: Money
    /** Sum of the wins. */
    win: Money
    /** Wins less stakes. */
    net: SignedMoney
  }
}

export interface RecordsBetInput {
  /** Number of the round in the ledger. */
  betNo: string
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface RecordsBetOutput {
  /** Number of the round in the ledger. */
  betNo: string
  /** Name the vendor gave the round. */
  roundId: string
  /** Code of the game vendor, for instance `PG`. */
  vassalage: string
  /** Name of the vendor in the language asked for. */
  vendorName: string
  gameType: GameType | (string & {})
  /** Number of the game in the catalogue. */
  nodeId: number
  /** Title of the game in the language asked for; English where there is none. */
  gameName: string
  /** What was staked. */
  stake: Money
  /**
   * Part of the stake that counts as a bet: all of it where a round risks it whole, else at most what was won or lost;
   * nothing where the round ended even.
   */
  validBet: Money
  /** What was won, the stake included. */
  win: Money
  /** Win less stake. */
  net: SignedMoney
  /**
   * How the round stands: `VOID` was settled with everything given back; `ROLLED_BACK` was taken back by the vendor.
   */
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  /** When the round began. */
  at: Instant
  /** When the round was settled; null until then. */
  settledAt: Instant | null
  /** What of the valid bet counted towards requirements of turnover. */
  contribution: Money
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Entries of the ledger that belong to the round, oldest first. */
  entries: LedgerRow[]
  /** What the accounts the round touched held before it; null where it touched none. */
  balanceBefore: Money | null
  /** What the accounts the round touched held after it; null where it touched none. */
  balanceAfter: Money | null
  /** Requirements that took the contribution, in the order they did. */
  counted: {
    /** What opened the requirement, for instance `DEPOSIT` or `BONUS`. */
    source: string
    /** What asks for it, for instance the number of the deposit. */
    ref: string
    /** What was counted; negative where it was taken back. */
    amount: SignedMoney
  }[]
  /** Address where anybody can repeat the round; absent where the vendor offers none. */
  verifyUrl?: string
}

export interface RecordsLedgerInput {
  /**
   * First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the
   * last 90.
   */
  startTime?: Instant
  /** End of the range, not included; absent: now. */
  endTime?: Instant
  /** Page to answer, from 1. Default 1. */
  page?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
  /**
   * `upTo` of the first page: later pages then leave out what came since, so that none repeats or skips a row. Absent
   * with the first page.
   */
  upTo?: string
  /** Group of movements; absent: all. */
  group?:
    | 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'WIN' | 'BONUS'
    | 'REBATE' | 'POINTS' | 'SALARY' | 'ADJUST'
  /** `MAIN` is cash and bonus; `ALL` is every account of the person. Default 'MAIN'. */
  account?: 'MAIN' | 'ALL'
}

export interface RecordsLedgerOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** First instant of the range that was answered, included. */
  startTime: Instant
  /** End of the range that was answered, not included; null: up to now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: LedgerRow[]
  /** Page that was answered, from 1. */
  pageNum: number
  /** Number of pages; 0 where there are no rows. */
  totalPages: number
  /** Number of rows of all pages together. */
  totalCount: number
  /** Number to send with the next page. */
  upTo: string
  /** Sums of the whole range, not of the page. */
  totals: {
    /** Sum of what came in. */
    in: Money
    /** Sum of what went out. */
    out: Money
    /** What came in less what went out. */
    net: SignedMoney
  }
}

export interface RecordsDepositsInput {
  /**
   * First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the
   * last 90.
   */
  startTime?: Instant
  /** End of the range, not included; absent: now. */
  endTime?: Instant
  /** Page to answer, from 1. Default 1. */
  page?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
  /**
   * `upTo` of the first page: later pages then leave out what came since, so that none repeats or skips a row. Absent
   * with the first page.
   */
  upTo?: string
  /** How the order stands: on its way, ended with its money, or ended without; absent: all. */
  outcome?: 'OPEN' | 'DONE' | 'FAILED'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface RecordsDepositsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** First instant of the range that was answered, included. */
  startTime: Instant
  /** End of the range that was answered, not included; null: up to now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: DepositOrder[]
  /** Page that was answered, from 1. */
  pageNum: number
  /** Number of pages; 0 where there are no rows. */
  totalPages: number
  /** Number of rows of all pages together. */
  totalCount: number
  /** Number to send with the next page. */
  upTo: string
  /** Sums of the whole range, not of the page. */
  totals: {
    /** Sum of what was credited to the wallet. */
    credited: Money
    /** Sum of the fees of credited orders. */
    fee: Money
  }
}

export interface RecordsWithdrawalsInput {
  /**
   * First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the
   * last 90.
   */
  startTime?: Instant
  /** End of the range, not included; absent: now. */
  endTime?: Instant
  /** Page to answer, from 1. Default 1. */
  page?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
  /**
   * `upTo` of the first page: later pages then leave out what came since, so that none repeats or skips a row. Absent
   * with the first page.
   */
  upTo?: string
  /** How the order stands: on its way, ended with its money, or ended without; absent: all. */
  outcome?: 'OPEN' | 'DONE' | 'FAILED'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface RecordsWithdrawalsOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** First instant of the range that was answered, included. */
  startTime: Instant
  /** End of the range that was answered, not included; null: up to now. */
  endTime: Instant | null
  /** Rows of the page, newest first. */
  list: WithdrawOrder[]
  /** Page that was answered, from 1. */
  pageNum: number
  /** Number of pages; 0 where there are no rows. */
  totalPages: number
  /** Number of rows of all pages together. */
  totalCount: number
  /** Number to send with the next page. */
  upTo: string
  /** Sums of the whole range, not of the page. */
  totals: {
    /** Sum of what was sent, of completed orders. */
    paid: Money
    /** Sum of the fees of completed orders. */
    fee: Money
  }
}

export interface RecordsProfitInput {
  /**
   * First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the
   * last 90.
   */
  startTime?: Instant
  /** End of the range, not included; absent: now. */
  endTime?: Instant
  /** What a row stands for: a day, a category, a vendor or a game. Default 'day'. */
  groupBy?: 'day' | 'category' | 'vendor' | 'game'
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
}

export interface RecordsProfitOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** First instant of the range that was answered, included. */
  startTime: Instant
  /** End of the range that was answered, not included; null: up to now. */
  endTime: Instant | null
  /** IANA name of the time zone the days are of. */
  timeZone: string
  /** Rows of the range. */
  list: {
    /** Date as `YYYY-MM-DD` in `timeZone`, category, code of a vendor or number of a game, by `groupBy`. */
    key: string
    /** Name of the vendor or game in the language asked for; absent with days and categories. */
    name?: string
    /** Number of settled rounds. */
    rounds: number
    /** Sum of the stakes. */
    stake: Money
    /** Sum of the valid bets. */
    validBet: Money
    /** Sum of the wins. */
    win: Money
    /** Bonus money; in rows it stands by day alone, as no game brought it. */
    bonus: SignedMoney
    /** Rebates; in rows they stand by day alone, as no game brought them. */
    rebate: SignedMoney
    /** Wins less stakes, with bonus and rebate. */
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
    /** Bonus money; in rows it stands by day alone, as no game brought it. */
    bonus: SignedMoney
    /** Rebates; in rows they stand by day alone, as no game brought them. */
    rebate: SignedMoney
    /** Wins less stakes, with bonus and rebate. */
    net: SignedMoney
  }
  /** Deposits less withdrawals paid, since the account was opened. */
  netDeposit: SignedMoney
}

export interface RecordsProofInput {
  /** Last `entryNo` of the page before; `0` with the first page. Default '0'. */
  after?: string
  /**
   * `upTo` of the first page: later pages then leave out what came since, so that none repeats or skips a row. Absent
   * with the first page.
   */
  upTo?: string
  /** Rows of a page at most. Default 200. */
  pageSize?: number
}

export interface RecordsProofOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** What each account holds, as it stands at `upTo`; empty after the first page. */
  accounts: {
    /** Account of the person the entry lies in; `VENDOR:<code>` is a wallet at a vendor. */
    account: string
    /** What the account holds. */
    balance: Money
  }[]
  /** Entries, oldest first. */
  list: {
    /** Number of the entry; it grows with time. */
    entryNo: string
    /** Number of the movement: entries of one movement share it. */
    txNo: string
    /** What happened, for instance `bet`, `win` or `deposit`; a newer gateway may know more. */
    type: string
    /** Account of the person the entry lies in; `VENDOR:<code>` is a wallet at a vendor. */
    account: string
    /** What came in; negative: what went out. */
    amount: SignedMoney
    /** What the account held after this entry. */
    balanceAfter: Money
    /** When it was booked. */
    at: Instant
  }[]
  /** Number of entries of all pages together. */
  totalCount: number
  /** Number to send with the next page. */
  upTo: string
  /** Whether more entries follow. */
  more: boolean
}

export interface RecordsTransfersInput {
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 10. */
  pageSize?: number
}

export type RecordsTransfersOutput = Page<Transfer>

export type SummaryMemberInput = Record<string, never>

export interface SummaryMemberOutput {
  /** When the summary was read. */
  at: Instant
  /** Who is logged in. */
  member: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: {
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
      /** Address of the picture: a path of the site, or an `https` address at one of its image hosts. */
      iconUrl: string
      /** When the account was last logged in before; null: never. */
      lastLoginAt: Instant | null
    }
  }
  /** The wallet. */
  balance: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: Balance
  }
  /** Messages that wait. */
  unread: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: Unread
  }
  /** What may be withdrawn, and how many requirements hold the rest. */
  turnover: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: {
      /** What may be withdrawn now. */
      withdrawable: Money
      /** What may not be withdrawn yet, of cash and bonus together. */
      locked: Money
      /** Number of requirements that are still open. */
      open: number
      /** What has still to be played, all requirements together. */
      remaining: Money
      /** Share of what has to be played that is done, in per cent: whole, 0 to 100. */
      percent: number
    }
  }
  /** Rounds since midnight in the site's time zone. */
  today: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
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
  /** How the account is protected. */
  security: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: {
      /** Whether a fund password is set. */
      hasFundPassword: boolean
    }
  }
  /** What the person may do now. */
  permissions: {
    /** `ok`: the value stands; `error`: it could not be read. */
    status: 'ok' | 'error' | (string & {})
    /** The part; absent with `error`. */
    value?: {
      /** Whether the person may deposit. */
      deposit: boolean
      /** Whether the person may withdraw. */
      withdraw: boolean
      /** Whether the person may move money to vendors. */
      transferFund: boolean
      /** Whether the person may send money to the upline. */
      transferUpline: boolean
    }
  }
}

export interface FundsSetAutoTransferInput {
  /** Whether money goes to a game by itself when it opens, and comes home when it is left. */
  autoTransfer: boolean
}

export interface FundsSetAutoTransferOutput {
  /** Whether money goes to a game by itself when it opens, and comes home when it is left. */
  autoTransfer: boolean
}

export type UplineInfoInput = Record<string, never>

export interface UplineInfoOutput {
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Account of the upline, masked; null for whoever has none, and for the top of a line (type 2). */
  upline: string | null
  /** Cash that may leave now: none while play is asked for. */
  available: Money
  /** Least amount of a transfer. */
  min: Money
  /** Largest amount of a transfer. */
  max: Money
  /** What may still be sent today. */
  leftToday: Money
  /** When `leftToday` begins anew: midnight in the site's time zone. */
  resetAt: Instant
  /** Whether open requirements hold the cash. */
  turnoverOpen: boolean
  /** Whether a fund password is set. */
  hasFundPassword: boolean
}

export interface UplineSubmitInput {
  /** What is sent, in the person's currency. */
  amount: Amount
  /** What is written beside it, at most 140 characters; empty: nothing. Default ''. */
  remark?: string
  /** Fund password of the person. */
  fundPassword: string
}

export type UplineSubmitOutput = UplineTransfer

export interface UplineHistoryInput {
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 10. */
  pageSize?: number
}

export type UplineHistoryOutput = Page<UplineTransfer>

export interface UplineFindInput {
  /** `Idempotency-Key` of the call whose answer was lost: 8 to 255 visible ASCII characters. */
  idempotencyKey: string
}

export type UplineFindOutput = UplineTransfer

export interface InboxListInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Categories separated by commas; absent: all of them. */
  categories?: string
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
}

export type InboxListOutput = Page<Message>

export interface InboxMessageInput {
  /**
   * BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the session, of the
   * cookie `lang`, of `Accept-Language`, or else of the site.
   */
  language?: string
  /** Number of the message. */
  messageId: string
}

export type InboxMessageOutput = Message

export interface InboxReadInput {
  /** Message to mark; absent: all of them. */
  messageId?: string
  /**
   * With no `messageId`: only this message and older ones, so that what came after the list was drawn stays unread.
   * Absent: all.
   */
  upTo?: string
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

export interface SupportFeedbackInput {
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
}

export type SupportFeedbackOutput = Page<Feedback>

export interface SupportAddPictureInput {
  /** `uploadKey` of the feedback (`content.feedback`). */
  uploadKey: string
  /** Picture, PNG or JPEG in base64, at most 5 MB decoded. */
  image: string
}

export interface SupportAddPictureOutput {
  /** Number of pictures the feedback has now. */
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

export type TurnoverInfoInput = Record<string, never>

export type TurnoverInfoOutput = TurnoverInfo

export type TurnoverForfeitInput = Record<string, never>

export type TurnoverForfeitOutput = TurnoverInfo

export type LimitsProfileInput = Record<string, never>

export type LimitsProfileOutput = RgProfile

export type LimitsListInput = Record<string, never>

export type LimitsListOutput = RgLimits

export interface LimitsSubmitInput {
  /**
   * What is limited: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  /** Window the limit counts in; `BET` with `SINGLE_BET` and nothing else. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
  /** The limit: money, or whole minutes with `SESSION`; null takes the limit away. */
  value: Amount | null
  /** Version of what was told beside it, under `limits`; absent: what holds now is taken. */
  terms?: Record<string, string>
}

export type LimitsSubmitOutput = RgLimits

export interface LimitsConfirmInput {
  /**
   * What is limited: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  /** Window the limit counts in; `BET` with `SINGLE_BET` and nothing else. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
}

export type LimitsConfirmOutput = RgLimits

export interface LimitsCancelInput {
  /**
   * What is limited: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round (`SINGLE_BET`).
   */
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  /** Window the limit counts in; `BET` with `SINGLE_BET` and nothing else. */
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
}

export type LimitsCancelOutput = RgLimits

export interface LimitsTimeoutInput {
  /** Length in hours, 24 to 1,008 (six weeks). */
  hours: number
  /** The caller's own account name, typed: what cannot be taken back is not done for the wrong person. */
  account: string
}

export type LimitsTimeoutOutput = RgLimits

export interface LimitsExcludeInput {
  /** Length in months, 6 to 120. */
  months: number
  /** The caller's own account name, typed: what cannot be taken back is not done for the wrong person. */
  account: string
}

export type LimitsExcludeOutput = RgLimits

export interface LimitsIntervalInput {
  /** Minutes between reality checks: one of the profile's options. */
  minutes: number
}

export type LimitsIntervalOutput = RgLimits

export type LimitsSessionInput = Record<string, never>

export type LimitsSessionOutput = RgSession

export type LimitsAcknowledgeInput = Record<string, never>

export type LimitsAcknowledgeOutput = RgSession

export interface LimitsHistoryInput {
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 10. */
  pageSize?: number
}

export type LimitsHistoryOutput = Page<RgStretch>

export interface LimitsCloseTypesInput {
  /** Categories to close, 1 to 9. */
  gameTypes: GameType[]
  /** Length in days: one of the profile's lengths. */
  days: number
  /** The caller's own account name, typed: what cannot be taken back is not done for the wrong person. */
  account: string
}

export type LimitsCloseTypesOutput = RgLimits

export interface LimitsPresetInput {
  /** Length of the session in minutes: one of the profile's lengths. */
  minutes: number
  /** How much may be lost, in the person's currency. */
  loss: Amount
  /** Version of what was told beside it, under `session`; absent: what holds now is taken. */
  terms?: Record<string, string>
}

export type LimitsPresetOutput = RgSession

export interface LimitsStatementInput {
  /** Year of the statement; absent: the running year. */
  year?: number
}

export interface LimitsStatementOutput {
  /** Year of the statement, in the site's time zone. */
  year: number
  /** Years with a statement, newest first. */
  years: number[]
  /** Code of the currency, for instance `BDT`; play coins have a code of their own. */
  currency: string
  /** Months of the year, in their order. */
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
  /** Results that were kept, newest first. */
  results: {
    /** Sum of the nine answers, 0 to 27. */
    score: number
    /** What the sum means: `NONE` for 0, `LOW` to 2, `MODERATE` to 7, `HIGH` from 8. */
    band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
    /** When the test was taken. */
    at: Instant
  }[]
}

export interface LimitsSubmitSelfTestInput {
  /** Nine answers in the order of the questions, each 0 (never) to 3 (almost always). */
  answers: number[]
}

export interface LimitsSubmitSelfTestOutput {
  /** Sum of the nine answers, 0 to 27. */
  score: number
  /** What the sum means: `NONE` for 0, `LOW` to 2, `MODERATE` to 7, `HIGH` from 8. */
  band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
  /** When the test was taken. */
  at: Instant
  /** Whether the result was kept; the answers never are. */
  kept: boolean
}

export type ProfileShowInput = Record<string, never>

export type ProfileShowOutput = Profile

export interface ProfileUpdateInput {
  /** New text of each field, by its name; an empty one is taken away, those left out stay. */
  values: Record<string, string>
}

export type ProfileUpdateOutput = Profile

export interface ProfileSetShowWinsInput {
  /** Whether others see the person's wins on boards, in rank lists and in news, under a masked name. */
  showWins: boolean
}

export interface ProfileSetShowWinsOutput {
  /** Whether others see the person's wins on boards, in rank lists and in news, under a masked name. */
  showWins: boolean
}

export interface ProfileContactCodeInput {
  /** Whether a mobile number or a mail address is meant. */
  kind: 'mobile' | 'email'
  /** Mobile number, with `mobile`: digits as people write them, in any script. */
  mobileNum?: string
  /** Dialling code of the number, with or without the plus; absent: the site's own. */
  countryDialingCode?: string
  /** Mail address, with `email`. */
  email?: string
}

export interface ProfileContactCodeOutput {
  /** Minutes the code is good for. */
  expiredMinutes: number
  /** Seconds until another code may be asked for. */
  resendAfterSec: number
}

export interface ProfileSetContactInput {
  /** Whether a mobile number or a mail address is meant. */
  kind: 'mobile' | 'email'
  /** Mobile number, with `mobile`: digits as people write them, in any script. */
  mobileNum?: string
  /** Dialling code of the number, with or without the plus; absent: the site's own. */
  countryDialingCode?: string
  /** Mail address, with `email`. */
  email?: string
  /** A code of six digits, as it was sent by text message or mail. */
  verificationCode: string
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
}

export type ProfileSetContactOutput = Profile

export type SecurityOverviewInput = Record<string, never>

export interface SecurityOverviewOutput {
  /** Share of `measures` that is in place: whole, 0 to 100. */
  score: number
  /** What protects the account: true where it is in place. */
  measures: {
    /** A login password is set. */
    loginPassword: boolean
    /** A fund password is set. */
    fundPassword: boolean
    /** The real name is told. */
    realName: boolean
    /** A mobile number is known. */
    mobile: boolean
    /** A mail address is known. */
    email: boolean
    /** A second step by an app is on. */
    authenticator: boolean
    /** There is a passkey. */
    passkey: boolean
    /** A phrase is set. */
    phrase: boolean
  }
  /** When the login password was last changed; null where it never was. */
  passwordChangedAt: Instant | null
  /** Real name, masked; null where there is none. */
  realName: string | null
  /** Mobile number, masked; null where there is none. */
  mobile: string | null
  /** Mail address, masked; null where there is none. */
  email: string | null
  /** The whole phrase; null where none is set. */
  phrase: string | null
  /** Number of recovery codes that are left. */
  recoveryCodes: number
  /** Passkeys of the account. */
  passkeys: {
    /** Identifier of the passkey. */
    passkeyId: string
    /** Name the person gave the passkey. */
    name: string
    /** When the passkey was made. */
    createdAt: Instant
    /** When the passkey was last used; null: never. */
    usedAt: Instant | null
  }[]
}

export interface SecurityLoginsInput {
  /** Page to answer, from 1. Default 1. */
  pageNo?: number
  /** Rows of a page at most. Default 20. */
  pageSize?: number
}

export type SecurityLoginsOutput = Page<LoginRow>

export type SecuritySessionsInput = Record<string, never>

export interface SecuritySessionsOutput {
  /** Logins that are open now. */
  list: {
    /** Identifier of the login; it opens nothing. */
    sessionId: string
    /** Whether it is the login that asks. */
    current: boolean
    /** How the person logged in: `password`, `sms`, `remember`, `code`, `social` or `passkey`. */
    way: string
    /** Browser and system, as `Chrome · Android`; empty where they were not told. */
    device: string
    /** IP address. */
    ip: string
    /** When the login began. */
    createdAt: Instant
    /** When the login was last used. */
    lastSeenAt: Instant
  }[]
}

export interface SecurityEndSessionInput {
  /** Login to end; absent: all but this one. */
  sessionId?: string
}

export type SecurityEndSessionOutput = object

export interface SecuritySetPhraseInput {
  /** Words of at most 40 characters; empty takes them away. */
  phrase: string
}

export interface SecuritySetPhraseOutput {
  /** The whole phrase; null where none is set. */
  phrase: string | null
}

export interface SecurityBeginAuthenticatorInput {
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
}

export interface SecurityBeginAuthenticatorOutput {
  /** Secret in Base32, to be typed into the app. */
  secret: string
  /** `otpauth:` address, to be scanned by the app. */
  uri: string
}

export interface SecurityConfirmAuthenticatorInput {
  /** Six digits of the app, or one of the recovery codes. */
  code: string
}

export interface SecurityConfirmAuthenticatorOutput {
  /** Ten recovery codes, told this once. */
  recoveryCodes: string[]
}

export interface SecurityEndAuthenticatorInput {
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
  /** Six digits of the app, or one of the recovery codes. */
  code: string
}

export type SecurityEndAuthenticatorOutput = object

export interface SecurityBeginPasskeyInput {
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
}

export interface SecurityBeginPasskeyOutput {
  /** Step of what was begun; sent back to finish it. */
  stepId: string
  /** Options for the browser's credential call, as JSON of WebAuthn (Level 3). */
  options: Record<string, unknown>
}

export interface SecurityAddPasskeyInput {
  /** Step of what was begun; sent back to finish it. */
  stepId: string
  /** What the browser's credential call gave back, as JSON of WebAuthn (Level 3). */
  response: Record<string, unknown>
  /** Name the person gave the passkey. */
  name: string
}

export interface SecurityAddPasskeyOutput {
  /** Identifier of the passkey. */
  passkeyId: string
}

export interface SecurityRemovePasskeyInput {
  /** Identifier of the passkey. */
  passkeyId: string
  /** The login password, said again; absent only for an account that has none. */
  loginPassword?: string
}

export type SecurityRemovePasskeyOutput = object

export interface SecuritySecondStepInput {
  /** Step of the login: `details.stepId` of `second_factor_required`. */
  stepId: string
  /** Six digits of the app, or one of the recovery codes. */
  code: string
}

export type SecuritySecondStepOutput = LoginResult

export type SecurityAskPasskeyInput = Record<string, never>

export interface SecurityAskPasskeyOutput {
  /** Step of what was begun; sent back to finish it. */
  stepId: string
  /** Options for the browser's credential call, as JSON of WebAuthn (Level 3). */
  options: Record<string, unknown>
}

export interface SecurityPasskeyLoginInput {
  /** Step of what was begun; sent back to finish it. */
  stepId: string
  /** What the browser's credential call gave back, as JSON of WebAuthn (Level 3). */
  response: Record<string, unknown>
  /** Which site: the agent site (`agent`) refuses players, the player site takes everyone. Default 'player'. */
  portal?: 'player' | 'agent'
  /**
   * Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password. Default false.
   */
  remember?: boolean
}

export type SecurityPasskeyLoginOutput = LoginResult

/**
 * Accounts the person is paid to, the ways to be paid, and the name all of them are held in.
 * Refusals: real_account_required.
 */
export const payoutAccountsList: Descriptor<PayoutAccountsListInput, PayoutAccountsListOutput> = {
  name: 'payoutAccounts.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  module: 'BANK3',
  principals: ['member', 'agent'],
}

/**
 * Tell one's real name, once.
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
 * Bind an account, or with `accountId` use the free edit of one.
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
 * Take an account away; orders under way keep theirs.
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
 * What is left of the day, and how receipts go; the ways to be paid stand with the accounts.
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
 * Ask for cash; it is held until the order ends. Limits and exclusion never stand in the way.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_found, name_mismatch, amount_out_of_range, terms_changed, withdraw_limit, turnover_open, insufficient_funds.
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
 * Orders of the person, newest first; `open` leaves out those that have ended.
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
 * One order, by its number or by the `Idempotency-Key` it was asked with: for a form that lost the answer.
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
 * Take a request back before it is approved, where the profile allows it. Asking again answers the same.
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
 * Orders whose money was sent and waits for the person to say whether it came.
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
 * Say of one part that it came or did not, or of the whole order that it is fully paid.
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
 * Send a picture, PNG or JPEG to 5 MB, that shows that money did not come. The same one again is one; three to a part.
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
 * A picture of an order of the person: the proof of who paid, or one sent by the person.
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
 * Whether there is a fund password, whether it is locked, and the rule of a new one.
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
 * Set the first fund password; the login password is said again.
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
 * Change the fund password.
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
 * Lotteries of a prize mode, by group.
 */
export const lotteryMenus: Descriptor<LotteryMenusInput, LotteryMenusOutput> = {
  name: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
}

/**
 * Lotteries of the Vietnamese lobby, tagged TCG_LOTTO_VN.
 */
export const lotteryVnMenu: Descriptor<LotteryVnMenuInput, LotteryVnMenuOutput> = {
  name: 'lottery.vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'GAMELO3',
  principals: ['visitor', 'member', 'trial', 'agent'],
  cache: 'language',
}

/**
 * Lotteries the person opened, latest first.
 */
export const lotteryVnRecent: Descriptor<LotteryVnRecentInput, LotteryVnRecentOutput> = {
  name: 'lottery.vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * The running issue of each Vietnamese lottery, with the one drawn last.
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
 * The running issue of every other lottery, with the one drawn last.
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
 * Drawn issues of a lottery, latest first, each with the seed that proves it.
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
 * Issues of a lottery around now, in the order of their draws: drawn ones, the running one, and those to come as far as they are made.
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
 * Since when the person has been playing, what it has brought so far, and the last round of a game.
 */
export const playSession: Descriptor<PlaySessionInput, PlaySessionOutput> = {
  name: 'play.session',
  method: 'GET',
  path: '/wps/relay/GCS_getGameSession',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Where play goes on: games with a round whose end is not booked, the latest first and three at most; without one the game opened last.
 */
export const playResume: Descriptor<PlayResumeInput, PlayResumeOutput> = {
  name: 'play.resume',
  method: 'GET',
  path: '/wps/relay/GCS_continueGames',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * The person has left a game: nothing more can be bet with its session, and nobody counts them among its players. Repeating it does no harm.
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
 * Whether deposits are taken, what is left of the limit, the bonuses for an amount, and the orders that are open.
 * Refusals: real_account_required.
 */
export const depositsSettings: Descriptor<DepositsSettingsInput, DepositsSettingsOutput> = {
  name: 'deposits.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  module: 'DEPO3',
  principals: ['member', 'agent'],
}

/**
 * The ways to pay in, with limits, fee, time and health.
 * Refusals: real_account_required.
 */
export const depositsChannels: Descriptor<DepositsChannelsInput, DepositsChannelsOutput> = {
  name: 'deposits.channels',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  module: 'DEPO3',
  principals: ['member', 'agent'],
}

/**
 * Order a deposit: answers where to pay, how much exactly, and until when.
 * Refusals: real_account_required, deposit_disabled, not_found, channel_maintenance, amount_out_of_range, field_invalid, too_many_open_orders, terms_changed, bonus_not_available, rg_limit_deposit, rg_timeout, rg_excluded.
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
 * An order of the person as it stands, by its number, or by the key it was ordered with where the answer was lost.
 * Refusals: real_account_required, not_found.
 */
export const depositsOrder: Descriptor<DepositsOrderInput, DepositsOrderOutput> = {
  name: 'deposits.order',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositOrder',
  module: 'DEPO3',
  principals: ['member', 'agent'],
}

/**
 * The person has paid: the number of the payment, and one picture a call, png or jpg in base64. Sending it again does no harm.
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
 * Give up an order that nothing was paid for. Money that comes all the same is looked at, not lost.
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
 * The betting record: rounds of the person, newest first, with their sums.
 * Refusals: real_account_required.
 */
export const recordsBets: Descriptor<RecordsBetsInput, RecordsBetsOutput> = {
  name: 'records.bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberBetRecords',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
}

/**
 * The receipt of a round: its entries, the balance before and after, what it counted for, and where it can be checked.
 * Refusals: not_found, real_account_required.
 */
export const recordsBet: Descriptor<RecordsBetInput, RecordsBetOutput> = {
  name: 'records.bet',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberBetDetail',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
}

/**
 * Entries of the ledger, newest first: of the main wallet, or of every account the person has.
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
 * Deposit orders by when they were made, newest first, each with its story; also those that came to nothing.
 * Refusals: real_account_required.
 */
export const recordsDeposits: Descriptor<RecordsDepositsInput, RecordsDepositsOutput> = {
  name: 'records.deposits',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberDepositRecords',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Withdrawal orders by when they were asked for, newest first, each with its story; also those that were turned down.
 * Refusals: real_account_required.
 */
export const recordsWithdrawals: Descriptor<RecordsWithdrawalsInput, RecordsWithdrawalsOutput> = {
  name: 'records.withdrawals',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberWithdrawRecords',
  module: 'MEMTRANS3',
  principals: ['member', 'agent'],
}

/**
 * Profit and loss by day, category, vendor or game, of rounds by when they were settled.
 * Refusals: real_account_required.
 */
export const recordsProfit: Descriptor<RecordsProfitInput, RecordsProfitOutput> = {
  name: 'records.profit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getMemberPnl',
  module: 'TRANSBETREPMEM3',
  principals: ['member', 'agent'],
}

/**
 * Every entry of every account of the person, oldest first, and what the accounts hold: so that anybody can add them up.
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
 * Transfers to vendors and back, newest first, with how each stands.
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
 * All that the overview of the member centre shows, in one answer; a part that fails does not take the others along.
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
 * Whether money goes to a game by itself when it opens and comes home when it is left; refused where the operator decides for all.
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
 * To whom cash can be sent upwards, how much of it, and why not more.
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
 * Send cash to the upline. It arrives at once and does not come back by itself.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, transfer_forbidden, turnover_open, amount_out_of_range, insufficient_funds.
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
 * What was sent to the upline, newest first.
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
 * What became of a transfer whose answer was lost, by its idempotency key.
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
 * Messages to the person, newest first, in the language they are read in.
 * Refusals: real_account_required.
 */
export const inboxList: Descriptor<InboxListInput, InboxListOutput> = {
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * One message by its number; reading it here does not mark it as read.
 * Refusals: real_account_required, not_found.
 */
export const inboxMessage: Descriptor<InboxMessageInput, InboxMessageOutput> = {
  name: 'inbox.message',
  method: 'GET',
  path: '/wps/relay/CSP_getMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
}

/**
 * Mark one message as read, or all where none is named; answers how many still wait.
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
 * Delete a message, body or query; one that is gone stays gone. Answers how many still wait unread.
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
 * Take back the deletion of a message, for a day after it; answers how many wait unread.
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
 * What the person has said to the operator and what was answered, newest first.
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
 * Add a picture, PNG or JPEG to 5 MB, to what was just said. The same one again is one; three at most, within an hour.
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
 * A picture that the person sent with feedback.
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
 * What may be withdrawn, and why not the rest.
 */
export const turnoverInfo: Descriptor<TurnoverInfoInput, TurnoverInfoOutput> = {
  name: 'turnover.info',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTurnoverInfo',
  module: 'COMM3',
  principals: ['member', 'agent'],
}

/**
 * Gives up the open bonus: what it has become goes back to the operator, and nothing more is asked for it.
 * Refusals: not_found.
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
 * What the jurisdiction asks of the operator; the same object as in system status.
 */
export const limitsProfile: Descriptor<LimitsProfileInput, LimitsProfileOutput> = {
  name: 'limits.profile',
  method: 'GET',
  path: '/wps/relay/RGFE_getProfile',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Limits the person has set, how much of each is used, and the break they may have taken.
 */
export const limitsList: Descriptor<LimitsListInput, LimitsListOutput> = {
  name: 'limits.list',
  method: 'GET',
  path: '/wps/relay/RGFE_getLimits',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Sets a limit: a new or lower one holds at once, a higher one or its removal (`value` null) waits and is confirmed again.
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
 * Puts a higher limit into force once its waiting time is over.
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
 * Drops a higher limit that waits; one that is gone stays gone.
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
 * A break of 24 hours to six weeks; it can be made longer, not shorter.
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
 * No play for six months or more; it cannot be taken back. All sessions end at once; the person may log in again, and withdrawals and records stay open.
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
 * Minutes between reality checks, one of the profile's options.
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
 * How long the person has been playing, and what came of it; counted over all games.
 */
export const limitsSession: Descriptor<LimitsSessionInput, LimitsSessionOutput> = {
  name: 'limits.session',
  method: 'GET',
  path: '/wps/relay/RGFE_getSessionStatus',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * The person has seen the reality check and plays on; where none is due nothing happens.
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
 * Stretches of play, newest first.
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
 * Closes categories of games to the person for one of the profile's lengths; it can be made longer, not shorter.
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
 * Length and loss of the session that begins now; neither can be changed until it is over.
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
 * What the person paid in and took out, staked and won, month by month; the running year where none is asked for.
 */
export const limitsStatement: Descriptor<LimitsStatementInput, LimitsStatementOutput> = {
  name: 'limits.statement',
  method: 'GET',
  path: '/wps/relay/RGFE_getActivityStatement',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Results that were kept, newest first; empty where the profile keeps none.
 */
export const limitsSelfTest: Descriptor<LimitsSelfTestInput, LimitsSelfTestOutput> = {
  name: 'limits.selfTest',
  method: 'GET',
  path: '/wps/relay/RGFE_getSelfTest',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * Scores nine answers, each of 0 (never) to 3 (almost always). The sum is kept where the profile says so, the answers never.
 */
export const limitsSubmitSelfTest: Descriptor<LimitsSubmitSelfTestInput, LimitsSubmitSelfTestOutput> = {
  name: 'limits.submitSelfTest',
  method: 'POST',
  path: '/wps/relay/RGFE_submitSelfTest',
  module: 'RG3',
  principals: ['member', 'agent'],
}

/**
 * What the operator knows of the person, and by which rules it may be changed.
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
 * Change fields of the profile; those left out stay, an empty one is taken away. What is written once is not changed.
 * Refusals: real_account_required, field_invalid, edit_used, underage.
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
 * Show the own wins to others under a masked name, or hide them: from the winner board, rank lists, the feed of jackpot hits and news of wins.
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
 * Send a code to a number or a mail address that is to become the own one.
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
 * Take a number or a mail address as the own one, with the code that was sent there. Whoever had the old one is told.
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
 * What protects the account, and what does not yet.
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
 * Logins of the last 90 days, newest first, and those that failed under the right name.
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
 * Where the account is logged in now.
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
 * Log out another login of the account, or all others.
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
 * Words that only the person and the operator know: what comes without them is not from us. Empty takes them away.
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
 * A secret for an app that makes codes; nothing asks for them until one was right.
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
 * Turn the second step on with a code of the app. The answer holds ten codes for paper, told this once.
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
 * Turn the second step off.
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
 * What a device is asked, to make a passkey of the account.
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
 * Keep the passkey a device has made.
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
 * Forget a passkey: its device opens the account no more.
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
 * Finish a login with a code of the app or of paper.
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
 * What a device is asked, to log in with a passkey.
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
 * Log in with what the device has signed; no password, no second step.
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
  }
  play: {
    session: Descriptor<PlaySessionInput, PlaySessionOutput>
    resume: Descriptor<PlayResumeInput, PlayResumeOutput>
    end: Descriptor<PlayEndInput, PlayEndOutput>
  }
  deposits: {
    settings: Descriptor<DepositsSettingsInput, DepositsSettingsOutput>
    channels: Descriptor<DepositsChannelsInput, DepositsChannelsOutput>
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
  support: {
    feedback: Descriptor<SupportFeedbackInput, SupportFeedbackOutput>
    addPicture: Descriptor<SupportAddPictureInput, SupportAddPictureOutput>
    picture: Descriptor<SupportPictureInput, SupportPictureOutput>
  }
  turnover: {
    info: Descriptor<TurnoverInfoInput, TurnoverInfoOutput>
    forfeit: Descriptor<TurnoverForfeitInput, TurnoverForfeitOutput>
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
  profile: {
    show: Descriptor<ProfileShowInput, ProfileShowOutput>
    update: Descriptor<ProfileUpdateInput, ProfileUpdateOutput>
    setShowWins: Descriptor<ProfileSetShowWinsInput, ProfileSetShowWinsOutput>
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
    list: ['/wps/relay/MCSFE_getBankCards', 'BANK3', 'ma'],
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
    menus: ['/lgw/games/game_menus', 'GAMELO3', 'vmta', 'GET', { cache: 'language' }],
    vnMenu: ['/lgw/vn/games/game_menu', 'GAMELO3', 'vmta', 'GET', { cache: 'language' }],
    vnRecent: ['/lgw/vn/games/game_menu/recent', 'GAMELO3', 'mta'],
    vnOpened: ['/lgw/vn/numeros/opened/game', 'GAMELO3', 'vmta'],
    opened: ['/lotto/lgw/games/opened/numero', 'GAMELO3', 'vmta'],
    draws: ['/lgw/draw', 'GAMELO3', 'vmta', 'GET', { list: 'list' }],
    near: ['/lgw/numeros/near', 'GAMELO3', 'vmta'],
  },
  play: {
    session: ['/wps/relay/GCS_getGameSession', 'GAMELO3', 'mta'],
    resume: ['/wps/relay/GCS_continueGames', 'GAMELO3', 'mta'],
    end: ['/wps/relay/GCS_endGameSession', 'GAMELO3', 'mta', 'POST', { retry: true }],
  },
  deposits: {
    settings: ['/wps/relay/MCSFE_getDepositSettings', 'DEPO3', 'ma'],
    channels: ['/wps/relay/MCSFE_getDepositPaymentChannels', 'DEPO3', 'ma'],
    submit: ['/wps/relay/MCSFE_submitDeposit', 'DEPO3', 'ma', 'POST', { money: true }],
    order: ['/wps/relay/MCSFE_getDepositOrder', 'DEPO3', 'ma'],
    proof: ['/wps/relay/MCSFE_submitDepositProof', 'DEPO3', 'ma', 'POST', { retry: true }],
    cancel: ['/wps/relay/MCSFE_cancelDeposit', 'DEPO3', 'ma', 'POST', { retry: true }],
  },
  records: {
    bets: ['/wps/relay/ODSFE2_getMemberBetRecords', 'TRANSBETREPMEM3', 'ma'],
    bet: ['/wps/relay/ODSFE2_getMemberBetDetail', 'TRANSBETREPMEM3', 'ma'],
    ledger: ['/wps/relay/ODSFE2_MemTransDet', 'MEMTRANS3', 'ma'],
    deposits: ['/wps/relay/ODSFE2_getMemberDepositRecords', 'MEMTRANS3', 'ma'],
    withdrawals: ['/wps/relay/ODSFE2_getMemberWithdrawRecords', 'MEMTRANS3', 'ma'],
    profit: ['/wps/relay/ODSFE2_getMemberPnl', 'TRANSBETREPMEM3', 'ma'],
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
    list: ['/wps/relay/CSP_getInbox', 'INBOX3', 'ma', 'GET', { list: 'list' }],
    message: ['/wps/relay/CSP_getMessage', 'INBOX3', 'ma'],
    read: ['/wps/relay/CSP_readMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
    remove: ['/wps/relay/CSP_deleteMessage', 'INBOX3', 'ma', 'DELETE', { retry: true }],
    restore: ['/wps/relay/CSP_restoreMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
  },
  support: {
    feedback: ['/wps/relay/WPSCORE_getFeedbackList', 'FEEDBACK3', 'ma', 'GET', { list: 'list' }],
    addPicture: ['/wps/feedback/image', 'FEEDBACK3', 'vmta', 'POST', { retry: true }],
    picture: ['/wps/relay/WPSCORE_getFeedbackImage', 'FEEDBACK3', 'ma'],
  },
  turnover: {
    info: ['/wps/relay/MCSFE_getTurnoverInfo', 'COMM3', 'ma'],
    forfeit: ['/wps/relay/MCSFE_forfeitBonus', 'COMM3', 'ma', 'POST', { money: true }],
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
  profile: {
    show: ['/wps/relay/MCSFE_getProfile', 'COMM3', 'ma'],
    update: ['/wps/member/info', 'COMM3', 'ma', 'PUT', { sealed: true }],
    setShowWins: ['/wps/member/showWins', 'COMM3', 'ma', 'PUT'],
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
