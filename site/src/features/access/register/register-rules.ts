import type { FieldRule } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'
import { codeRule } from '../form/CodeField.tsx'
import { mobileRule } from '../form/MobileField.tsx'
import { consentRules } from './consent.tsx'

export type Way = 'username' | 'mobile'

/** What the operator switched on of registration. */
export interface Switches {
  /** REGMOBVERF3: a number is proved by a code. */
  proof: boolean
  /** MOBILENUMPASSREG3: an account by number has a password too. */
  password: boolean
}

/** Needed to open an account by user name, whatever the rules say. */
const named = new Set(['username', 'password', 'confirmPassword'])
/** Of the form, not of the account. */
const beside = new Set(['captcha', 'age', 'agree', 'marketing'])

/**
 * A number of the account, and the code that proves it: of one that may be left out only the gateway knows whether it
 * is missing.
 */
function numberRules(rule: FieldRule, proof: boolean): FieldRule[] {
  const { order = 0, required } = rule
  return [{ ...rule, type: 'tel' }, ...(proof ? [{ ...codeRule, required, order }] : [])]
}

/**
 * The server's fields, then the captcha where the operator requires one, then age and terms. By user name: name and
 * password always. By telephone: the number first, its code, and a password where the operator wants one.
 */
export function registerRules(
  { rules, captcha }: Pick<RegisterSettings, 'rules' | 'captcha'>,
  way: Way,
  { proof, password }: Switches,
): FieldRule[] {
  const given = rules.filter(
    ({ field }) =>
      way === 'username' || !(field === 'username' || field === 'mobileNum' || (named.has(field) && !password)),
  )
  const fields = given.flatMap((rule) =>
    rule.field === 'mobileNum' ? numberRules(rule, proof) : named.has(rule.field) ? { ...rule, required: true } : rule,
  )
  return [
    ...(way === 'mobile' ? numberRules({ ...mobileRule, order: -1 }, proof) : []),
    ...fields,
    { field: 'captcha', enabled: captcha, required: true, maxLength: 16, order: Number.MAX_SAFE_INTEGER },
    ...consentRules,
  ]
}

/** What is sent of the account: filled fields only. */
export function accountOf(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== '' && !beside.has(field)))
}
