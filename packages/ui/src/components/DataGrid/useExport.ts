import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { because, type Details } from '../../foundation/details.ts'
import type { Sort } from '../Table/Table.model.ts'
import { toCsv } from './csv.ts'
import type { ShownColumn } from './columns.ts'
import type { GridFilter } from './filter.ts'

/** What the file shows, and whether it ends at the bound. */
export type ExportDetails = Details<'export', MouseEvent> & {
  readonly columns: string[]
  readonly sort: Sort | null
  readonly sorts: readonly Sort[]
  readonly filters: readonly GridFilter[]
  readonly bounded: boolean
}

/** How far an export is: undefined while none runs. */
export interface ExportState {
  /** Rows that are in the file; undefined before the first. */
  rows?: number | undefined
  /** `bounded`: the last file ended at the bound; `failed`: rows did not load. */
  end?: 'bounded' | 'failed' | undefined
  busy: boolean
}

interface ExportOptions<Row> {
  shown: readonly ShownColumn<Row>[]
  /** All rows that are there, as they are seen. */
  rows: () => readonly Row[]
  sorts: readonly Sort[]
  filters: readonly GridFilter[]
  exportRows: (() => AsyncIterable<readonly Row[]>) | undefined
  /** Rows of a file at most. */
  limit: number
  onExport: ((csv: () => string, details: ExportDetails) => void) | undefined
  onExportError: ((error: unknown) => void) | undefined
}

/** Rows written at once: between parts the page stays alive. */
const part = 2000

async function* partsOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += part) {
    yield rows.slice(at, at + part)
    await new Promise((done) => setTimeout(done))
  }
}

const idle: ExportState = { busy: false }

/** The rows as a file: as they are seen, up to a bound, with how far it is and a way to stop. */
export function useExport<Row>(options: ExportOptions<Row>) {
  const { shown, rows, sorts, filters, exportRows, limit, onExport, onExportError } = options
  const [state, setState] = useState(idle)
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])
  const columns = shown.flatMap(({ head, text }) => (text ? [{ head, text }] : []))
  const done = (event: MouseEvent, csv: () => string, bounded: boolean) => {
    setState(bounded ? { busy: false, end: 'bounded' } : idle)
    const order = { sort: sorts[0] ?? null, sorts, filters, bounded }
    onExport?.(csv, Object.assign(because('export', event), { columns: shown.map(({ id }) => id), ...order }))
  }
  async function start(event: MouseEvent) {
    const there = exportRows ? undefined : rows()
    if (there && there.length <= Math.min(part, limit)) return done(event, () => toCsv(columns, there), false)
    const { signal } = (run.current = new AbortController())
    setState({ busy: true })
    const written: string[] = []
    let count = 0
    let bounded = false
    try {
      for await (const page of exportRows?.() ?? partsOf(there ?? [])) {
        if (signal.aborted) return
        const some = page.slice(0, limit - count)
        count += some.length
        bounded = some.length < page.length
        written.push(toCsv(columns, some, written.length === 0))
        setState({ busy: true, rows: count })
        if (bounded) break
      }
      if (!signal.aborted) done(event, () => written.join('') || toCsv(columns, []), bounded)
    } catch (error) {
      if (signal.aborted) return
      setState(onExportError ? idle : { busy: false, end: 'failed' })
      onExportError?.(error)
    }
  }
  return {
    state,
    start: (event: MouseEvent) => void start(event),
    cancel: () => {
      run.current?.abort()
      setState(idle)
    },
  }
}
