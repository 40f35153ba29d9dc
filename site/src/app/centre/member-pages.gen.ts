// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadedCentrePage } from './centre-pages.ts'
import deposit from '../../features/money/deposit/page.ts'
import withdraw from '../../features/money/withdraw/page.ts'
import transferFund from '../../features/money/transfer/funds.page.ts'
import transferUpline from '../../features/money/transfer/upline.page.ts'
import bets from '../../features/money/records/bets.page.ts'
import transactions from '../../features/money/records/transactions.page.ts'
import profit from '../../features/money/records/profit.page.ts'
import accountRecord from '../../features/money/records/ledger.page.ts'
import ledgerProof from '../../features/money/records/proof.page.ts'
import rewards from '../../features/rewards/centre/page.ts'
import bonuses from '../../features/rewards/bonuses/page.ts'
import missions from '../../features/rewards/missions/page.ts'
import vip from '../../features/rewards/vip/page.ts'
import rebate from '../../features/rewards/rebate/page.ts'
import referral from '../../features/rewards/referral/page.ts'
import messages from '../../features/account/messages/page.ts'
import support from '../../features/account/support/page.ts'
import profile from '../../features/account/profile/page.ts'
import security from '../../features/account/security/page.ts'
import limits from '../../features/safer-play/limits/page.ts'

export const memberPages: readonly LoadedCentrePage<'member'>[] = [
  { ...deposit, load: () => import('../../features/money/deposit/Deposit.tsx').then(({ Deposit }) => ({ default: Deposit })) },
  { ...withdraw, load: () => import('../../features/money/withdraw/WithdrawPage.tsx') },
  { ...transferFund, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Funds }) => ({ default: Funds })) },
  { ...transferUpline, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Upline }) => ({ default: Upline })) },
  { ...bets, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Bets }) => ({ default: Bets })) },
  { ...transactions, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Transactions }) => ({ default: Transactions })) },
  { ...profit, load: () => import('../../features/money/records/Profit.tsx').then(({ Profit }) => ({ default: Profit })) },
  { ...accountRecord, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ AccountRecord }) => ({ default: AccountRecord })) },
  { ...ledgerProof, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Proof }) => ({ default: Proof })) },
  { ...rewards, load: () => import('../../features/rewards/centre/RewardsPage.tsx') },
  { ...bonuses, load: () => import('../../features/rewards/bonuses/BonusesPage.tsx') },
  { ...missions, load: () => import('../../features/rewards/missions/MissionsPage.tsx') },
  { ...vip, load: () => import('../../features/rewards/vip/VipPage.tsx') },
  { ...rebate, load: () => import('../../features/rewards/rebate/RebatePage.tsx') },
  { ...referral, load: () => import('../../features/rewards/referral/ReferralPage.tsx') },
  { ...messages, load: () => import('../../features/account/messages/Messages.tsx') },
  { ...support, load: () => import('../../features/account/support/SupportPage.tsx') },
  { ...profile, load: () => import('../../features/account/profile/ProfilePage.tsx') },
  { ...security, load: () => import('../../features/account/security/SecurityPage.tsx') },
  { ...limits, load: () => import('../../features/safer-play/limits/LimitsPage.tsx') },
]
