import { useEffect, useRef } from 'react'

/** How much of the next thing in a row stays to be seen, in px: it shows that there is more. */
const PEEK = 32

/** Scrolls a row sideways until all of `item` is in it. The page itself stays where it is. */
export function showInRow(row: HTMLElement, item: Element | null) {
  if (!item || row.scrollWidth <= row.clientWidth) return
  const [frame, at] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (at.left < frame.left) row.scrollLeft += at.left - frame.left - PEEK
  else if (at.right > frame.right) row.scrollLeft += at.right - frame.right + PEEK
}

/**
 * Ref of a row that may be wider than the screen: what is on (`data-state="on"`) is brought into it whenever `current`
 * changes.
 */
export function useRow<Row extends HTMLElement>(current: string) {
  const row = useRef<Row>(null)
  useEffect(() => {
    if (row.current) showInRow(row.current, row.current.querySelector('[data-state="on"]'))
  }, [current])
  return row
}
