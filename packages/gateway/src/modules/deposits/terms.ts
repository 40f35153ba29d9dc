import type { ChosenBonus, DepositTerms } from './schema.ts'
import type { DepositChannel } from './settings.ts'
import type { Settings } from '../../settings/settings.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import { type Weights, weightsOf } from '../turnover/index.ts'
import type { Offer } from './bonuses.ts'
import type { Order } from './store.ts'

/** The version of what a deposit method costs. */
export const channelVersion = ({ feeType, fee }: Pick<DepositChannel, 'feeType' | 'fee'>): string =>
  versionOf({ feeType, fee })

/** The version of the play a deposit itself requires. */
export const playVersion = ({ turnover }: Pick<Settings, 'turnover'>): string =>
  versionOf({ multiple: turnover.depositMultiple, weights: weightsOf(turnover) })

/** The shown terms that an order stores. */
export function termsToKeep({ turnover }: Pick<Settings, 'turnover'>, offer: Offer | undefined): DepositTerms {
  const own = { multiple: turnover.depositMultiple, weights: weightsOf(turnover) }
  if (!offer) return own
  const { termsVersion: _termsVersion, joined: _joined, ...bonus } = offer
  return { ...own, bonus }
}

/** The play an order requires: as shown then, and of an order that stored nothing, as the settings have it. */
export function playTermsOf(
  { terms }: Pick<Order, 'terms'>,
  { turnover }: Pick<Settings, 'turnover'>,
): { multiple: number; weights: Weights } {
  return terms
    ? { multiple: terms.multiple, weights: terms.weights as Weights }
    : { multiple: turnover.depositMultiple, weights: weightsOf(turnover) }
}

/** What orders stored less of before promotions could be chosen. */
const ofOlderOrders = { form: 'BONUS', amount: null, base: 'REWARD', claimDays: 0 } as const

/** The bonus that was chosen with an order, as it was shown. */
export const bonusTermsOf = ({ terms }: Pick<Order, 'terms'>): ChosenBonus | undefined =>
  terms?.bonus && { ...ofOlderOrders, ...terms.bonus }
