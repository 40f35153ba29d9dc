import { compileRules, serverErrors, type FieldRule, type RuleFormAnswer } from '@brand/ui/forms'
import { isGatewayError } from '@brand/sdk'

/** Fields whose name in a form is another than in the call. */
const names: Readonly<Record<string, string>> = { mobileNo: 'mobileNum', agreed: 'agree' }

/** The field a code of the gateway is always about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  sms_wrong: 'verificationCode',
  sms_expired: 'verificationCode',
  terms_required: 'agree',
  underage: 'birthday',
  username_taken: 'username',
  mobile_taken: 'mobileNum',
}

/** The field a refusal belongs to, by its code or by what it names. */
function fieldOf(error: unknown): string | undefined {
  if (!isGatewayError(error)) return undefined
  if (Object.hasOwn(fieldOfCode, error.code)) return fieldOfCode[error.code]
  const field = error.field ?? (error.code === 'invitation_code_error' ? 'referralCode' : undefined)
  return field && (names[field] ?? field)
}

/** Fields as a refusal of values names them, under the names of the form. */
function named(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).map(([name, fault]) => [names[name] ?? name, fault]),
  )
}

/** Shows a refusal where it belongs: beside its fields, else above the form. A captcha is good once. */
export function answerTo(
  error: unknown,
  rules: readonly FieldRule[],
  words: (error: unknown) => string,
): RuleFormAnswer {
  const values = { captcha: '' }
  const form = compileRules(rules)
  const shown = (field: string) => form.fields.some(({ name }) => name === field)
  const faults = isGatewayError(error, 'validation', 'field_invalid')
    ? serverErrors(named(error.details['fields']), form)
    : {}
  if (Object.keys(faults).some(shown)) return { fields: faults, values }
  const field = fieldOf(error)
  return field !== undefined && shown(field)
    ? { fields: { [field]: { kind: 'said', words: words(error) } }, values }
    : { message: words(error), values }
}
