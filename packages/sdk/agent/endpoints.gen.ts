// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor } from '../client/descriptor.ts'
import type { AgentContract, Amount, Balance, ContractKind, ContractPeriod, ContractRequest, GameType, Instant, Money, Rate, SignedMoney } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

/** An announcement of the operator for agents. */
export interface AgentNews {
  /** Identifier of the announcement. */
  id: string
  /** Title in the requested language. */
  title: string
  /** HTML in the requested language, sanitised by an allow-list. */
  content: string
  /** When it was published. */
  publishedAt: Instant
  /** BCP 47 language of the text; another than the requested one where it has no version in that. */
  language?: string
}

/**
 * How a payment stands: `CALCULATED`: it is about to be paid; `OWED`: the payer had too little, and it is paid from the
 * next credit; `DISPUTED`: the operator decides; `ADJUSTED`: decided.
 */
export type ContractPaymentStatus = 'CALCULATED' | 'PAID' | 'OWED' | 'DISPUTED' | 'ADJUSTED'

/** What this client knows of ContractPaymentStatus; an answer may hold more. */
export const contractPaymentStatuss = ['CALCULATED', 'PAID', 'OWED', 'DISPUTED', 'ADJUSTED'] as const satisfies readonly ContractPaymentStatus[]
export const isContractPaymentStatus = (value: unknown): value is ContractPaymentStatus => contractPaymentStatuss.some(known => known === value)

/** What a contract came to in a period, and on what basis. */
export interface ContractRecord {
  /** Identifier of the record. */
  id: string
  /** Identifier of the contract. */
  contractId: string
  kind: ContractKind | (string & {})
  period: ContractPeriod | (string & {})
  /** Account of the other side; masked if above the person, empty if it is the operator. */
  counterparty: string
  /** First moment of the period. */
  from: Instant
  /** First moment after it. */
  to: Instant
  /** Whether it is a whole period; of a part, sums of conditions hold in proportion. */
  whole: boolean
  /** Valid bet of the downline's team; negative where more was taken back. */
  validBet: SignedMoney
  /** What the team won (positive) or lost, with bonuses and rebates. */
  pnl: SignedMoney
  /** Active members of the team. */
  active: number
  /** Which tier was reached, from 1; null: none. */
  tier: number | null
  /** Rate of the tier; 0 where none was reached, or each category has its own. */
  rate: Rate
  /** Valid bet and rate of each category, of a `DAILY_MULTI` contract; empty for every other kind. */
  rates: {
    gameType: GameType | (string & {})
    validBet: SignedMoney
    rate: Rate
  }[]
  /** Salaries of the same pair, which a dividend is reduced by. */
  salaries: Money
  /** Loss of earlier periods that a dividend makes up for first: negative or zero. */
  carryBefore: SignedMoney
  /** Loss that is left for later periods: negative or zero. */
  carryAfter: SignedMoney
  /** What the period earned, not rounded. */
  earned: ExactMoney
  /** Left over from earlier periods; negative where too much was paid. */
  carried: ExactMoney
  /** Amount to be paid. */
  amount: Money
  status: ContractPaymentStatus | (string & {})
  /** When it was paid; null: it is not. */
  paidAt: Instant | null
  /** Dispute; null: none. */
  dispute: {
    /** Which side disputes it. */
    by: 'UP' | 'DOWN' | (string & {})
    /** Reason given. */
    reason: string
  } | null
  /** What the decision adds to the amount; null: none. */
  adjustment: SignedMoney | null
  /** Reason of the decision; null: none. */
  decision: string | null
}

/** What a member contributed to a record, in one category. */
export interface ContractRecordLine {
  /** Account of the member. */
  account: string
  /** Category; null: bonuses and rebates, and play of which the vendor does not say the category. */
  gameType: GameType | (string & {}) | null
  /** Valid bet of the member in this category. */
  validBet: SignedMoney
  /** What the member won (positive) or lost in it, with bonuses and rebates. */
  pnl: SignedMoney
  /** Whether the member counts as active in the period, by all categories together. */
  active: boolean
}

/** A person below an agent. */
export interface Downline {
  /** Account name. */
  account: string
  /** Whether the person is an agent: people can be below. */
  agent: boolean
  /** Type of the account: 0 a player; 1, 2, 41, 42 an agent. */
  type: number
  /** Levels below the agent who asks: 1 is direct. */
  level: number
  /** Mobile number, masked; null: none. */
  mobile: string | null
  /** Number of people below. */
  downlines: number
  /** Number of people one level below. */
  direct: number
  /** Cash and bonus of the person. */
  balance: Money
  /** What the person and everyone below hold, with money held for withdrawals. */
  teamBalance: SignedMoney
  /** Rates of the person today, without those that are 0. */
  rates: GameRate[]
  /** When the account was opened. */
  regAt: Instant
  /** Last login; null: none. */
  lastLogin: Instant | null
  /** State of the account. */
  status: 'active' | 'blocked' | 'closed' | (string & {})
  /** The agent's own remark; empty: none. */
  remark: string
  /** Whether the agent made the account, and its owner has not chosen a password of their own yet. */
  initialPassword: boolean
  /** Whether a contract of any kind with their upline holds. */
  hasContract: boolean
}

/** A cash transfer to a downline. */
export interface DownlineTransfer {
  /** Number of the transfer. */
  transferNo: string
  /** Account of the receiver. */
  account: string
  /** Amount sent. */
  amount: Money
  purpose: TransferPurpose | (string & {})
  /** Remark of the sender; empty if there is none. */
  remark: string
  /** When it was sent. */
  at: Instant
}

/** A contract further down that ends with the acceptance of another. */
export interface EndedContract {
  /** Identifier of the contract. */
  id: string
  /** Account of its upline: the person, or somebody below. */
  upline: string
  /** Account of its downline. */
  downline: string
  kind: ContractKind | (string & {})
  /** Its settlement period. */
  period: 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY' | 'HOUR' | '5MIN' | (string & {})
  /** Its highest rate. */
  rate: Rate
  /** When it took effect, or would have. */
  startAt: Instant
}

/** Signed amount of money in major units that is not rounded: a decimal string with two to eight decimals. */
export type ExactMoney = string

/** What a person earns of a category. */
export interface GameRate {
  gameType: GameType | (string & {})
  /** Rate of that category. */
  rate: Rate
}

/** What a person is to earn of a category. */
export interface GivenRate {
  gameType: GameType | (string & {})
  /** Rate of that category. */
  rate: Rate
}

/** A period of an agent's income, or of what the agent pays on. */
export interface Income {
  kind: IncomeKind | (string & {})
  /** Whether it came in, or went by contracts to direct downlines: its amounts are then negative. */
  role: 'received' | 'paid' | (string & {})
  /** First day of the period. */
  from: string
  /** Last day of the period. */
  to: string
  /** What the rates apply to: valid bet or loss of the players, or the net revenue; null for a red packet. */
  base: SignedMoney | null
  /** Rate of the period; null where several apply, or none. */
  rate: Rate | null
  /** Members whose play contributed, of a contract those who were active; null for a sum of several. */
  members: number | null
  /** What the period earned, not rounded. */
  earned: ExactMoney
  /** Left over from earlier periods; of what is received negative if it was made up for; null for a sum of slots. */
  carried: ExactMoney | null
  /** Amount that was paid so far; negative: to direct downlines. */
  amount: SignedMoney
  /** `OPEN`: not over, or not all of it is paid yet; `PAID`; `CARRIED`: less than the smallest unit, or negative. */
  status: 'OPEN' | 'PAID' | 'CARRIED' | (string & {})
  /** When it was paid or carried, the last part of it; null if open, and for a sum of slots. */
  paidAt: Instant | null
}

/**
 * `COMMISSION`: a day of what the rates of the line pay; `REVENUE_SHARE`: a month of a share of the net revenue;
 * `DIVIDEND`: a period of dividends; `DAILY`, `HOURLY`, `REAL_TIME`: a day of such salaries; `RED_PACKET`: a day of
 * gifts from further up the line.
 */
export type IncomeKind = 'COMMISSION' | 'REVENUE_SHARE' | 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REAL_TIME' | 'RED_PACKET'

/** What this client knows of IncomeKind; an answer may hold more. */
export const incomeKinds = ['COMMISSION', 'REVENUE_SHARE', 'DIVIDEND', 'DAILY', 'HOURLY', 'REAL_TIME', 'RED_PACKET'] as const satisfies readonly IncomeKind[]
export const isIncomeKind = (value: unknown): value is IncomeKind => incomeKinds.some(known => known === value)

/** What a member contributed to a day of commission. */
export interface IncomeLine {
  /** Account whose play it is. */
  account: string
  gameType: GameType | (string & {})
  /** Valid bet or loss of the player in this category. */
  base: SignedMoney
  /** The agent's own rate. */
  rate: Rate
  /** Rate of the next one down the line; 0 for the agent's own play. */
  rateBelow: Rate
  /** Base times the difference of the rates. */
  amount: ExactMoney
}

/** A link of the agent's that leads to the registration. */
export interface InvitationLink {
  /** Code of the link. */
  code: string
  /** Address of the registration with that code. */
  url: string
  /** What whoever registers with it becomes. */
  kind: MemberKind | (string & {})
  /** Rates of whoever registers with it, where above 0. */
  rates: GameRate[]
  /** Where the link is shown, in the agent's words; empty if not said. */
  channel: string
  /** When the link was made. */
  createdAt: Instant
  /** When it ends; null: never. */
  expiresAt: Instant | null
  /** Whether that time has come. */
  expired: boolean
  /** Visits: each visitor once a day. */
  visits: number
  /** People of the own line who registered with it. */
  registrations: number
  /** Those of them who are active. */
  active: number
}

/** A person who registered with a link. */
export interface LinkMember {
  /** Account name, masked. */
  account: string
  /** Kind of the account. */
  kind: MemberKind | (string & {})
  /** When the person registered. */
  registeredAt: Instant
  /** Whether the person is active. */
  active: boolean
}

/** Kind of an account of a line: `PLAYER` plays, `AGENT` has a team. */
export type MemberKind = 'PLAYER' | 'AGENT'

/** What this client knows of MemberKind; an answer may hold more. */
export const memberKinds = ['PLAYER', 'AGENT'] as const satisfies readonly MemberKind[]
export const isMemberKind = (value: unknown): value is MemberKind => memberKinds.some(known => known === value)

/** A cash transfer between people of one line. */
export interface MemberTransfer {
  /** Number of the transfer. */
  transferNo: string
  /** Whether the agent sent or received it. */
  way: 'SENT' | 'RECEIVED' | (string & {})
  /** `UP`: to the upline of the sender; `DOWN`: to somebody below. */
  direction: 'UP' | 'DOWN' | (string & {})
  /** Account of the other party; masked if that party is above the agent. */
  account: string
  /** Amount. */
  amount: Money
  purpose: TransferPurpose | (string & {})
  /** Number of the red packet it is part of; absent: of none. */
  packetNo?: string
  /** Remark of the sender; empty if there is none. */
  remark: string
  /** When it was sent. */
  at: Instant
}

/** An account that an agent opened for a team member. */
export interface NewAccount {
  /** Account name. */
  account: string
  /** Kind of the account. */
  kind: MemberKind | (string & {})
  /** Initial password, which has to be changed at the first login; null once it was changed or has expired. */
  password: string | null
  /** Until when the initial password is valid. */
  passwordUntil: Instant
  /** When the account was made. */
  createdAt: Instant
}

/** A tier of a contract that is offered. */
export interface OfferedTier {
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

/** What an agent's own contract pays for the team of a downline in a period. */
export interface OwnShare {
  /** Which tier of the own contract was reached, from 1; null: none. */
  tier: number | null
  /** Rate of that tier; 0 where none was reached, or each category has its own. */
  rate: Rate
  /** What the own contract comes to in the period. */
  total: Money
  /**
   * How much of it is for this team: less what it would come to without the team. Negative where the team won what
   * others lost.
   */
  share: SignedMoney
  /** `share` less what the terms come to: what is left to the agent. */
  left: SignedMoney
}

/** A settlement that a base is the sum of. */
export interface PlayLine {
  /** When it was settled, corrected or rolled back. */
  at: Instant
  /** Number of the round; null for play with money at a vendor. */
  roundNo: string | null
  /** Title of the game; null if the vendor does not say. */
  gameName: string | null
  /** Name of the vendor in the requested language. */
  vendorName: string
  /** What was staked, or taken back (negative). */
  stake: SignedMoney
  /** Valid bet, likewise. */
  validBet: SignedMoney
  /** Win, likewise. */
  win: SignedMoney
}

/** Gifts to several people below, sent together. */
export interface RedPacket {
  /** Number of the red packet: that of its movement. */
  packetNo: string
  /** Amount of all gifts together. */
  amount: Money
  /** The sender's words; empty if there are none. */
  remark: string
  /** When it was sent. */
  at: Instant
  /** The gifts, in the order they were named. */
  gifts: {
    /** Account of the receiver. */
    account: string
    /** Amount of the gift. */
    amount: Money
  }[]
}

/** How an agent shares the net revenue of the team. */
export interface RevenueDeal {
  /**
   * `SPLIT`: the share of a loss is set off against later shares; `RED_FIGURE`: later months make up for a negative net
   * revenue before anything is paid; `PROFIT`: a negative month is forgotten.
   */
  kind: 'SPLIT' | 'RED_FIGURE' | 'PROFIT' | (string & {})
  /** First day it holds for: that of a month. */
  from: string
  /** Last day it holds for; null: until it is changed. */
  to: string | null
  /** The tiers, lowest first; of those that are reached the highest rate is paid. */
  tiers: {
    /** Net revenue of the month from which it holds. */
    minNet: Money
    /** Active members from which it holds. */
    minActive: number
    rate: Rate
  }[]
}

/** What a member contributed to a month of revenue share. */
export interface RevenueLine {
  /** Account of the member. */
  account: string
  /** Valid bet of the month. */
  validBet: SignedMoney
  /** Stakes. */
  stake: SignedMoney
  /** Wins. */
  win: SignedMoney
  /** Bonuses granted, less those taken back. */
  bonus: SignedMoney
  /** Rebates. */
  rebate: SignedMoney
  /** Deposits and withdrawals together, on which payment fees are due. */
  payments: SignedMoney
  /** Whether the member counts as active in that month. */
  active: boolean
}

/** What the running period of an own contract has brought so far. */
export interface RunningContract {
  kind: ContractKind | (string & {})
  period: ContractPeriod | (string & {})
  /** Start of the period, or of the part of it in which the contract holds. */
  from: Instant
  /** End of it, exclusive. */
  to: Instant
  /** Valid bet of the team. */
  validBet: SignedMoney
  /** P&L of the team from the players' side: negative where they lost. */
  pnl: SignedMoney
  /** Active members. */
  active: number
  /** Which tier is reached, from 1; null: none. */
  tier: number | null
  /** Rate of that tier; 0 where each category has its own, or none is reached. */
  rate: Rate
  /** Salaries of the period by which a dividend is reduced. */
  salaries: Money
  /** Loss of ended periods that a dividend has to make up for; zero or negative. */
  debt: SignedMoney
  /** Amount that would be paid if the period ended now. */
  amount: Money
  /** The tier above; null: the highest is reached. */
  next: {
    /** Its number, from 1. */
    tier: number
    /** Its rate; the highest of its rates where each category has its own. */
    rate: Rate
    /** Active members that are missing. */
    missingActive: number
    /** Valid bet that is missing. */
    missingValidBet: Money
    /** Loss of the players that is missing. */
    missingLoss: Money
  } | null
}

/** What the running month of a deal has brought so far. */
export interface RunningShare {
  /** First day of the month. */
  month: string
  /** How wins and losses are shared. */
  deal: 'SPLIT' | 'RED_FIGURE' | 'PROFIT' | (string & {})
  /** Stakes less wins. */
  revenue: SignedMoney
  /** Bonuses. */
  bonus: SignedMoney
  /** Rebates. */
  rebate: SignedMoney
  /** Fee of the platform, a part of the revenue. */
  platformFee: Money
  /** Fee on deposits and withdrawals. */
  paymentFee: SignedMoney
  /** Net revenue: what is left. */
  net: SignedMoney
  /** Active members. */
  active: number
  /** Rate of the tier that is reached; 0 if none is. */
  rate: Rate
  /** Net revenue of ended months that this one has to make up for; zero or negative. */
  debt: SignedMoney
  /** Share of ended months by which it is paid less, where it is negative, or more. */
  carried: ExactMoney
  /** Amount that would be paid if the month ended now. */
  amount: Money
  /** The tier above; null: the highest is reached. */
  next: {
    rate: Rate
    /** Net revenue that is missing. */
    missingNet: Money
    /** Active members that are missing. */
    missingActive: number
  } | null
}

/** What a contract would have come to in a period that is over. */
export interface SimulatedPeriod {
  /** First moment of the period. */
  from: Instant
  /** First moment after it. */
  to: Instant
  /** Valid bet of the downline's team; negative where more was taken back. */
  validBet: SignedMoney
  /** What the team won (positive) or lost, with bonuses and rebates. */
  pnl: SignedMoney
  /** Active members of the team. */
  active: number
  /** Which tier was reached, from 1; null: none. */
  tier: number | null
  /** Rate of the tier; 0 where none was reached, or each category has its own. */
  rate: Rate
  /** Valid bet and rate of each category, of a `DAILY_MULTI` contract; empty for every other kind. */
  rates: {
    gameType: GameType | (string & {})
    validBet: SignedMoney
    rate: Rate
  }[]
  /** Salaries of the same pair, which a dividend is reduced by. */
  salaries: Money
  /** Loss of earlier periods that a dividend makes up for first: negative or zero. */
  carryBefore: SignedMoney
  /** Loss that is left for later periods: negative or zero. */
  carryAfter: SignedMoney
  /** What the period earned, not rounded. */
  earned: ExactMoney
  /** Left over from earlier periods; negative where too much was paid. */
  carried: ExactMoney
  /** Amount to be paid. */
  amount: Money
}

/** A round of a team member. */
export interface TeamBet {
  /** Number of the round in the ledger. */
  betNo: string
  /** Account of the player. */
  account: string
  /** Levels below the agent; 0: the agent. */
  level: number
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
  /** Part of the stake that counts as turnover. */
  validBet: Money
  /** Payout of the round, including the stake. */
  win: Money
  /** Win less stake. */
  net: SignedMoney
  /** State of the round. */
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  /** When the round began. */
  at: Instant
  /** When the round was settled; null until then. */
  settledAt: Instant | null
}

/** Profit and loss of a direct downline. */
export interface TeamPnlRow {
  /** Account of the direct downline. */
  account: string
  /** Whether people can be below: the row can be opened. */
  agent: boolean
  /** Number of people below. */
  members: number
  /** Deposits. */
  deposit: SignedMoney
  /** Withdrawals that were paid, without fees. */
  withdraw: SignedMoney
  /** Stakes of settled rounds. */
  stake: SignedMoney
  /** Valid bets of settled rounds. */
  validBet: SignedMoney
  /** Payouts of settled rounds, including the stakes and jackpots. */
  win: SignedMoney
  /** Bonuses, without the play money of a new account. */
  bonus: SignedMoney
  /** Rebates. */
  rebate: SignedMoney
  /** Commission, dividends and salaries received. */
  commission: SignedMoney
  /** Fees of withdrawals. */
  fee: SignedMoney
  /**
   * Profit and loss from the players' side: wins less stakes, plus bonuses, rebates and commission, less fees.
   * Negative: a loss.
   */
  pnl: SignedMoney
  /** Number of results of vendors that report no play: stakes and valid bets are too small by what was played there. */
  unreported: number
}

/** A ledger entry of a team member. */
export interface TeamTransaction {
  /** Number of the entry; numbers increase with time. */
  entryNo: string
  /** Number of the transaction; entries of one transaction share it. */
  txNo: string
  /** Type of the transaction, for instance `bet`, `win` or `deposit`. Newer gateways may add types. */
  type: string
  /** Amount of the entry; negative for a debit. */
  amount: SignedMoney
  /** Balance of the account after the entry. */
  balanceAfter: Money
  /** When the entry was posted. */
  at: Instant
  /** Code of the vendor; absent if no vendor is involved. */
  vassalage?: string
  /** Account of the person. */
  account: string
  /** Levels below the agent; 0: the agent. */
  level: number
  /** Ledger account of the person: `CASH` or `BONUS`. */
  wallet: string
  /** Account of the other party of a transfer, masked; absent for other entries. */
  party?: string
}

/** What a transfer is for. */
export type TransferPurpose = 'WAGES' | 'BONUS' | 'REFUND' | 'GIFT' | 'OTHER'

/** What this client knows of TransferPurpose; an answer may hold more. */
export const transferPurposes = ['WAGES', 'BONUS', 'REFUND', 'GIFT', 'OTHER'] as const satisfies readonly TransferPurpose[]
export const isTransferPurpose = (value: unknown): value is TransferPurpose => transferPurposes.some(known => known === value)

export interface AgentNewsListInput {
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface AgentNewsListOutput {
  /** Announcements, newest first. */
  list: AgentNews[]
}

export type DownlineRatesInput = Record<string, never>

export interface DownlineRatesOutput {
  /** All categories in their order; 0 where the agent earns nothing. */
  list: GameRate[]
}

export interface DownlineListInput {
  /** Account whose direct downlines are listed; absent: the agent. */
  parent?: string | undefined
  /** Beginning of the account name, case ignored. */
  name?: string | undefined
  /** Levels below the agent: 1 is direct. */
  level?: number | undefined
  /**
   * `joined`, `firstDeposit`: on one of the days up to and including `day`, from the day before; `stopped`: played in
   * the seven days before `day` and not since. Not with `parent`, `name` or `level`.
   */
  event?: 'joined' | 'firstDeposit' | 'stopped' | undefined
  /** Day of `event`; absent: today, for `stopped` yesterday. */
  day?: string | undefined
  /** Filter by kind; absent: all. */
  kind?: MemberKind | (string & {}) | undefined
  /** Filter by status; absent: all. */
  status?: 'active' | 'blocked' | 'closed' | (string & {}) | undefined
  /** Filter by a contract with their upline; absent: all. */
  hasContract?: 'true' | 'false' | undefined
  /** Smallest own balance; absent: any. */
  balanceFrom?: Money | undefined
  /** Largest own balance; absent: any. */
  balanceTo?: Money | undefined
  /** First day of the last login; absent: any. */
  loginFrom?: string | undefined
  /** Last day of the last login; absent: any. */
  loginTo?: string | undefined
  /**
   * `registered`: newest first, or oldest first; `account`: by name. Only for direct downlines: a name that is searched
   * is sorted by name, a level or an event by no order that means anything. Default 'registered'.
   */
  sort?: 'registered' | 'registeredFirst' | 'account' | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface DownlineListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** From the agent down to the person whose downlines are listed. */
  path: {
    /** Account of the person. */
    account: string
    /** Number of people below. */
    members: number
    /** Number of people one level below. */
    direct: number
  }[]
  /** Rows of the page. */
  list: Downline[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface DownlineSetRatesInput {
  /** Account of a direct downline. */
  account: string
  /** New rates, each category at most once; categories that are absent stay as they are. */
  rates: GivenRate[]
}

export interface DownlineSetRatesOutput {
  /** Rates of the downline, without those that are 0. */
  rates: GameRate[]
}

export interface DownlineSetRemarkInput {
  /** Account of the team. */
  account: string
  /** At most 140 characters; empty: no remark. */
  remark: string
}

export interface DownlineSetRemarkOutput {
  /** The remark, as it was saved. */
  remark: string
}

export interface IncomeListInput {
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Filter by kind; absent: all. */
  kind?: IncomeKind | (string & {}) | undefined
}

export interface IncomeListOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** What commission is computed from at present. */
  base: 'validBet' | 'loss' | 'off' | (string & {})
  /** Periods that end in the range. */
  list: Income[]
  /** Sum of what came in. */
  received: Money
  /** Sum of what went to direct downlines. */
  paid: Money
  /** Net income: what came in, less what went to direct downlines. */
  total: SignedMoney
}

export interface IncomeLinesInput {
  /** Day in the time zone of the site, as `2026-11-20`; of the years 2000 to 2199. */
  day: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
}

export interface IncomeLinesOutput {
  /** Rows of the page. */
  list: IncomeLine[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
}

export interface IncomeMonthInput {
  /** First day of the month. */
  month: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
}

export interface IncomeMonthOutput {
  /** Rows of the page. */
  list: RevenueLine[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** How wins and losses are shared. */
  deal: 'SPLIT' | 'RED_FIGURE' | 'PROFIT' | (string & {})
  /** Stakes less wins. */
  revenue: SignedMoney
  /** Bonuses. */
  bonus: SignedMoney
  /** Rebates. */
  rebate: SignedMoney
  /** Fee of the platform, a part of the revenue. */
  platformFee: Money
  /** Fee on deposits and withdrawals. */
  paymentFee: SignedMoney
  /** Net revenue: what is left. */
  net: SignedMoney
  /** Active members. */
  active: number
  /** Rate of the tier that was reached; 0 if none was. */
  rate: Rate
  /** Net revenue that later months have to make up for; zero or negative. */
  debt: SignedMoney
  /** Amount paid. */
  amount: Money
}

export type IncomeTermsInput = Record<string, never>

export interface IncomeTermsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** What commission is computed from. */
  base: 'validBet' | 'loss' | 'off' | (string & {})
  /** Minutes after the end of a day at which its commission is paid. */
  graceMinutes: number
  /** The agent's own rates today, without those that are 0. */
  rates: GameRate[]
  /** Deals about the net revenue that hold now, held, or will hold, newest first. */
  deals: RevenueDeal[]
  /** Day of the next month on which a share is paid. */
  payday: number
  /** Fee of the platform on what players lost. */
  platformFee: Rate
  /** Fee on deposits and withdrawals. */
  paymentFee: Rate
  /** Valid bet of a month from which a member is active. */
  activeFrom: Money
  /** Net revenue that coming months have to make up for; zero or negative. */
  debt: SignedMoney
  /** Share that coming months are paid less, where it is negative, or more. */
  carried: ExactMoney
}

export type IncomeRunningInput = Record<string, never>

export interface IncomeRunningOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** The moment of the figures. */
  at: Instant
  /** The month of the deal; null: there is none. */
  share: RunningShare | null
  /** Periods of own contracts. */
  contracts: RunningContract[]
}

export interface IncomePlayInput {
  /** Account of a member of the team, or the own one. */
  account: string
  /** Day in the time zone of the site, as `2026-11-20`; of the years 2000 to 2199. */
  day: string
  gameType: GameType | (string & {})
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface IncomePlayOutput {
  /** Rows of the page. */
  list: PlayLine[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
}

export interface RegisterCentreCreateInput {
  /** Kind of the account. */
  kind: MemberKind | (string & {})
  /** Account name, by the rules of the registration form. */
  username: string
  /** Rates by category, each at most the agent's own; a category that is absent: 0. Default . */
  rates?: GivenRate[] | undefined
  /** Note about the person, which only the agent reads; at most 140 characters. Default ''. */
  remark?: string | undefined
  /** Whether the person is of age and has agreed to the terms of use. */
  agreed: boolean
  /** Made at random with the form, at least 16 characters. Whoever knows it can read the initial password. */
  idempotencyKey: string
}

export type RegisterCentreCreateOutput = NewAccount

export interface RegisterCentreFindInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export type RegisterCentreFindOutput = NewAccount

export interface RegisterCentreRenewPasswordInput {
  /** Account that the agent made. */
  account: string
  /** Made at random with the request, at least 16 characters. Whoever knows it can read the initial password. */
  idempotencyKey: string
}

export type RegisterCentreRenewPasswordOutput = NewAccount

export interface RegisterCentreLinksInput {
  /** Page number, from 1. Default 1. */
  pageNo?: number | undefined
  /** Maximum number of rows per page. Default 10. */
  pageSize?: number | undefined
}

export interface RegisterCentreLinksOutput {
  /** Rows of the page. */
  list: InvitationLink[]
  /** Number of this page, from 1. */
  pageNum: number
  /** Total number of pages; 0 if there are no rows. */
  totalPages: number
  /** Total number of rows of all pages. */
  totalCount: number
  /** How many links an agent may have at once. */
  most: number
  /** Days in which an active person has played, today included. */
  activeDays: number
  /** Valid bet in that time from which a person is active. */
  activeBet: Money
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
}

export interface RegisterCentreCreateLinkInput {
  /** What whoever registers with it becomes. */
  kind: MemberKind | (string & {})
  /** Rates by category, each at most the agent's own; a category that is absent: 0. Default . */
  rates?: GivenRate[] | undefined
  /** Where the link is shown, in the agent's words; at most 60 characters. Default ''. */
  channel?: string | undefined
  /** After how many days it ends; absent: never. */
  validDays?: number | undefined
}

export type RegisterCentreCreateLinkOutput = InvitationLink

export interface RegisterCentreDeleteLinkInput {
  /** Code of the link. */
  code: string
}

export type RegisterCentreDeleteLinkOutput = object

export interface RegisterCentreLinkMembersInput {
  /** Code of the link. */
  code: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface RegisterCentreLinkMembersOutput {
  /** Rows of the page. */
  list: LinkMember[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsListInput {
  /** `open`: drafts, offers and contracts in force; `ended`: all others. Default 'open'. */
  scope?: 'open' | 'ended' | undefined
  /** Role of the person in the contract; absent: both. */
  role?: 'UP' | 'DOWN' | (string & {}) | undefined
  /** Filter by kind; absent: all whose modules are on. */
  kind?: ContractKind | (string & {}) | undefined
  /** Filter by a direct downline; absent: any. */
  account?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsListOutput {
  /** Rows of the page. */
  list: AgentContract[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsOfferInput {
  /** Account of a direct downline who is an agent. */
  account: string
  kind: ContractKind | (string & {})
  period: ContractPeriod | (string & {})
  /** Tiers, lowest first: no figure and no rate of a tier is below that of the one before. */
  tiers: OfferedTier[]
  /** Whether it is kept as a draft that only the agent sees. Default false. */
  draft?: boolean | undefined
}

export type ContractsOfferOutput = AgentContract

export interface ContractsSendInput {
  /** Identifier of the contract. */
  contractId: string
  /** Version of the contract that the person has seen. */
  version: number
}

export type ContractsSendOutput = AgentContract

export interface ContractsWithdrawInput {
  /** Identifier of the contract. */
  contractId: string
  /** Version of the contract that the person has seen. */
  version: number
}

export type ContractsWithdrawOutput = AgentContract

export interface ContractsTerminateInput {
  /** Identifier of the contract. */
  contractId: string
  /** Version of the contract that the person has seen. */
  version: number
  /** Reason, shown to the other side. */
  reason: string
}

export type ContractsTerminateOutput = AgentContract

export interface ContractsEffectInput {
  /** Identifier of the contract. */
  contractId: string
}

export interface ContractsEffectOutput {
  /** Contracts further down whose rates are above the new ones, and those below them: they end at once. */
  list: EndedContract[]
}

export interface ContractsProcessDividendInput {
  /** Identifier of the contract. */
  contractId: string
  requestType: ContractRequest | (string & {})
  /** Answer of the person. */
  action: 'ACCEPT' | 'REJECT'
  /** Version of the contract that the person has seen. */
  version: number
}

export interface ContractsProcessDividendOutput {
  contract: AgentContract
  /** Contracts further down whose rates are above the new ones, and those below them: they end at once. */
  ended: EndedContract[]
}

export interface ContractsProcessDailyInput {
  /** Identifier of the contract. */
  contractId: string
  requestType: ContractRequest | (string & {})
  /** Answer of the person. */
  action: 'ACCEPT' | 'REJECT'
  /** Version of the contract that the person has seen. */
  version: number
}

export interface ContractsProcessDailyOutput {
  contract: AgentContract
  /** Contracts further down whose rates are above the new ones, and those below them: they end at once. */
  ended: EndedContract[]
}

export interface ContractsProcessHourlyInput {
  /** Identifier of the contract. */
  contractId: string
  requestType: ContractRequest | (string & {})
  /** Answer of the person. */
  action: 'ACCEPT' | 'REJECT'
  /** Version of the contract that the person has seen. */
  version: number
}

export interface ContractsProcessHourlyOutput {
  contract: AgentContract
  /** Contracts further down whose rates are above the new ones, and those below them: they end at once. */
  ended: EndedContract[]
}

export interface ContractsProcessRealtimeInput {
  /** Identifier of the contract. */
  contractId: string
  requestType: ContractRequest | (string & {})
  /** Answer of the person. */
  action: 'ACCEPT' | 'REJECT'
  /** Version of the contract that the person has seen. */
  version: number
}

export interface ContractsProcessRealtimeOutput {
  contract: AgentContract
  /** Contracts further down whose rates are above the new ones, and those below them: they end at once. */
  ended: EndedContract[]
}

export interface ContractsDividendsInput {
  /** Whether received or paid. Default 'received'. */
  role?: 'received' | 'paid' | (string & {}) | undefined
  /** Filter by settlement period; absent: any. */
  period?: ContractPeriod | (string & {}) | undefined
  /** Filter by status; absent: any. */
  status?: ContractPaymentStatus | (string & {}) | undefined
  /** First day on which a period ended; absent: any. */
  from?: string | undefined
  /** Last day; absent: any. */
  to?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsDividendsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: ContractRecord[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsDailySalariesInput {
  /** Whether received or paid. Default 'received'. */
  role?: 'received' | 'paid' | (string & {}) | undefined
  /** Filter by settlement period; absent: any. */
  period?: ContractPeriod | (string & {}) | undefined
  /** Filter by status; absent: any. */
  status?: ContractPaymentStatus | (string & {}) | undefined
  /** First day on which a period ended; absent: any. */
  from?: string | undefined
  /** Last day; absent: any. */
  to?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsDailySalariesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: ContractRecord[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsHourlySalariesInput {
  /** Whether received or paid. Default 'received'. */
  role?: 'received' | 'paid' | (string & {}) | undefined
  /** Filter by settlement period; absent: any. */
  period?: ContractPeriod | (string & {}) | undefined
  /** Filter by status; absent: any. */
  status?: ContractPaymentStatus | (string & {}) | undefined
  /** First day on which a period ended; absent: any. */
  from?: string | undefined
  /** Last day; absent: any. */
  to?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsHourlySalariesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: ContractRecord[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsRealtimeSalariesInput {
  /** Whether received or paid. Default 'received'. */
  role?: 'received' | 'paid' | (string & {}) | undefined
  /** Filter by settlement period; absent: any. */
  period?: ContractPeriod | (string & {}) | undefined
  /** Filter by status; absent: any. */
  status?: ContractPaymentStatus | (string & {}) | undefined
  /** First day on which a period ended; absent: any. */
  from?: string | undefined
  /** Last day; absent: any. */
  to?: string | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsRealtimeSalariesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Rows of the page. */
  list: ContractRecord[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsRecordLinesInput {
  /** Identifier of the record. */
  recordId: string
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface ContractsRecordLinesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Whether the members cannot be named any more: play is kept for a time, and people may be moved. */
  gone: boolean
  /** Rows of the page; empty if they are gone. */
  list: ContractRecordLine[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface ContractsSimulateInput {
  /** Identifier of the contract. */
  contractId?: string | undefined
  /** Account of a direct downline; without `contractId`. */
  account?: string | undefined
  /** Kind; without `contractId`. */
  kind?: ContractKind | (string & {}) | undefined
  /** Settlement period; without `contractId`. */
  period?: ContractPeriod | (string & {}) | undefined
  /** Tiers as JSON, like those of `contracts.offer`; without `contractId`. */
  tiers?: string | undefined
  /** How many periods. Default 1. */
  periods?: number | undefined
}

export interface ContractsSimulateOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Periods, the oldest first. */
  list: SimulatedPeriod[]
  /** The agent's own contract of that kind in force; null: there is none, or the person is the downline. */
  own: {
    /** Its settlement period; where it is another one, sums of its conditions hold in proportion to the time. */
    period: ContractPeriod | (string & {})
    /** One for each period of `list`. */
    list: OwnShare[]
  } | null
}

export interface ContractsDisputeInput {
  /** Identifier of the record. */
  recordId: string
  /** Reason, shown to the other side and the operator. */
  reason: string
}

export type ContractsDisputeOutput = ContractRecord

export type DownlineTransfersInfoInput = Record<string, never>

export interface DownlineTransfersInfoOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** Cash that can be transferred now; zero while a turnover requirement is open. */
  available: Money
  /** Minimum amount of a transfer. */
  min: Money
  /** Maximum amount of a transfer, and of all gifts of a red packet together. */
  max: Money
  /** Minimum amount of a gift of a red packet. */
  minGift: Money
  /** How many people a red packet can be for. */
  mostGifts: number
  /** Amount that can still be transferred today, red packets included. */
  leftToday: Money
  /** When `leftToday` is reset: midnight in the site's time zone. */
  resetAt: Instant
  /** Whether open turnover requirements lock the cash. */
  turnoverOpen: boolean
  /** Whether a fund password is set. */
  hasFundPassword: boolean
}

export interface DownlineTransfersSubmitInput {
  /** Account name of somebody below the agent, at any depth. */
  account: string
  /** Amount to transfer, in the agent's currency. */
  amount: Amount
  /** Default 'OTHER'. */
  purpose?: TransferPurpose | (string & {}) | undefined
  /** Remark for the receiver, at most 140 characters; empty: none. Default ''. */
  remark?: string | undefined
  /** Fund password of the person. */
  fundPassword: string
}

export type DownlineTransfersSubmitOutput = DownlineTransfer

export interface DownlineTransfersFindInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export type DownlineTransfersFindOutput = DownlineTransfer

export interface DownlineTransfersSendPacketInput {
  /** The gifts; each person once. */
  gifts: {
    /** Account name of somebody below the agent, at any depth. */
    account: string
    /** Amount of the gift, in the agent's currency. */
    amount: Amount
  }[]
  /** The sender's words, at most 140 characters; empty: none. Default ''. */
  remark?: string | undefined
  /** Fund password of the person. */
  fundPassword: string
}

export type DownlineTransfersSendPacketOutput = RedPacket

export interface DownlineTransfersFindPacketInput {
  /**
   * `Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 visible ASCII
   * characters.
   */
  idempotencyKey: string
}

export type DownlineTransfersFindPacketOutput = RedPacket

export interface DownlineTransfersHistoryInput {
  /** Which of them. Default 'ALL'. */
  way?: 'ALL' | 'SENT' | 'RECEIVED' | (string & {}) | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface DownlineTransfersHistoryOutput {
  /** Rows of the page. */
  list: MemberTransfer[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface TeamOverviewInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
}

export interface TeamOverviewOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /**
   * Cash, bonus and money held for withdrawals, now; without money at vendors. For an instant it can be negative, while
   * what people have just been paid is not counted yet.
   */
  teamBalance: SignedMoney
  /** Money in wallets at vendors, now, which the team balance does not contain; null where one wallet serves all. */
  atVendors: Money | null
  /** Number of people below, now, agents included; 0 for `self`. */
  members: number
  /** Of `members`, the agents. */
  agents: number
  /** Of `members`, those seen within the last five minutes. */
  online: number
  /** People below who registered in the range. */
  newReg: number
  /** People below whose first deposit was in the range. */
  firstDep: number
  /** Deposits. */
  deposit: SignedMoney
  /** Withdrawals that were paid, without fees. */
  withdraw: SignedMoney
  /** Stakes of settled rounds. */
  stake: SignedMoney
  /** Valid bets of settled rounds. */
  validBet: SignedMoney
  /** Payouts of settled rounds, including the stakes and jackpots. */
  win: SignedMoney
  /** Bonuses, without the play money of a new account. */
  bonus: SignedMoney
  /** Rebates. */
  rebate: SignedMoney
  /** Commission, dividends and salaries received. */
  commission: SignedMoney
  /** Fees of withdrawals. */
  fee: SignedMoney
  /**
   * Profit and loss from the players' side: wins less stakes, plus bonuses, rebates and commission, less fees.
   * Negative: a loss.
   */
  pnl: SignedMoney
  /** Number of results of vendors that report no play: stakes and valid bets are too small by what was played there. */
  unreported: number
}

export interface TeamTodayInput {
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
}

export interface TeamTodayOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** Up to when play is counted. */
  at: Instant
  /** The figures of today so far. */
  today: {
    /** Valid bets. */
    validBet: SignedMoney
    /** What the players won (positive) or lost, with bonuses and rebates. */
    pnl: SignedMoney
    /** People with a valid bet. */
    active: number
    /** People below who registered. */
    newReg: number
    /** People below who deposited for the first time. */
    firstDep: number
    /** Commission, dividends and salaries that the agent received. */
    income: SignedMoney
  }
  /** The same of yesterday up to the same minute; people and income of the whole day. */
  yesterday: {
    /** Valid bets. */
    validBet: SignedMoney
    /** What the players won (positive) or lost, with bonuses and rebates. */
    pnl: SignedMoney
    /** People with a valid bet. */
    active: number
    /** People below who registered. */
    newReg: number
    /** People below who deposited for the first time. */
    firstDep: number
    /** Commission, dividends and salaries that the agent received. */
    income: SignedMoney
  }
  /** Every hour of the day, from midnight. */
  hours: {
    /** Valid bets of the hour today; null: it has not begun. */
    today: SignedMoney | null
    /** Valid bets of the hour yesterday, of all of it. */
    yesterday: SignedMoney
  }[]
  /** Where the valid bets came from, the largest of today first. */
  categories: {
    gameType: GameType | (string & {})
    /** Valid bets today. */
    today: SignedMoney
    /** Valid bets yesterday up to the same minute. */
    yesterday: SignedMoney
  }[]
}

export interface TeamTrendInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
}

export interface TeamTrendOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** Every day of the range, oldest first. */
  list: {
    /** Day in the time zone of the site, as `2026-11-20`. */
    day: string
    /** People below who registered in the range. */
    newReg: number
    /** People below whose first deposit was in the range. */
    firstDep: number
    /** Deposits. */
    deposit: SignedMoney
    /** Withdrawals that were paid, without fees. */
    withdraw: SignedMoney
    /** Stakes of settled rounds. */
    stake: SignedMoney
    /** Valid bets of settled rounds. */
    validBet: SignedMoney
    /** Payouts of settled rounds, including the stakes and jackpots. */
    win: SignedMoney
    /** Bonuses, without the play money of a new account. */
    bonus: SignedMoney
    /** Rebates. */
    rebate: SignedMoney
    /** Commission, dividends and salaries received. */
    commission: SignedMoney
    /** Fees of withdrawals. */
    fee: SignedMoney
    /**
     * Profit and loss from the players' side: wins less stakes, plus bonuses, rebates and commission, less fees.
     * Negative: a loss.
     */
    pnl: SignedMoney
    /**
     * Number of results of vendors that report no play: stakes and valid bets are too small by what was played there.
     */
    unreported: number
  }[]
}

export interface TeamTopInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /** Figure to compare; `pnl`: the largest loss first. Default 'validBet'. */
  by?: 'validBet' | 'deposit' | 'pnl' | undefined
}

export interface TeamTopOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** At most ten rows, the largest first; those without a figure are left out. */
  list: TeamPnlRow[]
}

export type TeamChangesInput = Record<string, never>

export interface TeamChangesOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** What there is to say; a change without people is left out. */
  list: {
    /**
     * `joined` and `firstDeposits`: yesterday and today; `stopped`: played in the seven days before yesterday and not
     * since; `deposits`: yesterday beside the day before; `owing`: what the agent owes to direct downlines, for each
     * kind of contract; `owed`: what the upline owes to the agent.
     */
    change: 'owing' | 'owed' | 'joined' | 'firstDeposits' | 'stopped' | 'deposits' | (string & {})
    /** Number of people. */
    count: number
    /** Accounts of up to three of them; the upline is not named. */
    accounts: string[]
    /** `deposits`: the sum of yesterday; `owing` and `owed`: what is due; otherwise null. */
    now: SignedMoney | null
    /** `deposits`: the sum of the day before; otherwise null. */
    before: SignedMoney | null
    /** Report or page that lists the rows. */
    report: 'downline' | 'transactions' | 'pnl' | 'dividends' | 'dailyWages' | 'hourlySalary' | 'realtimeSalary' | (string & {})
    /** Its query. */
    query: Record<string, string>
  }[]
}

export interface TeamBetsInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
  /** Filter by account of the team; `scope` is ignored. Absent: all. */
  account?: string | undefined
  /** Filter by category; absent: all. */
  gameType?: GameType | (string & {}) | undefined
  /** Filter by vendor; absent: all. */
  vassalage?: string | undefined
  /** Filter by state; absent: all. */
  status?: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {}) | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
  /**
   * BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits
   * it, the language is taken from the cookie `lang`, then the session, then `Accept-Language`, then the default of the
   * site.
   */
  language?: string | undefined
}

export interface TeamBetsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** Rows of the page, newest first. */
  list: TeamBet[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface TeamPnlInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /** Account whose direct downlines are listed; absent: the agent. */
  parent?: string | undefined
  /** Account of the team that alone is listed; `parent` is ignored. Absent: all. */
  account?: string | undefined
  /** `line`: figures of the person and everyone below; `own`: of the person alone. Default 'line'. */
  lines?: 'line' | 'own' | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface TeamPnlOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** From the agent down to the person whose downlines are listed. */
  path: {
    /** Account of the person. */
    account: string
    /** Number of people below. */
    members: number
    /** Number of people one level below. */
    direct: number
  }[]
  /** Rows of the page. */
  list: TeamPnlRow[]
  /** Sums of all rows, not only of the page. */
  totals: {
    /** Deposits. */
    deposit: SignedMoney
    /** Withdrawals that were paid, without fees. */
    withdraw: SignedMoney
    /** Stakes of settled rounds. */
    stake: SignedMoney
    /** Valid bets of settled rounds. */
    validBet: SignedMoney
    /** Payouts of settled rounds, including the stakes and jackpots. */
    win: SignedMoney
    /** Bonuses, without the play money of a new account. */
    bonus: SignedMoney
    /** Rebates. */
    rebate: SignedMoney
    /** Commission, dividends and salaries received. */
    commission: SignedMoney
    /** Fees of withdrawals. */
    fee: SignedMoney
    /**
     * Profit and loss from the players' side: wins less stakes, plus bonuses, rebates and commission, less fees.
     * Negative: a loss.
     */
    pnl: SignedMoney
    /**
     * Number of results of vendors that report no play: stakes and valid bets are too small by what was played there.
     */
    unreported: number
  }
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface TeamTransactionsInput {
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
  /** Filter by account of the team; `scope` is ignored. Absent: all. */
  account?: string | undefined
  /** Filter by group of transaction types; absent: all. */
  group?:
    | 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'WIN' | 'BONUS'
    | 'REBATE' | 'POINTS' | 'SALARY' | 'ADJUST' | undefined
  /** `next` of the page before; absent: the first page. It fits the filters it was given with. */
  after?: string | undefined
  /** Maximum number of rows per page. Default 20. */
  pageSize?: number | undefined
}

export interface TeamTransactionsOutput {
  /** Currency code, for instance `BDT`; play money has its own code. */
  currency: string
  /** IANA name of the time zone of the days. */
  timeZone: string
  /** First day of the returned range. */
  from: string
  /** Last day of the returned range, inclusive. */
  to: string
  /** Rows of the page, newest first. */
  list: TeamTransaction[]
  /** Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end. */
  next: string | null
}

export interface TeamExportInput {
  /** Report that is exported; `payments`: dividends, wages and salaries of contracts, of any days. */
  report: 'bets' | 'pnl' | 'transactions' | 'downline' | 'payments'
  /**
   * `week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`. Default 'today'.
   */
  range?: 'today' | 'yesterday' | 'week' | 'month' | 'custom' | undefined
  /** First day of a `custom` range; at most 31 days within the last 90. */
  from?: string | undefined
  /** Last day of a `custom` range, inclusive; absent: today. */
  to?: string | undefined
  /**
   * `self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below. Default
   * 'team'.
   */
  scope?: 'self' | 'direct' | 'team' | undefined
  /** Account the report is about; absent: the whole scope. */
  account?: string | undefined
}

export interface TeamExportOutput {
  /** Number of the export. */
  exportNo: string
  /** When it was recorded. */
  at: Instant
}

/**
 * Returns the announcements for agents, newest first.
 */
export const agentNewsList: Descriptor<AgentNewsListInput, AgentNewsListOutput> = {
  name: 'agentNews.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentAnnouncements',
  module: 'AGENTANNOUNCE3',
  principals: ['agent'],
  language: true,
}

/**
 * Returns the agent's own rates: the most that can be given to a downline.
 */
export const downlineRates: Descriptor<DownlineRatesInput, DownlineRatesOutput> = {
  name: 'downline.rates',
  method: 'GET',
  path: '/wps/relay/MCSFE_getOwnRates',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Returns the direct downlines of somebody of the agent's own team; with `name`, `level` or `event` and without `parent` those of the whole team.
 * Refusals: not_in_team.
 */
export const downlineList: Descriptor<DownlineListInput, DownlineListOutput> = {
  name: 'downline.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineList',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Raises rates of a direct downline, up to the agent's own. They hold from the day on which they are raised and cannot be lowered.
 * Refusals: not_in_team, rate_above_own, rate_lower_forbidden.
 */
export const downlineSetRates: Descriptor<DownlineSetRatesInput, DownlineSetRatesOutput> = {
  name: 'downline.setRates',
  method: 'POST',
  path: '/wps/relay/MCSFE_updateDownlineRate',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Sets the agent's own remark about somebody of the team; nobody else reads it.
 * Refusals: not_in_team.
 */
export const downlineSetRemark: Descriptor<DownlineSetRemarkInput, DownlineSetRemarkOutput> = {
  name: 'downline.setRemark',
  method: 'POST',
  path: '/wps/relay/MCSFE_updateDownlineRemark',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Returns the agent's income by period, and what contracts with direct downlines cost, newest first, at most 93 days at once.
 */
export const incomeList: Descriptor<IncomeListInput, IncomeListOutput> = {
  name: 'income.list',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenue',
  module: 'AGEREV3',
  principals: ['agent'],
}

/**
 * Returns each member’s contribution to a day of commission, by category, largest base first.
 */
export const incomeLines: Descriptor<IncomeLinesInput, IncomeLinesOutput> = {
  name: 'income.lines',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenueLines',
  module: 'AGEREV3',
  principals: ['agent'],
}

/**
 * Returns the calculation of a month of revenue share, with each member’s contribution.
 * Refusals: not_found.
 */
export const incomeMonth: Descriptor<IncomeMonthInput, IncomeMonthOutput> = {
  name: 'income.month',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenueMonth',
  module: 'AGEREV3',
  principals: ['agent'],
}

/**
 * Returns the terms of an agent’s income: rates, revenue-share deals, fees and paydays.
 */
export const incomeTerms: Descriptor<IncomeTermsInput, IncomeTermsOutput> = {
  name: 'income.terms',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenueTerms',
  module: 'AGEREV3',
  principals: ['agent'],
}

/**
 * Returns what the running month of the deal and the running periods of own contracts, of a day or longer, have brought so far, and what they would pay if they ended now: computed like their settlement.
 */
export const incomeRunning: Descriptor<IncomeRunningInput, IncomeRunningOutput> = {
  name: 'income.running',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenueRunning',
  module: 'AGEREV3',
  principals: ['agent'],
}

/**
 * Returns the settlements of a member in a category on a day, which add up to a base.
 * Refusals: not_in_team.
 */
export const incomePlay: Descriptor<IncomePlayInput, IncomePlayOutput> = {
  name: 'income.play',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentRevenuePlay',
  module: 'AGEREV3',
  principals: ['agent'],
  language: true,
}

/**
 * Makes an account directly below the agent. The initial password is made at random and is in no other answer than this one and that of `find`; a repeat with the same key makes no second account.
 * Refusals: field_invalid, terms_required, username_taken, name_reserved, rate_above_own, downline_limit, idempotency_conflict.
 */
export const registerCentreCreate: Descriptor<RegisterCentreCreateInput, RegisterCentreCreateOutput> = {
  name: 'registerCentre.create',
  method: 'POST',
  path: '/wps/agent/downline',
  module: 'AGEREGDOWN3',
  principals: ['agent'],
  retry: true,
}

/**
 * Returns an opened account by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found.
 */
export const registerCentreFind: Descriptor<RegisterCentreFindInput, RegisterCentreFindOutput> = {
  name: 'registerCentre.find',
  method: 'GET',
  path: '/wps/agent/downline/created',
  module: 'AGEREGDOWN3',
  principals: ['agent'],
}

/**
 * Gives an account that the agent made a new initial password, as long as its owner has chosen none: the one before is lost or has expired. It is in no other answer than this one and that of `find`; sessions that were opened with the one before end.
 * Refusals: not_in_team, password_chosen, idempotency_conflict.
 */
export const registerCentreRenewPassword: Descriptor<RegisterCentreRenewPasswordInput, RegisterCentreRenewPasswordOutput> = {
  name: 'registerCentre.renewPassword',
  method: 'POST',
  path: '/wps/agent/downline/password',
  module: 'AGEREGDOWN3',
  principals: ['agent'],
  retry: true,
}

/**
 * Returns the agent's links, newest first, with what came of each.
 */
export const registerCentreLinks: Descriptor<RegisterCentreLinksInput, RegisterCentreLinksOutput> = {
  name: 'registerCentre.links',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewAffiliateUrls',
  module: 'CREATEAFF3',
  principals: ['agent'],
}

/**
 * Creates a registration link.
 * Refusals: rate_above_own, link_limit.
 */
export const registerCentreCreateLink: Descriptor<RegisterCentreCreateLinkInput, RegisterCentreCreateLinkOutput> = {
  name: 'registerCentre.createLink',
  method: 'POST',
  path: '/wps/relay/MCSFE_createAffiliateUrl',
  module: 'CREATEAFF3',
  principals: ['agent'],
}

/**
 * Deletes a registration link. Members who registered with it stay in the team.
 * Refusals: not_found.
 */
export const registerCentreDeleteLink: Descriptor<RegisterCentreDeleteLinkInput, RegisterCentreDeleteLinkOutput> = {
  name: 'registerCentre.deleteLink',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_deleteAffiliateUrl',
  module: 'CREATEAFF3',
  principals: ['agent'],
}

/**
 * Returns the team members who registered with a link, newest first.
 * Refusals: not_found.
 */
export const registerCentreLinkMembers: Descriptor<RegisterCentreLinkMembersInput, RegisterCentreLinkMembersOutput> = {
  name: 'registerCentre.linkMembers',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewRegisteredAffiliates',
  module: 'CREATEAFF3',
  principals: ['agent'],
}

/**
 * Returns contracts of the person with the upline and with direct downlines, newest first.
 * Refusals: not_in_team.
 */
export const contractsList: Descriptor<ContractsListInput, ContractsListOutput> = {
  name: 'contracts.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractList',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Offers a contract to a direct downline, up to the agent's own active rates; or keeps it as a draft. Its terms do not change any more once it is offered.
 * Refusals: not_in_team, rate_above_own, contract_conflict, function_not_available.
 */
export const contractsOffer: Descriptor<ContractsOfferInput, ContractsOfferOutput> = {
  name: 'contracts.offer',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitContractOffer',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Offers a drafted contract to the downline.
 * Refusals: not_found, contract_changed, contract_conflict, rate_above_own, function_not_available.
 */
export const contractsSend: Descriptor<ContractsSendInput, ContractsSendOutput> = {
  name: 'contracts.send',
  method: 'POST',
  path: '/wps/relay/MCSFE_sendContractOffer',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Withdraws the person's own draft, offer, or request to end a contract, before it is answered.
 * Refusals: not_found, contract_changed.
 */
export const contractsWithdraw: Descriptor<ContractsWithdrawInput, ContractsWithdrawOutput> = {
  name: 'contracts.withdraw',
  method: 'POST',
  path: '/wps/relay/MCSFE_withdrawContractOffer',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Asks the other side to end a contract in force. Once accepted it ends with the running period; until then it goes on.
 * Refusals: not_found, contract_changed.
 */
export const contractsTerminate: Descriptor<ContractsTerminateInput, ContractsTerminateOutput> = {
  name: 'contracts.terminate',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitContractTermination',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Returns the contracts of downlines that end if this offer is accepted now.
 * Refusals: not_found.
 */
export const contractsEffect: Descriptor<ContractsEffectInput, ContractsEffectOutput> = {
  name: 'contracts.effect',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractEffect',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Accepts or rejects an offered dividend, or the request to end it. An accepted contract takes effect with the next period, replaces the one before, and ends those further down whose rates are above it.
 * Refusals: not_found, contract_changed, contract_conflict.
 */
export const contractsProcessDividend: Descriptor<ContractsProcessDividendInput, ContractsProcessDividendOutput> = {
  name: 'contracts.processDividend',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  module: 'SIGNCONDIV3',
  principals: ['agent'],
}

/**
 * Accepts or rejects an offered daily salary, or the request to end it. An accepted contract takes effect with the next period, replaces the one before, and ends those further down whose rates are above it.
 * Refusals: not_found, contract_changed, contract_conflict.
 */
export const contractsProcessDaily: Descriptor<ContractsProcessDailyInput, ContractsProcessDailyOutput> = {
  name: 'contracts.processDaily',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  module: 'DAILYSALCONT3',
  principals: ['agent'],
}

/**
 * Accepts or rejects an offered hourly salary, or the request to end it. An accepted contract takes effect with the next period, replaces the one before, and ends those further down whose rates are above it.
 * Refusals: not_found, contract_changed, contract_conflict.
 */
export const contractsProcessHourly: Descriptor<ContractsProcessHourlyInput, ContractsProcessHourlyOutput> = {
  name: 'contracts.processHourly',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  module: 'HOURSAL3',
  principals: ['agent'],
}

/**
 * Accepts or rejects an offered real-time salary, or the request to end it. An accepted contract takes effect with the next period, replaces the one before, and ends those further down whose rates are above it.
 * Refusals: not_found, contract_changed, contract_conflict.
 */
export const contractsProcessRealtime: Descriptor<ContractsProcessRealtimeInput, ContractsProcessRealtimeOutput> = {
  name: 'contracts.processRealtime',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  module: 'RTSALARY3',
  principals: ['agent'],
}

/**
 * Returns dividends that the agent received from the upline or paid to direct downlines, newest first.
 */
export const contractsDividends: Descriptor<ContractsDividendsInput, ContractsDividendsOutput> = {
  name: 'contracts.dividends',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDividendRecords',
  module: 'SIGNCONDIV3',
  principals: ['agent'],
}

/**
 * Returns daily salaries that the agent received from the upline or paid to direct downlines, newest first.
 */
export const contractsDailySalaries: Descriptor<ContractsDailySalariesInput, ContractsDailySalariesOutput> = {
  name: 'contracts.dailySalaries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDailySalaryRecords',
  module: 'DAILYSALCONT3',
  principals: ['agent'],
}

/**
 * Returns hourly salaries that the agent received from the upline or paid to direct downlines, newest first.
 */
export const contractsHourlySalaries: Descriptor<ContractsHourlySalariesInput, ContractsHourlySalariesOutput> = {
  name: 'contracts.hourlySalaries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getHourSalaryRecords',
  module: 'HOURSAL3',
  principals: ['agent'],
}

/**
 * Returns real-time salaries that the agent received from the upline or paid to direct downlines, newest first.
 */
export const contractsRealtimeSalaries: Descriptor<ContractsRealtimeSalariesInput, ContractsRealtimeSalariesOutput> = {
  name: 'contracts.realtimeSalaries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRealTimeSalaryRecords',
  module: 'RTSALARY3',
  principals: ['agent'],
}

/**
 * Returns what each member of the downline's team contributed to a record of the person, by category, largest valid bet first. All lines together are the record's figures.
 * Refusals: not_found.
 */
export const contractsRecordLines: Descriptor<ContractsRecordLinesInput, ContractsRecordLinesOutput> = {
  name: 'contracts.recordLines',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractRecordLines',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Returns what terms would have come to in the team's last periods, computed like their settlement: those of a contract that the person sees, or terms for a direct downline that are not offered yet; for the upline, with what the own contract pays for that team.
 * Refusals: not_found, not_in_team.
 */
export const contractsSimulate: Descriptor<ContractsSimulateInput, ContractsSimulateOutput> = {
  name: 'contracts.simulate',
  method: 'GET',
  path: '/wps/relay/MCSFE_simulateContract',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Disputes a record of the person that was paid or is owed. The operator decides, and both sides see the adjustment and its reason.
 * Refusals: not_found, contract_changed.
 */
export const contractsDispute: Descriptor<ContractsDisputeInput, ContractsDisputeOutput> = {
  name: 'contracts.dispute',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitContractDispute',
  module: 'COMM3',
  principals: ['agent'],
}

/**
 * Returns the amounts that can be transferred to downlines, and the restrictions.
 */
export const downlineTransfersInfo: Descriptor<DownlineTransfersInfoInput, DownlineTransfersInfoOutput> = {
  name: 'downlineTransfers.info',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineTransfer',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Transfers cash to a downline at any depth. It arrives at once and cannot be reversed.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_in_team, transfer_forbidden, turnover_open, charge_back_open, obligation_open, amount_out_of_range, insufficient_funds.
 */
export const downlineTransfersSubmit: Descriptor<DownlineTransfersSubmitInput, DownlineTransfersSubmitOutput> = {
  name: 'downlineTransfers.submit',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_submitDownlineTransfer',
  module: 'DOWNMAN',
  principals: ['agent'],
  sealed: true,
  money: true,
}

/**
 * Returns a transfer by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found.
 */
export const downlineTransfersFind: Descriptor<DownlineTransfersFindInput, DownlineTransfersFindOutput> = {
  name: 'downlineTransfers.find',
  method: 'GET',
  path: '/wps/relay/MCSFE_findDownlineTransfer',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Sends a red packet: gifts to several downlines in one booking, all of them or none.
 * Refusals: field_invalid, fund_password_missing, fund_password_wrong, fund_password_waiting, locked, relogin_required, real_account_required, not_in_team, transfer_forbidden, turnover_open, charge_back_open, obligation_open, amount_out_of_range, insufficient_funds.
 */
export const downlineTransfersSendPacket: Descriptor<DownlineTransfersSendPacketInput, DownlineTransfersSendPacketOutput> = {
  name: 'downlineTransfers.sendPacket',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_submitRedPacket',
  module: 'AGENTRANSMULTDOWN3',
  principals: ['agent'],
  sealed: true,
  money: true,
}

/**
 * Returns a red packet by its idempotency key, to look up its result after a lost response.
 * Refusals: not_found.
 */
export const downlineTransfersFindPacket: Descriptor<DownlineTransfersFindPacketInput, DownlineTransfersFindPacketOutput> = {
  name: 'downlineTransfers.findPacket',
  method: 'GET',
  path: '/wps/relay/MCSFE_findRedPacket',
  module: 'AGENTRANSMULTDOWN3',
  principals: ['agent'],
}

/**
 * Returns transfers of the agent in both directions, newest first.
 */
export const downlineTransfersHistory: Descriptor<DownlineTransfersHistoryInput, DownlineTransfersHistoryOutput> = {
  name: 'downlineTransfers.history',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberTransfers',
  module: 'DOWNMAN',
  principals: ['agent'],
}

/**
 * Returns the figures of a team in a range of days, its people and balances now, and what they do not contain. Figures follow what happens within seconds.
 */
export const teamOverview: Descriptor<TeamOverviewInput, TeamOverviewOutput> = {
  name: 'team.overview',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  module: 'AGEINFO3',
  principals: ['agent'],
}

/**
 * Returns the figures of a team today so far, beside those of yesterday up to the same minute, by the hour and by category. Play is counted by slots of five minutes.
 */
export const teamToday: Descriptor<TeamTodayInput, TeamTodayOutput> = {
  name: 'team.today',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamToday',
  module: 'AGEINFO3',
  principals: ['agent'],
}

/**
 * Returns the figures of a team by day of a range.
 */
export const teamTrend: Descriptor<TeamTrendInput, TeamTrendOutput> = {
  name: 'team.trend',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewTrend',
  module: 'AGEINFO3',
  principals: ['agent'],
}

/**
 * Returns the ten direct downlines, each with everyone below, with the largest figure in a range of days.
 */
export const teamTop: Descriptor<TeamTopInput, TeamTopOutput> = {
  name: 'team.top',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamTop',
  module: 'AGEINFO3',
  principals: ['agent'],
}

/**
 * Returns what has changed in the team since yesterday: who joined, made a first deposit or stopped playing, and the direct downline whose deposits changed most; before them what is owed by contracts. Each comes with the query of the rows behind it.
 */
export const teamChanges: Descriptor<TeamChangesInput, TeamChangesOutput> = {
  name: 'team.changes',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamChanges',
  module: 'AGEINFO3',
  principals: ['agent'],
}

/**
 * Returns the rounds of a team, newest first.
 * Refusals: not_in_team.
 */
export const teamBets: Descriptor<TeamBetsInput, TeamBetsOutput> = {
  name: 'team.bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamBetRecords',
  module: 'TEAMBETTING3',
  principals: ['agent'],
  language: true,
}

/**
 * Returns profit and loss of the direct downlines of a team member, by username.
 * Refusals: not_in_team.
 */
export const teamPnl: Descriptor<TeamPnlInput, TeamPnlOutput> = {
  name: 'team.pnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamPnl',
  module: 'AGETEAMPNL3',
  principals: ['agent'],
}

/**
 * Returns the main wallet entries of a team, newest first.
 * Refusals: not_in_team.
 */
export const teamTransactions: Descriptor<TeamTransactionsInput, TeamTransactionsOutput> = {
  name: 'team.transactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getDownlineTransDet',
  module: 'AGEDOWNTRANS3',
  principals: ['agent'],
}

/**
 * Records that the agent exports a report. To be called before its rows are read into a file.
 * Refusals: not_in_team.
 */
export const teamExport: Descriptor<TeamExportInput, TeamExportOutput> = {
  name: 'team.export',
  method: 'POST',
  path: '/wps/relay/ODSFE2_exportTeamReport',
  module: 'COMM3',
  principals: ['agent'],
}

/** Every call of the agent centre. */
export interface AgentEndpoints {
  agentNews: {
    list: Descriptor<AgentNewsListInput, AgentNewsListOutput>
  }
  downline: {
    rates: Descriptor<DownlineRatesInput, DownlineRatesOutput>
    list: Descriptor<DownlineListInput, DownlineListOutput>
    setRates: Descriptor<DownlineSetRatesInput, DownlineSetRatesOutput>
    setRemark: Descriptor<DownlineSetRemarkInput, DownlineSetRemarkOutput>
  }
  income: {
    list: Descriptor<IncomeListInput, IncomeListOutput>
    lines: Descriptor<IncomeLinesInput, IncomeLinesOutput>
    month: Descriptor<IncomeMonthInput, IncomeMonthOutput>
    terms: Descriptor<IncomeTermsInput, IncomeTermsOutput>
    running: Descriptor<IncomeRunningInput, IncomeRunningOutput>
    play: Descriptor<IncomePlayInput, IncomePlayOutput>
  }
  registerCentre: {
    create: Descriptor<RegisterCentreCreateInput, RegisterCentreCreateOutput>
    find: Descriptor<RegisterCentreFindInput, RegisterCentreFindOutput>
    renewPassword: Descriptor<RegisterCentreRenewPasswordInput, RegisterCentreRenewPasswordOutput>
    links: Descriptor<RegisterCentreLinksInput, RegisterCentreLinksOutput>
    createLink: Descriptor<RegisterCentreCreateLinkInput, RegisterCentreCreateLinkOutput>
    deleteLink: Descriptor<RegisterCentreDeleteLinkInput, RegisterCentreDeleteLinkOutput>
    linkMembers: Descriptor<RegisterCentreLinkMembersInput, RegisterCentreLinkMembersOutput>
  }
  contracts: {
    list: Descriptor<ContractsListInput, ContractsListOutput>
    offer: Descriptor<ContractsOfferInput, ContractsOfferOutput>
    send: Descriptor<ContractsSendInput, ContractsSendOutput>
    withdraw: Descriptor<ContractsWithdrawInput, ContractsWithdrawOutput>
    terminate: Descriptor<ContractsTerminateInput, ContractsTerminateOutput>
    effect: Descriptor<ContractsEffectInput, ContractsEffectOutput>
    processDividend: Descriptor<ContractsProcessDividendInput, ContractsProcessDividendOutput>
    processDaily: Descriptor<ContractsProcessDailyInput, ContractsProcessDailyOutput>
    processHourly: Descriptor<ContractsProcessHourlyInput, ContractsProcessHourlyOutput>
    processRealtime: Descriptor<ContractsProcessRealtimeInput, ContractsProcessRealtimeOutput>
    dividends: Descriptor<ContractsDividendsInput, ContractsDividendsOutput>
    dailySalaries: Descriptor<ContractsDailySalariesInput, ContractsDailySalariesOutput>
    hourlySalaries: Descriptor<ContractsHourlySalariesInput, ContractsHourlySalariesOutput>
    realtimeSalaries: Descriptor<ContractsRealtimeSalariesInput, ContractsRealtimeSalariesOutput>
    recordLines: Descriptor<ContractsRecordLinesInput, ContractsRecordLinesOutput>
    simulate: Descriptor<ContractsSimulateInput, ContractsSimulateOutput>
    dispute: Descriptor<ContractsDisputeInput, ContractsDisputeOutput>
  }
  downlineTransfers: {
    info: Descriptor<DownlineTransfersInfoInput, DownlineTransfersInfoOutput>
    submit: Descriptor<DownlineTransfersSubmitInput, DownlineTransfersSubmitOutput>
    find: Descriptor<DownlineTransfersFindInput, DownlineTransfersFindOutput>
    sendPacket: Descriptor<DownlineTransfersSendPacketInput, DownlineTransfersSendPacketOutput>
    findPacket: Descriptor<DownlineTransfersFindPacketInput, DownlineTransfersFindPacketOutput>
    history: Descriptor<DownlineTransfersHistoryInput, DownlineTransfersHistoryOutput>
  }
  team: {
    overview: Descriptor<TeamOverviewInput, TeamOverviewOutput>
    today: Descriptor<TeamTodayInput, TeamTodayOutput>
    trend: Descriptor<TeamTrendInput, TeamTrendOutput>
    top: Descriptor<TeamTopInput, TeamTopOutput>
    changes: Descriptor<TeamChangesInput, TeamChangesOutput>
    bets: Descriptor<TeamBetsInput, TeamBetsOutput>
    pnl: Descriptor<TeamPnlInput, TeamPnlOutput>
    transactions: Descriptor<TeamTransactionsInput, TeamTransactionsOutput>
    export: Descriptor<TeamExportInput, TeamExportOutput>
  }
}

export const agentEndpoints: AgentEndpoints = /* @__PURE__ */ unpack<AgentEndpoints>({
  agentNews: {
    list: ['/wps/relay/MCSFE_getAgentAnnouncements', 'AGENTANNOUNCE3', 'a', 'GET', { language: true }],
  },
  downline: {
    rates: ['/wps/relay/MCSFE_getOwnRates', 'DOWNMAN', 'a'],
    list: ['/wps/relay/MCSFE_getDownlineList', 'DOWNMAN', 'a'],
    setRates: ['/wps/relay/MCSFE_updateDownlineRate', 'DOWNMAN', 'a', 'POST'],
    setRemark: ['/wps/relay/MCSFE_updateDownlineRemark', 'DOWNMAN', 'a', 'POST'],
  },
  income: {
    list: ['/wps/relay/ODSFE2_getAgentRevenue', 'AGEREV3', 'a'],
    lines: ['/wps/relay/ODSFE2_getAgentRevenueLines', 'AGEREV3', 'a'],
    month: ['/wps/relay/ODSFE2_getAgentRevenueMonth', 'AGEREV3', 'a'],
    terms: ['/wps/relay/ODSFE2_getAgentRevenueTerms', 'AGEREV3', 'a'],
    running: ['/wps/relay/ODSFE2_getAgentRevenueRunning', 'AGEREV3', 'a'],
    play: ['/wps/relay/ODSFE2_getAgentRevenuePlay', 'AGEREV3', 'a', 'GET', { language: true }],
  },
  registerCentre: {
    create: ['/wps/agent/downline', 'AGEREGDOWN3', 'a', 'POST', { retry: true }],
    find: ['/wps/agent/downline/created', 'AGEREGDOWN3', 'a'],
    renewPassword: ['/wps/agent/downline/password', 'AGEREGDOWN3', 'a', 'POST', { retry: true }],
    links: ['/wps/relay/MCSFE_viewAffiliateUrls', 'CREATEAFF3', 'a'],
    createLink: ['/wps/relay/MCSFE_createAffiliateUrl', 'CREATEAFF3', 'a', 'POST'],
    deleteLink: ['/wps/relay/MCSFE_deleteAffiliateUrl', 'CREATEAFF3', 'a', 'DELETE'],
    linkMembers: ['/wps/relay/MCSFE_viewRegisteredAffiliates', 'CREATEAFF3', 'a'],
  },
  contracts: {
    list: ['/wps/relay/MCSFE_getContractList', 'COMM3', 'a'],
    offer: ['/wps/relay/MCSFE_submitContractOffer', 'COMM3', 'a', 'POST'],
    send: ['/wps/relay/MCSFE_sendContractOffer', 'COMM3', 'a', 'POST'],
    withdraw: ['/wps/relay/MCSFE_withdrawContractOffer', 'COMM3', 'a', 'POST'],
    terminate: ['/wps/relay/MCSFE_submitContractTermination', 'COMM3', 'a', 'POST'],
    effect: ['/wps/relay/MCSFE_getContractEffect', 'COMM3', 'a'],
    processDividend: ['/wps/relay/MCS2_processDividendReq', 'SIGNCONDIV3', 'a', 'POST'],
    processDaily: ['/wps/relay/MCS2_processDailySalContract', 'DAILYSALCONT3', 'a', 'POST'],
    processHourly: ['/wps/relay/MCS2_processContractHourSalary', 'HOURSAL3', 'a', 'POST'],
    processRealtime: ['/wps/relay/MCSFE_processRealTimeSalaryContract', 'RTSALARY3', 'a', 'POST'],
    dividends: ['/wps/relay/MCSFE_getDividendRecords', 'SIGNCONDIV3', 'a'],
    dailySalaries: ['/wps/relay/MCSFE_getDailySalaryRecords', 'DAILYSALCONT3', 'a'],
    hourlySalaries: ['/wps/relay/MCSFE_getHourSalaryRecords', 'HOURSAL3', 'a'],
    realtimeSalaries: ['/wps/relay/MCSFE_getRealTimeSalaryRecords', 'RTSALARY3', 'a'],
    recordLines: ['/wps/relay/MCSFE_getContractRecordLines', 'COMM3', 'a'],
    simulate: ['/wps/relay/MCSFE_simulateContract', 'COMM3', 'a'],
    dispute: ['/wps/relay/MCSFE_submitContractDispute', 'COMM3', 'a', 'POST'],
  },
  downlineTransfers: {
    info: ['/wps/relay/MCSFE_getDownlineTransfer', 'DOWNMAN', 'a'],
    submit: ['/wps/relay/passwordCheck/MCSFE_submitDownlineTransfer', 'DOWNMAN', 'a', 'POST', { sealed: true, money: true }],
    find: ['/wps/relay/MCSFE_findDownlineTransfer', 'DOWNMAN', 'a'],
    sendPacket: ['/wps/relay/passwordCheck/MCSFE_submitRedPacket', 'AGENTRANSMULTDOWN3', 'a', 'POST', { sealed: true, money: true }],
    findPacket: ['/wps/relay/MCSFE_findRedPacket', 'AGENTRANSMULTDOWN3', 'a'],
    history: ['/wps/relay/MCSFE_getMemberTransfers', 'DOWNMAN', 'a'],
  },
  team: {
    overview: ['/wps/relay/ODSFE2_getTeamOverviewSum', 'AGEINFO3', 'a'],
    today: ['/wps/relay/ODSFE2_getTeamToday', 'AGEINFO3', 'a'],
    trend: ['/wps/relay/ODSFE2_getTeamOverviewTrend', 'AGEINFO3', 'a'],
    top: ['/wps/relay/ODSFE2_getTeamTop', 'AGEINFO3', 'a'],
    changes: ['/wps/relay/ODSFE2_getTeamChanges', 'AGEINFO3', 'a'],
    bets: ['/wps/relay/ODSFE2_getTeamBetRecords', 'TEAMBETTING3', 'a', 'GET', { language: true }],
    pnl: ['/wps/relay/ODSFE2_getTeamPnl', 'AGETEAMPNL3', 'a'],
    transactions: ['/wps/relay/ODSFE2_getDownlineTransDet', 'AGEDOWNTRANS3', 'a'],
    export: ['/wps/relay/ODSFE2_exportTeamReport', 'COMM3', 'a', 'POST'],
  },
})
