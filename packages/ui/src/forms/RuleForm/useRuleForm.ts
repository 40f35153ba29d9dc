import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { because, type Details } from '../../foundation/details.ts'
import { compileRules, type FieldRule, type FormValues } from '../compileRules.ts'
import { createFormStore } from '../formStore.ts'
import { own } from '../own.ts'
import { expandLists, firstRows, toKeys, toPlaces } from '../ruleLists.ts'
import type { ServerFieldError } from '../serverErrors.ts'

/** The server's answer to a form; undefined: accepted. */
export interface RuleFormAnswer {
  /** By field name. */
  fields?: Readonly<Record<string, ServerFieldError>> | undefined
  /** Above the form: what belongs to no field. */
  message?: ReactNode
  /** New values of fields: a captcha is empty again with its new picture. */
  values?: FormValues | undefined
}

export type RuleFormSubmit = (
  values: Record<string, string>,
  details: Details<'submit', FormEvent<HTMLFormElement>>,
) => RuleFormAnswer | undefined | void | Promise<RuleFormAnswer | undefined | void>

interface Wiring {
  rules: readonly FieldRule[]
  defaultValues: FormValues | undefined
  onSubmit: RuleFormSubmit
  form: RefObject<HTMLFormElement | null>
  /** For a fault of the server that concerns no visible field. */
  refused: string
}

/**
 * Validates, sends, shows the answer; after each refusal focus is on the first invalid control, in the order of the
 * page.
 */
export function useRuleForm({ rules: given, defaultValues, onSubmit, form, refused }: Wiring) {
  const [rows, setRows] = useState(() => firstRows(given, defaultValues))
  const rules = useMemo(() => compileRules(expandLists(given, rows)), [given, rows])
  const [store] = useState(() => createFormStore(defaultValues))
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<ReactNode>()
  const [refusals, setRefusals] = useState(0)
  const sending = useRef(false)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, form])

  function show({ fields = {}, message: words, values = {} }: RuleFormAnswer) {
    const faults = toKeys(fields, rows)
    store.reset(toKeys(values, rows))
    store.setErrors(faults)
    const shown = [...rules.fields.map(({ name }) => name), ...rows.keys()].some((name) => Object.hasOwn(faults, name))
    setMessage(words ?? (shown || Object.keys(fields).length === 0 ? undefined : refused))
    setRefusals((times) => times + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    setMessage(undefined)
    if (!store.validate(rules)) return setRefusals((times) => times + 1)
    sending.current = true
    setBusy(true)
    try {
      const answer = await onSubmit(toPlaces(rules.clean(store.values()), rows), because('submit', event))
      if (answer) show(answer)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function reset() {
    const first = firstRows(given, defaultValues)
    const { fields } = compileRules(expandLists(given, first))
    store.reset(Object.fromEntries(fields.map(({ name }) => [name, own(defaultValues, name) ?? ''])))
    setRows(first)
    setMessage(undefined)
  }

  /** Rows come, go and move; what is wrong with the list itself is answered with that. */
  function changeRows(list: string, next: readonly number[]) {
    store.setErrors({ [list]: undefined })
    setRows((now) => new Map(now).set(list, next))
  }

  return { rules, rows, changeRows, store, busy, message, show, submit, reset }
}
