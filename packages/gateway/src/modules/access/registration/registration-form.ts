import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'

/** Fields of the registration in their order. The field of the invitation is for codes of agents and of friends. */
export function formFields(settings: Settings): Settings['register']['fields'] {
  const { fields } = settings.register
  return isOn(settings, 'AFFMAN3') || isOn(settings, 'REFER3')
    ? fields
    : fields.filter(({ field }) => field !== 'referralCode')
}
