import { useLayoutEffect, type RefObject } from 'react'
import { watchSizes } from '../../foundation/view.ts'
import type { ShownColumn } from './columns.ts'

const useBrowserLayout: typeof useLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

/**
 * Tells the style sheet how far from its edge each pinned column stays: behind the columns before it, as wide as those
 * are now. The document gets no style attribute from the server.
 */
export function usePins<Row>(
  table: RefObject<HTMLTableElement | null>,
  shown: readonly ShownColumn<Row>[],
  chooses: boolean,
) {
  useBrowserLayout(() => {
    const node = table.current
    const ends = shown.filter(({ pin }) => pin === 'end').length
    if (!node || (ends < 2 && !shown.some(({ pin }) => pin === 'start'))) return undefined
    const heads = [...node.querySelectorAll<HTMLElement>('thead th')]
    /** The boxes that choose rows and the first column. */
    const before = chooses ? 2 : 1
    const place = () => {
      const stack = (side: string, cells: readonly HTMLElement[], from: number) => {
        let width = 0
        for (const [n, cell] of cells.entries()) {
          if (n >= from) node.style.setProperty(`--data-grid-${side}-${n - from}`, `${width}px`)
          width += cell.offsetWidth
        }
        node.style.setProperty(`--data-grid-${side}`, `${width + 16}px`)
      }
      const isPinned = (side: string) => (head: HTMLElement) => head.dataset['pinned'] === side
      stack('start', [...heads.slice(0, before), ...heads.filter(isPinned('start'))], before)
      stack('end', heads.filter(isPinned('end')).toReversed(), 0)
    }
    return watchSizes(place, [node, ...heads])
  }, [table, shown, chooses])
}
