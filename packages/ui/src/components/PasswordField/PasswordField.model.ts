/** One rule a new password must keep. Words come from the owner of the rules: the server, for an account. */
export interface PasswordRule {
  id: string
  label: string
  met: (value: string) => boolean
}

export type RuleState = 'pending' | 'met' | 'missed'

export interface CheckedRule {
  id: string
  label: string
  state: RuleState
}

/**
 * A rule turns green as soon as it is met; it turns red only once the reader has left the field with something in it.
 */
export function checkRules(value: string, rules: readonly PasswordRule[], left: boolean): CheckedRule[] {
  return rules.map(({ id, label, met }) => {
    const state: RuleState = value === '' ? 'pending' : met(value) ? 'met' : left ? 'missed' : 'pending'
    return { id, label, state }
  })
}

export const countMet = (checked: readonly CheckedRule[]) => checked.filter((rule) => rule.state === 'met').length
