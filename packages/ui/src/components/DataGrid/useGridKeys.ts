import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { placeAfter, type Extent, type Place } from './DataGrid.model.ts'

const controls = 'a[href], button, input, select, textarea, [tabindex]'
const cells = '[role="gridcell"], [role="columnheader"], [role="rowheader"]'
const typing = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

/** Controls of a cell. What is behind a row keeps its own tab stops. */
const within = (cell: Element) =>
  cell.matches('[data-part="detail"] > *') ? [] : [...cell.querySelectorAll<HTMLElement>(controls)]
/** What takes focus for a cell: its control where it has exactly one, else the cell itself. */
const targetOf = (cell: HTMLElement): HTMLElement => {
  const inside = within(cell)
  return inside.length === 1 ? (inside[0] as HTMLElement) : cell
}

interface GridKeys extends Omit<Extent, 'first' | 'columns'> {
  /** Rows of the pages before. */
  offset: number
  table: RefObject<HTMLTableElement | null>
  /** Called with the line of the body that got focus, below 0 for none. */
  onLine: (line: number) => void
  /** Brings a line of the body into the document. */
  reach: (line: number) => unknown
  /** Opens what is closed, closes what is open. */
  onOpen: (line: number, event: KeyboardEvent<HTMLElement>) => void
  onSpace: ((line: number, event: KeyboardEvent<HTMLElement>) => boolean) | undefined
}

/**
 * The keys of the APG's data grid: one tab stop; arrows, Home, End and Page keys lead from cell to cell, Enter or F2
 * into a cell with several controls and Esc out of it. The document holds the place, so that moving renders nothing.
 */
export function useGridKeys({ table, onLine, reach, onSpace, onOpen, last, page, offset }: GridKeys) {
  const dir = useDirection()
  const stop = useRef<HTMLElement>(null)

  const take = (target: HTMLElement) => {
    if (stop.current && stop.current !== target) stop.current.tabIndex = -1
    stop.current = target
    target.tabIndex = 0
  }

  useEffect(() => {
    const node = table.current
    if (!node) return
    const settle = () => {
      for (const cell of node.querySelectorAll<HTMLElement>(cells))
        for (const control of within(cell)) if (control !== stop.current) control.tabIndex = -1
      if (stop.current && node.contains(stop.current)) return
      const first = node.querySelector<HTMLElement>(cells)
      if (first) take(targetOf(first))
    }
    settle()
    const changes = new MutationObserver(settle)
    changes.observe(node, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [table])

  const rowOf = (line: number) =>
    table.current?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${line < 0 ? 1 : line + offset + 2}"]`)
  const lineOf = (row: Element | null) => {
    const place = Number(row?.getAttribute('aria-rowindex'))
    return place <= 1 ? place - 2 : place - offset - 2
  }

  function go({ line, column }: Place, again = true) {
    const row = rowOf(line)
    const cell = row?.children[Math.min(column, row.children.length - 1)] as HTMLElement | undefined
    if (cell) {
      const target = targetOf(cell)
      take(target)
      target.focus({ preventScroll: false })
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (again) {
      reach(line)
      requestAnimationFrame(() => requestAnimationFrame(() => go({ line, column }, false)))
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>(cells)
    const row = cell?.closest('tr')
    // Menus of a cell are elsewhere in the document.
    if (!cell || !row || !table.current?.contains(target) || event.defaultPrevented) return
    if (event.altKey || event.metaKey || target.matches(typing)) return
    const line = lineOf(row)
    const inside = within(cell)
    const detail = row.dataset['part'] === 'detail'
    if (detail && target !== cell) return
    if (event.key === ' ' && (event.shiftKey || target === cell)) {
      if (onSpace?.(line, event)) event.preventDefault()
      return
    }
    const edit = event.key === 'F2' ? cell.querySelector<HTMLElement>('[data-part="edit"]') : undefined
    if (edit) {
      event.preventDefault()
      edit.click()
      return
    }
    if (target === cell && (event.key === 'Enter' || event.key === 'F2')) {
      const [into] = detail ? [...cell.querySelectorAll<HTMLElement>(controls)] : inside
      if (into) {
        event.preventDefault()
        into.focus()
      }
      return
    }
    const ahead = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    // In the first cell of a tree's row the arrows open and close it before they lead on.
    if (cell.matches('[role="rowheader"]') && (target === cell || inside.length === 1)) {
      const opens = row.getAttribute('aria-expanded')
      if (!event.ctrlKey && ((event.key === ahead && opens === 'false') || (event.key === back && opens === 'true'))) {
        event.preventDefault()
        onOpen(line, event)
        return
      }
    }
    if (target !== cell && inside.length > 1) {
      // In a cell: arrows lead from control to control.
      const at = inside.indexOf(target)
      const to = event.key === ahead ? 1 : event.key === back ? -1 : undefined
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        cell.focus()
        return
      }
      if (to !== undefined) {
        event.preventDefault()
        inside[Math.max(0, Math.min(inside.length - 1, at + to))]?.focus()
        return
      }
    }
    const columns = rowOf(-1)?.children.length ?? 1
    const next = placeAfter(
      { key: event.key, ctrlKey: event.ctrlKey, rtl: dir === 'rtl' },
      { line, column: [...row.children].indexOf(cell) },
      { first: -1, last, columns, page },
    )
    if (!next) return
    event.preventDefault()
    go(next)
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>(cells)
    if (!cell || !table.current?.contains(cell)) return
    onLine(lineOf(cell.closest('tr')))
    if (cell.closest('[data-part="detail"]') && event.target !== cell) return
    take(within(cell).length === 1 ? targetOf(cell) : (event.target as HTMLElement))
  }

  return { onKeyDown, onFocus, lineOf }
}
