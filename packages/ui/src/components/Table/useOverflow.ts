'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { watchSizes } from '../../foundation/view.ts'

/**
 * A box that scrolls must be reachable by keyboard, one that does not need not: sets `tabindex` as its sizes change.
 */
export function useOverflow<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const look = () => {
      const scrolls =
        getComputedStyle(node).overflowX !== 'visible' &&
        (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
      if (scrolls) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
    return watchSizes(look, [node, node.firstElementChild])
  }, [])
  return box
}
