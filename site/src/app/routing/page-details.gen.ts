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
  recent: { area: 'games', key: 'row.recent', outline: 'games' },
  seamless: { area: 'play', key: 'title', outline: 'game' },
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
    messageV2: 'INBOX3',
    accountInfo: 'COMM3',
    securityCenter: 'PASS3',
    limits: 'RG3',
  },
  agent: {},
} as const satisfies Record<string, Record<string, ModuleId>>
