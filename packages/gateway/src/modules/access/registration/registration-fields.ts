import type { Handlers } from '../../../http/context.ts'
import { tooEasy } from '../../../auth/passwords/fund-password.ts'
import { readPassword } from '../../../auth/passwords/passwords.ts'
import { formFields, takesCodes } from './registration-form.ts'
import { fault, type RuleFault } from '../../../settings/rules.ts'
import type { Settings } from '../../../settings/settings.ts'

type ByName = Parameters<Handlers<'member'>['register']>[1]
type ByMobile = Parameters<Handlers<'member'>['registerMobile']>[1]
export type Registration = ByName | ByMobile
type FieldFault = RuleFault | { code: 'mismatch' | 'unknown' | 'too_easy' }

/** Not fields of the form, and not stored with the account. */
const transientFields = new Set([
  'captcha',
  'captchaId',
  'agreed',
  'registerMethod',
  'language',
  'domain',
  'registerUrl',
  'affiliateCode',
  'termsVersion',
  'marketing',
  'verificationCode',
  'countryDialingCode',
])
const unkept = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'captchaId',
  'verificationCode',
])
const named = new Set(['username', 'password', 'confirmPassword'])

/** Every field against the rule of its name; a field the form does not have is refused, not ignored. */
export function registrationFaults(
  settings: Settings,
  input: Registration,
  skipped: ReadonlySet<string> = new Set(),
): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  const [password, confirmPassword, paymentPassword] = [
    input.password,
    input.confirmPassword,
    input.paymentPassword,
  ].map((typed) => typed && readPassword(typed))
  const values: Record<string, unknown> = { ...input, password, confirmPassword, paymentPassword }
  const rules = formFields(settings).filter((rule) => rule.enabled && !skipped.has(rule.field))
  for (const rule of rules) {
    const value = values[rule.field]
    const wrong = fault(rule, typeof value === 'string' ? value : undefined)
    if (wrong) faults[rule.field] = wrong
  }
  const fieldNames = new Set(rules.map((rule) => rule.field))
  // A link brings it also where the form does not ask for it.
  if (takesCodes(settings)) fieldNames.add('referralCode')
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && !transientFields.has(name) && !fieldNames.has(name))
      faults[name] = { code: 'unknown' }
  }
  if (paymentPassword && tooEasy(paymentPassword)) faults.paymentPassword ??= { code: 'too_easy' }
  if (password !== confirmPassword) faults.confirmPassword = { code: 'mismatch' }
  if ('username' in input && password?.toLowerCase() === input.username.toLowerCase())
    faults.password ??= { code: 'field_invalid' }
  return faults
}

/**
 * The same of a registration by telephone: its number is read elsewhere, and a password is required only where the
 * module is on.
 */
export function mobileFaults(
  settings: Settings,
  { mobileNum: _read, ...input }: ByMobile,
  withPassword: boolean,
): Record<string, FieldFault> {
  const skipped = new Set(['mobileNum', ...(withPassword ? ['username'] : named)])
  return registrationFaults(settings, input as ByMobile, skipped)
}

/** What is kept beside name and password, by field name; the number in the common form. */
export function profileFields(input: Registration, mobileNum: string | undefined): Record<string, string> {
  const entries = Object.entries({ ...input, mobileNum }).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && !unkept.has(name),
  )
  return Object.fromEntries(entries) as Record<string, string>
}
