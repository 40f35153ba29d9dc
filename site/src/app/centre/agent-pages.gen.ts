// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadedCentrePage } from './centre-pages.ts'
import deposit from '../../features/money/deposit/agent.page.ts'
import withdraw from '../../features/money/withdraw/agent.page.ts'
import transferDownline from '../../features/money/transfer/downline.page.ts'
import transferUpline from '../../features/money/transfer/agent-upline.page.ts'
import redPacket from '../../features/money/transfer/packet.page.ts'
import teamOverview from '../../features/agent/team/overview.page.ts'
import registerCentre from '../../features/agent/register-centre/page.ts'
import downlines from '../../features/agent/team/downlines.page.ts'
import teamBets from '../../features/agent/team/bets.page.ts'
import teamPnl from '../../features/agent/team/pnl.page.ts'
import teamTransactions from '../../features/agent/team/transactions.page.ts'
import income from '../../features/agent/income/page.ts'
import contracts from '../../features/agent/contracts/page.ts'
import contractSimulator from '../../features/agent/contracts/simulator/page.ts'
import dividends from '../../features/agent/payments/dividends.page.ts'
import dailyWages from '../../features/agent/payments/daily-wages.page.ts'
import hourlySalary from '../../features/agent/payments/hourly-salary.page.ts'
import realtimeSalary from '../../features/agent/payments/realtime-salary.page.ts'
import news from '../../features/agent/news/page.ts'
import messages from '../../features/account/messages/agent.page.ts'
import support from '../../features/account/support/agent.page.ts'

export const agentPages: readonly LoadedCentrePage<'agent'>[] = [
  { ...deposit, load: () => import('../../features/money/deposit/Deposit.tsx').then(({ Deposit }) => ({ default: Deposit })) },
  { ...withdraw, load: () => import('../../features/money/withdraw/WithdrawPage.tsx') },
  { ...transferDownline, load: () => import('../../features/money/transfer/agent/AgentTransferPages.ts').then(({ DownlineTransfer }) => ({ default: DownlineTransfer })) },
  { ...transferUpline, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Upline }) => ({ default: Upline })) },
  { ...redPacket, load: () => import('../../features/money/transfer/agent/AgentTransferPages.ts').then(({ PacketPage }) => ({ default: PacketPage })) },
  { ...teamOverview, load: () => import('../../features/agent/team/overview/TeamOverview.tsx').then(({ TeamOverview }) => ({ default: TeamOverview })) },
  { ...registerCentre, load: () => import('../../features/agent/register-centre/RegisterCentrePage.tsx') },
  { ...downlines, load: () => import('../../features/agent/team/downlines/Downlines.tsx').then(({ Downlines }) => ({ default: Downlines })) },
  { ...teamBets, load: () => import('../../features/agent/team/reports/TeamBets.tsx').then(({ TeamBets }) => ({ default: TeamBets })) },
  { ...teamPnl, load: () => import('../../features/agent/team/reports/TeamPnl.tsx').then(({ TeamPnl }) => ({ default: TeamPnl })) },
  { ...teamTransactions, load: () => import('../../features/agent/team/reports/TeamTransactions.tsx').then(({ TeamTransactions }) => ({ default: TeamTransactions })) },
  { ...income, load: () => import('../../features/agent/income/Income.tsx').then(({ Income }) => ({ default: Income })) },
  { ...contracts, load: () => import('../../features/agent/contracts/ContractsPage.tsx') },
  { ...contractSimulator, load: () => import('../../features/agent/contracts/simulator/SimulatorPage.tsx') },
  { ...dividends, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ Dividends }) => ({ default: Dividends })) },
  { ...dailyWages, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ DailyWages }) => ({ default: DailyWages })) },
  { ...hourlySalary, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ HourlySalary }) => ({ default: HourlySalary })) },
  { ...realtimeSalary, load: () => import('../../features/agent/payments/PaymentPages.tsx').then(({ RealtimeSalary }) => ({ default: RealtimeSalary })) },
  { ...news, load: () => import('../../features/agent/news/News.tsx').then(({ News }) => ({ default: News })) },
  { ...messages, load: () => import('../../features/account/messages/Messages.tsx') },
  { ...support, load: () => import('../../features/account/support/SupportPage.tsx') },
]
