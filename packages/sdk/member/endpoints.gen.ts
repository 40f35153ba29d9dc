// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { Amount, Balance, FieldRule, Game, GameType, Instant, LoginResult, Money, PartState, RgPause, RgProfile, SignedMoney, Transfer, Unread, WithdrawState } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

export interface BetRow {
  betNo: string
  roundId: string
  vassalage: string
  vendorName: string
  gameType: GameType | (string & {})
  nodeId: number
  gameName: string
  stake: Money
  validBet: Money
  win: Money
  net: SignedMoney
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  at: Instant
  settledAt: Instant | null
  contribution: Money
}

export interface DepositBonus {
  bonusId: string
  state: 'CHOSEN' | 'GIVEN' | 'NOT_GIVEN' | (string & {})
  amount: Money
  required: Money
  multiple: number
  maxBet: Money
  expiryDays: number
  reason?: 'below_minimum' | 'first_deposit_used' | 'bonus_used' | 'on_break' | 'not_allowed' | 'not_offered' | (string & {})
}

export interface DepositChannel {
  channelId: string
  group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
  name: string
  logo: string
  min: Money
  max: Money
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  fee: Money
  terms: string
  etaSec: number
  mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  fields: FieldRule[]
  quick: Money[]
  health: 'OK' | 'SLOW' | 'DOWN' | (string & {})
}

export interface DepositOffer {
  bonusId: string
  percent: number
  maxBonus: Money
  minDeposit: Money
  multiple: number
  maxBet?: Money
  expiryDays: number
  eligible: {
    gameType: GameType | (string & {})
    pct: number
  }[]
  terms: string
  quote?: {
    bonus: Money
    required: Money
  }
}

export interface DepositOrder {
  orderNo: string
  status: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
  currency: string
  amount: Money
  fee: Money
  payAmount: Money
  credited?: Money
  channel: {
    channelId: string
    group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
    name: string
    logo: string
    mode: 'REDIRECT' | 'QR' | 'TRANSFER' | 'SANDBOX' | (string & {})
  }
  payee?: {
    bank: string
    name: string
    account: string
  }
  qr?: string
  payUrl?: string
  reference: string
  paidReference?: string
  bonusId?: string
  multiple: number
  bonus?: DepositBonus
  proofs: number
  createdAt: Instant
  expiresAt: Instant
  history: {
    state: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
    at: Instant
    by: 'MEMBER' | 'SYSTEM' | 'PROVIDER' | 'OPERATOR' | (string & {})
    note: string
    remark?: string
  }[]
}

export interface Eta {
  p50Sec: number
  p90Sec: number
  measured: boolean
}

export interface Feedback {
  feedbackNo: string
  type: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER' | (string & {})
  content: string
  pictures: string[]
  at: Instant
  state: 'OPEN' | 'ANSWERED' | (string & {})
  answer?: string
  answeredAt?: Instant
}

export interface LedgerRow {
  entryNo: string
  txNo: string
  type: string
  account: string
  amount: SignedMoney
  balanceAfter: Money
  at: Instant
  ref?: {
    kind: 'round' | 'transaction' | 'deposit' | 'withdrawal' | (string & {})
    id: string
  }
  vendorTx?: string
  vassalage?: string
  party?: {
    account: string
    remark: string
  }
}

export interface LoginRow {
  at: Instant
  way: string
  result: 'OK' | 'WRONG_PASSWORD' | 'WRONG_CODE' | (string & {})
  ip: string
  device: string
}

export interface LottoGame {
  gameCode: string
  nodeId: number
  gameType: GameType | (string & {})
  gameName: string
  gameGroupCode: string
  accountType: string
  prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | (string & {})
  everySeconds: number
  lockSeconds: number
  format: {
    count: number
    from: number
    to: number
    unique: boolean
  }
}

export interface LottoIssue {
  gameCode: string
  numero: string
  openTime: Instant
  closeTime: Instant
  drawTime: Instant
  status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
  commitment: string
  seed?: string
  numbers?: number[]
}

export interface LottoMenu {
  gameGroupCode: string
  gameGroupName: string
  games: LottoGame[]
}

export interface Message {
  messageId: string
  category: 'SYSTEM' | 'SECURITY' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | (string & {})
  title: string
  summary: string
  content: string
  about?: MessageSubject
  at: Instant
  read: boolean
}

export interface MessageSubject {
  type: 'DEPOSIT' | 'WITHDRAWAL' | 'RECORDS' | 'SECURITY' | 'STATEMENT' | 'FEEDBACK' | (string & {})
  reference?: string
}

export interface PayoutAccount {
  accountId: string
  methodId: string
  kind: 'BANK' | 'WALLET' | (string & {})
  name: string
  masked: string
  holder: string
  editable: boolean
  createdAt: Instant
}

export interface PayoutMethod {
  methodId: string
  kind: 'BANK' | 'WALLET' | (string & {})
  name: string
  min: Money
  max: Money
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  fee: string
  terms: string
  eta: Eta
  etaReviewed: Eta
  receipt: boolean
  fields: FieldRule[]
}

export interface PlaySession {
  since?: Instant
  currency: string
  rounds: number
  net?: SignedMoney
  last?: {
    roundId: string
    at: Instant
    open: boolean
  }
}

export interface Profile {
  account: string
  regDate: Instant
  mobile: string | null
  email: string | null
  realName: string | null
  rules: FieldRule[]
  once: string[]
  values: Record<string, string>
  showWins: boolean
}

export interface Requirement {
  id: string
  source: 'DEPOSIT' | 'BONUS' | 'POINTS' | 'ADJUSTMENT' | (string & {})
  ref: string
  base: Money
  multiple: number
  required: Money
  done: Money
  remaining: Money
  percent: number
  openedAt: Instant
  expiresAt?: Instant
  maxBet?: Money
  eligible: {
    gameType: GameType | (string & {})
    pct: number
  }[]
}

export interface RgLimit {
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {})
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET' | (string & {})
  value: Money
  used: Money
  left: Money
  resetAt: Instant | null
  pending?: {
    value: Money | null
    effectiveAt: Instant
    confirmable: boolean
  }
}

export interface RgLimits {
  limits: RgLimit[]
  break: {
    kind: 'TIMEOUT' | 'EXCLUSION' | (string & {})
    until: Instant
  } | null
  gameTypes: {
    gameType: GameType | (string & {})
    until: Instant
  }[]
  realityMinutes: number
}

export interface RgMonth {
  month: string
  paidIn: Money
  paidOut: Money
  netPaid: SignedMoney
  staked: Money
  won: Money
  result: SignedMoney
}

export interface RgSession {
  active: boolean
  startedAt: Instant | null
  elapsedSec: number
  staked: Money
  won: Money
  net: SignedMoney
  nextCheckAt: Instant | null
  checkDue: boolean
  preset: {
    endsAt: Instant
    leftSec: number
    loss: Money
    lossLeft: Money
  } | null
  pause: RgPause | null
}

export interface RgStretch {
  startedAt: Instant
  endedAt: Instant
  staked: Money
  won: Money
  net: SignedMoney
}

export interface TurnoverInfo {
  withdrawable: Money
  locked: Money
  bonus: Money
  requirements: Requirement[]
  reasonCodes: ('turnover_open' | 'bonus_open' | (string & {}))[]
}

export interface UplineTransfer {
  transferNo: string
  upline: string
  amount: Money
  remark: string
  at: Instant
}

export interface WithdrawOrder {
  orderNo: string
  amount: Money
  fee: Money
  payout: Money
  currency: string
  status: WithdrawState | (string & {})
  card: {
    kind: 'BANK' | 'WALLET' | (string & {})
    name: string
    masked: string
  }
  reviewed: boolean
  eta: Eta
  history: {
    state: WithdrawState | (string & {}) | PartState | (string & {})
    partNo?: number
    owner: 'US' | 'BANK' | 'YOU' | (string & {})
    reason?: string
    remark?: string
    at: Instant
    expectedAt?: Instant
  }[]
  parts: {
    partNo: number
    amount: Money
    status: PartState | (string & {})
    paidAt: Instant
    payer?: string
    deadline: Instant | null
    proof: string[]
    pictures: string[]
  }[]
  receiptDeadline: Instant | null
  canCancel: boolean
  createdAt: Instant
  closedAt: Instant | null
}

export interface PayoutAccountsListInput {
  language?: string
}

export interface PayoutAccountsListOutput {
  realName: string | null
  most: number
  methods: PayoutMethod[]
  list: PayoutAccount[]
}

export interface PayoutAccountsSetNameInput {
  realName: string
}

export interface PayoutAccountsSetNameOutput {
  realName: string
}

export interface PayoutAccountsSaveInput {
  fundPassword: string
  accountId?: string
  methodId: string
  fields: Record<string, string>
}

export type PayoutAccountsSaveOutput = PayoutAccount

export interface PayoutAccountsRemoveInput {
  fundPassword: string
  accountId: string
}

export interface PayoutAccountsRemoveOutput {
  accountId: string
}

export type WithdrawalsSettingsInput = Record<string, never>

export interface WithdrawalsSettingsOutput {
  currency: string
  daily: {
    count: number
    countLeft: number
    amount: Money
    amountLeft: Money
    resetsAt: Instant
  }
  cancelAllowed: boolean
  receiptMinutes: number
  autoApprove: Money
  roundOpen: boolean
  terms: string
}

export interface WithdrawalsSubmitInput {
  fundPassword: string
  accountId: string
  amount: Amount
  /** Default false. */
  forfeitBonus?: boolean
  terms?: Record<string, string>
}

export type WithdrawalsSubmitOutput = WithdrawOrder

export interface WithdrawalsOrdersInput {
  open?: string
  /** Default 1. */
  pageNo?: number
  /** Default 10. */
  pageSize?: number
}

export type WithdrawalsOrdersOutput = Page<WithdrawOrder>

export interface WithdrawalsDetailInput {
  orderNo?: string
  intent?: string
}

export type WithdrawalsDetailOutput = WithdrawOrder

export interface WithdrawalsCancelInput {
  orderNo: string
}

export type WithdrawalsCancelOutput = WithdrawOrder

export type ReceiptsWaitingInput = Record<string, never>

export interface ReceiptsWaitingOutput {
  list: WithdrawOrder[]
  receiptMinutes: number
}

export interface ReceiptsActInput {
  orderNo: string
  partNo?: number
  action: 'RECEIVED' | 'NOT_RECEIVED' | 'FULLY_PAID'
  reason?: 'nothing' | 'less' | 'other_account'
  /** Default . */
  images?: string[]
  /** Default ''. */
  remark?: string
}

export type ReceiptsActOutput = WithdrawOrder

export interface ReceiptsAddPictureInput {
  orderNo: string
  partNo: number
  image: string
}

export interface ReceiptsAddPictureOutput {
  imageId: string
}

export interface ReceiptsPictureInput {
  imageId: string
}

export interface ReceiptsPictureOutput {
  type: 'image/png' | 'image/jpeg' | (string & {})
  image: string
}

export type FundPasswordStatusInput = Record<string, never>

export interface FundPasswordStatusOutput {
  set: boolean
  changedAt: Instant | null
  lockedUntil: Instant | null
  waitsUntil: Instant | null
  needsLoginPassword: boolean
  rule: FieldRule
}

export interface FundPasswordSetInput {
  loginPassword?: string
  newFundPassword: string
  confirmFundPassword: string
}

export interface FundPasswordSetOutput {
  set: boolean
}

export interface FundPasswordChangeInput {
  fundPassword: string
  newFundPassword: string
  confirmFundPassword: string
}

export interface FundPasswordChangeOutput {
  set: boolean
}

export interface LotteryMenusInput {
  /** Default 'LOTT'. */
  prizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  language?: string
}

export interface LotteryMenusOutput {
  gameMenus: LottoMenu[]
}

export interface LotteryVnMenuInput {
  /** Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  language?: string
}

export interface LotteryVnMenuOutput {
  gameMenus: LottoMenu[]
}

export interface LotteryVnRecentInput {
  /** Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  language?: string
}

export interface LotteryVnRecentOutput {
  list: LottoGame[]
}

export interface LotteryVnOpenedInput {
  gameCode?: string
}

export interface LotteryVnOpenedOutput {
  serverTime: Instant
  list: {
    gameCode: string
    numero: string
    openTime: Instant
    closeTime: Instant
    drawTime: Instant
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    commitment: string
    seed?: string
    numbers?: number[]
    last?: LottoIssue
  }[]
}

export interface LotteryOpenedInput {
  gameCode?: string
}

export interface LotteryOpenedOutput {
  serverTime: Instant
  list: {
    gameCode: string
    numero: string
    openTime: Instant
    closeTime: Instant
    drawTime: Instant
    status: 'OPEN' | 'CLOSED' | 'DRAWN' | (string & {})
    commitment: string
    seed?: string
    numbers?: number[]
    last?: LottoIssue
  }[]
}

export interface LotteryDrawsInput {
  gameCode: string
  numero?: string
  startTime?: Instant
  endTime?: Instant
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type LotteryDrawsOutput = Page<LottoIssue>

export interface LotteryNearInput {
  gameCode: string
  /** Default 5. */
  before?: number
  /** Default 3. */
  after?: number
}

export interface LotteryNearOutput {
  serverTime: Instant
  list: LottoIssue[]
}

export interface PlaySessionInput {
  nodeId?: number
}

export type PlaySessionOutput = PlaySession

export interface PlayResumeInput {
  language?: string
}

export interface PlayResumeOutput {
  list: {
    game: Game
    at: Instant
    open: boolean
  }[]
}

export interface PlayEndInput {
  sessionId: string
}

export interface PlayEndOutput {
  ended: boolean
}

export interface DepositsSettingsInput {
  amount?: Amount
  language?: string
}

export interface DepositsSettingsOutput {
  enabled: boolean
  currency: string
  currencySymbol: string
  mostOpen: number
  limit?: {
    left: Money
    resetAt: Instant
  }
  multiple: number
  terms: string
  offers: DepositOffer[]
  orders: DepositOrder[]
}

export interface DepositsChannelsInput {
  language?: string
}

export interface DepositsChannelsOutput {
  channels: DepositChannel[]
}

export interface DepositsSubmitInput {
  channelId: string
  amount: Amount
  bonusId?: string
  fields?: Record<string, string>
  terms?: Record<string, string>
  language?: string
}

export type DepositsSubmitOutput = DepositOrder

export interface DepositsOrderInput {
  orderNo?: string
  key?: string
  language?: string
}

export type DepositsOrderOutput = DepositOrder

export interface DepositsProofInput {
  orderNo: string
  paidReference?: string
  image?: string
  language?: string
}

export type DepositsProofOutput = DepositOrder

export interface DepositsCancelInput {
  orderNo: string
  language?: string
}

export type DepositsCancelOutput = DepositOrder

export interface RecordsBetsInput {
  startTime?: Instant
  endTime?: Instant
  /** Default 1. */
  page?: number
  /** Default 20. */
  pageSize?: number
  upTo?: string
  gameType?: GameType
  vassalage?: string
  nodeId?: number
  status?: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK'
  roundId?: string
  language?: string
}

export interface RecordsBetsOutput {
  currency: string
  startTime: Instant
  endTime: Instant | null
  list: BetRow[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
  totals: {
    stake: Money
    validBet: Money
    win: Money
    net: SignedMoney
  }
}

export interface RecordsBetInput {
  betNo: string
  language?: string
}

export interface RecordsBetOutput {
  betNo: string
  roundId: string
  vassalage: string
  vendorName: string
  gameType: GameType | (string & {})
  nodeId: number
  gameName: string
  stake: Money
  validBet: Money
  win: Money
  net: SignedMoney
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'ROLLED_BACK' | (string & {})
  at: Instant
  settledAt: Instant | null
  contribution: Money
  currency: string
  entries: LedgerRow[]
  balanceBefore: Money | null
  balanceAfter: Money | null
  counted: {
    source: string
    ref: string
    amount: SignedMoney
  }[]
  verifyUrl?: string
}

export interface RecordsLedgerInput {
  startTime?: Instant
  endTime?: Instant
  /** Default 1. */
  page?: number
  /** Default 20. */
  pageSize?: number
  upTo?: string
  group?:
    | 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'WIN' | 'BONUS'
    | 'REBATE' | 'POINTS' | 'SALARY' | 'ADJUST'
  /** Default 'MAIN'. */
  account?: 'MAIN' | 'ALL'
}

export interface RecordsLedgerOutput {
  currency: string
  startTime: Instant
  endTime: Instant | null
  list: LedgerRow[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
  totals: {
    in: Money
    out: Money
    net: SignedMoney
  }
}

export interface RecordsDepositsInput {
  startTime?: Instant
  endTime?: Instant
  /** Default 1. */
  page?: number
  /** Default 20. */
  pageSize?: number
  upTo?: string
  outcome?: 'OPEN' | 'DONE' | 'FAILED'
  language?: string
}

export interface RecordsDepositsOutput {
  currency: string
  startTime: Instant
  endTime: Instant | null
  list: DepositOrder[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
  totals: {
    credited: Money
    fee: Money
  }
}

export interface RecordsWithdrawalsInput {
  startTime?: Instant
  endTime?: Instant
  /** Default 1. */
  page?: number
  /** Default 20. */
  pageSize?: number
  upTo?: string
  outcome?: 'OPEN' | 'DONE' | 'FAILED'
  language?: string
}

export interface RecordsWithdrawalsOutput {
  currency: string
  startTime: Instant
  endTime: Instant | null
  list: WithdrawOrder[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
  totals: {
    paid: Money
    fee: Money
  }
}

export interface RecordsProfitInput {
  startTime?: Instant
  endTime?: Instant
  /** Default 'day'. */
  groupBy?: 'day' | 'category' | 'vendor' | 'game'
  language?: string
}

export interface RecordsProfitOutput {
  currency: string
  startTime: Instant
  endTime: Instant | null
  timeZone: string
  list: {
    key: string
    name?: string
    rounds: number
    stake: Money
    validBet: Money
    win: Money
    bonus: SignedMoney
    rebate: SignedMoney
    net: SignedMoney
  }[]
  totals: {
    rounds: number
    stake: Money
    validBet: Money
    win: Money
    bonus: SignedMoney
    rebate: SignedMoney
    net: SignedMoney
  }
  netDeposit: SignedMoney
}

export interface RecordsProofInput {
  /** Default '0'. */
  after?: string
  upTo?: string
  /** Default 200. */
  pageSize?: number
}

export interface RecordsProofOutput {
  currency: string
  accounts: {
    account: string
    balance: Money
  }[]
  list: {
    entryNo: string
    txNo: string
    type: string
    account: string
    amount: SignedMoney
    balanceAfter: Money
    at: Instant
  }[]
  totalCount: number
  upTo: string
  more: boolean
}

export interface RecordsTransfersInput {
  /** Default 1. */
  pageNo?: number
  /** Default 10. */
  pageSize?: number
}

export type RecordsTransfersOutput = Page<Transfer>

export type SummaryMemberInput = Record<string, never>

export interface SummaryMemberOutput {
  at: Instant
  member: {
    status: 'ok' | 'error' | (string & {})
    value?: {
      id: string
      account: string
      nickname: string
      type: number
      currency: string
      language: string
      regDate: Instant
      flags: {
        mustChangePassword: boolean
      }
      iconUrl: string
      lastLoginAt: Instant | null
    }
  }
  balance: {
    status: 'ok' | 'error' | (string & {})
    value?: Balance
  }
  unread: {
    status: 'ok' | 'error' | (string & {})
    value?: Unread
  }
  turnover: {
    status: 'ok' | 'error' | (string & {})
    value?: {
      withdrawable: Money
      locked: Money
      open: number
      remaining: Money
      percent: number
    }
  }
  today: {
    status: 'ok' | 'error' | (string & {})
    value?: {
      rounds: number
      stake: Money
      win: Money
      net: SignedMoney
    }
  }
  security: {
    status: 'ok' | 'error' | (string & {})
    value?: {
      hasFundPassword: boolean
    }
  }
  permissions: {
    status: 'ok' | 'error' | (string & {})
    value?: {
      deposit: boolean
      withdraw: boolean
      transferFund: boolean
      transferUpline: boolean
    }
  }
}

export interface FundsSetAutoTransferInput {
  autoTransfer: boolean
}

export interface FundsSetAutoTransferOutput {
  autoTransfer: boolean
}

export type UplineInfoInput = Record<string, never>

export interface UplineInfoOutput {
  currency: string
  upline: string | null
  available: Money
  min: Money
  max: Money
  leftToday: Money
  resetAt: Instant
  turnoverOpen: boolean
  hasFundPassword: boolean
}

export interface UplineSubmitInput {
  amount: Amount
  /** Default ''. */
  remark?: string
  fundPassword: string
}

export type UplineSubmitOutput = UplineTransfer

export interface UplineHistoryInput {
  /** Default 1. */
  pageNo?: number
  /** Default 10. */
  pageSize?: number
}

export type UplineHistoryOutput = Page<UplineTransfer>

export interface UplineFindInput {
  idempotencyKey: string
}

export type UplineFindOutput = UplineTransfer

export interface InboxListInput {
  language?: string
  categories?: string
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type InboxListOutput = Page<Message>

export interface InboxMessageInput {
  language?: string
  messageId: string
}

export type InboxMessageOutput = Message

export interface InboxReadInput {
  messageId?: string
  upTo?: string
}

export type InboxReadOutput = Unread

export interface InboxRemoveInput {
  messageId: string
}

export type InboxRemoveOutput = Unread

export interface InboxRestoreInput {
  messageId: string
}

export type InboxRestoreOutput = Unread

export interface SupportFeedbackInput {
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type SupportFeedbackOutput = Page<Feedback>

export interface SupportAddPictureInput {
  uploadKey: string
  image: string
}

export interface SupportAddPictureOutput {
  pictures: number
}

export interface SupportPictureInput {
  imageId: string
}

export interface SupportPictureOutput {
  type: 'image/png' | 'image/jpeg' | (string & {})
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
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
  value: Amount | null
  terms?: Record<string, string>
}

export type LimitsSubmitOutput = RgLimits

export interface LimitsConfirmInput {
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
}

export type LimitsConfirmOutput = RgLimits

export interface LimitsCancelInput {
  kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET'
  period: 'DAY' | 'WEEK' | 'MONTH' | 'BET'
}

export type LimitsCancelOutput = RgLimits

export interface LimitsTimeoutInput {
  hours: number
  account: string
}

export type LimitsTimeoutOutput = RgLimits

export interface LimitsExcludeInput {
  months: number
  account: string
}

export type LimitsExcludeOutput = RgLimits

export interface LimitsIntervalInput {
  minutes: number
}

export type LimitsIntervalOutput = RgLimits

export type LimitsSessionInput = Record<string, never>

export type LimitsSessionOutput = RgSession

export type LimitsAcknowledgeInput = Record<string, never>

export type LimitsAcknowledgeOutput = RgSession

export interface LimitsHistoryInput {
  /** Default 1. */
  pageNo?: number
  /** Default 10. */
  pageSize?: number
}

export type LimitsHistoryOutput = Page<RgStretch>

export interface LimitsCloseTypesInput {
  gameTypes: GameType[]
  days: number
  account: string
}

export type LimitsCloseTypesOutput = RgLimits

export interface LimitsPresetInput {
  minutes: number
  loss: Amount
  terms?: Record<string, string>
}

export type LimitsPresetOutput = RgSession

export interface LimitsStatementInput {
  year?: number
}

export interface LimitsStatementOutput {
  year: number
  years: number[]
  currency: string
  months: RgMonth[]
  total: {
    paidIn: Money
    paidOut: Money
    netPaid: SignedMoney
    staked: Money
    won: Money
    result: SignedMoney
  }
}

export type LimitsSelfTestInput = Record<string, never>

export interface LimitsSelfTestOutput {
  results: {
    score: number
    band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
    at: Instant
  }[]
}

export interface LimitsSubmitSelfTestInput {
  answers: number[]
}

export interface LimitsSubmitSelfTestOutput {
  score: number
  band: 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | (string & {})
  at: Instant
  kept: boolean
}

export type ProfileShowInput = Record<string, never>

export type ProfileShowOutput = Profile

export interface ProfileUpdateInput {
  values: Record<string, string>
}

export type ProfileUpdateOutput = Profile

export interface ProfileSetShowWinsInput {
  showWins: boolean
}

export interface ProfileSetShowWinsOutput {
  showWins: boolean
}

export interface ProfileContactCodeInput {
  kind: 'mobile' | 'email'
  mobileNum?: string
  countryDialingCode?: string
  email?: string
}

export interface ProfileContactCodeOutput {
  expiredMinutes: number
  resendAfterSec: number
}

export interface ProfileSetContactInput {
  kind: 'mobile' | 'email'
  mobileNum?: string
  countryDialingCode?: string
  email?: string
  verificationCode: string
  loginPassword?: string
}

export type ProfileSetContactOutput = Profile

export type SecurityOverviewInput = Record<string, never>

export interface SecurityOverviewOutput {
  score: number
  measures: {
    loginPassword: boolean
    fundPassword: boolean
    realName: boolean
    mobile: boolean
    email: boolean
    authenticator: boolean
    passkey: boolean
    phrase: boolean
  }
  passwordChangedAt: Instant | null
  realName: string | null
  mobile: string | null
  email: string | null
  phrase: string | null
  recoveryCodes: number
  passkeys: {
    passkeyId: string
    name: string
    createdAt: Instant
    usedAt: Instant | null
  }[]
}

export interface SecurityLoginsInput {
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type SecurityLoginsOutput = Page<LoginRow>

export type SecuritySessionsInput = Record<string, never>

export interface SecuritySessionsOutput {
  list: {
    sessionId: string
    current: boolean
    way: string
    device: string
    ip: string
    createdAt: Instant
    lastSeenAt: Instant
  }[]
}

export interface SecurityEndSessionInput {
  sessionId?: string
}

export type SecurityEndSessionOutput = object

export interface SecuritySetPhraseInput {
  phrase: string
}

export interface SecuritySetPhraseOutput {
  phrase: string | null
}

export interface SecurityBeginAuthenticatorInput {
  loginPassword?: string
}

export interface SecurityBeginAuthenticatorOutput {
  secret: string
  uri: string
}

export interface SecurityConfirmAuthenticatorInput {
  code: string
}

export interface SecurityConfirmAuthenticatorOutput {
  recoveryCodes: string[]
}

export interface SecurityEndAuthenticatorInput {
  loginPassword?: string
  code: string
}

export type SecurityEndAuthenticatorOutput = object

export interface SecurityBeginPasskeyInput {
  loginPassword?: string
}

export interface SecurityBeginPasskeyOutput {
  stepId: string
  options: Record<string, unknown>
}

export interface SecurityAddPasskeyInput {
  stepId: string
  response: Record<string, unknown>
  name: string
}

export interface SecurityAddPasskeyOutput {
  passkeyId: string
}

export interface SecurityRemovePasskeyInput {
  passkeyId: string
  loginPassword?: string
}

export type SecurityRemovePasskeyOutput = object

export interface SecuritySecondStepInput {
  stepId: string
  code: string
}

export type SecuritySecondStepOutput = LoginResult

export type SecurityAskPasskeyInput = Record<string, never>

export interface SecurityAskPasskeyOutput {
  stepId: string
  options: Record<string, unknown>
}

export interface SecurityPasskeyLoginInput {
  stepId: string
  response: Record<string, unknown>
  /** Default 'player'. */
  portal?: 'player' | 'agent'
  /** Default false. */
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
 * No play for six months or more; it cannot be taken back. Withdrawals and records stay open.
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
