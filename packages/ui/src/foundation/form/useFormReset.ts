import { useCallback, useLayoutEffect, useRef } from 'react'

type Control = Element & { form: HTMLFormElement | null }
const formOf = (node: Element) =>
  ('form' in node ? (node as Control) : node.querySelector<Control & HTMLElement>('input, textarea, button'))?.form

/** Ref of a control, or of what holds one: from then on `reset` is called when its form is reset. */
export function useFormReset<T extends Element>(reset: () => void) {
  const latest = useRef(reset)
  useLayoutEffect(() => {
    latest.current = reset
  })
  return useCallback((node: T) => {
    const { ownerDocument } = node
    const hear = (event: Event) => {
      if (!event.defaultPrevented && event.target === formOf(node)) latest.current()
    }
    ownerDocument.addEventListener('reset', hear)
    return () => ownerDocument.removeEventListener('reset', hear)
  }, [])
}
