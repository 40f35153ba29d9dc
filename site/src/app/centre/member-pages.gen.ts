// Made by `npm run gen` from the `page.ts` files of the features.
import type { CentrePageDefinition } from '../routing/define-page.ts'
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

export const memberPages: readonly CentrePageDefinition<'member'>[] = [
  depositv2,
  withdraw,
  transferFund,
  transferUpline,
  personalHistoryCopy,
  transactionHistory,
  personalProfit,
  accountRecord,
  ledgerProof,
  rewardCenter,
  bonusDetails,
  missionLeaderboard,
  vip,
  manualRebate,
  referral,
  messageV2,
  customerService,
  accountInfo,
  securityCenter,
  limits,
]
