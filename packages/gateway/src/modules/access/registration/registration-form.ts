import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'

/** Fields of the registration in their order. Without affiliates there is no invitation field. */
export function formFields(settings: Settings): Settings['register']['fields'] {
  const { fields } = settings.register
  return isOn(settings, 'AFFMAN3') ? fields : fields.filter(({ field }) => field !== 'referralCode')
}
