import { compileRules, serverFaults, type FieldRule, type RuleFormAnswer } from '@brand/ui/forms'
import { isGatewayError, type MemberRegisterInput, type RegisterSettings } from '@brand/sdk'

/** Needed to open an account by user name, whatever the rules say (spec §5). */
const always = new Set(['username', 'password', 'confirmPassword'])
const last = Number.MAX_SAFE_INTEGER
/** Of the form, not of the account. */
const beside = new Set(['captcha', 'age', 'agree'])

/** The server's fields, then the captcha where the house asks for one, then age and terms, asked apart. */
export function registerRules({ rules, captcha }: Pick<RegisterSettings, 'rules' | 'captcha'>): FieldRule[] {
  return [
    ...rules.map((rule) => (always.has(rule.field) ? { ...rule, required: true } : rule)),
    { field: 'captcha', enabled: captcha, required: true, maxLength: 16, order: last },
    { field: 'age', required: true, type: 'checkbox', order: last },
    { field: 'agree', required: true, type: 'checkbox', order: last },
  ]
}

type Account = Pick<MemberRegisterInput, 'username' | 'password' | 'confirmPassword'> & Record<string, string>

/** What is sent of the account: filled fields only. */
export function accountOf(values: Record<string, string>): Account {
  const filled = Object.entries(values).filter(([field, value]) => value !== '' && !beside.has(field))
  return { username: '', password: '', confirmPassword: '', ...Object.fromEntries(filled) }
}

/** The field a refusal belongs to, by its code or by what it names. */
function fieldOf(error: unknown): string | undefined {
  if (isGatewayError(error, 'captcha_required', 'captcha_wrong')) return 'captcha'
  if (isGatewayError(error, 'terms_required')) return 'agree'
  if (isGatewayError(error, 'invitation_code_error')) return 'referralCode'
  return isGatewayError(error) ? error.field : undefined
}

/** Shows a refusal where it belongs: beside its fields, else above the form. A captcha is good once. */
export function answerTo(error: unknown, rules: readonly FieldRule[], words: (error: unknown) => string): RuleFormAnswer {
  const values = { captcha: '' }
  const form = compileRules(rules)
  const shown = (field: string) => form.fields.some(({ name }) => name === field)
  const faults = isGatewayError(error, 'validation') ? serverFaults(error.details['fields'], form) : {}
  if (Object.keys(faults).some(shown)) return { fields: faults, values }
  const field = fieldOf(error)
  return field !== undefined && shown(field) ? { fields: { [field]: { kind: 'said', words: words(error) } }, values } : { message: words(error), values }
}
