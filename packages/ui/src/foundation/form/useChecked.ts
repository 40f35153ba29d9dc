import { useEffect, useRef, type Ref } from 'react'
import { useMergedRef } from '../useMergedRef.ts'

/**
 * Ref of a checkbox or radio button. Its state is the caller's where `checked` is given: a reset of the form, or the
 * browser as one comes back to the page, does not make it show another.
 */
export function useChecked(checked: boolean | undefined, given: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current || checked === undefined) return
    input.current.defaultChecked = checked
    input.current.checked = checked
  }, [checked])
  return useMergedRef(input, given)
}
