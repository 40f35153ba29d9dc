import type { patternIds } from '@brand/sdk/contract'

/** A pattern family: its message is chosen by this id, on both ends of the wire. */
export type PatternId = (typeof patternIds)[number]

export interface Rule {
  field: string
  enabled: boolean
  required: boolean
  patternId: PatternId
  minLength: number
  maxLength: number
}

export type RuleFault = { code: 'required' | 'field_invalid'; patternId?: PatternId; min?: number; max?: number }

/** Nothing longer is ever matched, whatever a setting allows. */
const hardCap = 256

/** Every family as code of ours; a pattern from a setting never runs here. Each is linear in its input. */
const families: Record<PatternId, RegExp | ((value: string) => boolean)> = {
  any: /^/,
  letter_first: /^[A-Za-z][A-Za-z0-9]*$/,
  kanji_digits: /^[\p{Script=Han}0-9]+$/u,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  alphanumeric: /^[A-Za-z0-9]+$/,
  // A letter and a digit at least; symbols of a password manager are allowed.
  letters_and_digits: /^(?=[^A-Za-z]*[A-Za-z])(?=\D*\d)[\x21-\x7e]+$/,
  digits: /^[0-9]+$/,
  alphanumeric_upper: /^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$/,
  english_name: /^[A-Za-z ]+$/,
  no_spaces: /^\S+$/,
  // Years of people who live, or will: 1900 to 2199.
  date_ymd: (value) => isDate(/^((?:19|2[01])\d{2})-(\d{2})-(\d{2})$/.exec(value), [1, 2, 3]),
  date_mdy: (value) => isDate(/^(\d{2})-(\d{2})-((?:19|2[01])\d{2})$/.exec(value), [3, 1, 2]),
  thai: /^[\p{Script=Thai} ]+$/u,
  korean: /^[\p{Script=Hangul} ]+$/u,
  strong: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=\D*\d)(?=[A-Za-z0-9]*[^A-Za-z0-9\s])\S+$/,
}

function isDate(match: RegExpExecArray | null, [y, m, d]: [number, number, number]): boolean {
  if (!match) return false
  const date = new Date(`${match[y]}-${match[m]}-${match[d]}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(match[d])
}

/** Whether a value is of the pattern family; length is not checked. */
export function fits(patternId: PatternId, value: string): boolean {
  const family = families[patternId]
  return typeof family === 'function' ? family(value) : family.test(value)
}

/** The pattern as sent to clients; the families that need a calendar are only approximated. */
export function acceptedPattern(patternId: PatternId): string {
  const family = families[patternId]
  if (patternId === 'any') return '*'
  if (typeof family !== 'function') return family.source
  return patternId === 'date_ymd' ? '^\\d{4}-\\d{2}-\\d{2}$' : '^\\d{2}-\\d{2}-\\d{4}$'
}

/** What is wrong with a value, or nothing. Length counts characters as people do, not code units. */
export function fault(rule: Rule, value: string | undefined): RuleFault | undefined {
  if (value === undefined || value === '') return rule.required ? { code: 'required' } : undefined
  const length = value.length > hardCap ? Infinity : [...value].length
  const good = length >= rule.minLength && length <= rule.maxLength && fits(rule.patternId, value)
  return good
    ? undefined
    : { code: 'field_invalid', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
}

/** What is wrong with the fields of a form, by name, in its order; one that it does not have is `unknown`. */
export function faultsOf(
  rules: readonly Omit<Rule, 'enabled'>[],
  given: Record<string, string>,
): [field: string, fault: RuleFault | { code: 'unknown' }][] {
  const wrong = rules.flatMap((rule) => {
    const found = fault({ ...rule, enabled: true }, given[rule.field])
    return found ? [[rule.field, found] as [string, RuleFault]] : []
  })
  const strange = Object.keys(given).filter((name) => !rules.some(({ field }) => field === name))
  return [...wrong, ...strange.map((name) => [name, { code: 'unknown' }] as [string, { code: 'unknown' }])]
}
