/**
 * What `?page=` says for the pages of the centres, where that is not the page's id: addresses are older than the names.
 * Part of the first load, so nothing else is here.
 */
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
