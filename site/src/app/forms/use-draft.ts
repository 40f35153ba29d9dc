import { useState } from 'react'
import { draftOf, type DraftName } from '../storage/draft.ts'

type Values = Readonly<Record<string, string>>

/** Values of a form, kept as its draft while they are typed; `initial` comes before what was typed last. */
export function useDraft(name: DraftName, initial?: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...draftOf(name).values, ...initial }))
  return {
    values,
    change: (field: string, value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      draftOf(name).keep({ [field]: value })
    },
    /** They were sent; `fields` of them become empty, by default all. */
    drop(fields?: readonly string[]) {
      draftOf(name).drop()
      setValues((now) => (fields ? { ...now, ...Object.fromEntries(fields.map((field) => [field, ''])) } : {}))
    },
  }
}
