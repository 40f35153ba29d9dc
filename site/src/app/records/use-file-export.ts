import type { DataGridProps } from '@brand/ui/data-grid'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../browser/download.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { showErrorToast } from '../overlays/show-error-toast.ts'

interface FileExportOptions<Row> {
  /** Name of the file without its ending. What names people is recorded by the gateway before a row is read. */
  name: () => string | Promise<string>
  /** All rows that the filters leave, in the order of the grid; undefined where the grid has them already. */
  pages: (() => AsyncIterable<readonly Row[]>) | undefined
}

/** How a grid makes its file: it writes the rows, up to a bound that is told, and shows how far it is. */
export type FileExport<Row extends object> = Pick<
  DataGridProps<Row>,
  'exporting' | 'exportRows' | 'onExport' | 'onExportError'
>

/** What a grid shows as a CSV file with a name. */
export function useFileExport<Row extends object>({ name, pages }: FileExportOptions<Row>): FileExport<Row> {
  const { i18n } = useTranslation()
  const named = useRef('')
  const { mutate, isPending } = useApiMutation({
    mutationFn: async (csv: () => string) => download(`${await name()}.csv`, csv()),
    toastError: true,
  })
  return {
    exporting: isPending,
    exportRows:
      pages &&
      async function* () {
        named.current = await name()
        yield* pages()
      },
    onExport: (csv) => (pages ? download(`${named.current}.csv`, csv()) : mutate(csv)),
    onExportError: (error) => void showErrorToast(i18n, error, 'page'),
  }
}
