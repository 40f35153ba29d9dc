import type { CompiledRules, FormValues } from './compileRules.ts'
import type { ServerFieldError } from './serverErrors.ts'

export interface FieldState {
  value: string
  error: ServerFieldError | undefined
  /** Left once, or submitted: from then on it is validated while typing. */
  touched: boolean
}

/** The values of a form, field by field: a subscriber of a field is notified of that field only. */
export interface FormStore {
  get: (name: string) => FieldState
  subscribe: (name: string, listener: () => void) => () => void
  values: () => FormValues
  change: (rules: CompiledRules, name: string, value: string) => void
  blur: (rules: CompiledRules, name: string) => void
  /** Judges every field; true if all may be sent. */
  validate: (rules: CompiledRules) => boolean
  setErrors: (faults: Readonly<Record<string, ServerFieldError | undefined>>) => void
  /** Sets values and marks those fields as untouched. */
  reset: (values: FormValues) => void
}

const untouched: FieldState = { value: '', error: undefined, touched: false }

export function createFormStore(initial: FormValues = {}): FormStore {
  const fields = new Map(
    Object.entries(initial).map(([name, value]): [string, FieldState] => [name, { ...untouched, value }]),
  )
  const listeners = new Map<string, Set<() => void>>()

  const get = (name: string) => fields.get(name) ?? untouched
  const values = () => Object.fromEntries([...fields].map(([name, { value }]) => [name, value]))
  const set = (name: string, more: Partial<FieldState>) => {
    fields.set(name, { ...get(name), ...more })
    for (const listener of listeners.get(name) ?? []) listener()
  }
  const validate = (rules: CompiledRules, name: string) =>
    set(name, { touched: true, error: rules.error(name, values()) })

  return {
    get,
    values,
    subscribe(name, listener) {
      const fieldListeners = listeners.get(name) ?? new Set()
      listeners.set(name, fieldListeners.add(listener))
      return () => fieldListeners.delete(listener)
    },
    change(rules, name, value) {
      set(name, { value, error: undefined })
      // A confirmation that was right is wrong once the password changes; one not yet typed is not validated.
      for (const one of [name, ...rules.dependents(name)]) if (get(one).touched) validate(rules, one)
    },
    // An error of the server stays until the value changes.
    blur: (rules, name) => set(name, { touched: true, error: get(name).error ?? rules.error(name, values()) }),
    validate(rules) {
      for (const { name } of rules.fields) validate(rules, name)
      return rules.fields.every(({ name }) => get(name).error === undefined)
    },
    setErrors(faults) {
      for (const [name, fault] of Object.entries(faults)) set(name, { touched: true, error: fault })
    },
    reset(given) {
      for (const [name, value] of Object.entries(given)) set(name, { ...untouched, value })
    },
  }
}
