import { useRef, useState } from 'react'
import { download } from '../browser/download.ts'
import { formatCount } from '../format/format.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { useLang, useWords } from '../i18n/i18n.ts'
import { showToast } from '../overlays/show-toast.ts'
import { fileOf, type RecordColumn } from './grid.tsx'

/** Rows of a file at the most; whoever needs others narrows the filters. */
export const maxFileRows = 10_000

interface FileExportOptions<Row> {
  /** Columns of the grid. */
  columns: readonly RecordColumn<Row>[]
  /** Name of the file without its ending. What names people is recorded by the gateway before a row is read. */
  name: () => string | Promise<string>
  /** All rows that the filters leave, in the order of the grid; undefined where the grid has them already. */
  pages: (() => AsyncIterable<readonly Row[]>) | undefined
}

export interface FileExport {
  busy: boolean
  /** Rows read so far. */
  rows: number
  /** `onExport` of the grid. */
  start: (csv: () => string, shown: { columns: readonly string[] }) => void
  cancel: () => void
}

/** What a grid shows as a CSV file: its columns in their order, and the rows of all pages up to a bound that is told. */
export function useFileExport<Row>({ columns, name, pages }: FileExportOptions<Row>): FileExport {
  const t = useWords('records')
  const lang = useLang()
  const run = useRef<AbortController>(undefined)
  const [rows, setRows] = useState(0)
  const [cancelled, setCancelled] = useState(false)
  const { mutate, isPending } = useApiMutation({
    async mutationFn({ csv, shown }: { csv: () => string; shown: readonly string[] }) {
      const { signal } = (run.current = new AbortController())
      setRows(0)
      setCancelled(false)
      const file = `${await name()}.csv`
      if (!pages) return download(file, csv())
      const read: Row[] = []
      for await (const page of pages()) {
        if (signal.aborted) return
        read.push(...page)
        setRows(read.length)
        if (read.length > maxFileRows) break
      }
      const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? [])
      download(file, fileOf(chosen, read.slice(0, maxFileRows)))
      if (read.length > maxFileRows)
        showToast({
          tone: 'info',
          title: t('export.bound', { count: maxFileRows, n: formatCount(maxFileRows, lang) }),
          description: t('export.bound.text'),
        })
    },
    toastError: true,
  })
  return {
    busy: isPending && !cancelled,
    rows,
    start: (csv, shown) => mutate({ csv, shown: shown.columns }),
    cancel() {
      run.current?.abort()
      setCancelled(true)
    },
  }
}
