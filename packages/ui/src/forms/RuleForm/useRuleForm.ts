import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { because, type Details } from '../../foundation/details.ts'
import { compileRules, type FieldRule, type FormValues } from '../compileRules.ts'
import { createFormStore } from '../formStore.ts'
import { own } from '../own.ts'
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
  const rules = useMemo(() => compileRules(given), [given])
  const [store] = useState(() => createFormStore(defaultValues))
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<ReactNode>()
  const [refusals, setRefusals] = useState(0)
  const sending = useRef(false)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, form])

  function show({ fields = {}, message: words, values = {} }: RuleFormAnswer) {
    store.reset(values)
    store.setErrors(fields)
    const shown = rules.fields.some(({ name }) => Object.hasOwn(fields, name))
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
      const answer = await onSubmit(rules.clean(store.values()), because('submit', event))
      if (answer) show(answer)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function reset() {
    store.reset(Object.fromEntries(rules.fields.map(({ name }) => [name, own(defaultValues, name) ?? ''])))
    setMessage(undefined)
  }

  return { rules, store, busy, message, show, submit, reset }
}
