import type { CompiledRules, FormValues } from './compileRules.ts'
import type { ServerFault } from './serverFaults.ts'

export interface FieldState {
  value: string
  fault: ServerFault | undefined
  /** Left once, or sent: from then on it is judged as it is typed. */
  left: boolean
}

/** What stands in a form, field by field: whoever shows one field hears of that field alone. */
export interface FormStore {
  get: (name: string) => FieldState
  subscribe: (name: string, listener: () => void) => () => void
  values: () => FormValues
  change: (rules: CompiledRules, name: string, value: string) => void
  leave: (rules: CompiledRules, name: string) => void
  /** Judges every field; true if all may be sent. */
  check: (rules: CompiledRules) => boolean
  refuse: (faults: Readonly<Record<string, ServerFault>>) => void
  /** Puts values in as if nobody had come to those fields yet. */
  put: (values: FormValues) => void
}

const untouched: FieldState = { value: '', fault: undefined, left: false }

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
  const judge = (rules: CompiledRules, name: string) => set(name, { left: true, fault: rules.fault(name, values()) })

  return {
    get,
    values,
    subscribe(name, listener) {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      return () => heard.delete(listener)
    },
    change(rules, name, value) {
      set(name, { value, fault: undefined })
      // A confirmation that was right is wrong once the password changes; one not yet typed is left in peace.
      for (const one of [name, ...rules.dependents(name)]) if (get(one).left) judge(rules, one)
    },
    // What the server said of a value stands until the value changes.
    leave: (rules, name) => set(name, { left: true, fault: get(name).fault ?? rules.fault(name, values()) }),
    check(rules) {
      for (const { name } of rules.fields) judge(rules, name)
      return rules.fields.every(({ name }) => get(name).fault === undefined)
    },
    refuse(faults) {
      for (const [name, fault] of Object.entries(faults)) set(name, { left: true, fault })
    },
    put(given) {
      for (const [name, value] of Object.entries(given)) set(name, { ...untouched, value })
    },
  }
}
