// Made by `npm run gen` from the `page.ts` files of the features.

/** What `?page=` says for the pages of the centres; one that is not here is at its id. */
export const pageQueries = {
  deposit: 'depositv2',
  bets: 'personalHistoryCopy',
  transactions: 'transactionHistory',
  profit: 'personalProfit',
  rewards: 'rewardCenter',
  bonuses: 'bonusDetails',
  missions: 'missionLeaderboard',
  rebate: 'manualRebate',
  messages: 'messageV2',
  support: 'customerService',
  profile: 'accountInfo',
  security: 'securityCenter',
  teamOverview: 'agentTeamOverview',
  registerCentre: 'registerCenter',
  downlines: 'downlineManagmentView',
  teamBets: 'personalHistoryCopy',
  teamPnl: 'palStatementsAgentCopy',
  teamTransactions: 'agentDownlineTransactionDetailsCopy',
  income: 'agentRevenueReport',
  news: 'agentAnnouncement',
} as const
