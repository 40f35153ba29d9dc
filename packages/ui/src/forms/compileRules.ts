import { own } from './own.ts'
import { linearPattern } from './patternMatch.ts'
import { fitsFamily, hardCap, isPatternId, type PatternId } from './patterns.ts'

/**
 * One field of a form as the server describes it. Only the name is certain: servers leave out what they do
 * not mean.
 */
export interface FieldRule {
  field: string
  /** Off: the form does not have it. */
  enabled?: boolean | undefined
  required?: boolean | undefined
  /**
   * Text of a regular expression; a lone `*` matches anything. Only looked at where `patternId` is no family known
   * here.
   */
  acceptedPattern?: string | undefined
  /** The family the value must be of, and whose message is shown. */
  patternId?: string | undefined
  /** Characters as people count them; both bounds are allowed. 0 or nothing as `maxLength`: no bound but 256. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** `text`, `password`, `email`, `tel`, `number`, `date`, or ours: `checkbox`. Anything else is text. */
  type?: string | undefined
  /** Position in the form, ascending; equal ones keep the order of the list. */
  order?: number | undefined
  /** Must be typed exactly as that other field. `confirmPassword` and `checkPass` equal `password` by default. */
  equals?: string | undefined
  /** A list: the fields of each of its rows, whose values are named `accounts.0.number`. */
  items?: readonly FieldRule[] | undefined
  /** Rows that a list has at least. */
  minItems?: number | undefined
  /** Rows that a list has at most. 0 or nothing: 100. */
  maxItems?: number | undefined
}

export type FormValues = Readonly<Record<string, string>>

/** What is wrong with a value; its words are chosen by this. */
export type FieldError =
  | { kind: 'required' }
  | { kind: 'confirm' }
  | { kind: 'length' | 'pattern'; patternId: PatternId; min: number; max: number }

export interface CompiledField {
  name: string
  type: 'text' | 'password' | 'email' | 'tel' | 'number' | 'date' | 'checkbox'
  required: boolean
  /** Not trimmed, not shown. */
  secret: boolean
  equals: string | undefined
  min: number
  max: number
  /** Family of the message; `any` where the server named none that is known here. */
  patternId: PatternId
  /** `server`: the pattern cannot be matched here safely, so only the length is validated before submission. */
  judgedBy: 'form' | 'server'
  /** Whether the pattern accepts it; length is not looked at. */
  fits: (value: string) => boolean
}

export interface CompiledRules {
  /** In the order of the form. */
  fields: readonly CompiledField[]
  /** The first thing wrong with a field's value, or nothing. */
  error: (name: string, values: FormValues) => FieldError | undefined
  /** Fields that depend on this one, so that they are validated again when it changes. */
  dependents: (name: string) => readonly string[]
  /** The value that is validated and sent: trimmed, except for secrets. */
  clean: (values: FormValues) => Record<string, string>
}

const types = ['text', 'password', 'email', 'tel', 'number', 'date', 'checkbox'] as const
const pairs: Readonly<Record<string, string>> = {
  confirmPassword: 'password',
  checkPass: 'password',
  confirmNewPassword: 'newPassword',
}

const count = (value: string) => (value.length > hardCap ? Infinity : [...value].length)

/** Bounds as sent; bounds that no value can satisfy are none. */
function boundsOf({ minLength = 0, maxLength = 0 }: FieldRule): { min: number; max: number } {
  const min = Math.max(0, Math.trunc(minLength) || 0)
  const most = Math.trunc(maxLength) || 0
  const max = most > 0 ? Math.min(most, hardCap) : hardCap
  return min > max ? { min: 0, max: hardCap } : { min, max }
}

/**
 * A known family is code of ours; another pattern runs only where that is sure to be quick; else the server judges.
 */
function validatorOf({
  patternId = '',
  acceptedPattern = '',
}: FieldRule): Pick<CompiledField, 'patternId' | 'judgedBy' | 'fits'> {
  const free = acceptedPattern.trim() === '*'
  const id = isPatternId(patternId) ? patternId : 'any'
  if (free) return { patternId: id, judgedBy: 'form', fits: () => true }
  if (isPatternId(patternId)) return { patternId: id, judgedBy: 'form', fits: (value) => fitsFamily(patternId, value) }
  if (acceptedPattern === '' && patternId === '') return { patternId: id, judgedBy: 'form', fits: () => true }
  const pattern = acceptedPattern === '' ? undefined : linearPattern(acceptedPattern)
  if (!pattern) return { patternId: id, judgedBy: 'server', fits: () => true }
  return { patternId: id, judgedBy: 'form', fits: (value) => value.length <= hardCap && pattern.match(value).found }
}

function compileField(rule: FieldRule): CompiledField {
  const type = types.find((known) => known === rule.type) ?? 'text'
  return {
    name: rule.field,
    type,
    required: rule.required === true,
    secret: type === 'password',
    equals: rule.equals ?? own(pairs, rule.field),
    ...boundsOf(rule),
    ...validatorOf(rule),
  }
}

function errorOf(field: CompiledField, value: string, other: string): FieldError | undefined {
  const { patternId, min, max } = field
  if (value === '') return field.required ? { kind: 'required' } : undefined
  if (field.type === 'checkbox') return undefined
  if (field.equals !== undefined) return value === other ? undefined : { kind: 'confirm' }
  // A secret has a sentence of its own for its length.
  if (count(value) < min || count(value) > max)
    return { kind: field.secret ? 'length' : 'pattern', patternId, min, max }
  return field.fits(value) ? undefined : { kind: 'pattern', patternId, min, max }
}

/**
 * Rules of the server as a form: which fields, in which order, and what is wrong with a value. Never throws
 * and never runs for long, whatever was sent; a field named twice counts once. Lists are not part of it: their rows
 * come and go, and `expandLists` makes rules of those that are there.
 */
export function compileRules(rules: readonly FieldRule[]): CompiledRules {
  const on = rules.filter(
    (rule, at) =>
      rule.enabled !== false &&
      rule.items === undefined &&
      rules.findIndex(({ field, enabled }) => field === rule.field && enabled !== false) === at,
  )
  const fields = on.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(compileField)
  const byName = new Map(fields.map((field) => [field.name, field]))
  const cleaned = (name: string, values: FormValues): string => {
    const value = own(values, name) ?? ''
    return byName.get(name)?.secret ? value : value.trim()
  }
  return {
    fields,
    error: (name, values) => {
      const field = byName.get(name)
      return field && errorOf(field, cleaned(name, values), cleaned(field.equals ?? '', values))
    },
    dependents: (name) => fields.filter(({ equals }) => equals === name).map((field) => field.name),
    clean: (values) => Object.fromEntries(fields.map(({ name }) => [name, cleaned(name, values)])),
  }
}
