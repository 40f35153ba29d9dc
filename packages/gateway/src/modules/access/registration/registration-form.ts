import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'

/** Whether codes of agents or of friends bring anybody. */
export const takesCodes = (settings: Settings): boolean => isOn(settings, 'AFFMAN3') || isOn(settings, 'REFER3')

/**
 * Fields of the registration in their order. The field of the invitation is for codes of agents and of friends; what is
 * typed as `paymentPassword` becomes the fund password, whose own rule it follows.
 */
export function formFields(settings: Settings): Settings['register']['fields'] {
  const codes = takesCodes(settings)
  return settings.register.fields
    .filter(({ field }) => codes || field !== 'referralCode')
    .map((rule) =>
      rule.field === 'paymentPassword' ? { ...rule, ...settings.fundPassword.rule, type: 'password' } : rule,
    )
}
