import { useEffect, useReducer, useRef, type ActionDispatch, type RefObject } from 'react'

const wrong = '[aria-invalid="true"]:is(input, textarea, button), [aria-invalid="true"] :is(input, textarea)'

/**
 * A form, and what moves focus to its first wrong field once the faults set in the same event are rendered:
 * `const [form, focusFirstWrong] = useFirstWrong()`.
 */
export function useFirstWrong(): [RefObject<HTMLFormElement | null>, ActionDispatch<[]>] {
  const form = useRef<HTMLFormElement>(null)
  const [times, focusFirstWrong] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [times])
  return [form, focusFirstWrong]
}
