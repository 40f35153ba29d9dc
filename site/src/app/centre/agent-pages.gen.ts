// Made by `npm run gen` from the `page.ts` files of the features.
import type { CentrePageDefinition } from '../routing/define-page.ts'
import depositv2 from '../../features/money/deposit/agent.page.ts'
import withdraw from '../../features/money/withdraw/agent.page.ts'
import transferDownline from '../../features/money/transfer/downline.page.ts'
import transferUpline from '../../features/money/transfer/agent-upline.page.ts'
import redPacket from '../../features/money/transfer/packet.page.ts'
import agentTeamOverview from '../../features/agent/team/overview.page.ts'
import registerCenter from '../../features/agent/register-centre/page.ts'
import downlineManagmentView from '../../features/agent/team/downlines.page.ts'
import personalHistoryCopy from '../../features/agent/team/bets.page.ts'
import palStatementsAgentCopy from '../../features/agent/team/pnl.page.ts'
import agentDownlineTransactionDetailsCopy from '../../features/agent/team/transactions.page.ts'
import agentRevenueReport from '../../features/agent/income/page.ts'
import contracts from '../../features/agent/contracts/page.ts'
import contractSimulator from '../../features/agent/contracts/simulator/page.ts'
import dividends from '../../features/agent/payments/dividends.page.ts'
import dailyWages from '../../features/agent/payments/daily-wages.page.ts'
import hourlySalary from '../../features/agent/payments/hourly-salary.page.ts'
import realtimeSalary from '../../features/agent/payments/realtime-salary.page.ts'
import agentAnnouncement from '../../features/agent/news/page.ts'
import messageV2 from '../../features/account/messages/agent.page.ts'
import customerService from '../../features/account/support/agent.page.ts'

export const agentPages: readonly CentrePageDefinition<'agent'>[] = [
  depositv2,
  withdraw,
  transferDownline,
  transferUpline,
  redPacket,
  agentTeamOverview,
  registerCenter,
  downlineManagmentView,
  personalHistoryCopy,
  palStatementsAgentCopy,
  agentDownlineTransactionDetailsCopy,
  agentRevenueReport,
  contracts,
  contractSimulator,
  dividends,
  dailyWages,
  hourlySalary,
  realtimeSalary,
  agentAnnouncement,
  messageV2,
  customerService,
]
