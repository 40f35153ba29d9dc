import { Field } from '@brand/ui/field'

export function AnyControl() {
  return (
    <Field label="Amount" hint="From 100 to 5,000">
      {(control) => <input type="range" {...control} />}
    </Field>
  )
}

export function WithError() {
  return (
    <Field label="Amount" error="Choose at least 100">
      {(control) => <input type="range" {...control} />}
    </Field>
  )
}
