'use client'
import { useEffect, useState, type RefObject } from 'react'
import { watchSizes } from '../../foundation/view.ts'

/**
 * Whether the first list in a box is taller than the box. False until it has been measured; measured again with every
 * change of size.
 */
export function useOverflow(box: RefObject<HTMLElement | null>, items: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const node = box.current
    const list = node?.firstElementChild
    if (!node || !list) return
    return watchSizes(() => setOver(list.scrollHeight > node.clientHeight + 1), [node, list])
  }, [box, items])
  return over
}
