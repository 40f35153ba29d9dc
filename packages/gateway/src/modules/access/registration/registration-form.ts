import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'

/** Whether codes of agents or of friends bring anybody. */
export const takesCodes = (settings: Settings): boolean => isOn(settings, 'AFFMAN3') || isOn(settings, 'REFER3')

/**
 * Fields of the registration in their order. Fields of who brought the person are there while somebody may bring them;
 * what is typed as `paymentPassword` becomes the fund password, whose own rule it follows.
 */
export function formFields(settings: Settings): Settings['register']['fields'] {
  const offered: Partial<Record<string, boolean>> = {
    referralCode: takesCodes(settings),
    affiliateCode: isOn(settings, 'AFFMAN3'),
    recommenderId: isOn(settings, 'REFER3'),
  }
  return settings.register.fields
    .filter(({ field }) => offered[field] ?? true)
    .map((rule) =>
      rule.field === 'paymentPassword' ? { ...rule, ...settings.fundPassword.rule, type: 'password' } : rule,
    )
}
