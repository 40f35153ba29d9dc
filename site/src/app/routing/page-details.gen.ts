// Made by `npm run gen` from the `page.ts` files of the features.
import type { ModuleId } from '@brand/sdk'
import type { PageOutline } from './define-page.ts'

/** Pages with an address of their own. */
export const pageOutlines: Readonly<Record<string, PageOutline>> = {
  agent: { area: 'agent', key: 'login.headline', outline: 'agent' },
  agentHome: { area: 'agent', key: 'overview', outline: 'agent' },
  favourites: { area: 'games', key: 'row.favourites', outline: 'games' },
  helpAlone: { area: 'support', key: 'help.title', outline: 'plain' },
  home: { area: 'site', key: 'title.home', outline: 'home' },
  lobby: { area: 'site', key: 'category.RNG', outline: 'games' },
  lottery: { area: 'lottery', key: 'title.lottery', outline: 'wide' },
  member: { area: 'member', key: 'account', outline: 'member' },
  pointMall: { area: 'points', key: 'title', outline: 'plain' },
  promotions: { area: 'promotions', key: 'title', outline: 'wide' },
  raffles: { area: 'raffles', key: 'title', outline: 'wide' },
  recent: { area: 'games', key: 'row.recent', outline: 'games' },
  seamless: { area: 'play', key: 'title', outline: 'game' },
  winners: { area: 'winners', key: 'title', outline: 'wide' },
}

/** Pages of the centres, each with the module that switches it on or off. */
export const centreModules = {
  member: {
    depositv2: 'DEPO3',
    withdraw: 'WITH3',
    transferFund: 'FUNDTRANS3',
    transferUpline: 'AGETRANSFERUP3',
    personalHistoryCopy: 'TRANSBETREPMEM3',
    transactionHistory: 'MEMTRANS3',
    personalProfit: 'TRANSBETREPMEM3',
    accountRecord: 'MEMTRANS3',
    ledgerProof: 'MEMTRANS3',
    rewardCenter: 'REWCEN3',
    bonusDetails: 'COMM3',
    missionLeaderboard: 'MISSIONLB3',
    vip: 'VIP3',
    manualRebate: 'REBATE3',
    referral: 'REFER3',
    messageV2: 'INBOX3',
    accountInfo: 'COMM3',
    securityCenter: 'PASS3',
    limits: 'RG3',
  },
  agent: {
    depositv2: 'DEPO3',
    withdraw: 'WITH3',
    transferDownline: 'DOWNMAN',
    transferUpline: 'AGETRANSFERUP3',
    redPacket: 'AGENTRANSMULTDOWN3',
    agentTeamOverview: 'AGEINFO3',
    registerCenter: 'REGCEN',
    downlineManagmentView: 'DOWNMAN',
    personalHistoryCopy: 'TEAMBETTING3',
    palStatementsAgentCopy: 'AGETEAMPNL3',
    agentDownlineTransactionDetailsCopy: 'AGEDOWNTRANS3',
    agentRevenueReport: 'AGEREV3',
    contracts: 'COMM3',
    contractSimulator: 'COMM3',
    dividends: 'SIGNCONDIV3',
    dailyWages: 'DAILYSALCONT3',
    hourlySalary: 'HOURSAL3',
    realtimeSalary: 'RTSALARY3',
    agentAnnouncement: 'AGENTANNOUNCE3',
    messageV2: 'INBOX3',
    customerService: 'COMM3',
  },
} as const satisfies Record<string, Record<string, ModuleId>>
