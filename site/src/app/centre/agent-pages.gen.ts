// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadedCentrePage } from './centre-pages.ts'
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

export const agentPages: readonly LoadedCentrePage<'agent'>[] = [
  { ...depositv2, load: () => import('../../features/money/deposit/Deposit.tsx').then(({ Deposit }) => ({ default: Deposit })) },
  { ...withdraw, load: () => import('../../features/money/withdraw/WithdrawPage.tsx') },
  { ...transferDownline, load: () => import('../../features/money/transfer/agent/AgentTransferPages.ts').then(({ DownlineTransfer }) => ({ default: DownlineTransfer })) },
  { ...transferUpline, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Upline }) => ({ default: Upline })) },
  { ...redPacket, load: () => import('../../features/money/transfer/agent/AgentTransferPages.ts').then(({ PacketPage }) => ({ default: PacketPage })) },
  { ...agentTeamOverview, load: () => import('../../features/agent/team/overview/TeamOverview.tsx').then(({ TeamOverview }) => ({ default: TeamOverview })) },
  { ...registerCenter, load: () => import('../../features/agent/register-centre/RegisterCentrePage.tsx') },
  { ...downlineManagmentView, load: () => import('../../features/agent/team/downlines/Downlines.tsx').then(({ Downlines }) => ({ default: Downlines })) },
  { ...personalHistoryCopy, load: () => import('../../features/agent/team/reports/TeamBets.tsx').then(({ TeamBets }) => ({ default: TeamBets })) },
  { ...palStatementsAgentCopy, load: () => import('../../features/agent/team/reports/TeamPnl.tsx').then(({ TeamPnl }) => ({ default: TeamPnl })) },
  { ...agentDownlineTransactionDetailsCopy, load: () => import('../../features/agent/team/reports/TeamTransactions.tsx').then(({ TeamTransactions }) => ({ default: TeamTransactions })) },
  { ...agentRevenueReport, load: () => import('../../features/agent/income/Income.tsx').then(({ Income }) => ({ default: Income })) },
  { ...contracts, load: () => import('../../features/agent/contracts/ContractsPage.tsx') },
  { ...contractSimulator, load: () => import('../../features/agent/contracts/simulator/SimulatorPage.tsx') },
  { ...dividends, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ Dividends }) => ({ default: Dividends })) },
  { ...dailyWages, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ DailyWages }) => ({ default: DailyWages })) },
  { ...hourlySalary, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ HourlySalary }) => ({ default: HourlySalary })) },
  { ...realtimeSalary, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ RealtimeSalary }) => ({ default: RealtimeSalary })) },
  { ...agentAnnouncement, load: () => import('../../features/agent/news/News.tsx').then(({ News }) => ({ default: News })) },
  { ...messageV2, load: () => import('../../features/account/messages/Messages.tsx') },
  { ...customerService, load: () => import('../../features/account/support/SupportPage.tsx') },
]
