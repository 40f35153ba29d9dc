import { useCallback, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './overlay/overlayFocus.ts'

const reachable = 'a[href], button, input, [tabindex]'
/** Where focus goes by itself in a row of radio buttons or tabs. */
const chosen = 'input:checked, [role="tab"][aria-selected="true"]'

const inOrder = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)

/**
 * Ref for every item of a part, which keeps focus in the part: where the item that has it is taken away, what is chosen
 * gets it, else the next item, else the one before; `otherwise` gets it where none is left.
 */
export function useKeptFocus(otherwise?: () => HTMLElement | null | undefined) {
  const items = useRef(new Set<HTMLElement>())
  const near = useRef<readonly HTMLElement[]>(undefined)
  useLayoutEffect(() => {
    if (!near.current) return
    const left = [...items.current].toSorted(inOrder)
    const order = [
      ...left.filter((item) => item.matches(chosen)),
      ...near.current.filter((item) => items.current.has(item)),
      ...left,
    ]
    near.current = undefined
    for (const item of order) {
      if (!isFocusLost(item.ownerDocument)) return
      if (!item.matches('[data-disabled]'))
        (item.matches(reachable) ? item : item.querySelector<HTMLElement>(reachable))?.focus()
    }
    const last = otherwise?.()
    if (last && isFocusLost(last.ownerDocument)) last.focus()
  })
  return useCallback((item: HTMLElement | null) => {
    if (!item) return undefined
    items.current.add(item)
    return () => {
      // It is still in its place here, and has focus.
      if (item.contains(item.ownerDocument.activeElement)) {
        const all = [...items.current].toSorted(inOrder)
        const at = all.indexOf(item)
        near.current = [...all.slice(at + 1), ...all.slice(0, at).reverse()]
      }
      items.current.delete(item)
    }
  }, [])
}
