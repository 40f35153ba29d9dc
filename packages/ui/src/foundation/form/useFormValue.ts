import { useState } from 'react'
import { useFormReset } from './useFormReset.ts'

/**
 * The value of a control: the caller's, or else one of its own that a reset of the form brings back to the first.
 * `onReset` is called at a reset in both cases: for what was typed and is no value yet.
 *
 * @returns the value, what sets one's own, and a ref for the control.
 */
export function useFormValue<Value, T extends Element = Element>(
  value: Value | undefined,
  first: Value,
  onReset?: () => void,
) {
  const [own, setOwn] = useState(first)
  const ref = useFormReset<T>(() => {
    setOwn(first)
    onReset?.()
  })
  return [value === undefined ? own : value, setOwn, ref] as const
}
