import type { WithdrawalTerms } from './schema.ts'
import { rgProfileOf } from '../responsible-gaming/index.ts'
import type { Settings } from '../../settings/settings.ts'
import type { PayoutMethod } from './settings.ts'
import { versionOf } from '../../lib/text/terms-version.ts'

/** The version of what a payout method costs, and whether a receipt is required. */
export const methodVersion = ({ feeType, fee, receipt }: PayoutMethod): string => versionOf({ feeType, fee, receipt })

/** The shown terms that an order stores. */
export const termsToKeep = (settings: Settings): WithdrawalTerms => rgProfileOf(settings).withdraw

/** The version of that, and of what is paid at once. */
export const orderVersion = (settings: Settings): string =>
  versionOf({ ...termsToKeep(settings), autoApprove: settings.withdraw.autoApprove })
