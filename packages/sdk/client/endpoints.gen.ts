// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from './descriptor.ts'
import { unpack } from './unpack.ts'

export interface AgentContract {
  id: string
  kind: 'DIVIDEND' | 'DAILY' | 'DAILY_MULTI' | 'HOURLY' | 'REAL_TIME' | (string & {})
  period: string
  role: 'UP' | 'DOWN' | (string & {})
  counterparty: string
  tiers: {
    rate: string
    minActive: number
    minValidBet: Money
    minLoss: Money
  }[]
  status: 'pending' | 'accepted' | 'rejected' | 'terminated' | 'expired' | 'superseded' | (string & {})
  version: number
  startAt: Instant
}

export type Amount = string

export interface Announcement {
  id: string
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  title: string
  content: string
  promotionType?: string
  publishedAt: Instant
}

export interface Balance {
  currency: string
  currencySymbol: string
  sumBalance: Money
  balance: {
    accountTypeId: 0 | 1 | 2
    name: string
    availBalance: Money
    lockedBalance: Money
  }[]
  bonus: Money
  hold: Money
  vendor: Money
  suspense: Money
  total: Money
  version: number
}

export interface Banner {
  id: string
  imageUrl: string
  alt?: string
  title: string
  kicker?: string
  text?: string
  action?: string
  linkageType: 'NONE' | 'ROUTE' | 'LINK' | 'GAME' | (string & {})
  url?: string
  game?: {
    nodeId: number
    vassalage: string
    gameType: GameType | (string & {})
  }
}

export interface ChatModel {
  modelId: string
  name: string
  language: string
  iconUrl: string
  online: boolean
}

export interface Country {
  countryCode: string
  countryDialingCode: string
  name: string
  flagUrl: string
}

export interface FieldRule {
  field: string
  enabled: boolean
  required: boolean
  acceptedPattern: string
  patternId:
    | 'any' | 'letter_first' | 'kanji_digits' | 'email' | 'alphanumeric' | 'letters_and_digits'
    | 'digits' | 'alphanumeric_upper' | 'english_name' | 'no_spaces' | 'date_ymd' | 'date_mdy'
    | 'thai' | 'korean' | 'strong' | (string & {})
  minLength: number
  maxLength: number
  type: 'text' | 'password' | 'email' | 'tel' | 'number' | 'date' | (string & {})
  order: number
}

export interface Game {
  nodeId: number
  gameName: string
  displayName: string
  iconUrl: string
  vassalage: string
  vendorName: string
  gameType: GameType | (string & {})
  gameClassify: string
  gameCode: string
  isGame: 'GAME' | 'VASSALAGE' | (string & {})
  isHot: 0 | 1
  isNew: 0 | 1
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
  rtp?: number
  demo: boolean
}

export type GameFeature = 'FREE_SPINS' | 'MULTIPLIER' | 'WILDS' | 'RESPINS' | 'CASCADES' | 'BONUS_ROUND' | 'BONUS_BUY' | 'JACKPOT'

/** What this client knows of GameFeature; an answer may hold more. */
export const gameFeatures = ['FREE_SPINS', 'MULTIPLIER', 'WILDS', 'RESPINS', 'CASCADES', 'BONUS_ROUND', 'BONUS_BUY', 'JACKPOT'] as const satisfies readonly GameFeature[]
export const isGameFeature = (value: unknown): value is GameFeature => gameFeatures.some(known => known === value)

export interface GameSheet {
  game: Game
  vendorName: string
  volatility?: Volatility | (string & {})
  features: (GameFeature | (string & {}))[]
  languages: string[]
  bet?: {
    currency: string
    min: Money
    max: Money
  }
  mine?: OwnPlay
}

export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'

/** What this client knows of GameType; an answer may hold more. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const satisfies readonly GameType[]
export const isGameType = (value: unknown): value is GameType => gameTypes.some(known => known === value)

export interface HelpArticle {
  id: string
  title: string
  content: string
}

export type Instant = string

export interface Jackpot {
  mode: 'pool' | 'illustration' | 'off' | (string & {})
  currency: string
  amount: Money
  pools: {
    id: string
    amount: Money
    hash?: string
    onePer?: number
    sharePercent?: number
    startsWith?: Money
  }[]
  hits?: {
    id: string
    customerName: string
    nodeId: number
    gameName: string
    amount: Money
    at: Instant
    hash: string
    seed: string
    onePer: number
    draw: string
    stake: Money
  }[]
  tick?: {
    seconds: number[]
    min: number
    max: number
  }
}

export interface Lane {
  gameCategory: GameType | (string & {})
  title: string
  gameCount: number
  cards: VendorCard[]
  gameClassify: string[]
  features: (GameFeature | (string & {}))[]
  volatilities: (Volatility | (string & {}))[]
}

export interface LoginResult {
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
  mustChangePassword: boolean
  expiresAt: Instant
  lastLoginAt: Instant | null
}

export type Money = string

export interface Notice {
  id: string
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | (string & {})
  title: string
  content: string
  promotionType?: string
  publishedAt: Instant
  execution: 'A' | 'B' | 'F' | (string & {})
}

export interface OwnPlay {
  currency: string
  lastPlayedAt: Instant
  lastNet?: SignedMoney
  rounds: number
  stake: Money
  win: Money
  net: SignedMoney
}

export type PartState = 'PAID' | 'AWAITING_RECEIPT' | 'RESENT' | 'DISPUTED' | 'RECEIVED' | 'FULLY_PAID' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED' | 'REFUNDED'

/** What this client knows of PartState; an answer may hold more. */
export const partStates = ['PAID', 'AWAITING_RECEIPT', 'RESENT', 'DISPUTED', 'RECEIVED', 'FULLY_PAID', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REFUNDED'] as const satisfies readonly PartState[]
export const isPartState = (value: unknown): value is PartState => partStates.some(known => known === value)

export interface Rank {
  rank: number
  customerName: string
  score: Money
  rounds: number
}

export interface RegisterSettings {
  rules: FieldRule[]
  captcha: boolean
  minAge: number
  termsVersion: string
}

export interface RgPause {
  why: 'BREAK' | 'SESSION' | 'LIMIT' | (string & {})
  limit?: {
    kind: 'LOSS' | 'WAGER' | 'SESSION' | (string & {})
    period: 'DAY' | 'WEEK' | 'MONTH' | (string & {})
  }
  until: Instant
  leftSec: number
}

export interface RgProfile {
  code: 'SANDBOX' | 'UKGC' | 'MGA' | 'ON' | 'ES' | 'DE' | 'BR' | (string & {})
  minAge: number
  demo: 'none' | 'declared' | 'verified' | (string & {})
  limits: {
    kinds: ('DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION' | 'SINGLE_BET' | (string & {}))[]
    prompt: boolean
    increaseDelayH: number
    grossOnly: boolean
    terms: string
  }
  realityCheck: {
    defaultMin: number
    options: number[]
    blocking: boolean
  }
  gameTypeExclusion: {
    days: number[]
  }
  presetSession: {
    minutes: number[]
    coolOffMin: number
    terms: string
  } | null
  forcedBreak: {
    afterMin: number
    breakMin: number
  } | null
  statement: {
    yearMessage: boolean
  }
  selfTest: {
    keep: boolean
  }
  bars: {
    clock: boolean
    elapsed: boolean
    netPosition: boolean
    panic: boolean
  }
  game: {
    minCycleMs: {
      slot: number
      other: number
    }
    autoplay: boolean
    turbo: boolean
    multiGame: boolean
    ldwCelebration: boolean
    maxStake: Money | null
  }
  bonus: {
    maxWagering: number
    mixedProducts: boolean
    welcome: boolean
    vip: boolean
  }
  withdraw: {
    cancelAllowed: boolean
    receiptMinutes: number
  }
  history: {
    onlineDays: number
  }
  jackpotTicker: 'real' | 'decorative' | (string & {})
}

export interface Room {
  roomId: string
  nodeId: number
  gameName: string
  vassalage: string
  vendorName: string
  level: string
  stake: Money
  minBalance: Money
  online: number
  status: 'ON' | 'MAINTENANCE' | 'SOON' | (string & {})
}

export interface Sent {
  expiredMinutes: number
  resendAfterSec: number
}

export type SignedMoney = string

export interface Transfer {
  transferId: string
  vassalage: string
  direction: 'IN' | 'OUT' | (string & {})
  amount: Money
  state: 'INIT' | 'DEBITED' | 'SENT' | 'UNKNOWN' | 'FAILED' | 'CONFIRMED' | 'REVERSED' | (string & {})
  reason?: string
  createdAt: Instant
  settledAt: Instant | null
}

export interface Unread {
  unreadMessage: number
}

export interface VendorCard {
  vassalage: string
  displayName: string
  gameCount: number
}

export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH'

/** What this client knows of Volatility; an answer may hold more. */
export const volatilitys = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const satisfies readonly Volatility[]
export const isVolatility = (value: unknown): value is Volatility => volatilitys.some(known => known === value)

export interface WhitelabelNode {
  modId: string
  enabled: '0' | '1' | (string & {})
  childrenNodes: WhitelabelNode[]
}

export interface Winner {
  customerName: string
  gameName: string
  iconUrl: string
  winAmount: Money
  nodeId: number
  at: Instant
}

export type WithdrawState = 
  | 'REQUESTED' | 'RISK_REVIEW' | 'APPROVED' | 'PAYING' | 'PAY_FAILED' | 'PAID'
  | 'AWAITING_RECEIPT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED'

/** What this client knows of WithdrawState; an answer may hold more. */
export const withdrawStates = ['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED', 'PAID', 'AWAITING_RECEIPT', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const satisfies readonly WithdrawState[]
export const isWithdrawState = (value: unknown): value is WithdrawState => withdrawStates.some(known => known === value)

export type SystemStatusInput = Record<string, never>

export interface SystemStatusOutput {
  info: {
    customerService: {
      csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK' | (string & {})
      title: string
      path: string
    }[]
    serviceHosts: string[]
    domainRoute: string[]
    resources: Record<string, {
      labelNameEn: string
      labelNameBn?: string
      url: string
    }>
    whitelabel: WhitelabelNode[]
    registerRules: RegisterSettings
    mainDomain: string
    analytics: {
      gtagId: string
    }
    firebase?: {
      projectId: string
      apiKey: string
      authDomain: string
    }
    imageCDNs: string[]
    launchGameCDNs: string[]
  }
  location: {
    ip: string
    country: string
    region: string
  }
  maintenance: boolean
  regionRestriction: boolean
  maintenanceStart?: Instant
  maintenanceEnd?: Instant
  maintenanceMessage?: string
  serverTime: Instant
  rgProfile: RgProfile
  timeZone: string
  currency: {
    code: string
    symbol: string
    decimals: number
    playMoney: boolean
  }
  languages: {
    default: string
    supported: string[]
  }
  jwks: {
    keys: {
      kty: string
      crv: string
      x: string
      y: string
      kid: string
      use: string
      alg: string
    }[]
  }
}

export type SystemWhitelabelInput = Record<string, never>

export type SystemWhitelabelOutput = WhitelabelNode[]

export type SystemRegisterRulesInput = Record<string, never>

export type SystemRegisterRulesOutput = RegisterSettings

export interface SystemCaptchaInput {
  id?: string
}

export type SystemCaptchaOutput = string

export interface SystemChallengeInput {
  purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback'
}

export interface SystemChallengeOutput {
  challenge: {
    algorithm: string
    challenge: string
    maxnumber: number
    salt: string
    signature: string
    purpose: 'login' | 'register' | 'trial' | 'sms' | 'feedback' | (string & {})
    expires: number
  }
}

export type SystemDomainRouteInput = Record<string, never>

export interface SystemDomainRouteOutput {
  mainDomain: string
  routes: string[]
}

export interface SystemCountriesInput {
  language?: string
}

export interface SystemCountriesOutput {
  list: Country[]
}

export interface SessionLoginInput {
  username: string
  password: string
  /** Default 'username'. */
  type?: 'username' | 'sms' | ''
  countryDialingCode?: string
  /** Default false. */
  remember?: boolean
  /** Default 'player'. */
  portal?: 'player' | 'agent'
  captcha?: string
  captchaId?: string
}

export type SessionLoginOutput = LoginResult

export interface SessionVerifyInput {
  verificationId: string
  verificationCode: string
  /** Default 'player'. */
  portal?: 'player' | 'agent'
  /** Default false. */
  remember?: boolean
}

export type SessionVerifyOutput = LoginResult

export type SessionRememberedInput = Record<string, never>

export type SessionRememberedOutput = LoginResult

export type SessionCodeInput = Record<string, never>

export interface SessionCodeOutput {
  code: string
  expires: Instant
}

export interface SessionExchangeInput {
  code: string
}

export type SessionExchangeOutput = LoginResult

export interface SessionSocialInput {
  provider: 'google' | 'facebook' | 'phone'
  idToken: string
  /** Default false. */
  agreed?: boolean
  /** Default 'player'. */
  portal?: 'player' | 'agent'
  /** Default false. */
  remember?: boolean
}

export type SessionSocialOutput = LoginResult

export interface SessionFreePlayInput {
  ageConfirmed?: true
}

export type SessionFreePlayOutput = LoginResult

export type SessionLogoutInput = Record<string, never>

export type SessionLogoutOutput = object

export interface VerificationSmsInput {
  mobileNum: string
  countryDialingCode: string
}

export type VerificationSmsOutput = Sent

export interface VerificationRegisterInput {
  mobileNo: string
  countryDialingCode: string
}

export type VerificationRegisterOutput = Sent

export type MemberInfoInput = Record<string, never>

export interface MemberInfoOutput {
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
}

export interface MemberRegisterInput {
  username: string
  password: string
  confirmPassword: string
  mobileNum?: string
  payeeName?: string
  email?: string
  paymentPassword?: string
  qqNum?: string
  line?: string
  whatsapp?: string
  facebook?: string
  wechat?: string
  idNumber?: string
  birthday?: string
  recommenderId?: string
  affiliateCode?: string
  referralCode?: string
  domain?: string
  countryDialingCode?: string
  verificationCode?: string
  registerUrl?: string
  captcha?: string
  captchaId?: string
  /** Default 'WEB'. */
  registerMethod?: 'WEB'
  agreed: boolean
  termsVersion?: string
  language?: string
}

export type MemberRegisterOutput = LoginResult

export interface MemberRegisterMobileInput {
  mobileNum: string
  password?: string
  confirmPassword?: string
  payeeName?: string
  email?: string
  paymentPassword?: string
  qqNum?: string
  line?: string
  whatsapp?: string
  facebook?: string
  wechat?: string
  idNumber?: string
  birthday?: string
  recommenderId?: string
  affiliateCode?: string
  referralCode?: string
  domain?: string
  countryDialingCode?: string
  verificationCode?: string
  registerUrl?: string
  captcha?: string
  captchaId?: string
  /** Default 'WEB'. */
  registerMethod?: 'WEB'
  agreed: boolean
  termsVersion?: string
  language?: string
}

export type MemberRegisterMobileOutput = LoginResult

export interface MemberLanguageInput {
  language: string
}

export interface MemberLanguageOutput {
  language: string
}

export type MemberIconInput = Record<string, never>

export interface MemberIconOutput {
  icon: string
  iconUrl: string
  choices: {
    icon: string
    iconUrl: string
  }[]
}

export interface MemberSetIconInput {
  icon: string
}

export interface MemberSetIconOutput {
  icon: string
  iconUrl: string
}

export type MemberFundsInput = Record<string, never>

export interface MemberFundsOutput {
  currency: string
  main: Money
  bonus: Money
  hold: Money
  vendor: Money
  suspense: Money
  total: Money
  accounts: {
    kind: string
    currency: string
    balance: Money
  }[]
  dailysalreqtype: AgentContract[]
  divtypereq: AgentContract[]
  contracthoursalreq: AgentContract[]
  realtimesalreqtype: AgentContract[]
  dailysalinfotype: AgentContract[]
  divtypeinfo: AgentContract[]
  contracthoursalinfo: AgentContract[]
  contractmrdailysalinfotype: AgentContract[]
}

export interface PasswordChangeInput {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

export type PasswordChangeOutput = LoginResult

export interface PasswordByMailInput {
  username: string
  email: string
}

export type PasswordByMailOutput = Sent

export interface PasswordResetByMailInput {
  username: string
  email: string
  verificationCode: string
  newPassword: string
}

export type PasswordResetByMailOutput = object

export interface PasswordResetByMobileInput {
  mobileNum: string
  countryDialingCode?: string
  verificationCode: string
  newPassword: string
}

export type PasswordResetByMobileOutput = LoginResult

export interface AgentAffiliateInput {
  code: string
  domain?: string
}

export interface AgentAffiliateOutput {
  affiliateCode: string
  agentName: string
}

export type WalletBalanceInput = Record<string, never>

export type WalletBalanceOutput = Balance

export type WalletMerchantInput = Record<string, never>

export interface WalletMerchantOutput {
  isSingle: boolean
}

export interface WalletTransferInput {
  vassalage: string
  direction: 'IN' | 'OUT'
  amount: Amount
}

export type WalletTransferOutput = Transfer

export type WalletVendorsInput = Record<string, never>

export interface WalletVendorsOutput {
  currency: string
  main: Money
  autoTransfer: boolean
  autoTransferSwitch: boolean
  list: {
    vassalage: string
    displayName: string
    status: 'ON' | 'MAINTENANCE' | (string & {})
    balance: Money
    fresh: boolean
    transfer?: Transfer
  }[]
}

export interface WalletRecallInput {
  vassalage?: string
  /** Default false. */
  left?: boolean
}

export interface WalletRecallOutput {
  transfers: Transfer[]
  unanswered: string[]
}

export interface WalletTransferStatusInput {
  transferId?: string
  idempotencyKey?: string
}

export type WalletTransferStatusOutput = Transfer

export interface GamesLanesInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
}

export interface GamesLanesOutput {
  data: {
    lanes: Lane[]
  }
}

export interface GamesVendorTypesInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
}

export interface GamesVendorTypesOutput {
  list: {
    vassalage: string
    displayName: string
    status: 'ON' | 'MAINTENANCE' | (string & {})
    gameTypes: (GameType | (string & {}))[]
    backAt?: Instant
    languages: string[]
  }[]
}

export interface GamesListInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  gameType?: GameType
  vassalage?: string
  gameClassify?: string
  gameName?: string
  /** Default 'ALL'. */
  filter?: 'ALL' | 'HOT' | 'NEW'
  /** Default 'FEATURED'. */
  sort?: 'FEATURED' | 'POPULAR' | 'NAME' | 'NEW' | 'RTP'
  volatility?: Volatility
  minRtp?: number
  features?: string
  stake?: string
  /** Default 1. */
  pageNo?: number
  /** Default 18. */
  pageSize?: number
}

export type GamesListOutput = Page<Game>

export interface GamesInfoInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  nodeId: number
}

export type GamesInfoOutput = GameSheet

export interface GamesHotInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  gameType?: GameType
  vassalage?: string
  isPlatform?: number
  /** Default 1. */
  pageNo?: number
  /** Default 12. */
  pageSize?: number
}

export type GamesHotOutput = Page<Game>

export interface GamesRecentInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  gameType?: GameType
  vassalage?: string
  /** Default 1. */
  page?: number
  /** Default 6. */
  pageSize?: number
}

export type GamesRecentOutput = Page<Game>

export interface GamesLaunchInput {
  nodeId?: number
  gameCode?: string
  vassalage: string
  gameType: GameType
  /** Default 'GLS'. */
  launchMode?: 'GLS' | 'LOTT'
  language: string
  otherLanguage?: string
  /** Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
  launchCDN?: string
  lottoArea?: 'VN' | 'SEA'
  lottoPrizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  lottoGameCode?: string
  /** Default 'lobby'. */
  lottoView?: 'betting' | 'lobby'
  roomId?: string
  backUrl: string
}

export interface GamesLaunchOutput {
  content: {
    game_url: string
    session_id: string
    expires: Instant
    language: string
  }
  game: Game
  needTransfer: boolean
}

export interface GamesGuestLaunchInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  vassalage: string
  nodeId?: number
  gameCode?: string
}

export interface GamesGuestLaunchOutput {
  content: {
    game_url: string
  }
  game: Game
}

export interface GamesRoomsInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  vassalage?: string
  nodeId?: number
  /** Default 1. */
  pageNo?: number
  /** Default 18. */
  pageSize?: number
}

export type GamesRoomsOutput = Page<Room>

export interface GamesWinnersInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  /** Default 20. */
  limitNum?: number
  /** Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'
}

export interface GamesWinnersOutput {
  list: {
    vo: Winner
  }[]
}

export interface GamesRanksInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
  /** Default 20. */
  limitNum?: number
  /** Default 'ALL'. */
  gameCategory?:
    | 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS'
    | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'
  /** Default 'turnover'. */
  by?: 'turnover' | 'win' | 'multiplier'
}

export interface GamesRanksOutput {
  list: Rank[]
}

export interface GamesJackpotInput {
  clientType?: string
  platform?: string
  merchant?: string
  merchantCode?: string
  language?: string
}

export type GamesJackpotOutput = Jackpot

export type FavouritesIdsInput = Record<string, never>

export type FavouritesIdsOutput = string[]

export interface FavouritesListInput {
  clientType?: string
  platform?: string
  gameType?: GameType
  vassalage?: string
  language?: string
  /** Default 1. */
  pageNo?: number
  /** Default 99. */
  pageSize?: number
}

export type FavouritesListOutput = Page<Game>

export interface FavouritesAddInput {
  nodeId: number
  vendor?: string
  gameType?: GameType
}

export interface FavouritesAddOutput {
  nodeId: string
  favourite: boolean
}

export interface FavouritesRemoveInput {
  nodeId: number
  vendor?: string
  gameType?: GameType
}

export interface FavouritesRemoveOutput {
  nodeId: string
  favourite: boolean
}

export interface ContentAnnouncementsInput {
  /** Default 'B,PL,PU,PR,H'. */
  types?: string
  /** Default 'W'. */
  platform?: 'W'
  language?: string
}

export interface ContentAnnouncementsOutput {
  list: Announcement[]
}

export interface ContentNoticesInput {
  /** Default 'PU'. */
  types?: string
  /** Default 'W'. */
  platform?: 'W'
  /** Default 'B'. */
  execution?: 'A' | 'B' | 'F'
  language?: string
}

export interface ContentNoticesOutput {
  list: Notice[]
}

export interface ContentBannersInput {
  /** Default 'w_home'. */
  groupName?: 'w_home'
  language?: string
}

export interface ContentBannersOutput {
  list: Banner[]
}

export type ContentUnreadInput = Record<string, never>

export type ContentUnreadOutput = Unread

export interface ContentHelpCenterInput {
  lang?: string
  /** Default 'WEB'. */
  device?: 'WEB' | 'MOBILE'
}

export interface ContentHelpCenterOutput {
  termsVersion: string
  topics: {
    id: string
    title: string
    articles: HelpArticle[]
  }[]
}

export interface ContentFeedbackInput {
  content: string
  /** Default 'OTHER'. */
  type?: 'PRAISE' | 'PROBLEM' | 'IDEA' | 'OTHER'
  contact?: string
  captcha?: string
  captchaId?: string
  about?: {
    nodeId: number
    roundId?: string
  }
}

export interface ContentFeedbackOutput {
  feedbackNo: string
  uploadKey: string
  answer: 'MESSAGE' | 'EMAIL' | 'SMS' | 'NONE' | (string & {})
}

export interface ChatModelsInput {
  language?: string
}

export interface ChatModelsOutput {
  list: ChatModel[]
}

export interface ChatLaunchInput {
  modelId?: string
  language?: string
}

export interface ChatLaunchOutput {
  chatUrl: string
  expires: Instant
}

/** What the stream sends, by event name. */
export interface StreamEvents {
  balance: Balance
  'message.unread': Unread
  jackpot: Jackpot
  'rg.realityCheck': {
    due: boolean
  }
  'rg.pause': {
    pause: RgPause | null
  }
  turnover: {
    open: number
    remaining: Money
    percent: number
  }
  winner: {
    customerName: string
    gameName: string
    winAmount: string
  }
  'contract.offer': {
    contractId: string
    kind: 'DIVIDEND' | 'DAILY' | 'DAILY_MR' | 'HOURLY' | 'REALTIME' | (string & {})
    version: number
    counterparty: string
    expiresAt: Instant
  }
  'deposit.status': {
    orderNo: string
    status: 'CREATED' | 'WAITING_PAYMENT' | 'SUBMITTED' | 'PENDING_REVIEW' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | (string & {})
    amount: Money
    at: Instant
  }
  'withdraw.receipts': {
    waiting: number
  }
  'withdraw.status': {
    orderNo: string
    status: WithdrawState | (string & {}) | PartState | (string & {})
    at: Instant
  }
  maintenance: {
    maintenance: boolean
    maintenanceStart?: Instant
    maintenanceEnd?: Instant
    maintenanceMessage?: string
  }
  'session.revoked': {
    reason: 'logout' | 'password' | 'expired' | 'operator' | (string & {})
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
