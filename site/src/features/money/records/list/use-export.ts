import { type PageOf } from './use-record.ts'
import type { Answer } from '../../../../app/ssr/hydrated-result.ts'
import { useFileExport, type FileExport } from '../../../../app/records/use-file-export.ts'

/** Of one call while a file is made. */
const exportPage = 500

interface ExportOptions<Row> {
  /** Without the ending. */
  name: string
  /** What the grid shows. */
  answer: Pick<Answer<PageOf<Row>>, 'data' | 'isPlaceholderData'>
  /** Asks for a page; the second and later with where the first stood. */
  ask: (paging: { page: number; pageSize: number; upTo?: string }) => Promise<PageOf<Row>>
}

/**
 * All pages of a record as one CSV file. What comes in while it is made is left out, so that the file is of one moment.
 */
export function useExport<Row extends object>({ name, answer, ask }: ExportOptions<Row>): FileExport<Row> {
  const whole = answer.data?.totalPages === 1 && !answer.isPlaceholderData
  async function* pages() {
    const first = await ask({ page: 1, pageSize: exportPage })
    yield first.list
    for (let page = 2; page <= first.totalPages; page++)
      yield (await ask({ page, pageSize: exportPage, upTo: first.upTo })).list
  }
  return useFileExport({ name: () => name, pages: whole ? undefined : pages })
}
