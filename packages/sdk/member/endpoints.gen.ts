// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { Amount, FieldRule, GameType, Instant, Money, SignedMoney, Unread } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

export interface DepositChannel {
  channelId: string
  group: 'BANK' | 'WALLET' | 'QR' | 'CRYPTO' | 'CARD' | 'AGENT' | (string & {})
  name: string
  logo: string
  min: Money
  max: Money
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  fee: Money
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
  category: 'SYSTEM' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | (string & {})
  title: string
  content: string
  at: Instant
  read: boolean
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

export type FundPasswordStatusInput = Record<string, never>

export interface FundPasswordStatusOutput {
  set: boolean
  lockedUntil: Instant | null
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

export interface InboxListInput {
  language?: string
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type InboxListOutput = Page<Message>

export interface InboxReadInput {
  messageId?: string
}

export type InboxReadOutput = Unread

export interface InboxRemoveInput {
  messageId: string
}

export type InboxRemoveOutput = Unread

/**
 * Whether there is a fund password, whether it is locked, and the rule of a new one.
 * Source: ours, rules D10, pages C-15.
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
 * Source: ours, pages C-15, trust A-10.
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
 * Source: ours, pages C-15.
 * Refusals: fund_password_missing, fund_password_wrong, locked, relogin_required, real_account_required, field_invalid.
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
 * Source: §7 Games.
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
 * Source: §7 Games, §3 Lottery menu item.
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
 * Source: §7 Games.
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
 * Source: §7 Games.
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
 * Source: §7 Games.
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
 * Source: ours, pages C-4.
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
 * Source: ours, pages C-4.
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
 * Source: ours, pages C-5, rules table E.
 */
export const playSession: Descriptor<PlaySessionInput, PlaySessionOutput> = {
  name: 'play.session',
  method: 'GET',
  path: '/wps/relay/GCS_getGameSession',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Whether deposits are taken, what is left of the limit, the bonuses for an amount, and the orders that are open.
 * Source: pages C-11, rules D10.
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
 * Source: pages C-11, rules D10.
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
 * Source: pages C-11, rules D10.
 * Refusals: real_account_required, deposit_disabled, not_found, channel_maintenance, amount_out_of_range, field_invalid, too_many_open_orders, rg_limit_deposit, rg_timeout, rg_excluded.
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
 * Source: pages C-11, rules D10.
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
 * Source: pages C-11, rules D10.
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
 * Source: pages C-11, rules D10.
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
 * Messages to the person, newest first.
 * Source: pages C-13.
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
 * Mark one message as read, or all where none is named; answers how many still wait.
 * Source: pages C-13.
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
 * Source: pages C-13.
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

/** Every call of the member centre. */
export interface MemberEndpoints {
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
  }
  deposits: {
    settings: Descriptor<DepositsSettingsInput, DepositsSettingsOutput>
    channels: Descriptor<DepositsChannelsInput, DepositsChannelsOutput>
    submit: Descriptor<DepositsSubmitInput, DepositsSubmitOutput>
    order: Descriptor<DepositsOrderInput, DepositsOrderOutput>
    proof: Descriptor<DepositsProofInput, DepositsProofOutput>
    cancel: Descriptor<DepositsCancelInput, DepositsCancelOutput>
  }
  inbox: {
    list: Descriptor<InboxListInput, InboxListOutput>
    read: Descriptor<InboxReadInput, InboxReadOutput>
    remove: Descriptor<InboxRemoveInput, InboxRemoveOutput>
  }
}

export const memberEndpoints: MemberEndpoints = /* @__PURE__ */ unpack<MemberEndpoints>({
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
  },
  deposits: {
    settings: ['/wps/relay/MCSFE_getDepositSettings', 'DEPO3', 'ma'],
    channels: ['/wps/relay/MCSFE_getDepositPaymentChannels', 'DEPO3', 'ma'],
    submit: ['/wps/relay/MCSFE_submitDeposit', 'DEPO3', 'ma', 'POST', { money: true }],
    order: ['/wps/relay/MCSFE_getDepositOrder', 'DEPO3', 'ma'],
    proof: ['/wps/relay/MCSFE_submitDepositProof', 'DEPO3', 'ma', 'POST', { retry: true }],
    cancel: ['/wps/relay/MCSFE_cancelDeposit', 'DEPO3', 'ma', 'POST', { retry: true }],
  },
  inbox: {
    list: ['/wps/relay/CSP_getInbox', 'INBOX3', 'ma', 'GET', { list: 'list' }],
    read: ['/wps/relay/CSP_readMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
    remove: ['/wps/relay/CSP_deleteMessage', 'INBOX3', 'ma', 'DELETE', { retry: true }],
  },
})
