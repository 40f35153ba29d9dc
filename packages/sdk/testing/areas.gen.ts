// Made by `npm run gen` from the files of `areas`.
import * as agentCodes from './areas/agent-codes.ts'
import * as agentNews from './areas/agent-news.ts'
import * as articles from './areas/articles.ts'
import * as bonuses from './areas/bonuses.ts'
import * as cashier from './areas/cashier.ts'
import * as chat from './areas/chat.ts'
import * as codes from './areas/codes.ts'
import * as content from './areas/content.ts'
import * as contracts from './areas/contracts.ts'
import * as downlineTransfers from './areas/downline-transfers.ts'
import * as downline from './areas/downline.ts'
import * as favourites from './areas/favourites.ts'
import * as fundPassword from './areas/fund-password.ts'
import * as games from './areas/games.ts'
import * as inbox from './areas/inbox.ts'
import * as income from './areas/income.ts'
import * as limits from './areas/limits.ts'
import * as lineMessages from './areas/line-messages.ts'
import * as member from './areas/member.ts'
import * as missions from './areas/missions.ts'
import * as play from './areas/play.ts'
import * as points from './areas/points.ts'
import * as promotions from './areas/promotions.ts'
import * as raffles from './areas/raffles.ts'
import * as rebates from './areas/rebates.ts'
import * as records from './areas/records.ts'
import * as referrals from './areas/referrals.ts'
import * as registerCentre from './areas/register-centre.ts'
import * as registration from './areas/registration.ts'
import * as rewards from './areas/rewards.ts'
import * as security from './areas/security.ts'
import * as session from './areas/session.ts'
import * as support from './areas/support.ts'
import * as system from './areas/system.ts'
import * as team from './areas/team.ts'
import * as tickets from './areas/tickets.ts'
import * as vip from './areas/vip.ts'
import * as wallet from './areas/wallet.ts'
import * as withdraw from './areas/withdraw.ts'

export const fixtures = {
  agent: agentCodes.agent,
  agentNews: agentNews.agentNews,
  articles: articles.articles,
  bonuses: bonuses.bonuses,
  deposits: cashier.deposits,
  chat: chat.chat,
  chatRooms: chat.chatRooms,
  password: codes.password,
  verification: codes.verification,
  content: content.content,
  contracts: contracts.contracts,
  downlineTransfers: downlineTransfers.downlineTransfers,
  downline: downline.downline,
  favourites: favourites.favourites,
  fundPassword: fundPassword.fundPassword,
  games: games.games,
  inbox: inbox.inbox,
  income: income.income,
  limits: limits.limits,
  turnover: limits.turnover,
  lineMessages: lineMessages.lineMessages,
  member: member.member,
  missions: missions.missions,
  lottery: play.lottery,
  play: play.play,
  points: points.points,
  promotions: promotions.promotions,
  raffles: raffles.raffles,
  rebates: rebates.rebates,
  records: records.records,
  summary: records.summary,
  upline: records.upline,
  referrals: referrals.referrals,
  registerCentre: registerCentre.registerCentre,
  rewards: rewards.rewards,
  profile: security.profile,
  security: security.security,
  session: session.session,
  support: support.support,
  system: system.system,
  team: team.team,
  tickets: tickets.tickets,
  vip: vip.vip,
  funds: wallet.funds,
  wallet: wallet.wallet,
  payoutAccounts: withdraw.payoutAccounts,
  receipts: withdraw.receipts,
  withdrawals: withdraw.withdrawals,
}

export const requests = {
  ...agentCodes.requests,
  ...articles.requests,
  ...bonuses.requests,
  ...cashier.requests,
  ...chat.requests,
  ...codes.requests,
  ...content.requests,
  ...contracts.requests,
  ...downlineTransfers.requests,
  ...downline.requests,
  ...favourites.requests,
  ...fundPassword.requests,
  ...games.requests,
  ...inbox.requests,
  ...income.requests,
  ...limits.requests,
  ...lineMessages.requests,
  ...member.requests,
  ...missions.requests,
  ...play.requests,
  ...points.requests,
  ...promotions.requests,
  ...raffles.requests,
  ...rebates.requests,
  ...records.requests,
  ...referrals.requests,
  ...registerCentre.requests,
  ...rewards.requests,
  ...security.requests,
  ...session.requests,
  ...support.requests,
  ...system.requests,
  ...team.requests,
  ...tickets.requests,
  ...wallet.requests,
  ...withdraw.requests,
}
