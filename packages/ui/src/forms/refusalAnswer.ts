import type { ReactNode } from 'react'
import { compileRules, type FieldRule } from './compileRules.ts'
import { own } from './own.ts'
import { serverErrors } from './serverErrors.ts'
import type { RuleFormAnswer } from './RuleForm/useRuleForm.ts'

/** A refusal of a server, known by its shape: `GatewayError` of `@brand/sdk` is one. */
export interface FormRefusal {
  /** Why: `username_taken`. */
  code: string
  /** The field it is about. */
  field?: string | undefined
  /** Under `fields`, by field: what is wrong with it. */
  details?: Readonly<Record<string, unknown>> | undefined
}

export interface RefusalWords {
  /** What a failure reads as: above the form, or beside the one field it is about. */
  text: (error: unknown) => ReactNode
  /** A sentence of the form's own for a field, by code; without it the usual one. */
  ofField?: ((code: string, field: string) => ReactNode) | undefined
  /** Fields whose name in the call is another than in the form: `{ mobileNo: 'mobileNum' }`. */
  names?: Readonly<Record<string, string>> | undefined
  /** The field that a code is about, where the refusal names none that is shown: `{ username_taken: 'username' }`. */
  fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** Fields that are good for one attempt and empty again after it: a captcha. */
  once?: readonly string[] | undefined
}

const isRefusal = (error: unknown): error is FormRefusal =>
  typeof error === 'object' && error !== null && typeof (error as FormRefusal).code === 'string'

/**
 * A failed call as a RuleForm shows it: faults beside the fields that the form has, what belongs to none above it. Any
 * error may come: one that is no refusal is shown above the form too.
 */
export function refusalAnswer(error: unknown, rules: readonly FieldRule[], words: RefusalWords): RuleFormAnswer {
  const { text, ofField, names, fieldOfCode, once = [] } = words
  const form = compileRules(rules)
  const lists = rules.filter(({ items }) => items).map(({ field }) => field)
  const shows = (name: string) =>
    form.fields.some((field) => field.name === name) ||
    lists.some((list) => name === list || name.startsWith(`${list}.`))
  const nameOf = (field: string) => own(names, field) ?? field
  const emptied = once.filter(shows).map((name) => [name, ''])
  const values = emptied.length > 0 ? { values: Object.fromEntries(emptied) as Record<string, string> } : {}
  if (!isRefusal(error)) return { message: text(error), ...values }

  const given = Object.entries((error.details?.['fields'] ?? {}) as Record<string, { code?: unknown } | null>)
  const faults = given.map(([field, fault]) => [nameOf(field), fault ?? {}] as const).filter(([name]) => shows(name))
  if (faults.length > 0) {
    const said = faults.flatMap(([name, { code }]) => {
      const sentence = ofField?.(String(code), name)
      return sentence === undefined ? [] : [[name, { kind: 'said', words: sentence }] as const]
    })
    return { fields: { ...serverErrors(Object.fromEntries(faults), form), ...Object.fromEntries(said) }, ...values }
  }
  const field = [nameOf(error.field ?? ''), own(fieldOfCode, error.code)].find(
    (name) => name !== undefined && shows(name),
  )
  if (field === undefined) return { message: text(error), ...values }
  return { fields: { [field]: { kind: 'said', words: ofField?.(error.code, field) ?? text(error) } }, ...values }
}
