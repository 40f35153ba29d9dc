// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadedCentrePage } from './centre-pages.ts'
import depositv2 from '../../features/money/deposit/page.ts'
import withdraw from '../../features/money/withdraw/page.ts'
import transferFund from '../../features/money/transfer/funds.page.ts'
import transferUpline from '../../features/money/transfer/upline.page.ts'
import personalHistoryCopy from '../../features/money/records/bets.page.ts'
import transactionHistory from '../../features/money/records/transactions.page.ts'
import personalProfit from '../../features/money/records/profit.page.ts'
import accountRecord from '../../features/money/records/ledger.page.ts'
import ledgerProof from '../../features/money/records/proof.page.ts'
import rewardCenter from '../../features/rewards/centre/page.ts'
import bonusDetails from '../../features/rewards/bonuses/page.ts'
import missionLeaderboard from '../../features/rewards/missions/page.ts'
import vip from '../../features/rewards/vip/page.ts'
import manualRebate from '../../features/rewards/rebate/page.ts'
import referral from '../../features/rewards/referral/page.ts'
import messageV2 from '../../features/account/messages/page.ts'
import customerService from '../../features/account/support/page.ts'
import accountInfo from '../../features/account/profile/page.ts'
import securityCenter from '../../features/account/security/page.ts'
import limits from '../../features/safer-play/limits/page.ts'

export const memberPages: readonly LoadedCentrePage<'member'>[] = [
  { ...depositv2, load: () => import('../../features/money/deposit/Deposit.tsx').then(({ Deposit }) => ({ default: Deposit })) },
  { ...withdraw, load: () => import('../../features/money/withdraw/WithdrawPage.tsx') },
  { ...transferFund, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Funds }) => ({ default: Funds })) },
  { ...transferUpline, load: () => import('../../features/money/transfer/TransferPages.ts').then(({ Upline }) => ({ default: Upline })) },
  { ...personalHistoryCopy, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Bets }) => ({ default: Bets })) },
  { ...transactionHistory, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Transactions }) => ({ default: Transactions })) },
  { ...personalProfit, load: () => import('../../features/money/records/Profit.tsx').then(({ Profit }) => ({ default: Profit })) },
  { ...accountRecord, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ AccountRecord }) => ({ default: AccountRecord })) },
  { ...ledgerProof, load: () => import('../../features/money/records/RecordsPages.tsx').then(({ Proof }) => ({ default: Proof })) },
  { ...rewardCenter, load: () => import('../../features/rewards/centre/RewardsPage.tsx') },
  { ...bonusDetails, load: () => import('../../features/rewards/bonuses/BonusPage.tsx') },
  { ...missionLeaderboard, load: () => import('../../features/rewards/missions/MissionsPage.tsx') },
  { ...vip, load: () => import('../../features/rewards/vip/VipPage.tsx') },
  { ...manualRebate, load: () => import('../../features/rewards/rebate/RebatePage.tsx') },
  { ...referral, load: () => import('../../features/rewards/referral/ReferralPage.tsx') },
  { ...messageV2, load: () => import('../../features/account/messages/Messages.tsx') },
  { ...customerService, load: () => import('../../features/account/support/SupportPage.tsx') },
  { ...accountInfo, load: () => import('../../features/account/profile/AccountInfoPage.tsx') },
  { ...securityCenter, load: () => import('../../features/account/security/SecurityPage.tsx') },
  { ...limits, load: () => import('../../features/safer-play/limits/LimitsPage.tsx') },
]
