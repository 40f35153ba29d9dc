import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Key } from '../../../app/i18n/words.ts'

const reasons = ['below_minimum', 'first_deposit_used', 'bonus_used', 'on_break', 'not_allowed', 'not_offered'] as const

/** Why a bonus is not given, where the gateway's reason is one this build has words for. */
export function bonusReasonKey(reason: unknown): Key<'deposit'> | undefined {
  const known = reasons.find((one) => one === reason)
  return known && `deposit.bonus.reason.${known}`
}

/** What went wrong with an order, and for a bonus that is not to be had, why. */
export function useFaultText(): (error: unknown) => string {
  const t = useWords('deposit')
  const errorText = useErrorText()
  return (error) => {
    const why = isGatewayError(error, 'bonus_not_available') ? bonusReasonKey(error.details['reason']) : undefined
    return why ? `${errorText(error)} ${t(why)}` : errorText(error)
  }
}
