import * as agent from './calls/agent.ts'
import * as boards from './calls/boards.ts'
import * as chat from './calls/chat.ts'
import * as content from './calls/content.ts'
import * as deposits from './calls/deposits.ts'
import * as favourites from './calls/favourites.ts'
import * as fundPassword from './calls/fund-password.ts'
import * as funds from './calls/funds.ts'
import * as games from './calls/games.ts'
import * as inbox from './calls/inbox.ts'
import * as limits from './calls/limits.ts'
import * as lottery from './calls/lottery.ts'
import * as member from './calls/member.ts'
import * as password from './calls/password.ts'
import * as play from './calls/play.ts'
import * as payoutAccounts from './calls/payout-accounts.ts'
import * as receipts from './calls/receipts.ts'
import * as records from './calls/records.ts'
import * as profile from './calls/profile.ts'
import * as security from './calls/security.ts'
import * as session from './calls/session.ts'
import * as summary from './calls/summary.ts'
import * as system from './calls/system.ts'
import * as upline from './calls/upline.ts'
import * as turnover from './calls/turnover.ts'
import * as verification from './calls/verification.ts'
import * as wallet from './calls/wallet.ts'
import * as withdrawals from './calls/withdrawals.ts'

/** Every call of the gateway, by area and name: `contract.session.login` is what `sdk.session.login` sends. */
export const contract = {
  system: {
    status: system.status,
    whitelabel: system.whitelabel,
    registerRules: system.registerRules,
    captcha: system.captcha,
    domainRoute: system.domainRoute,
    countries: system.countries,
  },
  session: {
    login: session.login,
    verify: session.verify,
    remembered: session.remembered,
    code: session.code,
    exchange: session.exchange,
    social: session.social,
    freePlay: session.freePlay,
    logout: session.logout,
  },
  verification: { sms: verification.sms, register: verification.register },
  member: {
    info: member.info,
    register: member.register,
    registerMobile: member.registerMobile,
    language: member.language,
    icon: member.icon,
    setIcon: member.setIcon,
    funds: member.funds,
  },
  password: {
    change: password.change,
    byMail: password.byMail,
    resetByMail: password.resetByMail,
    resetByMobile: password.resetByMobile,
  },
  payoutAccounts: {
    list: payoutAccounts.list,
    setName: payoutAccounts.setName,
    save: payoutAccounts.save,
    remove: payoutAccounts.remove,
  },
  withdrawals: {
    settings: withdrawals.settings,
    submit: withdrawals.submit,
    orders: withdrawals.orders,
    detail: withdrawals.detail,
    cancel: withdrawals.cancel,
  },
  receipts: {
    waiting: receipts.waiting,
    act: receipts.act,
    addPicture: receipts.addPicture,
    picture: receipts.picture,
  },
  fundPassword: { status: fundPassword.status, set: fundPassword.set, change: fundPassword.change },
  agent: { affiliate: agent.affiliate },
  wallet: {
    balance: wallet.balance,
    merchant: wallet.merchant,
    transfer: wallet.transfer,
    vendors: wallet.vendors,
    recall: wallet.recall,
    transferStatus: wallet.transferStatus,
  },
  games: {
    lanes: games.lanes,
    vendorTypes: games.vendorTypes,
    list: games.list,
    info: games.info,
    hot: games.hot,
    recent: games.recent,
    launch: games.launch,
    guestLaunch: games.guestLaunch,
    rooms: games.rooms,
    winners: boards.winners,
    ranks: boards.ranks,
    jackpot: boards.jackpot,
  },
  lottery: {
    menus: lottery.menus,
    vnMenu: lottery.vnMenu,
    vnRecent: lottery.vnRecent,
    vnOpened: lottery.vnOpened,
    opened: lottery.lottoOpened,
    draws: lottery.draws,
    near: lottery.near,
  },
  play: { session: play.session, resume: play.resume, end: play.end },
  favourites: { ids: favourites.ids, list: favourites.list, add: favourites.add, remove: favourites.remove },
  content: {
    announcements: content.announcements,
    notices: content.notices,
    banners: content.banners,
    unread: content.unread,
    helpCenter: content.helpCenter,
    feedback: content.feedback,
  },
  deposits: {
    settings: deposits.settings,
    channels: deposits.channels,
    submit: deposits.submit,
    order: deposits.order,
    proof: deposits.proof,
    cancel: deposits.cancel,
  },
  records: {
    bets: records.bets,
    bet: records.bet,
    ledger: records.ledger,
    deposits: records.deposits,
    withdrawals: records.withdrawals,
    profit: records.profit,
    proof: records.proof,
    transfers: records.transfers,
  },
  summary: { member: summary.member },
  funds: { setAutoTransfer: funds.setAutoTransfer },
  upline: { info: upline.info, submit: upline.submit, history: upline.history, find: upline.find },
  inbox: { list: inbox.list, read: inbox.read, remove: inbox.remove },
  turnover: { info: turnover.info, forfeit: turnover.forfeit },
  limits: {
    profile: limits.profile,
    list: limits.list,
    submit: limits.submit,
    confirm: limits.confirm,
    cancel: limits.cancel,
    timeout: limits.timeout,
    exclude: limits.exclude,
    interval: limits.interval,
    session: limits.session,
    acknowledge: limits.acknowledge,
    history: limits.history,
    closeTypes: limits.closeTypes,
    preset: limits.preset,
    statement: limits.statement,
    selfTest: limits.selfTest,
    submitSelfTest: limits.submitSelfTest,
  },
  chat: { models: chat.models, launch: chat.launch },
  profile: {
    show: profile.show,
    update: profile.update,
    contactCode: profile.contactCode,
    setContact: profile.setContact,
  },
  security: {
    overview: security.overview,
    logins: security.logins,
    sessions: security.sessions,
    endSession: security.endSession,
    setPhrase: security.setPhrase,
    beginAuthenticator: security.beginAuthenticator,
    confirmAuthenticator: security.confirmAuthenticator,
    endAuthenticator: security.endAuthenticator,
    beginPasskey: security.beginPasskey,
    addPasskey: security.addPasskey,
    removePasskey: security.removePasskey,
    secondStep: security.secondStep,
    askPasskey: security.askPasskey,
    passkeyLogin: security.passkeyLogin,
  },
} as const

export type Contract = typeof contract

export { errors, errorCodes, type ErrorCode } from './errors.ts'
export { moduleIds, type ModuleId } from './modules.ts'
export { events, stream, type EventName } from './events.ts'
export type { Envelope, Refusal, Success } from './envelope.ts'
export type { ChallengePurpose, Endpoint, ListKey, Method, Principal } from './endpoint.ts'
export { FieldRule, RegisterSettings, WhitelabelNode, patternIds } from './calls/system.ts'
export { identityProviders } from './calls/session.ts'
export { Game, GameFeature, GameType, Volatility, gameFeatures, gameTypes, volatilities } from './shapes.ts'
export { Balance, Transfer } from './calls/wallet.ts'
export { PartState, WithdrawOrder, WithdrawState, disputeReasons } from './calls/withdrawals.ts'
export { DepositChannel, DepositOrder } from './calls/deposits.ts'
export { Lane, gameSorts } from './calls/games.ts'
export { RgProfile, limitKinds, limitPeriods } from './calls/limits.ts'
export { TurnoverInfo } from './calls/turnover.ts'
export { BetRow, BetStatus, LedgerRow, orderOutcomes, profitGroups, recordDays, typeGroups } from './calls/records.ts'
