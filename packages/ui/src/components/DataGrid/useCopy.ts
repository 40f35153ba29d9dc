import { useState, type ClipboardEvent } from 'react'
import type { ShownColumn } from './columns.ts'
import { toTsv } from './csv.ts'
import type { RowKey } from './DataGrid.model.ts'
import type { Line } from './lines.ts'

interface CopyOptions<Row, Key extends RowKey> {
  shown: readonly ShownColumn<Row>[]
  /** All rows, in order. */
  rows: () => readonly Row[]
  rowKey: (row: Row) => Key
  lines: readonly Line<Row, Key>[]
  /** The line of a row's place in the grid. */
  lineOf: (row: Element | null) => number
  chosen: readonly Key[]
  chooses: boolean
}

const typing = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

/**
 * Copies the chosen rows as lines of a spreadsheet, else the cell that has focus. Text that somebody has marked is
 * copied by the browser. `copied` counts, for what is announced.
 */
export function useCopy<Row, Key extends RowKey>(options: CopyOptions<Row, Key>) {
  const { shown, rows, rowKey, lines, lineOf, chosen, chooses } = options
  const [copied, setCopied] = useState(0)
  const textOf = (cell: HTMLElement) => {
    const column = shown[(cell as HTMLTableCellElement).cellIndex - (chooses ? 1 : 0)]
    const line = lines[lineOf(cell.closest('tr'))]
    return (line?.kind === 'row' && column?.text?.(line.row)) || cell.innerText
  }
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('tbody td, tbody th')
    if (target.matches(typing) || String(target.ownerDocument.getSelection() ?? '') !== '') return
    const set = new Set(chosen)
    const text =
      set.size > 0
        ? toTsv(
            shown.flatMap((column) => (column.text ? [{ head: column.head, text: column.text }] : [])),
            rows().filter((row) => set.has(rowKey(row))),
          )
        : cell && textOf(cell)
    if (!text) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    setCopied((count) => count + 1)
  }
  return { copied, onCopy }
}
