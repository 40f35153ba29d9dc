import { isGatewayError } from '@brand/sdk'
import { compileRules, serverErrors, type FieldRule, type RuleFormAnswer } from '@brand/ui/forms'
import { placeError, type ErrorWords } from './form-errors.ts'

/** A failure as a form made of rules shows it. A captcha is good once: its field is empty again. */
export function ruleFormErrors(
  error: unknown,
  rules: readonly FieldRule[],
  { text, ofField }: ErrorWords,
): RuleFormAnswer {
  const form = compileRules(rules)
  const shows = (field: string) => form.fields.some(({ name }) => name === field)
  const values = shows('captcha') ? { values: { captcha: '' } } : {}
  const toMessage = (words: string) => ({ kind: 'said', words }) as const
  const { faults, field } = placeError(error, shows)
  if (Object.keys(faults).length > 0) {
    const own = Object.entries(faults).flatMap(([name, { code }]) => {
      const words = ofField?.(String(code), name)
      return words === undefined ? [] : [[name, toMessage(words)] as const]
    })
    return { fields: { ...serverErrors(faults, form), ...Object.fromEntries(own) }, ...values }
  }
  if (field === undefined) return { message: text(error), ...values }
  const code = isGatewayError(error) ? error.code : 'unknown'
  return { fields: { [field]: toMessage(ofField?.(code, field) ?? text(error)) }, ...values }
}
