import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'

/** Fields of the registration in their order. Where no agent is followed nobody is asked for an invitation. */
export function formFields(settings: Settings): Settings['register']['fields'] {
  const { fields } = settings.register
  return isOn(settings, 'AFFMAN3') ? fields : fields.filter(({ field }) => field !== 'referralCode')
}
