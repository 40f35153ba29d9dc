import type { DepositTerms } from '../../db/schema.ts'
import type { DepositChannel } from './settings.ts'
import type { Settings } from '../../settings/settings.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import { type BonusTerms, type OfferCode, type Weights, weightsOf } from '../turnover/service.ts'
import type { Order } from './store.ts'

/** The version of what a deposit method costs. */
export const channelVersion = ({ feeType, fee }: Pick<DepositChannel, 'feeType' | 'fee'>): string =>
  versionOf({ feeType, fee })

/** The version of the play a deposit itself requires. */
export const playVersion = ({ turnover }: Pick<Settings, 'turnover'>): string =>
  versionOf({ multiple: turnover.depositMultiple, weights: weightsOf(turnover) })

/** The shown terms that an order stores. */
export function termsToKeep({ turnover }: Pick<Settings, 'turnover'>, bonus: BonusTerms | undefined): DepositTerms {
  const own = { multiple: turnover.depositMultiple, weights: weightsOf(turnover) }
  if (!bonus) return own
  const { code, percent, minDeposit, max, multiple, days, maxBet, maxRelease, weights } = bonus
  return {
    ...own,
    bonus: {
      code,
      percent,
      multiple,
      days,
      weights,
      minDeposit: `${minDeposit}`,
      max: `${max}`,
      maxBet: `${maxBet}`,
      maxRelease: maxRelease === null ? null : `${maxRelease}`,
    },
  }
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

/** The bonus that was chosen with an order, as it was shown. */
export function bonusTermsOf({ terms }: Pick<Order, 'terms'>): BonusTerms | undefined {
  if (!terms?.bonus) return undefined
  const { code, minDeposit, max, maxBet, maxRelease, weights, ...plain } = terms.bonus
  return {
    ...plain,
    code: code as OfferCode,
    weights: weights as Weights,
    minDeposit: BigInt(minDeposit),
    max: BigInt(max),
    maxBet: BigInt(maxBet),
    maxRelease: maxRelease === null ? null : BigInt(maxRelease),
  }
}
