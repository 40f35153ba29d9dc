import type { FieldRule } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'

/** A new password, by the rule of the registration. */
export function newPasswordRule(settings: Pick<RegisterSettings, 'rules'> | undefined, order = 0): FieldRule {
  const rule = settings?.rules.find(({ field }) => field === 'password')
  return { ...rule, field: 'newPassword', enabled: true, required: true, type: 'password', order }
}
