import { download } from '../../../../app/browser/download.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { fileOf, type RecordColumn } from '../../../../app/records/grid.tsx'

interface PageOf<Row> {
  list: Row[]
  totalPages: number
  upTo: string
}

/** Of one call while a file is made. */
const exportPage = 500

interface Wanted<Row> {
  /** Without the ending. */
  name: string
  columns: readonly RecordColumn<Row>[]
  /** Asks for a page; the second and later with where the first stood. */
  ask: (paging: { page: number; pageSize: number; upTo?: string }) => Promise<PageOf<Row>>
}

export interface Export {
  busy: boolean
  start: () => void
}

/**
 * All pages of a record as one CSV file. What comes in while it is made is left out, so that the file is of one moment.
 */
export function useExport<Row>({ name, columns, ask }: Wanted<Row>): Export {
  const { mutate, isPending } = useApiMutation({
    async mutationFn() {
      const first = await ask({ page: 1, pageSize: exportPage })
      const rows = [...first.list]
      for (let page = 2; page <= first.totalPages; page++)
        rows.push(...(await ask({ page, pageSize: exportPage, upTo: first.upTo })).list)
      download(`${name}.csv`, fileOf(columns, rows))
    },
    toastError: true,
  })
  return { busy: isPending, start: () => mutate() }
}
